// Small words for drawing: a portrait is a list of filled outlines in a box of 100.

/** One outline of a picture. */
export interface Shape {
  /** Its outline, as an SVG path. */
  d: string;
  /** What it is filled with; `none` for a line. */
  fill: string;
  /** The colour of its edge; none for a shape without one. */
  stroke: string;
  /** How strong the edge is. */
  width: number;
}

/** Who is drawn, and the room they stand in. */
export interface Portrait {
  /** The light and the dark of the ground. */
  ground: readonly [string, string];
  shapes: readonly Shape[];
}

/** The edge of everything: warm black, as if drawn with a brush. */
export const INK = '#1b1210';
const EDGE = 1.8;

/** A filled outline with a dark edge. */
export function part(fill: string, d: string): Shape {
  return { d, fill, stroke: INK, width: EDGE };
}

/** A filled outline without an edge: light, shadow, markings. */
export function flat(fill: string, d: string): Shape {
  return { d, fill, stroke: 'none', width: 0 };
}

/** A line. */
export function line(stroke: string, d: string, width = EDGE): Shape {
  return { d, fill: 'none', stroke, width };
}

export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

export function both(...halves: string[]): string {
  return halves.join('');
}

/** Two eyes, as far from the middle as `away`. */
export function eyes(fill: string, y: number, away: number, rx: number, ry = rx): Shape {
  return flat(fill, both(oval(50 - away, y, rx, ry), oval(50 + away, y, rx, ry)));
}

/** Shoulders down to the lower edge, as wide as `half` to each side. */
export function shoulders(fill: string, half: number, y = 76): Shape {
  const [left, right] = [50 - half, 50 + half];
  return part(
    fill,
    `M${left} 104Q${left} ${y + 7} ${left + 18} ${y}H${right - 18}Q${right} ${y + 7} ${right} 104Z`,
  );
}

/** A human face from brow to chin. */
export function face(fill: string, half = 17): Shape {
  const [left, right] = [50 - half, 50 + half];
  return part(
    fill,
    `M${left} 42Q${left} 24 50 24Q${right} 24 ${right} 42L${right - 2} 55Q${right - 6} 68 50 70Q${left + 6} 68 ${left + 2} 55Z`,
  );
}

/** The shaded half of a human face. */
export function shade(half = 17): Shape {
  const right = 50 + half;
  return flat(
    'rgb(60 10 0 / 0.17)',
    `M56 25Q${right} 27 ${right} 42L${right - 2} 55Q${right - 6} 68 50 70Q60 60 59 48Q58 36 56 25Z`,
  );
}

/** Brows, nose and mouth; `smile` bends the mouth, `lean` lifts one corner. */
export function features(ink: string, smile: number, lean = 0): Shape[] {
  return [
    line(ink, 'M38 41Q43 38.5 46.5 41M53.5 41Q57 38.5 62 41', 2),
    line(ink, 'M50 47L48.5 54H51', 1.2),
    line(ink, `M43.5 ${60 + lean}Q50 ${60 + smile} 56.5 ${60 - lean}`, 1.8),
  ];
}
