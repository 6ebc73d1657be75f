// A finished table with every hand open, laid together from what each seat saw.
//
// Nobody sees everything, not even the server's replays: there is no such viewer. But
// once a table is over each seat's eyes may be borrowed, and all of them together see it all.

import type { DrawnGame } from '../games/contract';
import { api, ApiError } from './api';
import type { Frame, Outline, Replay, Seat, Seating } from './wire';

/** In addresses, the eyes of everybody at once. */
export const EVERYONE = 'all';

type AnyReplay = Replay<unknown, unknown, unknown>;
/** How a section of a seat's own words is headed among everybody's. */
type HeadingOf = (seat: Seat, heading: string) => string;
type AnyFrame = Frame<unknown, unknown, unknown>;

/** The spectator's words, and then what each seat's own words say besides. */
export function openOutline(base: Outline, own: readonly Outline[], headingOf: HeadingOf): Outline {
  const headings = new Set(base.sections.map((section) => section.heading));
  const besides = own.flatMap((outline, seat) =>
    outline.sections
      .filter((section) => !headings.has(section.heading))
      .map((section) => ({ ...section, heading: headingOf(seat, section.heading) })),
  );
  return { sections: [...besides, ...base.sections] };
}

/** Lays the seats' replays, in seat order, over the spectator's. */
export function openHands(
  base: AnyReplay,
  own: readonly AnyReplay[],
  openAll: DrawnGame['openAll'],
  headingOf: HeadingOf,
): AnyReplay {
  const frames = base.frames.map((frame, idx): AnyFrame => {
    const nows = own.map((replay) => {
      const now = replay.frames[idx]?.now;
      if (now?.seq !== frame.now.seq) throw new Error('the replays are of different games');
      return now;
    });
    const view = openAll
      ? openAll(frame.now.view as never, nows.map((now) => now.view) as never)
      : frame.now.view;
    const outline = openOutline(
      frame.now.outline,
      nows.map((now) => now.outline),
      headingOf,
    );
    return { ...frame, now: { ...frame.now, view, outline } };
  });
  return { ...base, frames };
}

/** The replay through everybody's eyes; refused, as any seat's eyes are, before the table is over. */
export async function replayOfAll(
  table: string,
  lang: string,
  key: string,
  openAll: (game: string) => DrawnGame['openAll'],
  headingIn: (seating: Seating) => HeadingOf,
): Promise<AnyReplay> {
  const base = await api.replay(table, 'spectator', lang, key);
  const seats = base.seating.places.map(({ seat }) => seat).sort((a, b) => a - b);
  if (base.seating.stage !== 'over') throw new ApiError(403, 'not_yours', '');
  const own = await Promise.all(seats.map((seat) => api.replay(table, String(seat), lang, key)));
  return openHands(base, own, openAll(base.seating.game), headingIn(base.seating));
}
