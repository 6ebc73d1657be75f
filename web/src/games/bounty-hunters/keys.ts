// Single keys that answer the open menu. Pure: the table listens, this decides.

import { cardOf, isActivation, type Ways } from './choices';
import type { Action, Card, Deck, Item } from './types';

/** What the numbers stand for, in the order they are drawn. */
export interface Numbered {
  decks: readonly Deck[];
  hand: readonly Card[];
}

/** Letters for places, without those that mean something else. */
const PLACE_LETTERS = 'ABCDEFGJKL';

/** The letter of the nth place a card may be put. */
export function placeKey(idx: number, n_places: number): string | null {
  if (n_places === 1) return 'P';
  return PLACE_LETTERS[idx] ?? null;
}

/** The number of a deck while one is to be chosen, or of a card of the hand. */
export function numberKey(idx: number): string | null {
  return idx >= 0 && idx < 9 ? String(idx + 1) : null;
}

/** What a key means: an answer, or a card to take up. */
export type Meaning = { answer: Item } | { pick: Card } | null;

/** What a key means while `picked` is taken up; `ways` is what may be done with it. */
export function meaningOf(
  key: string,
  items: readonly Item[],
  numbered: Numbered,
  ways: Ways | null,
): Meaning {
  const wanted = key.toUpperCase();
  if (ways) {
    const answer = answerFor(wanted, ways);
    if (answer) return { answer };
  }
  if (/^[1-9]$/.test(wanted)) return numberMeaning(Number(wanted) - 1, items, numbered);
  const done = items.find((item) => item.action === 'done');
  return wanted === 'N' && done ? { answer: done } : null;
}

function answerFor(key: string, ways: Ways): Item | null {
  if (key === 'S') return ways.sell;
  if (key === 'R') return ways.reserve;
  return ways.plays.find((_, idx) => placeKey(idx, ways.plays.length) === key) ?? null;
}

function numberMeaning(idx: number, items: readonly Item[], numbered: Numbered): Meaning {
  const deck = numbered.decks[idx];
  const draw = items.find(({ action }) => isDraw(action, deck));
  if (draw) return { answer: draw };
  const activations = activatable(items);
  const card = activations.length > 0 ? activations[idx] : numbered.hand[idx];
  return card !== undefined && items.some((item) => cardOf(item.action) === card) ? { pick: card } : null;
}

function isDraw(action: Action, deck: Deck | undefined): boolean {
  return typeof action === 'object' && 'draw' in action && action.draw === deck;
}

/** The reserved cards that may be activated now, each once, in the order of the menu. */
export function activatable(items: readonly Item[]): Card[] {
  const cards = items.filter((item) => isActivation(item.action)).map((item) => cardOf(item.action) as Card);
  return [...new Set(cards)];
}
