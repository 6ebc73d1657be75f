// Outlines of things that are not persons: emblems, shapes of the values, crates, grounds.

import { streamOf } from '../../lib/stream';
import type { ColourName, DeckName } from './faces';

/** The outline of a card of 100 by 140, `inset` units from its edge. */
export function cardOutline(inset = 0): string {
  const radius = Math.max(2, 8 - inset);
  const [w, h] = [100 - 2 * inset, 140 - 2 * inset];
  const corner = `a${radius} ${radius} 0 0 1`;
  return (
    `M${inset + radius} ${inset}h${w - 2 * radius}${corner} ${radius} ${radius}v${h - 2 * radius}` +
    `${corner} ${-radius} ${radius}h${2 * radius - w}${corner} ${-radius} ${-radius}v${2 * radius - h}` +
    `${corner} ${radius} ${-radius}Z`
  );
}

/** The emblem of each deck in a box of 24: crosshair, helmet, sealed page, hood. */
export const EMBLEMS: Record<DeckName, string> = {
  target:
    'M11 1h2v4.08A7 7 0 0 1 18.92 11H23v2h-4.08A7 7 0 0 1 13 18.92V23h-2v-4.08A7 7 0 0 1 5.08 13H1v-2h4.08A7 7 0 0 1 11 5.08ZM12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9ZM12 10.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3Z',
  hunter:
    'M12 2Q4 2 4 11L4.5 18L8 22H16L19.5 18L20 11Q20 2 12 2ZM5.8 10H18.2L17.8 13L13.6 13.4L13.2 20H10.8L10.4 13.4L6.2 13Z',
  contract:
    'M5 2H15L20 7V22H5ZM8 9H17V10.8H8ZM8 12.6H17V14.4H8ZM8 16.2H12.5V18H8ZM16 16a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4Z',
  market:
    'M12 1.5Q5 3 4.5 12L2.5 22.5H21.5L19.5 12Q19 3 12 1.5ZM8.6 10a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6ZM15.4 10a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6Z',
};

/** The shape of each value around the origin, nine units wide. */
export const VALUE_SHAPES: Record<ColourName, string> = {
  green: 'M-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0Z',
  blue: 'M0-6L6 0L0 6L-6 0Z',
  orange: 'M0-5.6L6 4.8H-6Z',
};

/** A credit: a coin with a notched rim, in a box of 24. */
export const CREDIT =
  'M12 1L14.4 3.2L17.5 2.5L18.4 5.6L21.5 6.5L20.8 9.6L23 12L20.8 14.4L21.5 17.5L18.4 18.4L17.5 21.5L14.4 20.8L12 23L9.6 20.8L6.5 21.5L5.6 18.4L2.5 17.5L3.2 14.4L1 12L3.2 9.6L2.5 6.5L5.6 5.6L6.5 2.5L9.6 3.2Z';

/** Where the crates stand on a card with this many, and how large. */
export const CRATE_PLACES: Record<number, readonly (readonly [x: number, y: number, scale: number])[]> = {
  1: [[54, 74, 1.2]],
  2: [
    [40, 82, 0.92],
    [68, 66, 0.92],
  ],
  3: [
    [54, 54, 0.78],
    [34, 88, 0.78],
    [72, 88, 0.78],
  ],
};

/** Lights far away on the ground of a card; the same for the same card. */
export function sparksOf(seed: string): string {
  const random = streamOf(seed);
  let path = '';
  for (let idx = 0; idx < 16; idx += 1) {
    const [x, y, r] = [6 + random() * 88, 24 + random() * 60, 0.35 + random() * 0.9];
    path += `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 ${(2 * r).toFixed(2)} 0a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 ${(-2 * r).toFixed(2)} 0Z`;
  }
  return path;
}

/** Roofs of a city behind the one who is drawn; the same for the same card. */
export function roofsOf(seed: string): string {
  const random = streamOf(`roofs ${seed}`);
  let path = 'M0 124';
  for (let x = 0; x < 100;) {
    const [width, y] = [7 + random() * 12, 78 + random() * 26];
    path += `L${x.toFixed(1)} ${y.toFixed(1)}H${Math.min(100, x + width).toFixed(1)}`;
    if (random() > 0.65) path += `v-${(4 + random() * 8).toFixed(1)}h1v9`;
    x += width;
  }
  return `${path}L100 124Z`;
}

/** Which way the one who is drawn looks: copies differ a little. */
export function isMirrored(seed: string): boolean {
  return streamOf(`side ${seed}`)() > 0.5;
}
