import { describe, expect, it } from 'vitest';
import { pace, plan } from './plan';
import type { HanSoloStep, Sight } from './types';

function step(...sights: Sight[]): HanSoloStep {
  const seen = sights.map((sight) => ({ sight, line: null, rule: null }));
  return { seq: 1, seat: 0, by: 'person', rewind_to: null, seen };
}
const kinds = (it: HanSoloStep): string[] => plan(it).map((beat) => beat.kind);
/** The longest the shell lets a step stay. */
const PACE_MS_MAX = 4_000;

describe('a step becomes movements', () => {
  it('a drawn card flies to the hand, face down where its face is not known', () => {
    const [mine] = plan(step({ sight: 'drew', seat: 0, card: '+3a' }));
    expect(mine).toMatchObject({ kind: 'card', card: '+3a', from: 'draw', to: 'hand:0:+3a', turns: true });
    const [theirs] = plan(step({ sight: 'drew', seat: 2, card: null }));
    expect(theirs).toMatchObject({ card: null, from: 'draw', to: 'hand:2', turns: false });
  });

  it('one after the other: a discard, the roll, the reveal', () => {
    const beats = plan(
      step(
        { sight: 'discarded', seat: 1, card: '-4b' },
        { sight: 'rolled', dice: [1, 2], shift: false },
        { sight: 'revealed', hands: [], ranking: [] },
      ),
    );
    expect(beats.map((beat) => beat.kind)).toEqual(['card', 'roll', 'reveal']);
    const [discard, roll, reveal] = beats;
    expect(roll?.at).toBe((discard?.at ?? 0) + (discard?.ms ?? 0));
    expect(reveal?.at).toBe((roll?.at ?? 0) + (roll?.ms ?? 0));
  });

  it('each card of a contest flies to its own place, also when a reshuffle comes between', () => {
    const draw = (seat: number, card: string): Sight => ({ sight: 'contest_drew', seat, card, token: 5 });
    const beats = plan(
      step(
        draw(0, '+3a'),
        draw(1, '+3b'),
        { sight: 'reshuffled', n_cards: 9 },
        draw(0, '-8a'),
        draw(1, '+2b'),
      ),
    );
    const places = beats.flatMap((beat) =>
      beat.kind === 'card' && beat.to.startsWith('contest') ? [beat.to] : [],
    );
    expect(places).toEqual(['contest:5:0:0', 'contest:5:1:0', 'contest:5:0:1', 'contest:5:1:1']);
  });

  it('a shift sweeps every card down before any new one is dealt', () => {
    const beats = plan(
      step(
        { sight: 'rolled', dice: [3, 3], shift: true },
        { sight: 'hand_dropped', seat: 1, cards: ['+1a', '-2a'] },
        { sight: 'hand_dropped', seat: 0, cards: ['+5a', '-6a'] },
        { sight: 'dealt', seat: 1, card: null },
        { sight: 'dealt', seat: 0, card: '0a' },
      ),
    );
    const down = beats.filter((beat) => beat.kind === 'card' && beat.to === 'discard');
    const dealt = beats.filter((beat) => beat.kind === 'card' && beat.from === 'draw');
    expect([down.length, dealt.length]).toEqual([4, 2]);
    const lastDown = Math.max(...down.map((beat) => beat.at + beat.ms));
    expect(Math.min(...dealt.map((beat) => beat.at))).toBeGreaterThanOrEqual(lastDown);
  });

  it('a rewind moves nothing and takes no time', () => {
    const rewind = { ...step({ sight: 'drew', seat: 0, card: '+3a' }), rewind_to: 0 };
    expect(kinds(rewind)).toEqual([]);
    expect(pace(rewind)).toBe(0);
  });
});

describe('pace', () => {
  it.each<[string, Sight, number, number]>([
    ['a draw', { sight: 'drew', seat: 0, card: null }, 400, 500],
    ['standing', { sight: 'stood', seat: 0, put_back: null }, 350, 550],
    ['a roll', { sight: 'rolled', dice: [0, 1], shift: false }, 700, 900],
    ['a shift', { sight: 'rolled', dice: [1, 1], shift: true }, 1000, 1300],
    ['a reveal', { sight: 'revealed', hands: [], ranking: [] }, 1500, 1700],
    ['what only the log tells', { sight: 'trimmed', n_tokens: 4 }, 0, 0],
  ])('%s', (_, sight, least, most) => {
    expect(pace(step(sight))).toBeGreaterThanOrEqual(least);
    expect(pace(step(sight))).toBeLessThanOrEqual(most);
  });

  it('lets even eight seats shift and be dealt anew within what the shell allows', () => {
    const seats = Array.from({ length: 8 }, (_, seat) => seat);
    const cards = ['+1a', '+2a', '+3a', '+4a', '+5a'];
    const drops = seats.map((seat): Sight => ({ sight: 'hand_dropped', seat, cards }));
    const deals = seats.flatMap((seat) => cards.map((): Sight => ({ sight: 'dealt', seat, card: null })));
    expect(pace(step({ sight: 'rolled', dice: [1, 1], shift: true }, ...drops, ...deals))).toBeLessThan(
      PACE_MS_MAX,
    );
  });
});
