// How long what happened stays on the table before the next thing happens.

import type { Seat } from '../../lib/wire';
import type { RimStep, SpaceId } from './types';

const HOP_MS = 330;
const LINE_MS = 420;
const STAY_MS_MAX = 2_600;

/** The ways that ships take in a step, space by space. */
export function waysOf(step: RimStep): Map<Seat, SpaceId[]> {
  const ways = new Map<Seat, SpaceId[]>();
  if (step.rewind_to !== null) return ways;
  for (const { sight } of step.seen) {
    if (!('seen' in sight) || sight.seen.event !== 'moved') continue;
    const { seat, to } = sight.seen;
    ways.set(seat, [...(ways.get(seat) ?? []), to]);
  }
  return ways;
}

/** How long a ship flies over so many spaces. */
export function flightMs(spaces: number): number {
  return Math.min(STAY_MS_MAX - 400, spaces * HOP_MS);
}

export function pace(step: RimStep): number {
  if (step.rewind_to !== null) return 0;
  const hops = Math.max(0, ...[...waysOf(step).values()].map((way) => way.length));
  const lines = step.seen.filter((seen) => seen.line !== null).length;
  return Math.min(STAY_MS_MAX, Math.max(flightMs(hops), lines * LINE_MS));
}
