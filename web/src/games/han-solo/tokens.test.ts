import { describe, expect, it } from 'vitest';
import { arranged, compact, nameOf, RIMS, setsOf } from './tokens';
import type { Colour, Content, Player } from './types';

const COLOURS: Colour[] = ['gold', 'red', 'red', 'red', 'red', 'blue', 'blue', 'green', 'green', 'red'];
const content: Content = {
  name: 'test',
  tokens: COLOURS.map((colour, idx) => ({
    id: idx === 0 ? 'falcon' : `item-${idx}`,
    names: { en: `Item ${idx}`, fr: `Objet ${idx}`, es: `Cosa ${idx}` },
    colour,
    value: idx === 0 ? 25_000 : idx * 1000,
    provenance: { name: 'designed', colour: 'designed', value: 'designed' },
  })),
};

function player(tokens: number[], spent: Colour[] = []): Player {
  return { cards: [], n_hidden: 2, shown: [], score: null, tokens, total: 0, spent };
}

describe('credits', () => {
  it('are short', () => {
    expect([25_000, 1_000, 1_500, 700, 0].map(compact)).toEqual(['25k', '1k', '1.5k', '700', '0']);
  });
});

describe('sets', () => {
  it('count red and blue apart', () => {
    const [red, blue] = setsOf(player([1, 2, 5, 7]), content);
    expect(red).toEqual({ colour: 'red', n_owned: 2, complete: false, spent: false });
    expect(blue).toEqual({ colour: 'blue', n_owned: 1, complete: false, spent: false });
  });

  it('are complete from four on, and can be spent', () => {
    const [four] = setsOf(player([1, 2, 3, 4]), content);
    expect(four?.complete).toBe(true);
    const [five] = setsOf(player([1, 2, 3, 4, 9], ['red']), content);
    expect(five).toEqual({ colour: 'red', n_owned: 5, complete: true, spent: true });
  });

  it('leave the Falcon out, whatever its colour', () => {
    const red = {
      ...content,
      tokens: content.tokens.map((it) => (it.id === 'falcon' ? { ...it, colour: 'red' as const } : it)),
    };
    expect(setsOf(player([0, 1]), red)[0]?.n_owned).toBe(1);
  });
});

describe('tokens', () => {
  it('lie the Falcon first, then by colour, the dearest first', () => {
    expect(arranged([5, 1, 8, 0, 7, 9], content)).toEqual([0, 8, 7, 9, 1, 5]);
  });

  it('are named in the language of the reader', () => {
    const face = content.tokens[3];
    if (!face) throw new Error('the fixture has ten tokens');
    expect(['en', 'fr', 'es'].map((lang) => nameOf(face, lang))).toEqual(['Item 3', 'Objet 3', 'Cosa 3']);
  });

  it('have a rim of their own for each colour', () => {
    expect(new Set(Object.values(RIMS)).size).toBe(4);
  });
});
