import { expect, test } from 'vitest';
import { flightMs, pace, waysOf } from './pace';
import type { RimStep, Sight } from './types';

function step(sights: Sight[], line: string | null = null): RimStep {
  return { seq: 1, seat: 0, by: null, rewind_to: null, seen: sights.map((sight) => ({ sight, line, rule: null })) };
}
const moved = (seat: number, to: number): Sight => ({ seen: { event: 'moved', seat, to } });

test('a ship flies the spaces it has flown over, one after the other', () => {
  const flown = step([moved(0, 3), moved(1, 9), moved(0, 4), moved(0, 5)]);
  expect([...waysOf(flown)]).toEqual([[0, [3, 4, 5]], [1, [9]]]);
  expect(pace(flown)).toBe(flightMs(3));
  expect(flightMs(99)).toBeLessThan(2_600);
});

test('what is told is given time, and what is taken back none', () => {
  const told = step([moved(0, 3)], 'You go there.');
  expect(pace(told)).toBeGreaterThan(0);
  expect(pace(step([]))).toBe(0);
  expect(pace({ ...told, rewind_to: 0 })).toBe(0);
  expect(waysOf({ ...told, rewind_to: 0 }).size).toBe(0);
});
