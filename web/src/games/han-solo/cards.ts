// What a card's text says about how it is drawn.

import { signed } from '../../lib/numbers';
import type { Card, HanSoloItem } from './types';

/** Which of the three families a card belongs to. */
export type Family = 'plus' | 'minus' | 'zero';

/** What the card counts. */
export function valueOf(card: Card): number {
  // `|| 0` because "-0" must never be shown as such.
  return Number.parseInt(card, 10) || 0;
}

/** The letter of the copy: `a`, `b` or `c`. */
export function copyOf(card: Card): string {
  return card.slice(-1);
}

export function familyOf(card: Card): Family {
  const value = valueOf(card);
  return value > 0 ? 'plus' : value < 0 ? 'minus' : 'zero';
}

/** A card as a person writes it: `+3`, `−10`, `0`; copies look alike. */
export function cardText(card: Card): string {
  return signed(valueOf(card));
}

/** Where the first card that looks like this one lies in a hand; -1 where none does. */
export function placeIn(hand: readonly Card[], card: Card): number {
  return hand.findIndex((held) => valueOf(held) === valueOf(card));
}

/** The item that puts this card down, or one that looks like it: each value is offered once. */
export function discardOf(items: readonly HanSoloItem[], card: Card): HanSoloItem | undefined {
  return items.find(
    ({ action }) =>
      typeof action === 'object' && 'discard' in action && valueOf(action.discard) === valueOf(card),
  );
}

export function sumOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + valueOf(card), 0);
}

/** A point on the card, in the card's own units. */
export interface Point {
  x: number;
  y: number;
}

/** The size of a card in its own units. */
export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 140;

/**
 * Where the pips stand: as many as the number says, in one row up to five and
 * in two rows from six on, the fuller row above.
 */
export function pipsOf(card: Card): Point[] {
  const count = Math.abs(valueOf(card));
  const above = count > 5 ? Math.ceil(count / 2) : count;
  const rows = count > 5 ? [above, count - above] : [above];
  const middle = 118;
  return rows.flatMap((n, row) => {
    const y = rows.length === 1 ? middle : middle - 6 + row * 12;
    return Array.from({ length: n }, (_, idx) => ({
      x: CARD_WIDTH / 2 + (idx - (n - 1) / 2) * 13,
      y,
    }));
  });
}
