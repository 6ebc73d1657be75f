// How long what happened stays on the table before the next thing happens.

import type { Seat } from '../../lib/wire';
import { speed } from './speed.svelte';
import type { RimStep, SpaceId } from './types';

const HOP_MS = 330;
const LINE_MS = 420;
/** At the speed of a first game; whoever likes it faster says so. */
const STAY_MS_MAX = 2_600;
const READ_MS = 3_600;

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

const flyMs = (spaces: number): number => Math.min(STAY_MS_MAX - 400, spaces * HOP_MS);

/** How long a ship flies over this many spaces. */
export function flightMs(spaces: number): number {
  return flyMs(spaces) / speed.now;
}

/** What came of a card before the turn passed on: it is read first. */
function endsScene(step: RimStep): boolean {
  const events = step.seen.flatMap(({ sight }) => ('seen' in sight ? [sight.seen.event] : []));
  const told = events.some(
    (event) => event === 'encounter_drawn' || event === 'tested' || event === 'fought',
  );
  return step.by === 'person' && told && events.includes('turn_began');
}

export function pace(step: RimStep): number {
  if (step.rewind_to !== null) return 0;
  if (endsScene(step)) return READ_MS / speed.now;
  const hops = Math.max(0, ...[...waysOf(step).values()].map((way) => way.length));
  const lines = step.seen.filter((seen) => seen.line !== null).length;
  return Math.min(STAY_MS_MAX, Math.max(flyMs(hops), lines * LINE_MS)) / speed.now;
}
