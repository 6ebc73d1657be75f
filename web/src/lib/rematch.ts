// The same people, the same bots, a new deal.

import { api } from './api';
import { enterNew, me } from './enter';
import { explain } from './explain';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { dismissFaults, toast } from './toasts.svelte';
import type { NewTable, Now, Seating, WantedSeat } from './wire';

/** What a game's view says of its setup, where it says it the way ours do. */
function optionsOf(view: unknown): unknown {
  const setup = (view as { setup?: { options?: unknown } } | null)?.setup;
  return setup?.options ?? null;
}

/**
 * For somebody who only looked on: a table of their own like this one, on which the first person's
 * seat is theirs. Whoever played asks the server, which knows one rematch for all of them.
 */
export function tableLike(
  seating: Seating,
  now: Now<unknown, unknown>,
  who: { key: string; name: string },
): NewTable<unknown> {
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

/** Goes to the table at which the same people play again, or to one like it for whoever looked on. */
export async function playAgain(seating: Seating, now: Now<unknown, unknown>): Promise<void> {
  if (seating.you === null && !seating.host) {
    await enterNew(tableLike(seating, now, me()));
    return;
  }
  try {
    const { table } = await api.rematch(seating.table, settings.key);
    dismissFaults();
    go(`/t/${table}`);
  } catch (error) {
    toast(explain(error), 'bad');
  }
}
