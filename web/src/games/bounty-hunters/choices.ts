// What the open menu lets a card do. Pure: it sorts what is offered and adds nothing.

import type { Action, Card, Deck, Item } from './types';

/** All that may be done with one card now. */
export interface Ways {
  sell: Item | null;
  reserve: Item | null;
  /** One item for each place, or a single one where there is nothing to choose. */
  plays: readonly Item[];
}

/** The card an action is about, if it is about one. */
export function cardOf(action: Action): Card | null {
  if (typeof action === 'string' || 'draw' in action) return null;
  if ('sell' in action) return action.sell;
  if ('reserve' in action) return action.reserve;
  return 'play' in action ? action.play.card : action.activate.card;
}

/** The target an action is placed on, if it is placed on one. */
export function placeOf(action: Action): Card | null {
  if (typeof action === 'string') return null;
  if ('play' in action) return action.play.on ?? null;
  return 'activate' in action ? (action.activate.on ?? null) : null;
}

/** The deck an action draws from. */
export function deckDrawn(action: Action | null): Deck | null {
  return action !== null && typeof action !== 'string' && 'draw' in action ? action.draw : null;
}

export function isActivation(action: Action): boolean {
  return typeof action !== 'string' && 'activate' in action;
}

/** The card under whose number the menu offers this one: cards that look alike are offered once. */
export function offeredAs(items: readonly Item[], card: Card, alike: (other: Card) => boolean): Card | null {
  const offered = items.flatMap((item) => cardOf(item.action) ?? []);
  return offered.includes(card) ? card : (offered.find(alike) ?? null);
}

/** What the menu offers for a card of the hand, or for a reserved one. */
export function waysOf(items: readonly Item[], card: Card): Ways {
  const own = items.filter((item) => cardOf(item.action) === card);
  const find = (key: string): Item | null =>
    own.find((item) => typeof item.action === 'object' && key in item.action) ?? null;
  return {
    sell: find('sell'),
    reserve: find('reserve'),
    plays: own.filter(
      ({ action }) => typeof action === 'object' && ('play' in action || 'activate' in action),
    ),
  };
}

/** Where a card may be dropped: the names its places carry as `data-drop`. */
export function dropsOf(ways: Ways): string {
  const places = ways.plays.map(({ action }) => {
    const on = placeOf(action);
    return on === null ? 'area' : `on-${on}`;
  });
  if (ways.sell) places.push('sell');
  if (ways.reserve) places.push('reserve');
  return places.join(' ');
}

/** What a drop on the named place means. */
export function dropped(ways: Ways, place: string): Item | null {
  if (place === 'sell') return ways.sell;
  if (place === 'reserve') return ways.reserve;
  return (
    ways.plays.find(
      ({ action }) => place === (placeOf(action) === null ? 'area' : `on-${placeOf(action)}`),
    ) ?? null
  );
}
