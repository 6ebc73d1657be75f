import { describe, expect, it } from 'vitest';
import { linesOf, piecesOf, scaleOf } from './scores';
import type { Score } from './types';

/** Anna, from the rulebook. */
const ANNA: Score = { targets: 46, crates: 4, majority: 0, contracts: 12, hunters: -12, total: 50 };
const MIA: Score = { targets: 10, crates: 4, majority: 5, contracts: 0, hunters: 0, total: 19 };

describe('the chart', () => {
  it('puts gains to the right of zero and losses to the left', () => {
    expect(piecesOf(ANNA)).toEqual([
      { line: 'targets', from: 0, points: 46 },
      { line: 'crates', from: 46, points: 4 },
      { line: 'contracts', from: 50, points: 12 },
      { line: 'hunters', from: -12, points: 12 },
    ]);
  });
  it('leaves out what is nothing, and adds up to the total', () => {
    expect(piecesOf(MIA).map((it) => it.line)).toEqual(['targets', 'crates', 'majority']);
    const sum = piecesOf(ANNA).reduce((all, it) => all + (it.from < 0 ? -it.points : it.points), 0);
    expect(sum).toBe(ANNA.total);
  });
  it('has one scale for everybody', () => {
    expect(scaleOf([ANNA, MIA])).toEqual({ min: -12, max: 62 });
    expect(scaleOf([{ ...MIA, targets: 0, crates: 0, majority: 0, total: 0 }])).toEqual({ min: 0, max: 1 });
  });
});

it('the introductory game has no line for contracts', () => {
  expect(linesOf(false)).toContain('contracts');
  expect(linesOf(true)).toEqual(['targets', 'crates', 'majority', 'hunters']);
});
