// The faces and colours that the people at the table in front of us have chosen.

import { COLOURS_MAX, FACES_MAX, type Look, type Place, type Seat } from './wire';

let worn = $state.raw<ReadonlyMap<Seat, Look>>(new Map());

/** What a seat wears that has chosen nothing. */
const own = (seat: Seat): Look => ({ face: seat % FACES_MAX, colour: seat % COLOURS_MAX });

/** Takes over what the people at a table have chosen; nothing for no table. */
export function wearAs(places: readonly Place[]): void {
  worn = new Map(places.flatMap(({ seat, look }) => (look ? [[seat, look] as const] : [])));
}

/** The face and the colour of a seat. Reactive. */
export function lookOf(seat: Seat): Look {
  return worn.get(seat) ?? own(seat);
}

/** The colours by their numbers, as degrees of hue. */
export const hueOf = (colour: number): number => colour * 45 + 20;
