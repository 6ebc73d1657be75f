import { describe, expect, it } from 'vitest';
import { rivalsOf } from '../../lib/model.svelte';
import { itemForKey, keyOf } from './keys';
import type { Action, HanSoloItem } from './types';

const numbered = { hand: ['+3a', '-2b'], pot: [7, 4] };
const items = (...actions: Action[]): HanSoloItem[] => actions.map((action) => ({ action, label: '' }));

describe('keys', () => {
  it('answer a turn by letter, in either case', () => {
    const menu = items('draw', 'take', 'stand');
    expect(itemForKey('d', menu, numbered)?.action).toBe('draw');
    expect(itemForKey('T', menu, numbered)?.action).toBe('take');
    expect(itemForKey('s', menu, numbered)?.action).toBe('stand');
    expect(itemForKey('k', menu, numbered)).toBeUndefined();
    expect(itemForKey('1', menu, numbered)).toBeUndefined();
  });

  it('number the cards of the hand and the tokens of the pot as they lie', () => {
    expect(keyOf({ discard: '-2b' }, numbered)).toBe('2');
    expect(itemForKey('1', items('keep', { discard: '+3a' }, { discard: '-2b' }), numbered)?.action).toEqual({
      discard: '+3a',
    });
    expect(itemForKey('2', items({ pick: 4 }, { pick: 7 }), numbered)?.action).toEqual({ pick: 4 });
    expect(keyOf({ name: 9 }, numbered)).toBeNull();
  });

  // Rules: HS-1.1
  it('put down any of the cards that look alike', () => {
    const twins = { hand: ['+3a', '-2a', '+3b'], pot: [] };
    const menu = items('keep', { discard: '+3' }, { discard: '-2a' });
    for (const key of ['1', '3']) {
      expect(itemForKey(key, menu, twins)?.action).toEqual({ discard: '+3' });
    }
    expect(itemForKey('4', menu, twins)).toBeUndefined();
  });

  it('never give two items of a menu the same key', () => {
    const menus: Action[][] = [
      ['draw', 'take', 'stand'],
      ['keep', { discard: '+3a' }, { discard: '-2b' }],
      [{ capture: 'red' }, { capture: 'blue' }, 'decline'],
    ];
    for (const menu of menus) {
      const keys = menu.map((action) => keyOf(action, numbered));
      expect(new Set(keys).size).toBe(menu.length);
    }
  });
});

describe('the seats on the screen', () => {
  it('follow clockwise from the left of mine', () => {
    expect(rivalsOf(4, 2)).toEqual([3, 0, 1]);
    expect(rivalsOf(2, 0)).toEqual([1]);
    expect(rivalsOf(8, 7)).toHaveLength(7);
  });

  it('are all rivals to a spectator', () => {
    expect(rivalsOf(3, null)).toEqual([0, 1, 2]);
  });
});
