// HS-10.5: why one hand beats the next, with the numbers of the two hands.

import type { Words } from '../../lib/i18n.svelte';
import { signed } from '../../lib/numbers';
import { highestOf, positiveSum } from './cards';
import type { Card, Ranked, Why } from './types';

/** A message and what goes into it. */
export interface Told {
  key: string;
  words: Words;
}

const KEYS: Record<Why, string> = {
  best_hand: 'hs-why-best-hand',
  zero: 'hs-why-zero',
  more_cards: 'hs-why-more-cards',
  higher_sum: 'hs-why-higher-sum',
  higher_card: 'hs-why-higher-card',
  closer: 'hs-why-closer',
  plus: 'hs-why-plus',
  tied: 'hs-why-tied',
};

/** The reason between the hand at `idx` and the next one; none below the last. */
export function whyLine(
  ranking: readonly Ranked[],
  idx: number,
  hands: readonly (readonly Card[])[],
  nameOf: (seat: number) => string,
): Told | null {
  const upper = ranking[idx];
  const lower = ranking[idx + 1];
  if (!upper?.beats_next || !lower) return null;
  const upperHand = hands[upper.seat] ?? [];
  const lowerHand = hands[lower.seat] ?? [];
  const pair = comparison(upper.beats_next, [upper, upperHand], [lower, lowerHand]);
  return {
    key: KEYS[upper.beats_next],
    words: {
      winner: nameOf(upper.seat),
      loser: nameOf(lower.seat),
      score: signed(upper.score),
      ...pair,
    },
  };
}

function comparison(
  why: Why,
  [upper, upperHand]: [Ranked, readonly Card[]],
  [lower, lowerHand]: [Ranked, readonly Card[]],
): { upper: string | number; lower: string | number } {
  switch (why) {
    case 'more_cards':
      return { upper: upperHand.length, lower: lowerHand.length };
    case 'higher_sum':
      return { upper: positiveSum(upperHand), lower: positiveSum(lowerHand) };
    case 'higher_card':
      return { upper: highestOf(upperHand), lower: highestOf(lowerHand) };
    default:
      return { upper: signed(upper.score), lower: signed(lower.score) };
  }
}
