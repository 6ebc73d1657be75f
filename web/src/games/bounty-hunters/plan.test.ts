import { describe, expect, it } from 'vitest';
import { pace, plan, type CardFlight } from './plan';
import type { HunterStep, Sight } from './types';

const EYES = { home: 0, n_seats: 3 };

function step(...sights: Sight[]): HunterStep {
  const seen = sights.map((sight) => ({ sight, line: null, rule: null }));
  return { seq: 1, seat: 0, by: 'person', rewind_to: null, seen };
}
function flights(...sights: Sight[]): CardFlight[] {
  return plan(step(...sights), EYES).filter((beat): beat is CardFlight => beat.kind === 'card');
}

const REVEALED: Sight = {
  sight: 'revealed',
  choices: [
    [0, { play: { card: 50, on: 3 } }],
    [1, { sell: 120 }],
    [2, { reserve: 190 }],
  ],
};

describe('the joint reveal', () => {
  it('shows all choices before any card goes where it goes', () => {
    const beats = plan(
      step(
        REVEALED,
        { sight: 'played', seat: 0, card: 50, on: 3, paid: 0 },
        { sight: 'sold', seat: 1, deck: 'contract', card: 120 },
        { sight: 'credit_gained', seat: 1, why: 'sale' },
        { sight: 'reserved', seat: 2, card: 190 },
      ),
      EYES,
    );
    const reveal = beats[0];
    expect(reveal).toMatchObject({ kind: 'reveal', at: 0 });
    for (const beat of beats.slice(1)) expect(beat.at).toBeGreaterThanOrEqual(reveal?.ms ?? Infinity);
  });
  it('lets the cards leave from where they were shown', () => {
    const [played, sold, reserved] = flights(
      REVEALED,
      { sight: 'played', seat: 0, card: 50, on: 3, paid: 0 },
      { sight: 'sold', seat: 1, deck: 'contract', card: 120 },
      { sight: 'reserved', seat: 2, card: 190 },
    );
    expect(played).toMatchObject({ from: 'reveal:0', to: 'area:0:50' });
    expect(sold).toMatchObject({ from: 'reveal:1', to: 'discard:contract' });
    expect(reserved).toMatchObject({ from: 'reveal:2', to: 'area:2:190' });
  });
  it('takes longer with more seats', () => {
    const two: Sight = { ...REVEALED, choices: REVEALED.choices.slice(0, 2) };
    expect(pace(step(REVEALED))).toBeGreaterThan(pace(step(two)));
  });
});

describe('cards and credits', () => {
  it('a draw shows its face to its owner only', () => {
    const [mine, other] = flights(
      { sight: 'drew', seat: 0, deck: 'hunter', card: 50 },
      { sight: 'drew', seat: 1, deck: 'market', card: null },
    );
    expect(mine).toMatchObject({ from: 'deck:hunter', to: 'hand:0:50', turns: true });
    expect(other).toMatchObject({ card: null, from: 'deck:market', to: 'hand:1', turns: false });
  });
  it('an activated card leaves from where it lay, and each credit is paid', () => {
    const beats = plan(step({ sight: 'activated', seat: 1, card: 160, on: 3, paid: 2 }), EYES);
    expect(beats[0]).toMatchObject({ kind: 'card', from: 'area:1:160', to: 'area:1:160' });
    expect(beats.filter((beat) => beat.kind === 'credit')).toHaveLength(2);
  });
});

describe('the passing of hands', () => {
  const passed: Sight = { sight: 'passed', gave: [1, 2], got: [3, 4] };
  it('moves every hand to the left at once, and shows mine only', () => {
    const moves = flights(passed);
    expect(moves.filter((it) => it.to === 'hand:1').map((it) => it.card)).toEqual([1, 2]);
    expect(moves.filter((it) => it.to.startsWith('hand:0:')).map((it) => it.card)).toEqual([3, 4]);
    expect(moves.filter((it) => it.from === 'hand:1').every((it) => it.card === null)).toBe(true);
  });
  it('shows a spectator only backs', () => {
    const beats = plan(step({ sight: 'passed', gave: [], got: [] }), { home: null, n_seats: 3 });
    expect(beats).toHaveLength(3);
    expect(beats.every((beat) => beat.kind === 'card' && beat.card === null)).toBe(true);
  });
});

describe('moments', () => {
  it('a capture waits until its last card has landed', () => {
    const beats = plan(
      step({ sight: 'played', seat: 0, card: 50, on: 3, paid: 0 }, { sight: 'captured', seat: 0, target: 3 }),
      EYES,
    );
    const [card, capture] = beats;
    expect(capture).toMatchObject({ kind: 'capture', target: 3 });
    expect(capture?.at).toBeGreaterThanOrEqual((card?.at ?? 0) + (card?.ms ?? 0));
  });
  it('tells who brings the end together with the end', () => {
    const beats = plan(step({ sight: 'first_to_four', seat: 2 }, { sight: 'last_turns', last: 16 }), EYES);
    expect(beats).toEqual([expect.objectContaining({ note: { note: 'last', last: 16, seats: [2] } })]);
  });
  it('a rewind and a seal need no time', () => {
    expect(pace({ ...step(REVEALED), rewind_to: 0 })).toBe(0);
    expect(pace(step({ sight: 'sealed', seat: 1, choice: null }))).toBe(0);
  });
});
