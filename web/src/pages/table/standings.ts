import type { Line, Outcome, Seat } from '../../lib/wire';

export interface Standing {
  /** Their seat; an opponent whom the game plays has none. */
  seat: Seat | null;
  name: string;
  place: number;
  score: number;
  lines: Line[];
}

/** Everybody's result, best first; equals in the order of their seats, opponents after them. */
export function standings(outcome: Outcome, nameOf: (seat: Seat) => string): Standing[] {
  const seated = outcome.places.map((place, seat) => ({
    seat,
    name: nameOf(seat),
    place,
    score: outcome.scores[seat] ?? 0,
    lines: outcome.lines[seat] ?? [],
  }));
  const opponents = (outcome.opponents ?? []).map((one) => ({ seat: null, ...one }));
  // Sorting keeps the order of equals.
  return [...seated, ...opponents].sort((a, b) => a.place - b.place);
}
