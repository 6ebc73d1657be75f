import { expect, test } from 'vitest';
import { flightMs, pace, waysOf } from './pace';
import { speed } from './speed.svelte';
import type { RimStep, Sight } from './types';

function step(sights: Sight[], line: string | null = null): RimStep {
  return {
    seq: 1,
    seat: 0,
    by: null,
    rewind_to: null,
    seen: sights.map((sight) => ({ sight, line, rule: null })),
  };
}
const moved = (seat: number, to: number): Sight => ({ seen: { event: 'moved', seat, to } });

test('a ship flies the spaces it has flown over, one after the other', () => {
  const flown = step([moved(0, 3), moved(1, 9), moved(0, 4), moved(0, 5)]);
  expect([...waysOf(flown)]).toEqual([
    [0, [3, 4, 5]],
    [1, [9]],
  ]);
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

test('whoever likes it faster waits less', () => {
  const told = step([moved(0, 3), moved(0, 4)], 'You go there.');
  const calm = pace(told);
  speed.change();
  expect(pace(told)).toBe(calm / 2);
  expect(flightMs(2)).toBeLessThanOrEqual(pace(told));
  for (let n = 0; n < 3; n += 1) speed.change();
  expect(pace(told)).toBe(calm);
});

test('what came of my card stays to be read before others play', () => {
  const mine = step(
    [
      { seen: { event: 'tested', seat: 0, passed: true } },
      { seen: { event: 'turn_began', seat: 1, round: 1 } },
    ],
    'You pass.',
  );
  expect(pace({ ...mine, by: 'person' })).toBeGreaterThan(2_600);
  expect(pace({ ...mine, by: 'bot' })).toBeLessThan(2_600);
});
