// What happened, as movements in time: pure, so that it can be tested.
//
// `hand:2:17` is a card in a hand; where it is not drawn, its hand `hand:2` is meant.

import type { Spot, Timed } from '../../lib/stage.svelte';
import type { Seat } from '../../lib/wire';
import { cardOf } from './choices';
import type { Action, Card, Deck, HunterStep, Sight } from './types';

export const handSpot = (seat: Seat, card?: Card | null): Spot =>
  card == null ? `hand:${seat}` : `hand:${seat}:${card}`;
export const areaSpot = (seat: Seat, card?: Card): Spot =>
  card === undefined ? `area:${seat}` : `area:${seat}:${card}`;
export const deckSpot = (deck: Deck): Spot => `deck:${deck}`;
export const discardSpot = (deck: Deck): Spot => `discard:${deck}`;
export const creditSpot = (seat: Seat): Spot => `credits:${seat}`;
export const revealSpot = (seat: Seat): Spot => `reveal:${seat}`;
/** Where the common reserve of credits lies. */
export const BANK: Spot = 'bank';

export type CardFlight = Timed & {
  kind: 'card';
  /** None where the viewer does not see its face. */
  card: Card | null;
  from: Spot;
  to: Spot;
  /** It starts face down and turns over on its way. */
  turns: boolean;
};
export type CreditFlight = Timed & { kind: 'credit'; from: Spot; to: Spot };
export type Reveal = Timed & { kind: 'reveal'; choices: readonly (readonly [Seat, Action])[] };
export type Capture = Timed & { kind: 'capture'; seat: Seat; target: Card };
export type Note =
  | { note: 'turn'; turn: number }
  | { note: 'last'; last: number; seats: readonly Seat[] }
  | { note: 'reshuffled'; deck: Deck };
export type Banner = Timed & { kind: 'banner'; note: Note };
/** The score pad is told line by line. */
export type Scoring = Timed & { kind: 'scoring' };
export type Beat = CardFlight | CreditFlight | Reveal | Capture | Banner | Scoring;

const FLIGHT_MS = 320;
const DEAL_MS = 260;
const DEAL_GAP_MS = 60;
/** However many cards are dealt in a row, the last one leaves by then. */
const DEAL_SPAN_MS = 700;
/** Each seat's card turns over a moment after the one before. */
export const TURN_GAP_MS = 170;
export const TURN_MS = 320;
const REVEAL_REST_MS = 850;
const DEED_GAP_MS = 130;
const CAPTURE_MS = 520;
const CREDIT_MS = 300;
const PASS_MS = 420;
const PASS_GAP_MS = 45;
const BANNER_MS = 350;
const LAST_MS = 900;
/** Each line of the score pad appears a moment after the one before. */
export const SCORE_LINE_MS = 480;
const SCORING_MS = 3800;
/** After the last movement the eye rests a moment. */
const REST_MS = 150;

/** Writes the beats one after the other. */
class Score {
  beats: Beat[] = [];
  now = 0;
  /** When the last flight lands; a flight need not be waited for. */
  landed = 0;
  /** The cards that were just shown leave from there: of each seat one. */
  readonly shown = new Map<Seat, Spot>();
  /** The first to four, told together with the end they bring. */
  readonly first: Seat[] = [];

  constructor(
    readonly home: Seat | null,
    readonly n_seats: number,
  ) {}

  card(card: Card | null, from: Spot, to: Spot, ms: number, turns: boolean): void {
    this.beats.push({ kind: 'card', card, from, to, turns, at: this.now, ms });
    this.landed = Math.max(this.landed, this.now + ms);
  }

  credit(from: Spot, to: Spot): void {
    this.beats.push({ kind: 'credit', from, to, at: this.now, ms: CREDIT_MS });
    this.landed = Math.max(this.landed, this.now + CREDIT_MS);
  }

  wait(ms: number): void {
    this.now += ms;
  }

  /** Waits until everything has landed. */
  settle(): void {
    this.now = Math.max(this.now, this.landed);
  }
}

/** Who looks, and how many sit here: what a step does not say itself. */
export interface Eyes {
  home: Seat | null;
  n_seats: number;
}

/** The movements of a step, in order of time. */
export function plan(step: HunterStep, eyes: Eyes): Beat[] {
  return compose(step, eyes).beats;
}

/** How long the step should stay on the table before the next one. */
export function pace(step: HunterStep): number {
  const score = compose(step, { home: null, n_seats: 2 });
  score.settle();
  return score.now === 0 ? 0 : score.now + REST_MS;
}

function compose(step: HunterStep, eyes: Eyes): Score {
  const score = new Score(eyes.home, eyes.n_seats);
  // A rewind shows the table as it was; cards do not fly back through time.
  if (step.rewind_to !== null) return score;
  const sights = step.seen.map((seen) => seen.sight);
  const n_dealt = sights.filter((it) => it.sight === 'dealt' || it.sight === 'drew').length;
  const gap = Math.min(DEAL_GAP_MS, DEAL_SPAN_MS / Math.max(1, n_dealt));
  for (const sight of sights) single(score, sight, gap);
  return score;
}

