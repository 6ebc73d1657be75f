// How a seat looks on the board.

import type { Seat } from '../../lib/wire';
import type { Model } from './model.svelte';

/** The outline of each seat's things around the origin, as wide as 33: distinguished without their colour. */
const OUTLINES = [
  'M0-16.5A16.5 16.5 0 1 1-.1-16.5Z',
  'M-12-15H12Q15-15 15-12V12Q15 15 12 15H-12Q-15 15-15 12V-12Q-15-15-12-15Z',
  'M0-20L20 0L0 20L-20 0Z',
  'M-9.5-16.5H9.5L19 0L9.5 16.5H-9.5L-19 0Z',
  'M0-19L18-6L11 15.5H-11L-18-6Z',
  'M-7.5-17.5H7.5L17.5-7.5V7.5L7.5 17.5H-7.5L-17.5 7.5V-7.5Z',
];
export function seatOutline(seat: Seat): string {
  return OUTLINES[seat % OUTLINES.length] ?? '';
}

/** The name in the files of the character of a seat. */
export function portraitId(model: Model, seat: Seat): string {
  const character = model.player(seat).character;
  return (character === null ? undefined : model.content.set.character[character]?.id) ?? `seat-${seat}`;
}

/** The name in the files of the ship of a seat. */
export function shipId(model: Model, seat: Seat): string {
  const ship = model.player(seat).ship;
  return (ship === null ? undefined : model.content.set.ship[ship]?.id) ?? 'courier';
}
