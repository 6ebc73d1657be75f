// What happened, as movements in time: pure, so that it can be tested.
//
// `hand:2:+3a` is a card in a hand; where it is not drawn, its hand `hand:2` is meant.

import type { Spot, Timed } from '../../lib/stage.svelte';
import type { Seat } from '../../lib/wire';
import type { Card, Colour, HanSoloStep, Sight, Symbol, Token } from './types';

export const handSpot = (seat: Seat, card?: Card | null): Spot =>
  card ? `hand:${seat}:${card}` : `hand:${seat}`;
export const potSpot = (token: Token): Spot => `pot:${token}`;
export const ownedSpot = (seat: Seat, token?: Token): Spot =>
  token === undefined ? `owned:${seat}` : `owned:${seat}:${token}`;
/** Where a seat's nth card in a contest lies; a draw for the picking order is about no token. */
export const contestSpot = (token: Token | null, seat: Seat, nth: number): Spot =>
  `contest:${token ?? 'order'}:${seat}:${nth}`;

export type CardFlight = Timed & {
  kind: 'card';
  /** None where the viewer does not see its face. */
  card: Card | null;
  from: Spot;
  to: Spot;
  /** It starts face down and turns over on its way. */
  turns: boolean;
};
export type TokenFlight = Timed & { kind: 'token'; token: Token; from: Spot; to: Spot };
export type Roll = Timed & { kind: 'roll'; dice: [Symbol, Symbol]; shift: boolean };
export type CallWord = 'stood' | 'kept' | 'named' | 'declined' | 'without';
export type Call = Timed & { kind: 'call'; seat: Seat; word: CallWord };
export type Reveal = Timed & { kind: 'reveal' };
export type Capture = Timed & { kind: 'capture'; seat: Seat; from: Seat; colour: Colour };
export type Banner = Timed & { kind: 'banner'; round: number };
export type Beat = CardFlight | TokenFlight | Roll | Call | Reveal | Capture | Banner;

const FLIGHT_MS = 300;
const DEAL_MS = 240;
const DEAL_GAP_MS = 70;
/** However many cards are dealt in a row, the last one leaves by then. */
const DEAL_SPAN_MS = 700;
const TOKEN_MS = 350;
const ROLL_MS = 700;
const SHIFT_GLOW_MS = 350;
const SWEEP_GAP_MS = 45;
const SWEEP_SPAN_MS = 450;
const CALL_MS = 350;
const REVEAL_MS = 1500;
const CONTEST_MS = 450;
const CAPTURE_MS = 2000;
const BANNER_MS = 500;
/** After the last movement the eye rests a moment. */
const REST_MS = 150;

/** Writes the beats one after the other. */
class Score {
  beats: Beat[] = [];
  now = 0;
  /** How many cards each seat has drawn in each contest of the step. */
  #drawn = new Map<string, number>();

  /** Where the next card of this seat in this contest goes. A contest begins and ends in one step. */
  nextContestSpot(token: Token | null, seat: Seat): Spot {
    const whose = `${token}:${seat}`;
    const nth = this.#drawn.get(whose) ?? 0;
    this.#drawn.set(whose, nth + 1);
    return contestSpot(token, seat, nth);
  }

  card(card: Card | null, from: Spot, to: Spot, ms: number, turns: boolean): void {
    this.beats.push({ kind: 'card', card, from, to, turns, at: this.now, ms });
  }

  wait(ms: number): void {
    this.now += ms;
  }

  then(beat: Beat): void {
    this.beats.push(beat);
    this.now += beat.ms;
  }
}

/** The movements of a step, in order of time. */
export function plan(step: HanSoloStep): Beat[] {
  return compose(step).beats;
}

/** How long the step should stay on the table before the next one. */
export function pace(step: HanSoloStep): number {
  if (step.rewind_to !== null) return 0;
  const score = compose(step);
  return score.now === 0 ? 0 : score.now + REST_MS;
}

function compose(step: HanSoloStep): Score {
  const score = new Score();
  // A rewind shows the table as it was; cards do not fly back through time.
  if (step.rewind_to !== null) return score;
  const sights = step.seen.map((seen) => seen.sight);
  let idx = 0;
  while (idx < sights.length) {
    const sight = sights[idx] as Sight;
    let end = idx + 1;
    while (end < sights.length && sights[end]?.sight === sight.sight) end += 1;
    score_run(score, sights.slice(idx, end));
    idx = end;
  }
  return score;
}

/** Like sights in a row are one movement: a deal, a sweep, a pot being turned up. */
function score_run(score: Score, run: Sight[]): void {
  const first = run[0] as Sight;
  switch (first.sight) {
    case 'dealt':
      return deal(score, run);
    case 'hand_dropped':
      return sweep(score, run);
    case 'token_revealed':
      return turnUp(score, run);
    case 'contest_drew':
      return contest(score, run);
    default:
      for (const sight of run) single(score, sight);
  }
}

