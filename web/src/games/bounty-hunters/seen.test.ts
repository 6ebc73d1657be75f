import { expect, it } from 'vitest';
import { countPlaces, inPlay, whereIs } from './seen';
import type { Player, View } from './types';

const NOTHING = { hand: [], confrontations: [], reserved: [], crate_cards: [], contracts: [] };
const view = {
  players: [
    { ...NOTHING, hand: [1], confrontations: [{ target: 2, attackers: [50] }] } as unknown as Player,
    { ...NOTHING, hand: [3], contracts: [120], reserved: [160], crate_cards: [190] } as unknown as Player,
  ],
  decks: [{ deck: 'target', discards: [4], unseen: [{ age: 0, cards: [5, 7] }] }],
} as unknown as View;

it('tells where a card is, as far as it has been seen', () => {
  expect([1, 3, 2, 50, 120, 160, 190, 4, 5].map((card) => whereIs(view, card, 0))).toEqual([
    'hand',
    'known',
    'area',
    'area',
    'area',
    'area',
    'area',
    'discard',
    'unseen',
  ]);
});
it('is nobody’s own hand to a spectator', () => {
  expect(whereIs(view, 1, null)).toBe('known');
});
it('counts a kind by place', () => {
  expect(countPlaces(view, [1, 2, 3, 4, 5], 0)).toEqual({
    hand: 1,
    area: 1,
    discard: 1,
    known: 1,
    unseen: 1,
  });
});
// Rules: BH-12.1
it('leaves out what stays in the box', () => {
  expect(inPlay(view, [1, 2, 3, 4, 5, 6, 7], 0)).toEqual([1, 2, 3, 4, 5, 7]);
  expect(countPlaces(view, inPlay(view, [5, 6], 0), 0).unseen).toBe(1);
});
