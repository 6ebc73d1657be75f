import { describe, expect, it } from 'vitest';
import { fan } from '../../lib/fan';
import { signed } from '../../lib/numbers';
import { streamOf } from '../../lib/stream';
import { cardText, copyOf, familyOf, pipsOf, sumOf, valueOf } from './cards';

describe('a card says', () => {
  it.each([
    ['+3a', 3, 'plus', '+3', 'a'],
    ['-10c', -10, 'minus', '−10', 'c'],
    ['0b', 0, 'zero', '0', 'b'],
  ])('%s', (card, value, family, text, copy) => {
    expect(valueOf(card)).toBe(value);
    expect(familyOf(card)).toBe(family);
    expect(cardText(card)).toBe(text);
    expect(copyOf(card)).toBe(copy);
  });

  it('as many pips as its number', () => {
    for (let value = 1; value <= 10; value += 1) {
      for (const card of [`+${value}a`, `-${value}a`]) {
        const pips = pipsOf(card);
        expect(pips).toHaveLength(value);
        expect(new Set(pips.map(({ x, y }) => `${x},${y}`)).size).toBe(value);
        expect(pips.every(({ x }) => x > 10 && x < 90)).toBe(true);
      }
    }
    expect(pipsOf('0a')).toEqual([]);
  });
});

describe('a hand', () => {
  const hand = ['+10a', '-9b', '+1c', '0a'];

  it('adds up', () => {
    expect(sumOf(hand)).toBe(2);
    expect(sumOf([])).toBe(0);
  });

  it('writes signs and never a negative zero', () => {
    expect([signed(4), signed(-4), signed(0), signed(-0)]).toEqual(['+4', '−4', '0', '0']);
  });

  it('lies in a fan that is level in the middle and alike on both sides', () => {
    expect(fan(0)).toEqual([]);
    expect(fan(1)).toEqual([{ degrees: 0, drop: 0 }]);
    for (const n of [2, 3, 4, 5]) {
      const lies = fan(n);
      expect(lies).toHaveLength(n);
      const [first, last] = [lies[0], lies[n - 1]];
      expect(first?.degrees).toBeCloseTo(-(last?.degrees ?? 0));
      expect(first?.drop).toBeCloseTo(last?.drop ?? 0);
      expect(Math.abs(first?.degrees ?? 99)).toBeLessThan(10);
    }
  });
});

describe('wear', () => {
  it('is the same each time and differs between copies', () => {
    const draw = (text: string): number[] => {
      const next = streamOf(text);
      return [next(), next(), next()];
    };
    expect(draw('+3a')).toEqual(draw('+3a'));
    expect(draw('+3a')).not.toEqual(draw('+3b'));
    expect(draw('+3a').every((it) => it >= 0 && it < 1)).toBe(true);
  });
});
