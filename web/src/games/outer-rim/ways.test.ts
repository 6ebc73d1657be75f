import { expect, test } from 'vitest';
import { wayTo } from './ways';

const marks = [
  { at: 4, steps: 1, from: 3 },
  { at: 5, steps: 2, from: 4 },
  { at: 9, steps: 1, from: 3, stop: 'a patrol' },
];

test('a way leads from where one is to the place, and nowhere else', () => {
  expect(wayTo(marks, 5)).toEqual([3, 4, 5]);
  expect(wayTo(marks, 9)).toEqual([3, 9]);
  expect(wayTo(marks, 7)).toEqual([]);
  // Marks that lead in a circle end somewhere.
  expect(
    wayTo(
      [
        { at: 1, steps: 1, from: 2 },
        { at: 2, steps: 1, from: 1 },
      ],
      1,
    ),
  ).toEqual([2, 1]);
});
