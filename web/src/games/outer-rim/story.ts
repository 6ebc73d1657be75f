// What has happened, turn by turn and scene by scene, read from the steps. Nothing here knows a
// rule: events are gathered under whose turn and which card they belong to.

import type { Seat } from '../../lib/wire';
import type { Defender } from '../../wire/outer-rim/Defender';
import type { Face } from '../../wire/outer-rim/Face';
import type { Purpose } from '../../wire/outer-rim/Purpose';
import type { Roll } from '../../wire/outer-rim/Roll';
import type { RolledFor } from '../../wire/outer-rim/RolledFor';
import type { AiCardId } from '../../wire/outer-rim/AiCardId';
import type { CardId, Event, RimStep, SpaceId } from './types';

/** Dice on the table. */
export interface Throw {
  seat: Seat;
  what: RolledFor;
  roll: Roll;
  /** How often these dice have been thrown or turned: they tumble anew each time. */
  nth: number;
  /** Whether this test was passed, once that is known. */
  passed?: boolean;
}
/** A card, a test or a combat, from its beginning to what came of it. */
export interface Scene {
  seat: Seat;
  /** The step and the place in it where the scene began. */
  key: string;
  /** The last step that was part of it. */
  upto: number;
  throws: Throw[];
  combat: { attacker: Seat; defender: Defender; purpose: Purpose } | null;
  /** How the last test or combat ended: for whoever tests or attacks. */
  verdict: 'passed' | 'failed' | 'won' | 'lost' | null;
  /** What was told of it, but for what the dice show. */
  lines: string[];
}
/** What a turn has come to, in numbers and names. */
export interface Facts {
  to: SpaceId | null;
  credits: number;
  fame: number;
  damage: number;
  passed: number;
  failed: number;
  won: number;
  lost: number;
  gained: CardId[];
  defeated: boolean;
}
/** Something that happened, and what was told of it. */
export interface Told {
  event: Event | null;
  line: string | null;
}
export interface Turn {
  seat: Seat;
  round: number;
  key: string;
  facts: Facts;
  /** Everything told, in order. */
  lines: string[];
  /** The card that plays an opponent, and everything that happened once it was drawn. */
  ai: AiCardId | null;
  told: Told[];
  scenes: Scene[];
}

const FACES: readonly Face[] = ['blank', 'focus', 'hit', 'crit'];

/** The dice of a roll, the best first. */
export function diceOf(roll: Roll): Face[] {
  return FACES.flatMap((face, idx) => Array.from({ length: roll[idx] ?? 0 }, () => face)).reverse();
}

function newTurn(seat: Seat, round: number, key: string): Turn {
  const facts = {
    to: null,
    credits: 0,
    fame: 0,
    damage: 0,
    passed: 0,
    failed: 0,
    won: 0,
    lost: 0,
    gained: [],
    defeated: false,
  };
  return { seat, round, key, facts, lines: [], ai: null, told: [], scenes: [] };
}

/** Whether a scene of its own begins: a card is drawn, or a fight that no card has led to. */
function opens(event: Event): boolean {
  if (event.event === 'combat_began') return event.purpose !== 'script';
  return event.event === 'encounter_drawn' || event.event === 'databank_drawn';
}

/** The turns so far, the oldest first. Before the first turn there is none. */
export function turnsOf(steps: readonly RimStep[]): Turn[] {
  const turns: Turn[] = [];
  let moving: Seat | null = null;
  // A table that began with a situation was never dealt: whoever answers first is in their turn.
  const [first] = steps;
  if (first && first.seat !== null && first.seq === 0) turns.push(newTurn(first.seat, 1, '0:-1'));
  for (const step of steps) {
    if (step.rewind_to !== null) continue;
    for (const [idx, { sight, line }] of step.seen.entries()) {
      const event = 'seen' in sight ? sight.seen : null;
      const key = `${step.seq}:${idx}`;
      if (event?.event === 'turn_began') turns.push(newTurn(event.seat, event.round, key));
      const turn = turns.at(-1);
      if (!turn) continue;
      if (event) tell(turn, event, key);
      if (turn.ai !== null && event?.event !== 'ai_card_drawn') {
        // Of a way over several spaces the end is told.
        const last = turn.told.at(-1)?.event;
        if (event?.event === 'moved' && last?.event === 'moved' && last.seat === event.seat) turn.told.pop();
        turn.told.push({ event, line });
      }
      const scene = turn.scenes.at(-1);
      if (scene) scene.upto = step.seq;
      if (line === null || event?.event === 'turn_began') continue;
      // Of a way over several spaces the end is told.
      if (event?.event === 'moved' && moving === event.seat) turn.lines.pop();
      moving = event?.event === 'moved' ? event.seat : null;
      turn.lines.push(line);
      // The dice of a scene are drawn.
      if (event?.event !== 'rolled' && event?.event !== 'dice_set') scene?.lines.push(line);
    }
  }
  return turns;
}

