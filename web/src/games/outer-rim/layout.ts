// Where everything lies on the drawn board, computed from the graph: the Rim as an arch
// around the Core, two lanes as two curves, whatever stands between them in between.
//
// A place is first told as (u, v): u from 0 at the Spinward side of its wedge to 1 at the
// Trailing side, v from 0 at the outer lane to 1 at the inner one. An owner's board may have
// any graph inside of a tile; what would lie too close is pushed apart until it does not.

import type { SpaceId } from '../../wire/outer-rim/SpaceId';
import type { SpaceKind } from './content';
import { neighbours, wayBetween, type Graph, type Section } from './graph';

export interface Point {
  x: number;
  y: number;
}
export interface Placed extends Point {
  id: SpaceId;
  kind: SpaceKind;
  section: number;
  /** How large it is drawn. */
  r: number;
}
export interface Wedge {
  /** Angles in radians: pi at the Spinward end, 0 at the Trailing end. */
  from: number;
  to: number;
  tile: number | null;
  /** Its outline. */
  path: string;
}
export interface Layout {
  spaces: Map<SpaceId, Placed>;
  wedges: Wedge[];
  links: [Placed, Placed][];
}

export const BOARD = { width: 1340, height: 716, x: 670, y: 672 } as const;
export const RADIUS = { fame: 628, outer: 600, outerLane: 512, innerLane: 368, inner: 284 } as const;
const SIZES: Record<SpaceKind, number> = { planet: 37, core: 37, maelstrom: 37, navpoint: 8 };
/** The least distance between the edges of two spaces. */
export const GAP = 5;
const ENDCAP = (13 * Math.PI) / 180;
const EMPTY_ENDCAP = (4.5 * Math.PI) / 180;
/** How far the ends of lanes stay from the edge of their wedge. */
const MARGIN = 0.125;
const WEDGE_GAP = 0.008;
/** Where something stands between the lanes, beside the names of planets. */
const BETWEEN = 0.64;

export function at(angle: number, radius: number): Point {
  return { x: BOARD.x + Math.cos(angle) * radius, y: BOARD.y - Math.sin(angle) * radius };
}

function angles(sections: readonly Section[]): [number, number][] {
  const widths = sections.map((section) =>
    section.tile !== null ? null : section.spaces.length > 0 ? ENDCAP : EMPTY_ENDCAP,
  );
  const caps = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const tiles = widths.filter((width) => width === null).length;
  const each = (Math.PI - caps) / Math.max(1, tiles);
  let angle = Math.PI;
  return widths.map((width) => {
    const from = angle;
    angle -= width ?? each;
    return [from, angle];
  });
}

/** The outline of a wedge between two radii. */
export function sector(from: number, to: number, outer: number, inner: number): string {
  const [a, b, c, d] = [at(from, outer), at(to, outer), at(to, inner), at(from, inner)];
  const says = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return `M${says(a)}A${outer} ${outer} 0 0 1 ${says(b)}L${says(c)}A${inner} ${inner} 0 0 0 ${says(d)}Z`;
}

interface Spot {
  id: SpaceId;
  u: number;
  v: number;
}

/** The spaces of a lane along it; planets take more room than navpoints. */
function alongLane(graph: Graph, lane: readonly SpaceId[], v: number): Spot[] {
  if (lane.length === 1) return lane.map((id) => ({ id, u: 0.5, v }));
  const room = (id: SpaceId): number => (graph.nodes.get(id)?.data.kind === 'navpoint' ? 1 : 1.8);
  const steps = lane.slice(1).map((id, idx) => room(id) + room(lane[idx] as SpaceId));
  const total = steps.reduce((sum, step) => sum + step, 0);
  let far = 0;
  return lane.map((id, idx) => {
    if (idx > 0) far += steps[idx - 1] ?? 0;
    return { id, u: MARGIN + ((1 - 2 * MARGIN) * far) / total, v };
  });
}

