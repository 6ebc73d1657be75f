// How a hand of cards is held.

/** How one card of a fan lies: its turn and how far it sinks. */
export interface Lie {
  degrees: number;
  drop: number;
}

/** A hand held in a shallow fan; the middle card is upright and highest. */
export function fan(n_cards: number): Lie[] {
  const step = n_cards > 1 ? Math.min(4, 14 / (n_cards - 1)) : 0;
  return Array.from({ length: n_cards }, (_, idx) => {
    const away = idx - (n_cards - 1) / 2;
    return { degrees: away * step, drop: away * away * 1.6 };
  });
}
