import { expect, test } from 'vitest';
import { diceOf, journeysOf, placesOf, roundsOf, sceneAt, sinceMine, turnsOf } from './story';
import type { Event, RimStep } from './types';

let seq = 0;
function step(...told: [Event, string | null][]): RimStep {
  seq += 1;
  const seen = told.map(([event, line]) => ({ sight: { seen: event }, line, rule: null }));
  return { seq, seat: 0, by: 'person', rewind_to: null, seen };
}
const began = (seat: number, round: number): [Event, string] => [
  { event: 'turn_began', seat, round },
  `Round ${round}`,
];

// Rules: OR-11.5
test('a test is a scene: its card, its dice, what came of it', () => {
  const [turn] = turnsOf([
    step(began(0, 3)),
    step(
      [{ event: 'moved', seat: 0, to: 28 }, 'You go to a navpoint.'],
      [{ event: 'moved', seat: 0, to: 22 }, 'You go to Nal Hutta.'],
    ),
    step([{ event: 'encounter_drawn', seat: 0, deck: 1, card: 4 }, 'You encounter “The Ledger”.']),
    step(
      [{ event: 'test_began', seat: 0, skill: 'tech' }, 'You test Tech.'],
      [{ event: 'rolled', seat: 0, what: 'test', roll: [1, 1, 0, 0] }, 'You roll: focus, blank.'],
    ),
    step([{ event: 'dice_set', seat: 0, what: 'test', roll: [0, 1, 0, 1] }, 'Now: crit, focus.']),
    step(
      [{ event: 'tested', seat: 0, passed: true }, 'You pass.'],
      [{ event: 'credits', seat: 0, by: 3000, lost: false }, 'You gain 3,000 credits.'],
    ),
  ]);
  expect(turn?.scenes).toHaveLength(1);
  expect(turn?.scenes[0]).toMatchObject({
    verdict: 'passed',
    throws: [{ what: 'test', roll: [0, 1, 0, 1], nth: 2 }],
    lines: ['You encounter “The Ledger”.', 'You test Tech.', 'You pass.', 'You gain 3,000 credits.'],
  });
  expect(turn?.facts).toMatchObject({ to: 22, credits: 3000, passed: 1, failed: 0 });
  expect(turn?.lines.slice(0, 2)).toEqual(['You go to Nal Hutta.', 'You encounter “The Ledger”.']);
  expect(diceOf([1, 2, 0, 1])).toEqual(['crit', 'focus', 'focus', 'blank']);
});

// Rules: OR-12.4
test('a combat keeps both throws; a fight of its own is a scene of its own', () => {
  const [turn] = turnsOf([
    step(began(1, 1), [{ event: 'databank_drawn', seat: 1, card: 4 }, 'Bo resolves “Thug”.']),
    step(
      [
        { event: 'combat_began', attacker: 1, arena: 'ground', defender: { foe: 4 }, purpose: 'script' },
        'Ground combat.',
      ],
      [{ event: 'rolled', seat: 1, what: 'attack', roll: [0, 2, 0, 1] }, 'a'],
      [{ event: 'rolled', seat: 1, what: 'defence', roll: [1, 2, 0, 1] }, 'd'],
      [{ event: 'fought', attacker: 1, won: false }, 'Bo loses.'],
      [{ event: 'damaged', seat: 1, body: 'character', by: 2 }, 'Bo suffers 2 damage.'],
      [
        {
          event: 'combat_began',
          attacker: 1,
          arena: 'ship',
          defender: { foe: 2 },
          purpose: { patrol: 'hutt' },
        },
        'Ship combat.',
      ],
    ),
  ]);
  expect(turn?.scenes.map((scene) => [scene.verdict, scene.throws.length])).toEqual([
    ['lost', 2],
    [null, 0],
  ]);
  expect(turn?.facts).toMatchObject({ lost: 1, won: 0, damage: 2 });
});

test('when my turn comes I look back on my last one and on all since', () => {
  const turns = turnsOf([step(began(0, 1)), step(began(1, 1)), step(began(2, 1)), step(began(0, 2))]);
  expect(sinceMine(turns, 0).map((turn) => turn.seat)).toEqual([0, 1, 2]);
  // Somebody else plays: their turn so far is among them.
  expect(sinceMine(turns.slice(0, 2), 0).map((turn) => turn.seat)).toEqual([0, 1]);
  // A spectator has the last turns.
  expect(sinceMine(turns, null).map((turn) => turn.seat)).toEqual([0, 1, 2, 0]);
  expect(
    turnsOf([step([{ event: 'credits', seat: 0, by: 2000, lost: false }, 'Before the first turn.'])]),
  ).toEqual([]);
});

// Rules: OR-4.1
test('what came of my card is in sight although the next turn has begun', () => {
  const turns = turnsOf([
    step(began(0, 1)),
    step(
      [{ event: 'encounter_drawn', seat: 0, deck: 1, card: 4 }, 'You encounter “Rain”.'],
      [{ event: 'credits', seat: 0, by: 1, lost: false }, 'You gain 1.'],
      began(1, 1),
    ),
  ]);
  expect(sceneAt(turns, seq)?.lines).toEqual(['You encounter “Rain”.', 'You gain 1.']);
  // The next step is about something else.
  expect(sceneAt(turns, seq + 1)).toBeUndefined();
});

test('a line of the log leads to its places', () => {
  const told = step(
    [{ event: 'moved', seat: 0, to: 22 }, 'You go there.'],
    [{ event: 'patrol_moved', faction: 'hutt', to: 9 }, 'It moves.'],
    [{ event: 'contact_revealed', spot: 4, contact: 1 }, 'Somebody.'],
    [{ event: 'moved', seat: 1, to: 22 }, 'Bo goes there.'],
  );
  expect(placesOf(told, (spot) => (spot === 4 ? 30 : undefined))).toEqual([22, 9, 30]);
  expect(placesOf(step([{ event: 'fame', seat: 0, by: 1 }, 'Fame.']), () => 1)).toEqual([]);
});

// Rules: OR-4.1
test('a story has a chapter for each round and a journey for each ship', () => {
  const story = [
    step([{ event: 'moved', seat: 0, to: 7 }, null], [{ event: 'moved', seat: 1, to: 3 }, null]),
    step(began(0, 1)),
    step([{ event: 'moved', seat: 0, to: 8 }, 'You go.'], [{ event: 'moved', seat: 0, to: 9 }, 'You go.']),
    step(began(1, 1)),
    step(began(0, 2)),
    { ...step(began(1, 3)), rewind_to: 2 },
  ];
  expect(roundsOf(story)).toEqual([
    { round: 1, seq: story[1]?.seq },
    { round: 2, seq: story[4]?.seq },
  ]);
  expect([...journeysOf(story)]).toEqual([
    [0, [7, 8, 9]],
    [1, [3]],
  ]);
});
