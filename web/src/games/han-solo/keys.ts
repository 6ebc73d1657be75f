// Single keys that answer the open menu. Pure: the table listens, this decides.

import { discardOf, placeIn } from './cards';
import type { Action, Card, HanSoloItem, Token } from './types';

/** What the numbers 1 to 9 stand for, in the order they are drawn. */
export interface Numbered {
  hand: readonly Card[];
  pot: readonly Token[];
}

/** The key of an item: a letter, or its number in the hand or the pot; none past nine. */
export function keyOf(action: Action, numbered: Numbered): string | null {
  switch (action) {
    case 'draw':
      return 'D';
    case 'take':
      return 'T';
    case 'stand':
      return 'S';
    case 'keep':
      return 'K';
    case 'decline':
      return 'L';
  }
  if ('discard' in action) return digit(placeIn(numbered.hand, action.discard));
  if ('pick' in action) return digit(numbered.pot.indexOf(action.pick));
  if ('name' in action) return digit(numbered.pot.indexOf(action.name));
  return action.capture === 'red' ? 'C' : 'B';
}

function digit(idx: number): string | null {
  return idx >= 0 && idx < 9 ? String(idx + 1) : null;
}

/** The item that a key chooses. */
export function itemForKey(
  key: string,
  items: readonly HanSoloItem[],
  numbered: Numbered,
): HanSoloItem | undefined {
  const wanted = key.toUpperCase();
  // A card that looks like another of the hand is offered with it.
  const card = numbered.hand[Number(wanted) - 1];
  return (
    items.find((item) => keyOf(item.action, numbered) === wanted) ??
    (card === undefined ? undefined : discardOf(items, card))
  );
}
