import { expect, test } from 'vitest';
import type { Content } from './content';
import { pinsOf } from './pins';
import type { Held, PlayerView, View } from './types';

const content = {
  set: {
    board: {
      tile: [
        {
          spaces: [
            { id: 'here', kind: 'planet' },
            { id: 'there', kind: 'planet' },
            { id: 'far', kind: 'planet' },
          ],
        },
      ],
      endcap: [],
    },
    contact: [{ id: 'somebody', class: 'white' }],
    card: [
      { id: 'crates', asset: { kind: 'cargo', cargo: { to: { space: 'there' } } } },
      { id: 'heist', asset: { kind: 'job', job: { at: { space: 'here' } } } },
      { id: 'parcel', asset: { kind: 'cargo', cargo: { to: 'marked' } } },
      { id: 'wanted', asset: { kind: 'bounty', bounty: { target: 'somebody', to: 'far' } } },
      { id: 'helmet', asset: { kind: 'gear' } },
    ],
  },
} as unknown as Content;
const held = (card: number, more: Partial<Held> = {}): Held => ({
  card,
  turned: false,
  tokens: 0,
  mark: null,
  captive: null,
  ...more,
});
const pins = (cards: Held[], token: unknown = 'empty') =>
  pinsOf(content, { spots: [{ space: 1, class: 'white', token }] } as View, { cards } as PlayerView);

test('cargo and jobs want one where their cards say, or where a token marks it', () => {
  const found = pins([held(0), held(1), held(2, { mark: 2 }), held(4)]);
  expect([...found.keys()].toSorted()).toEqual([0, 1, 2]);
  expect(found.get(1)).toEqual([{ card: 0, kind: 'cargo' }]);
  expect(found.get(0)).toEqual([{ card: 1, kind: 'job' }]);
  expect(found.get(2)).toEqual([{ card: 2, kind: 'cargo' }]);
});

test('a target is hunted where it has been seen, and a captive brought to its end', () => {
  expect(pins([held(3)], { down: { class: 'white', peeked_by: 0 } }).size).toBe(0);
  expect([...pins([held(3)], { up: 0 }).keys()]).toEqual([1]);
  expect([...pins([held(3)], { known: { contact: 0, peeked_by: 1 } }).keys()]).toEqual([1]);
  expect([...pins([held(3, { captive: 0 })]).keys()]).toEqual([2]);
});