function tell(turn: Turn, event: Event, key: string): void {
  if (
    opens(event) ||
    (turn.scenes.length === 0 && (event.event === 'test_began' || event.event === 'rolled'))
  ) {
    turn.scenes.push({ seat: turn.seat, key, upto: 0, throws: [], combat: null, verdict: null, lines: [] });
  }
  count(turn.facts, turn.seat, event);
  const scene = turn.scenes.at(-1);
  if (event.event === 'ai_card_drawn') turn.ai = event.card;
  if (!scene) return;
  if (event.event === 'combat_began') {
    const { attacker, defender, purpose } = event;
    scene.combat = { attacker, defender, purpose };
    scene.throws = [];
    scene.verdict = null;
  } else if (event.event === 'test_began') {
    // Who tests against somebody has rolled already, and those dice stay.
    scene.throws =
      event.seat === scene.seat
        ? []
        : scene.throws.filter(({ seat, what }) => what === 'test' && seat !== event.seat);
    if (event.seat === scene.seat) scene.verdict = null;
  } else if (event.event === 'rolled' || event.event === 'dice_set') {
    const { seat, what, roll } = event;
    const before = scene.throws.find((each) => each.what === what && (what !== 'test' || each.seat === seat));
    const thrown = { seat, what, roll, nth: (before?.nth ?? 0) + 1 };
    scene.throws = before
      ? scene.throws.map((each) => (each === before ? thrown : each))
      : [...scene.throws, thrown];
  } else if (event.event === 'tested') {
    scene.throws = scene.throws.map((each) =>
      each.what === 'test' && each.seat === event.seat ? { ...each, passed: event.passed } : each,
    );
    if (event.seat === scene.seat || scene.throws.length < 2)
      scene.verdict = event.passed ? 'passed' : 'failed';
  } else if (event.event === 'fought') scene.verdict = event.won ? 'won' : 'lost';
}

function count(facts: Facts, seat: Seat, event: Event): void {
  if ('attacker' in event && event.event === 'fought' && event.attacker === seat) {
    if (event.won) facts.won += 1;
    else facts.lost += 1;
  }
  if (!('seat' in event) || event.seat !== seat) return;
  if (event.event === 'moved') facts.to = event.to;
  else if (event.event === 'credits') facts.credits += event.by;
  else if (event.event === 'fame') facts.fame += event.by;
  else if (event.event === 'damaged') facts.damage += event.by;
  else if (event.event === 'defeated') facts.defeated = true;
  else if (event.event === 'card_gained') facts.gained.push(event.card);
  else if (event.event === 'tested') {
    if (event.passed) facts.passed += 1;
    else facts.failed += 1;
  }
}

/** The places that a step is about, for who points at its line. */
export function placesOf(step: RimStep, spaceOf: (spot: number) => SpaceId | undefined): SpaceId[] {
  const places = step.seen.flatMap(({ sight }) => {
    const event = 'seen' in sight ? sight.seen : sight.peeked;
    if ('to' in event && 'event' in event && (event.event === 'moved' || event.event === 'patrol_moved'))
      return [event.to];
    if ('event' in event && event.event === 'patrol_replaced') return [event.at];
    if ('spot' in event) return [spaceOf(event.spot) ?? []].flat();
    return [];
  });
  return [...new Set(places)];
}

/** The scene to look at: the last one that the last step was part of, even if the next turn has begun. */
export function sceneAt(turns: readonly Turn[], seq: number): Scene | undefined {
  for (const turn of turns.toReversed()) {
    const scene = turn.scenes.at(-1);
    if (scene?.upto === seq) return scene;
    if (!turn.key.startsWith(`${seq}:`)) break;
  }
  return turns.at(-1)?.scenes.at(-1);
}

/** How many turns spectators are told of. */
const WATCHED = 4;

/** What a player looks back on when their turn comes: their own last turn and every turn since. */
export function sinceMine(turns: readonly Turn[], home: Seat | null): Turn[] {
  if (home === null) return turns.slice(-WATCHED);
  const past = turns.at(-1)?.seat === home ? turns.slice(0, -1) : turns;
  const mine = past.findLastIndex((turn) => turn.seat === home);
  return past.slice(Math.max(0, mine));
}

/** Where each round of a story begins. */
export function roundsOf(story: readonly RimStep[]): { round: number; seq: number }[] {
  const rounds: { round: number; seq: number }[] = [];
  for (const { seq, seen, rewind_to } of story) {
    if (rewind_to !== null) continue;
    for (const { sight } of seen) {
      const event = 'seen' in sight ? sight.seen : null;
      if (event?.event !== 'turn_began' || rounds.some(({ round }) => round === event.round)) continue;
      rounds.push({ round: event.round, seq });
    }
  }
  return rounds;
}

/** The spaces each ship has been to, in order, from its first. */
export function journeysOf(steps: readonly RimStep[]): Map<Seat, SpaceId[]> {
  const journeys = new Map<Seat, SpaceId[]>();
  for (const { seen, rewind_to } of steps) {
    if (rewind_to !== null) continue;
    for (const { sight } of seen) {
      const event = 'seen' in sight ? sight.seen : null;
      if (event?.event !== 'moved') continue;
      const journey = journeys.get(event.seat) ?? [];
      if (journey.at(-1) !== event.to) journey.push(event.to);
      journeys.set(event.seat, journey);
    }
  }
  return journeys;
}