function single(score: Score, sight: Sight, dealGap: number): void {
  switch (sight.sight) {
    case 'dealt':
    case 'drew':
      score.card(
        sight.card,
        deckSpot(sight.deck),
        handSpot(sight.seat, sight.card),
        DEAL_MS,
        sight.card !== null,
      );
      return score.wait(dealGap);
    case 'turn_began':
      score.settle();
      return banner(score, { note: 'turn', turn: sight.turn }, BANNER_MS);
    case 'revealed':
      return reveal(score, sight.choices);
    case 'sold':
      score.card(
        sight.card,
        origin(score, sight.seat, sight.card),
        discardSpot(sight.deck),
        FLIGHT_MS,
        false,
      );
      return score.wait(DEED_GAP_MS);
    case 'played':
    case 'reserved':
      return place(score, sight.seat, sight.card, sight.sight === 'played' ? sight.paid : 0);
    case 'activated':
      score.shown.set(sight.seat, areaSpot(sight.seat, sight.card));
      return place(score, sight.seat, sight.card, sight.paid);
    case 'captured':
      score.settle();
      score.beats.push({
        kind: 'capture',
        seat: sight.seat,
        target: sight.target,
        at: score.now,
        ms: CAPTURE_MS,
      });
      return score.wait(CAPTURE_MS);
    case 'credit_gained':
      return score.credit(BANK, creditSpot(sight.seat));
    case 'contract_drawn':
      score.card(sight.card, deckSpot('contract'), areaSpot(sight.seat, sight.card), FLIGHT_MS, true);
      return score.wait(FLIGHT_MS);
    case 'first_to_four':
      score.first.push(sight.seat);
      return;
    case 'last_turns':
      score.settle();
      return banner(score, { note: 'last', last: sight.last, seats: [...score.first] }, LAST_MS);
    case 'reshuffled':
      score.card(null, discardSpot(sight.deck), deckSpot(sight.deck), FLIGHT_MS, false);
      banner(score, { note: 'reshuffled', deck: sight.deck }, FLIGHT_MS);
      return;
    case 'scored':
      score.settle();
      score.beats.push({ kind: 'scoring', at: score.now, ms: SCORING_MS });
      return score.wait(SCORING_MS);
    case 'passed':
      return pass(score, sight.gave, sight.got);
    default:
      // A seal, a chosen deck: the boards tell those.
      return;
  }
}

function banner(score: Score, note: Note, ms: number): void {
  score.beats.push({ kind: 'banner', note, at: score.now, ms });
  score.wait(ms);
}

/** All cards lie face down, then turn over one after the other, then rest a moment. */
function reveal(score: Score, choices: readonly (readonly [Seat, Action])[]): void {
  const ms = choices.length * TURN_GAP_MS + TURN_MS + REVEAL_REST_MS;
  score.beats.push({ kind: 'reveal', choices, at: score.now, ms });
  for (const [seat, action] of choices) {
    if (cardOf(action) !== null) score.shown.set(seat, revealSpot(seat));
  }
  score.wait(ms);
}

/** From the reveal if it was just shown, else from the hand. */
function origin(score: Score, seat: Seat, card: Card): Spot {
  const shown = score.shown.get(seat);
  score.shown.delete(seat);
  return shown ?? handSpot(seat, card);
}

function place(score: Score, seat: Seat, card: Card, paid: number): void {
  score.card(card, origin(score, seat, card), areaSpot(seat, card), FLIGHT_MS, false);
  for (let coin = 0; coin < paid; coin += 1) {
    score.credit(creditSpot(seat), BANK);
    score.wait(PASS_GAP_MS);
  }
  score.wait(DEED_GAP_MS);
}

/** Every hand goes to the left at once; only my own cards are seen. */
function pass(score: Score, gave: readonly Card[], got: readonly Card[]): void {
  score.settle();
  const { home, n_seats } = score;
  for (let seat = 0; seat < n_seats; seat += 1) {
    const left = (seat + 1) % n_seats;
    const faces = seat === home ? gave : left === home ? got : [];
    const n_cards = Math.max(1, faces.length);
    for (let nth = 0; nth < n_cards; nth += 1) {
      const card = faces[nth] ?? null;
      const at = score.now + nth * PASS_GAP_MS;
      const from = seat === home ? handSpot(seat, card) : handSpot(seat);
      const to = left === home ? handSpot(left, card) : handSpot(left);
      score.beats.push({
        kind: 'card',
        card,
        from,
        to,
        turns: left === home && card !== null,
        at,
        ms: PASS_MS,
      });
      score.landed = Math.max(score.landed, at + PASS_MS);
    }
  }
  score.settle();
}
