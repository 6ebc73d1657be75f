import { describe, expect, it } from 'vitest';
import { contractsFor, facesOf, targetsOf } from './cards';
import { bestColour, costOf, CRATE, deckOf, isAttack } from './faces';
import { CONTENT, WORDS } from './sample';

const faces = facesOf(CONTENT, WORDS);

describe('a card set as faces', () => {
  it('numbers targets, hunters, contracts, droids and crates one after the other', () => {
    expect(faces.map((it) => it.kind)).toEqual([
      'target',
      'target',
      'target',
      'hunter',
      'hunter',
      'contract',
      'contract',
      'contract',
      'droid',
      'droid',
      'crate',
    ]);
    expect(faces.map(deckOf).slice(-3)).toEqual(['market', 'market', 'market']);
  });

  it('speaks the language of the reader', () => {
    const french = facesOf(CONTENT, { ...WORDS, lang: 'fr' });
    expect(faces[3]?.name).toBe('The Mandalorian');
    expect(french[3]?.name).toBe('Le Mandalorien');
  });

  it('counts what the rulebook prints at the foot', () => {
    expect(faces[0]).toMatchObject({ copies: 2, character: 'grogu' });
    expect(faces[8]).toMatchObject({ copies: 2 });
    expect(faces[10]).toMatchObject({ copies: 1, crates: 2 });
  });

  it('reads the three kinds of contracts', () => {
    expect(faces[5]).toMatchObject({ type: 'pair', wants: ['grogu', 'padme'], each: [1, 1], duo: 3 });
    expect(faces[6]).toMatchObject({ type: 'double', wants: ['grogu', 'grogu'], each: [2, 2], duo: 2 });
    expect(faces[7]).toMatchObject({ type: 'crate', wants: ['padme', CRATE], each: [1, null], duo: 2 });
    expect(faces[5]?.name).toBe('Grogu + Padmé');
  });

  it('knows who fights and what must be paid', () => {
    expect(faces.map(isAttack)).toEqual([
      false,
      false,
      false,
      true,
      true,
      false,
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(faces.map(costOf)).toEqual([null, null, null, null, null, null, null, null, 1, 1, 3]);
  });
});

describe('what belongs together', () => {
  it('finds the contracts that want somebody, or crates', () => {
    expect(contractsFor(faces, 'grogu')).toEqual([5, 6]);
    expect(contractsFor(faces, CRATE)).toEqual([7]);
    expect(contractsFor(faces, 'han')).toEqual([]);
  });
  it('lists the targets of a character, the easiest first', () => {
    expect(targetsOf(faces, 'grogu')).toEqual([1, 0]);
  });
  it('names the colour a droid is best at', () => {
    expect(bestColour([0, 3, 1])).toBe('blue');
    expect(bestColour([2, 1, 2])).toBe('green');
  });
});
