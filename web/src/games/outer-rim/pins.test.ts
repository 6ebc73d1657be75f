import { expect, test } from 'vitest';
import type { Content } from './content';
import { pinsOf } from './pins';

const content = {
  set: {
    card: [
      { id: 'crates', asset: { kind: 'cargo', cargo: { to: { space: 'there' } } } },
      { id: 'heist', asset: { kind: 'job', job: { at: { space: 'here' } } } },
      { id: 'wanted', asset: { kind: 'bounty', bounty: { target: 'somebody', to: 'far' } } },
    ],
  },
} as unknown as Content;

test('a pin sticks where the table marks a card, and is drawn as what the card is', () => {
  const marks = [
    { at: 1, steps: 2, card: 0 },
    { at: 1, steps: 2, card: 2 },
    { at: 0, steps: 0, card: 1 },
    { at: 3, steps: 1 },
  ];
  const found = pinsOf(content, marks);
  expect(found.get(1)).toEqual([
    { card: 0, kind: 'cargo' },
    { card: 2, kind: 'bounty' },
  ]);
  expect(found.get(0)).toEqual([{ card: 1, kind: 'job' }]);
  expect(found.has(3)).toBe(false);
});
