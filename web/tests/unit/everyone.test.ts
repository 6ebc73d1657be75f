import { describe, expect, test } from 'vitest';
import { openAll } from '../../src/games/han-solo/open';
import { openHands, openOutline } from '../../src/lib/everyone';
import type { Replay } from '../../src/lib/wire';
import { now, seating, step } from './fixture';

function replay(view: unknown, headings: string[], seqs = [0]): Replay<unknown, unknown, unknown> {
  const sections = headings.map((heading) => ({ heading, lines: [] }));
  const frames = seqs.map((seq) => ({ step: step(seq), now: { ...now(seq), view, outline: { sections } } }));
  return { seating: seating({ stage: 'over' }), frames };
}
const headingOf = (seat: number, heading: string) => `${seat}: ${heading}`;

describe('everybody’s eyes', () => {
  const hands = (first: string[], second: string[]) => ({
    lap: 2,
    players: [{ cards: first }, { cards: second }],
  });
  const base = replay(hands([], []), ['Table']);
  const own = [replay(hands(['+3a'], []), ['Hand', 'Table']), replay(hands([], ['-9b']), ['Hand', 'Table'])];

  test('each hand is shown as its holder saw it, and nothing else changes', () => {
    const shown = openHands(base, own, openAll, headingOf).frames[0]?.now;
    expect(shown?.view).toEqual(hands(['+3a'], ['-9b']));
    expect(shown?.viewer).toBe(base.frames[0]?.now.viewer);
    expect(base.frames[0]?.now.view).toEqual(hands([], []));
  });
  test('the words of each seat come under a heading of its own', () => {
    const outlines = own.map((each) => each.frames[0]?.now.outline ?? { sections: [] });
    const sections = openOutline(
      { sections: [{ heading: 'Table', lines: [] }] },
      outlines,
      headingOf,
    ).sections;
    expect(sections.map(({ heading }) => heading)).toEqual(['0: Hand', '1: Hand', 'Table']);
  });
  test('replays that do not match are not laid together', () => {
    expect(() => openHands(base, [replay(hands([], []), [], [1])], openAll, headingOf)).toThrow();
  });
});
