// How a seat looks on the board.

import type { Seat } from '../../lib/wire';
import type { Model } from './model.svelte';

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
