import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { sumOf } from './cards';
import type { Card, Ranked, Why } from './types';
import { whyLine } from './why';

const NAMES = ['Ana', 'Bo'];
const WORDS = import.meta.glob<string>('../../../../locales/*/han-solo-web.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The sentence between two hands, in one language. */
function sentence(lang: string, why: Why, upper: Card[], lower: Card[]): string {
  const ranking: Ranked[] = [
    { seat: 1, place: 1, score: sumOf(upper), beats_next: why, served: false },
    { seat: 0, place: 2, score: sumOf(lower), beats_next: null, served: false },
  ];
  const told = whyLine(ranking, 0, [lower, upper], (seat) => NAMES[seat] ?? '');
  if (!told) throw new Error('two hands have a reason between them');
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(WORDS[`../../../../locales/${lang}/han-solo-web.ftl`] ?? ''));
  const message = bundle.getMessage(told.key)?.value;
  if (!message) throw new Error(`no message ${told.key}`);
  const faults: Error[] = [];
  const text = bundle.formatPattern(message, told.words, faults);
  expect(faults).toEqual([]);
  return text;
}

describe('why one hand beats the next (HS-10.5)', () => {
  it.each<[Why, Card[], Card[], string]>([
    ['best_hand', ['+10a', '-10a', '0a'], ['+9a', '-9a', '0b'], '+10, −10 and 0: nothing beats Bo’s hand.'],
    ['zero', ['+4a', '-4a'], ['+1a', '0a'], 'A zero beats +1.'],
    ['more_cards', ['+2a', '-1a', '-1b'], ['+4a', '-4a'], 'Both 0, but 3 cards beat 2.'],
    ['higher_sum', ['+4a', '-4a'], ['+3a', '-3a'], 'Both 0 with the same number of cards: 4 in green beats 3.'],
    ['higher_card', ['+5a', '+3a', '-8a'], ['+4a', '+4b', '-8b'], 'Still tied: the highest card decides: 5 over 4.'],
    ['closer', ['+3a', '-2a'], ['+4a', '-2b'], '+1 is closer to zero than +2.'],
    ['plus', ['+3a', '-2a'], ['+2a', '-3a'], 'Equally close, and positive beats negative: +1 over −1.'],
    ['tied', ['+5a', '-4a'], ['+5b', '-4b'], 'Equal in every way: Bo and Ana are tied.'],
  ])('%s', (why, upper, lower, text) => {
    expect(sentence('en', why, upper, lower)).toBe(text);
    for (const lang of ['fr', 'es']) expect(sentence(lang, why, upper, lower)).not.toBe('');
  });

  it('says nothing below the last hand', () => {
    const last: Ranked = { seat: 0, place: 1, score: 0, beats_next: null, served: false };
    expect(whyLine([last], 0, [[]], String)).toBeNull();
  });
});
