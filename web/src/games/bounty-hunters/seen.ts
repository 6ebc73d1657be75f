// Where the cards of a kind are, as far as the viewer has seen them.

import type { Card, View } from './types';

export type Place = 'hand' | 'area' | 'discard' | 'known' | 'unseen';

/** Where the viewer knows the card to be. */
export function whereIs(view: View, card: Card, home: number | null): Place {
  for (const [seat, player] of view.players.entries()) {
    if (player.hand.includes(card)) return seat === home ? 'hand' : 'known';
    const placed = player.confrontations.some((it) => it.target === card || it.attackers.includes(card));
    const beside = [...player.reserved, ...player.crate_cards, ...player.contracts];
    if (placed || beside.includes(card)) return 'area';
  }
  return view.decks.some((it) => it.discards.includes(card)) ? 'discard' : 'unseen';
}

/** Those of the cards that are in this game: the introductory one leaves some in the box. */
export function inPlay(view: View, cards: readonly Card[], home: number | null): Card[] {
  const unseen = new Set(view.decks.flatMap((it) => it.unseen.flatMap((pool) => pool.cards)));
  return cards.filter((card) => unseen.has(card) || whereIs(view, card, home) !== 'unseen');
}

/** How many of the cards are in each place. */
export function countPlaces(view: View, cards: readonly Card[], home: number | null): Record<Place, number> {
  const counts: Record<Place, number> = { hand: 0, area: 0, discard: 0, known: 0, unseen: 0 };
  for (const card of cards) counts[whereIs(view, card, home)] += 1;
  return counts;
}
