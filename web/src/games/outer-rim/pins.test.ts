import { expect, test } from 'vitest';
import { pinsOf } from './pins';

const section = (topic: string, marks: object[]) => ({ topic, heading: '', lines: [], marks });

test('what the table marks as wanted somewhere is a pin there; where somebody stops one is none', () => {
  const pins = pinsOf([
    section('rim', [{ at: 1, steps: 2, stop: 'a patrol' }]),
    section('you', [{ at: 3, steps: 1, kind: 'goal', about: 'personal goal' }]),
    section('cards', [
      { at: 3, steps: 1, kind: 'cargo', about: 'Spice' },
      { at: 4, steps: 0, kind: 'a kind of later', about: 'Something' },
    ]),
    { topic: 'market', heading: '', lines: [] },
  ] as Parameters<typeof pinsOf>[0]);
  expect([...pins]).toEqual([
    [
      3,
      [
        { emblem: 'fame', about: 'personal goal' },
        { emblem: 'cargo', about: 'Spice' },
      ],
    ],
  ]);
});
