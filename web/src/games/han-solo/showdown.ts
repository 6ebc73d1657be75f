// The last reveal and all that followed from it, read back from the log.
//
// The next round is dealt in the same entry as the last pick, so the view alone
// has forgotten the ranking by the time a player wants to look at it.

import type { Seat } from '../../lib/wire';
import type { Card, Colour, HanSoloStep, HowTaken, Ranked, Sight, Token } from './types';

/** One card drawn for a token. */
export interface Drawn {
  seat: Seat;
  card: Card;
}

/** HS-7.2: tied seats drew for a token; level ones drew again. */
export interface Contest {
  /** None where the draw is for the picking order. */
  token: Token | null;
  /** The draws, first to last. */
  draws: Drawn[][];
  /** Who won the token, once that is known. */
  winner: Seat | null;
}

/** What became of a seat after the reveal. */
export interface Share {
  token: Token;
  how: HowTaken;
}

export interface Showdown {
  /** The entry of the reveal. */
  seq: number;
  /** The round it ended. */
  round: number;
  /** The hands, by seat. */
  hands: Card[][];
  /** The seats, best hand first. */
  ranking: Ranked[];
  /** Who got what so far. */
  shares: Map<Seat, Share>;
  /** HS-7.5: who got nothing. */
  without: Seat[];
  contests: Contest[];
  captures: { seat: Seat; from: Seat; colour: Colour }[];
}

/** The last reveal among the steps that still count; none before the first one. */
export function lastShowdown(steps: readonly HanSoloStep[]): Showdown | null {
  let round = 0;
  let showdown: Showdown | null = null;
  let over = true;
  for (const step of steps) {
    for (const { sight } of step.seen) {
      if (sight.sight === 'round_began') {
        round = sight.round;
        over = true;
      } else if (sight.sight === 'revealed') {
        showdown = begin(step.seq, round, sight);
        over = false;
      } else if (showdown && !over) {
        follow(showdown, sight);
      }
    }
  }
  return showdown;
}

function begin(
  seq: number,
  round: number,
  { hands, ranking }: Extract<Sight, { sight: 'revealed' }>,
): Showdown {
  return {
    seq,
    round,
    hands,
    ranking,
    shares: new Map(),
    without: [],
    contests: [],
    captures: [],
  };
}

function follow(showdown: Showdown, sight: Sight): void {
  if (sight.sight === 'contest_drew') {
    addDraw(showdown, sight);
  } else if (sight.sight === 'token_taken') {
    const { seat, token, how } = sight;
    showdown.shares.set(seat, { token, how });
    if (how === 'contest') {
      const contest = showdown.contests.findLast((it) => it.token === token);
      if (contest) contest.winner = seat;
    }
  } else if (sight.sight === 'order_drawn') {
    const contest = showdown.contests.findLast((it) => it.token === null);
    const drawers = contest?.draws[0]?.map((drawn) => drawn.seat) ?? [];
    if (contest) contest.winner = sight.order.find((seat) => drawers.includes(seat)) ?? null;
  } else if (sight.sight === 'went_without') {
    showdown.without.push(sight.seat);
  } else if (sight.sight === 'captured') {
    const { seat, from, colour } = sight;
    showdown.captures.push({ seat, from, colour });
  }
}

function addDraw(
  showdown: Showdown,
  { seat, card, token }: Extract<Sight, { sight: 'contest_drew' }>,
): void {
  let contest = showdown.contests.findLast((it) => it.token === token && it.winner === null);
  if (!contest) {
    contest = { token, draws: [], winner: null };
    showdown.contests.push(contest);
  }
  const latest = contest.draws[contest.draws.length - 1];
  // A seat that draws twice is in a second draw: the first was level (HS-7.4).
  if (!latest || latest.some((drawn) => drawn.seat === seat)) contest.draws.push([{ seat, card }]);
  else latest.push({ seat, card });
}
