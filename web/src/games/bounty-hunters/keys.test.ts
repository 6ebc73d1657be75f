import { describe, expect, it } from 'vitest';
import { waysOf } from './choices';
import { activatable, meaningOf, placeKey, type Numbered } from './keys';
import type { Action, Item } from './types';

const item = (action: Action): Item => ({ action, label: JSON.stringify(action) });
const numbered: Numbered = { decks: ['target', 'hunter', 'contract', 'market'], hand: [2, 50, 60, 120, 190] };

describe('while a deck is chosen', () => {
  const items = [item({ draw: 'target' }), item({ draw: 'market' })];
  it('numbers are decks in the order they lie', () => {
    expect(meaningOf('1', items, numbered, null)).toEqual({ answer: items[0] });
    expect(meaningOf('4', items, numbered, null)).toEqual({ answer: items[1] });
  });
  it('a deck that is not offered means nothing', () => {
    expect(meaningOf('2', items, numbered, null)).toBeNull();
  });
});

describe('while a card is chosen', () => {
  const items = [
    item({ sell: 50 }),
    item({ play: { card: 50, on: 3 } }),
    item({ play: { card: 50, on: 7 } }),
    item({ play: { card: 2 } }),
    item({ reserve: 190 }),
  ];
  it('numbers take up a card of the hand, if it can be used', () => {
    expect(meaningOf('2', items, numbered, null)).toEqual({ pick: 50 });
    expect(meaningOf('3', items, numbered, null)).toBeNull();
    expect(meaningOf('9', items, numbered, null)).toBeNull();
  });
  it('letters say what to do with it', () => {
    const ways = waysOf(items, 50);
    expect(meaningOf('s', items, numbered, ways)).toEqual({ answer: items[0] });
    expect(meaningOf('a', items, numbered, ways)).toEqual({ answer: items[1] });
    expect(meaningOf('B', items, numbered, ways)).toEqual({ answer: items[2] });
    expect(meaningOf('r', items, numbered, ways)).toBeNull();
    expect(meaningOf('r', items, numbered, waysOf(items, 190))).toEqual({ answer: items[4] });
  });
  it('a single place is P', () => {
    expect(meaningOf('p', items, numbered, waysOf(items, 2))).toEqual({ answer: items[3] });
    expect(placeKey(0, 1)).toBe('P');
    expect(placeKey(1, 2)).toBe('B');
    // Letters that mean something else are no places.
    const letters = Array.from({ length: 10 }, (_, idx) => placeKey(idx, 10));
    for (const taken of ['S', 'R', 'H', 'I', 'N', 'O']) expect(letters).not.toContain(taken);
  });
  it('another card may be taken up while one is', () => {
    expect(meaningOf('1', items, numbered, waysOf(items, 50))).toEqual({ pick: 2 });
  });
});

describe('while reserved cards may be activated', () => {
  const items = [
    item({ activate: { card: 160, on: 3 } }),
    item({ activate: { card: 160, on: 7 } }),
    item({ activate: { card: 190 } }),
    item('done'),
  ];
  it('numbers are those cards, each once', () => {
    expect(activatable(items)).toEqual([160, 190]);
    expect(meaningOf('1', items, numbered, null)).toEqual({ pick: 160 });
    expect(meaningOf('2', items, numbered, null)).toEqual({ pick: 190 });
    expect(meaningOf('3', items, numbered, null)).toBeNull();
  });
  it('N ends it', () => {
    expect(meaningOf('n', items, numbered, null)).toEqual({ answer: items[3] });
  });
});
