import { describe, expect, it } from 'vitest';
import { areaWidth, cardWidth, openWidth, sorted } from './area';
import type { Confrontation, Player } from './types';

function confrontation(n_attackers: number, captured = false): Confrontation {
  const attackers = Array.from({ length: n_attackers }, (_, idx) => 44 + idx);
  return { target: 1, captured, since: 1, attackers, attack: [0, 0, 0], shields: [1, 1, 1], penalty: 0 };
}
const player = (...confrontations: Confrontation[]): Player => ({ confrontations }) as Player;

describe('an area', () => {
  it('grows with every card, but a covered card needs less room than a whole one', () => {
    const widths = [0, 1, 2, 3].map((n) => openWidth(confrontation(n)));
    expect(widths.toSorted((a, b) => a - b)).toEqual(widths);
    expect((widths[3] ?? 0) - (widths[2] ?? 0)).toBeLessThan(0.5);
  });
  it('lays captured targets in two rows', () => {
    const two = areaWidth(player(confrontation(2, true), confrontation(2, true)));
    const one = areaWidth(player(confrontation(2, true)));
    expect(two).toBeCloseTo(one);
    expect(areaWidth(player(...Array.from({ length: 3 }, () => confrontation(2, true))))).toBeGreaterThan(
      two,
    );
  });
  it('tells open and captured apart', () => {
    const parts = sorted(player(confrontation(1), confrontation(2, true)));
    expect([parts.open.length, parts.captured.length]).toEqual([1, 1]);
  });
});

describe('the size of a card', () => {
  it('never passes what fits, nor its limit', () => {
    const crowded = player(...Array.from({ length: 6 }, () => confrontation(3)));
    const card = cardWidth(crowded, 1000, 300, 150);
    expect(card * areaWidth(crowded)).toBeLessThan(1000);
    expect(cardWidth(player(), 2000, 2000, 150)).toBe(150);
    expect(cardWidth(player(), 2000, 200, 150)).toBeLessThanOrEqual(200 / 1.4);
  });
  it('stays legible however little room there is', () => {
    expect(cardWidth(player(confrontation(4)), 100, 60, 150)).toBe(52);
  });
});