function placeTile(graph: Graph, section: Section): Spot[] {
  const inside = new Set(section.spaces);
  const beside = neighbours(graph);
  const spots: Spot[] = [];
  const lay = (more: Spot[]): void => {
    for (const spot of more) inside.delete(spot.id);
    spots.push(...more);
  };
  for (const lane of [0, 1]) {
    const [from, to] = [section.spinward[lane], section.trailing[lane]];
    if (from === undefined || to === undefined || !inside.has(from) || !inside.has(to)) continue;
    const way = wayBetween(beside, from, to, inside);
    // Ends without a way between them still face their neighbours.
    lay(alongLane(graph, way ?? [...new Set([from, to])], lane));
  }
  // The rest stands between, near what it leads to.
  const rest = [...inside].map((id) => {
    const near = spots.filter((spot) => beside.get(id)?.includes(spot.id));
    const u = near.length === 0 ? 0.5 : near.reduce((sum, spot) => sum + spot.u, 0) / near.length;
    const v = near.length === 0 ? 0.5 : near.reduce((sum, spot) => sum + spot.v, 0) / near.length;
    return { id, u, v: 0.3 + 0.4 * v };
  });
  rest.sort((a, b) => a.u - b.u || a.id - b.id);
  const alone = rest.length === 1 && rest[0]?.u === 0.5;
  return [
    ...spots,
    ...rest.map((spot, idx) => ({
      ...spot,
      u: alone ? BETWEEN : (spot.u + (idx + 1) / (rest.length + 1)) / 2,
    })),
  ];
}

/** The joint of an endcap faces the lanes, the rest stands behind it. */
function placeEndcap(section: Section): Spot[] {
  const joint = section.spinward[0];
  const others = section.spaces.filter((id) => id !== joint);
  const spots = others.map((id, idx) => ({ id, u: 0.5, v: 1 - idx * 0.5 }));
  return joint === undefined ? spots : [{ id: joint, u: 0.5, v: 0.36 }, ...spots];
}

const radiusAt = (v: number): number => RADIUS.outerLane + (RADIUS.innerLane - RADIUS.outerLane) * v;

