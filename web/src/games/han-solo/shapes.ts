// Outlines shared by cards, dice and backs.

import { streamOf } from '../../lib/stream';
import { CARD_HEIGHT, CARD_WIDTH, copyOf, type Family } from './cards';
import type { Card } from './types';

const EDGE = 1.5;
const ROUND = 8;

/** How deep each corner is cut: top left, top right, bottom right, bottom left; 0 is round. */
const CUTS: Record<Family | 'back', [number, number, number, number]> = {
  // The cut corners lean the way the number does, so the outline alone tells the sign.
  plus: [0, 20, 0, 20],
  minus: [20, 0, 20, 0],
  zero: [14, 14, 14, 14],
  back: [0, 0, 0, 0],
};

/** The outline of a card, `inset` units inside its edge. */
export function cardOutline(family: Family | 'back', inset = 0): string {
  const [topLeft, topRight, bottomRight, bottomLeft] = CUTS[family];
  const near = EDGE + inset;
  const right = CARD_WIDTH - near;
  const bottom = CARD_HEIGHT - near;
  const round = Math.max(2, ROUND - inset);
  // An inset cut keeps its slant: it moves in by the same distance.
  const reach = (cut: number): number => (cut === 0 ? round : Math.max(2, cut - inset * 0.6));
  const corner = (cut: number, x: number, y: number): string =>
    cut === 0 ? `A${round} ${round} 0 0 1 ${x} ${y}` : `L${x} ${y}`;
  const [tl, tr, br, bl] = [reach(topLeft), reach(topRight), reach(bottomRight), reach(bottomLeft)];
  return [
    `M${near + tl} ${near}`,
    `L${right - tr} ${near}`,
    corner(topRight, right, near + tr),
    `L${right} ${bottom - br}`,
    corner(bottomRight, right - br, bottom),
    `L${near + bl} ${bottom}`,
    corner(bottomLeft, near, bottom - bl),
    `L${near} ${near + tl}`,
    corner(topLeft, near + tl, near),
    'Z',
  ].join('');
}

/** The broad band behind the number: rising for plus, falling for minus, level for zero. */
export const BANDS: Record<Family, string> = {
  plus: 'M0 104 100 48 100 92 0 148Z',
  minus: 'M0 48 100 104 100 148 0 92Z',
  zero: 'M0 54 100 54 100 96 0 96Z',
};

/** The emblem in a box of 20 around the origin: up, down, ring. */
export const EMBLEMS: Record<Family, string> = {
  plus: 'M0-9 9 7-9 7Z',
  minus: 'M0 9 9-7-9-7Z',
  zero: 'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9ZM0-4A4 4 0 1 0 0 4A4 4 0 1 0 0-4Z',
};

/** The scratches, dents and dust of one card, as outlines to stroke. */
export function wearOf(card: Card): string {
  const next = streamOf(card);
  const marks: string[] = [];
  const copy = copyOf(card);
  // Each copy was worn in another way: scratched, scorched, or gone over with a tool.
  const n_marks = copy === 'a' ? 9 : copy === 'b' ? 16 : 6;
  for (let idx = 0; idx < n_marks; idx += 1) {
    const x = Math.round(6 + next() * 88);
    const y = Math.round(6 + next() * 128);
    if (copy === 'a') {
      marks.push(`M${x} ${y}l${Math.round(next() * 26 - 8)} ${Math.round(next() * 18 - 5)}`);
    } else if (copy === 'b') {
      marks.push(`M${x} ${y}h${(0.6 + next() * 2.4).toFixed(1)}`);
    } else {
      const run = Math.round(8 + next() * 14);
      const turn = Math.round(next() * 14 - 7);
      marks.push(`M${x} ${y}h${run}l${Math.abs(turn)} ${turn}`);
    }
  }
  return marks.join('');
}

/** HS-1.4: the six symbols of the dice, in a box of 100. */
export const SYMBOLS: readonly string[] = [
  // A split disc.
  'M46 14A36 36 0 0 0 46 86ZM54 14A36 36 0 0 1 54 86Z',
  // A large and a small square.
  'M14 36H64V86H14ZM66 14H86V34H66Z',
  // A triangle over a notched block.
  'M50 12 84 50H16ZM16 58H84V88H60V74H40V88H16Z',
  // A diamond with a square hole.
  'M50 8 92 50 50 92 8 50ZM38 38V62H62V38Z',
  // A kite with a kite hole.
  'M50 6 80 38 50 94 20 38ZM50 26 38 39 50 66 62 39Z',
  // A hexagon cut by a slanted gap.
  'M28 14H64L30 80 8 50ZM74 20 92 50 72 86H40Z',
];
