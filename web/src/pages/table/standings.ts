import type { Line, Outcome, Seat } from '../../lib/wire';

export interface Standing {
  seat: Seat;
  place: number;
  score: number;
  lines: Line[];
}

/** Every seat's result, best first; equals in the order of their seats. */
export function standings(outcome: Outcome): Standing[] {
  return outcome.places
    .map((place, seat) => ({
      seat,
      place,
      score: outcome.scores[seat] ?? 0,
      lines: outcome.lines[seat] ?? [],
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
