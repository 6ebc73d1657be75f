// The same people, the same bots, a new deal.

import type { NewTable, Now, Seating, WantedSeat } from './wire';

/** What a game's view says of its setup, where it says it the way ours do. */
function optionsOf(view: unknown): unknown {
  const setup = (view as { setup?: { options?: unknown } } | null)?.setup;
  return setup?.options ?? null;
}

/** The table to ask for so that everyone sits as before; it deals at once if only bots are missing. */
export function rematch(
  seating: Seating,
  now: Now<unknown, unknown>,
  who: { key: string; name: string },
): NewTable<unknown> {
  // Somebody who only watched takes nobody's seat: the first person's becomes theirs.
  const mine = seating.you ?? seating.places.find((place) => place.holder === 'person')?.seat ?? 0;
  const seats = seating.places.map((place): WantedSeat => {
    if (place.seat === mine) return { want: 'me' };
    return place.holder === 'bot' ? { want: 'bot', level: place.level } : { want: 'friend' };
  });
  return {
    game: seating.game,
    seats,
    options: optionsOf(now.view),
    clock_seconds: seating.clock_seconds,
    ...who,
    start: seats.every((seat) => seat.want !== 'friend'),
  };
}