/** Pushes apart what lies too close, and keeps everything inside of its wedge. */
function settle(placed: Placed[], wedge: readonly [number, number]): void {
  for (const one of placed) keepInside(one, wedge);
  for (let round = 0; round < 240; round += 1) {
    let moved = false;
    for (const [idx, one] of placed.entries()) {
      for (const other of placed.slice(idx + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const apart = Math.hypot(dx, dy) || 0.01;
        const lack = one.r + other.r + GAP + 1 - apart;
        if (lack <= 0) continue;
        moved = true;
        // What is small gives way to what is large.
        const share = one.r / (one.r + other.r);
        const [ux, uy] = [(dx || 0.01) / apart, dy / apart];
        one.x -= ux * lack * (1 - share);
        one.y -= uy * lack * (1 - share);
        other.x += ux * lack * share;
        other.y += uy * lack * share;
      }
    }
    if (!moved) return;
    for (const one of placed) keepInside(one, wedge);
  }
}

function keepInside(one: Placed, [from, to]: readonly [number, number]): void {
  const [dx, dy] = [one.x - BOARD.x, BOARD.y - one.y];
  const radius = Math.min(RADIUS.outer - one.r - 3, Math.max(RADIUS.inner + one.r + 3, Math.hypot(dx, dy)));
  const pad = Math.min((from - to) / 2, (one.r + GAP / 2 + 1) / radius);
  const angle = Math.min(from - pad, Math.max(to + pad, Math.atan2(dy, dx)));
  Object.assign(one, at(angle, radius));
}

/** More in a wedge than fits is drawn smaller. */
function shrink(placed: readonly Placed[], [from, to]: readonly [number, number]): number {
  const area = ((from - to) / 2) * (RADIUS.outer ** 2 - RADIUS.inner ** 2);
  const wanted = placed.reduce((sum, { r }) => sum + (2 * r + GAP) ** 2, 0);
  return Math.min(1, Math.sqrt((0.62 * area) / Math.max(1, wanted)));
}

export function layoutOf(graph: Graph): Layout {
  const bounds = angles(graph.sections);
  const spaces = new Map<SpaceId, Placed>();
  for (const [idx, section] of graph.sections.entries()) {
    const [from, to] = bounds[idx] as [number, number];
    const spots = section.tile === null ? placeEndcap(section) : placeTile(graph, section);
    const placed = spots.map(({ id, u, v }): Placed => {
      const kind = graph.nodes.get(id)?.data.kind ?? 'navpoint';
      return { id, kind, section: idx, r: SIZES[kind], ...at(from + (to - from) * u, radiusAt(v)) };
    });
    const scale = shrink(placed, [from, to]);
    for (const one of placed) one.r *= scale;
    settle(placed, [from, to]);
    for (const one of placed) spaces.set(one.id, one);
  }
  const wedges = graph.sections.map((section, idx): Wedge => {
    const [from, to] = bounds[idx] as [number, number];
    const path = sector(from - WEDGE_GAP / 2, to + WEDGE_GAP / 2, RADIUS.outer, RADIUS.inner);
    return { from, to, tile: section.tile, path };
  });
  const links = graph.links.flatMap(([one, other]): [Placed, Placed][] => {
    const [a, b] = [spaces.get(one), spaces.get(other)];
    return a && b ? [[a, b]] : [];
  });
  return { spaces, wedges, links };
}

/** A part of the board to look at. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const WHOLE: Frame = { x: 0, y: 0, width: BOARD.width, height: BOARD.height };

/** What one sees leaning over a wedge: its spaces with their names. */
export function frameOf(layout: Layout, section: number): Frame {
  const inside = [...layout.spaces.values()].filter((space) => space.section === section);
  const wedge = layout.wedges[section];
  const corners = wedge
    ? [wedge.from, wedge.to].flatMap((angle) => [at(angle, RADIUS.fame), at(angle, RADIUS.inner + 20)])
    : [];
  return around(inside.length > 0 ? inside : corners, 78);
}

/** What one sees with these spaces in sight. */
export function around(points: readonly Point[], pad: number, least = 0): Frame {
  const [xs, ys] = [points.map((it) => it.x), points.map((it) => it.y)];
  const [left, right] = [Math.min(...xs) - pad, Math.max(...xs) + pad];
  const [top, bottom] = [Math.min(...ys) - pad, Math.max(...ys) + pad];
  const [width, height] = [Math.max(least, right - left), Math.max(least * 0.6, bottom - top)];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** How the board is moved and scaled so that the frame fills a box; never beyond the board's edge. */
export function cameraOf(frame: Frame, width: number, height: number): { x: number; y: number; k: number } {
  const whole = Math.min(width / BOARD.width, height / BOARD.height);
  const k = Math.max(whole, Math.min(width / frame.width, height / frame.height, whole * 5));
  const place = (start: number, size: number, room: number, board: number): number => {
    if (board * k <= room) return (room - board * k) / 2;
    const wanted = room / 2 - (start + size / 2) * k;
    return Math.min(0, Math.max(room - board * k, wanted));
  };
  return {
    k,
    x: place(frame.x, frame.width, width, BOARD.width),
    y: place(frame.y, frame.height, height, BOARD.height),
  };
}

/** The neighbour that lies most in the direction, for walking by arrows. */
export function stepToward(from: Point, near: readonly Placed[], dx: number, dy: number): Placed | null {
  let best: Placed | null = null;
  let most = 0.35;
  for (const one of near) {
    const [x, y] = [one.x - from.x, one.y - from.y];
    const along = (x * dx + y * dy) / (Math.hypot(x, y) || 1);
    if (along > most) [best, most] = [one, along];
  }
  return best;
}