function deal(score: Score, run: Sight[]): void {
  const gap = Math.min(DEAL_GAP_MS, DEAL_SPAN_MS / run.length);
  for (const sight of run) {
    if (sight.sight !== 'dealt') continue;
    score.card(sight.card, 'draw', handSpot(sight.seat, sight.card), DEAL_MS, sight.card !== null);
    score.wait(gap);
  }
  score.wait(DEAL_MS - gap);
}

function sweep(score: Score, run: Sight[]): void {
  const flights = run.flatMap((sight) =>
    sight.sight === 'hand_dropped' ? sight.cards.map((card) => ({ seat: sight.seat, card })) : [],
  );
  const gap = Math.min(SWEEP_GAP_MS, SWEEP_SPAN_MS / Math.max(1, flights.length));
  for (const { seat, card } of flights) {
    score.card(card, handSpot(seat, card), 'discard', FLIGHT_MS, false);
    score.wait(gap);
  }
  score.wait(FLIGHT_MS - gap);
}

function turnUp(score: Score, run: Sight[]): void {
  for (const sight of run) {
    if (sight.sight !== 'token_revealed') continue;
    const { token } = sight;
    score.beats.push({
      kind: 'token',
      token,
      from: 'stack',
      to: potSpot(token),
      at: score.now,
      ms: DEAL_MS,
    });
    score.wait(DEAL_GAP_MS);
  }
  score.wait(DEAL_MS - DEAL_GAP_MS);
}

function contest(score: Score, run: Sight[]): void {
  for (const sight of run) {
    if (sight.sight !== 'contest_drew') continue;
    score.card(sight.card, 'draw', score.nextContestSpot(sight.token, sight.seat), FLIGHT_MS, true);
    score.wait(CONTEST_MS);
  }
}

function single(score: Score, sight: Sight): void {
  const at = score.now;
  switch (sight.sight) {
    case 'round_began':
      return score.then({ kind: 'banner', round: sight.round, at, ms: BANNER_MS });
    case 'upturned':
      score.card(sight.card, 'draw', 'discard', DEAL_MS, true);
      return score.wait(DEAL_MS);
    case 'drew':
      score.card(sight.card, 'draw', handSpot(sight.seat, sight.card), FLIGHT_MS, sight.card !== null);
      return score.wait(FLIGHT_MS);
    case 'took':
      score.card(sight.card, 'discard', handSpot(sight.seat, sight.card), FLIGHT_MS, false);
      return score.wait(FLIGHT_MS);
    case 'discarded':
      score.card(sight.card, handSpot(sight.seat, sight.card), 'discard', FLIGHT_MS, false);
      return score.wait(FLIGHT_MS);
    case 'stood':
      if (sight.put_back) {
        score.card(sight.put_back, handSpot(sight.seat, sight.put_back), 'discard', FLIGHT_MS, false);
      }
      return score.then({ kind: 'call', seat: sight.seat, word: 'stood', at, ms: CALL_MS });
    case 'kept':
      return score.then({ kind: 'call', seat: sight.seat, word: 'kept', at, ms: CALL_MS });
    case 'named':
      return score.then({ kind: 'call', seat: sight.seat, word: 'named', at, ms: CALL_MS });
    case 'declined':
      return score.then({ kind: 'call', seat: sight.seat, word: 'declined', at, ms: CALL_MS });
    case 'went_without':
      return score.then({ kind: 'call', seat: sight.seat, word: 'without', at, ms: CALL_MS });
    case 'reshuffled':
      score.card(null, 'discard', 'draw', FLIGHT_MS, false);
      return score.wait(FLIGHT_MS);
    case 'rolled': {
      const { dice, shift } = sight;
      return score.then({ kind: 'roll', dice, shift, at, ms: ROLL_MS + (shift ? SHIFT_GLOW_MS : 0) });
    }
    case 'revealed':
      return score.then({ kind: 'reveal', at, ms: REVEAL_MS });
    case 'names_shown':
      return score.wait(CONTEST_MS);
    case 'token_taken':
      return score.then({
        kind: 'token',
        token: sight.token,
        from: potSpot(sight.token),
        to: ownedSpot(sight.seat, sight.token),
        at,
        ms: TOKEN_MS,
      });
    case 'captured': {
      const { seat, from, colour } = sight;
      return score.then({ kind: 'capture', seat, from, colour, at, ms: CAPTURE_MS });
    }
    default:
      // Trimmed, order drawn, the end of the game: the panels tell those.
      return;
  }
}
