import { describe, expect, it } from 'vitest';
import { cardOf, deckDrawn, dropped, dropsOf, offeredAs, placeOf, waysOf } from './choices';
import type { Action, Item } from './types';

const item = (action: Action): Item => ({ action, label: JSON.stringify(action) });

const MENU: Item[] = [
  item({ sell: 50 }),
  item({ play: { card: 50, on: 3 } }),
  item({ play: { card: 50, on: 7 } }),
  item({ sell: 2 }),
  item({ play: { card: 2 } }),
  item({ sell: 190 }),
  item({ reserve: 190 }),
];

describe('an action', () => {
  it.each<[Action, number | null, number | null]>([
    [{ draw: 'hunter' }, null, null],
    [{ sell: 50 }, 50, null],
    [{ reserve: 190 }, 190, null],
    [{ play: { card: 50, on: 3 } }, 50, 3],
    [{ play: { card: 2 } }, 2, null],
    [{ activate: { card: 160, on: 7 } }, 160, 7],
    ['done', null, null],
  ])('%j is about card %j on %j', (action, card, on) => {
    expect(cardOf(action)).toBe(card);
    expect(placeOf(action)).toBe(on);
  });
  it('draws from a deck or from none', () => {
    expect(deckDrawn({ draw: 'market' })).toBe('market');
    expect(deckDrawn('done')).toBeNull();
    expect(deckDrawn(null)).toBeNull();
  });
});

describe('cards that look alike', () => {
  it('are offered once, under one number', () => {
    const alike = (other: number): boolean => other === 50;
    expect(offeredAs(MENU, 50, alike)).toBe(50);
    expect(offeredAs(MENU, 51, alike)).toBe(50);
    expect(offeredAs(MENU, 51, () => false)).toBeNull();
  });
});

describe('what may be done with a card', () => {
  it('is what the menu offers, and nothing else', () => {
    const fighter = waysOf(MENU, 50);
    expect(fighter.sell).toBe(MENU[0]);
    expect(fighter.plays).toEqual([MENU[1], MENU[2]]);
    expect(fighter.reserve).toBeNull();
    expect(waysOf(MENU, 190)).toEqual({ sell: MENU[5], reserve: MENU[6], plays: [] });
    expect(waysOf(MENU, 99)).toEqual({ sell: null, reserve: null, plays: [] });
  });
  it('can be said by dropping it', () => {
    const ways = waysOf(MENU, 50);
    expect(dropsOf(ways)).toBe('on-3 on-7 sell');
    expect(dropped(ways, 'on-7')).toBe(MENU[2]);
    expect(dropped(ways, 'sell')).toBe(MENU[0]);
    expect(dropped(ways, 'reserve')).toBeNull();
    expect(dropped(ways, 'area')).toBeNull();
    expect(dropsOf(waysOf(MENU, 2))).toBe('area sell');
    expect(dropped(waysOf(MENU, 2), 'area')).toBe(MENU[4]);
    expect(dropped(waysOf(MENU, 190), 'reserve')).toBe(MENU[6]);
  });
});
