import { describe, expect, it } from 'vitest';
import { lastShowdown } from './showdown';
import type { HanSoloStep, Ranked, Sight } from './types';

function step(seq: number, ...sights: Sight[]): HanSoloStep {
  const seen = sights.map((sight) => ({ sight, line: null, rule: null }));
  return { seq, seat: null, by: null, rewind_to: null, seen };
}
const ranking: Ranked[] = [
  { seat: 1, place: 1, score: 0, beats_next: 'tied', served: false },
  { seat: 0, place: 1, score: 0, beats_next: null, served: false },
];
const revealed: Sight = { sight: 'revealed', hands: [['+4a', '-4a'], ['+4b', '-4b']], ranking };
const began = (round: number): Sight => ({ sight: 'round_began', round, dealer: 0 });

describe('the last showdown', () => {
  it('is none before the first reveal', () => {
    expect(lastShowdown([step(0, began(1))])).toBeNull();
  });

  it('outlives the deal of the next round, which is in the entry of the last pick', () => {
    const steps = [
      step(0, began(1)),
      step(1, revealed),
      step(2, { sight: 'token_taken', seat: 1, token: 7, how: 'picked' }),
      step(3, { sight: 'token_taken', seat: 0, token: 9, how: 'given' }, began(2), {
        sight: 'token_taken',
        seat: 1,
        token: 3,
        how: 'given',
      }),
    ];
    const showdown = lastShowdown(steps);
    expect(showdown?.seq).toBe(1);
    expect(showdown?.round).toBe(1);
    expect(showdown?.shares.get(1)).toEqual({ token: 7, how: 'picked' });
    expect(showdown?.shares.get(0)).toEqual({ token: 9, how: 'given' });
  });

  it('is replaced by the next one', () => {
    const steps = [step(0, began(1)), step(1, revealed), step(2, began(2)), step(9, revealed)];
    expect(lastShowdown(steps)?.round).toBe(2);
    expect(lastShowdown(steps)?.shares.size).toBe(0);
  });

  it('tells a contest with a second draw apart, and its winner (HS-7.4)', () => {
    const draw = (seat: number, card: string): Sight => ({ sight: 'contest_drew', seat, card, token: 5 });
    const contest = lastShowdown([
      step(0, began(1)),
      step(1, revealed),
      step(2, draw(0, '+3a'), draw(1, '+3b'), draw(0, '-8a'), draw(1, '+2b'), {
        sight: 'token_taken',
        seat: 1,
        token: 5,
        how: 'contest',
      }),
    ])?.contests[0];
    expect(contest?.draws.map((it) => it.map(({ card }) => card))).toEqual([['+3a', '+3b'], ['-8a', '+2b']]);
    expect(contest?.winner).toBe(1);
  });

  it('knows who leads after a draw for the picking order', () => {
    const draw = (seat: number, card: string): Sight => ({ sight: 'contest_drew', seat, card, token: null });
    const showdown = lastShowdown([
      step(0, began(1)),
      step(1, revealed, draw(1, '+9a'), draw(0, '+1b'), { sight: 'order_drawn', order: [0, 1] }),
    ]);
    expect(showdown?.contests[0]?.winner).toBe(0);
  });

  it('remembers who went without and who lost the Falcon', () => {
    const showdown = lastShowdown([
      step(0, began(1)),
      step(1, revealed),
      step(2, { sight: 'went_without', seat: 0 }, { sight: 'captured', seat: 0, from: 1, colour: 'red' }),
    ]);
    expect(showdown?.without).toEqual([0]);
    expect(showdown?.captures).toEqual([{ seat: 0, from: 1, colour: 'red' }]);
  });
});
