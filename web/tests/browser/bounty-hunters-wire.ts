// What one browser is told about Bounty Hunters, and what it says: every frame, kept.

import type { Page } from 'playwright-core';
import type { Now, Outcome, Seen, ToClient, ToServer } from '../../src/lib/wire.ts';
import type { Action, Sight, View } from '../../src/games/bounty-hunters/types.ts';

/** After this long a click that met nothing is made again; a multiple of the next. */
const AGAIN_MS = 2_000;
const HEAR_MS = 10;
const HEAR_MS_MAX = 15_000;

export type Told = ToClient<View, Sight, Action>;
export type { Action, Sight, View };

/** Everything that went over one browser's sockets since this was made. */
export class Tape {
  readonly told: Told[] = [];
  readonly said: ToServer<Action>[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.told.push(JSON.parse(String(payload)) as Told));
      socket.on('framesent', ({ payload }) =>
        this.said.push(JSON.parse(String(payload)) as ToServer<Action>),
      );
    });
  }

  /** What the table was, after each frame that told it. */
  get nows(): Now<View, Action>[] {
    return this.told.flatMap((it) => {
      if (it.type === 'update') return [it.now];
      return it.type === 'welcome' && it.snapshot ? [it.snapshot.now] : [];
    });
  }

  /** What was seen to happen, with the sentences that told it. */
  get seen(): Seen<Sight>[] {
    return this.told.flatMap((it) => {
      if (it.type === 'update') return it.step.seen;
      return it.type === 'welcome' && it.snapshot ? it.snapshot.steps.flatMap(({ seen }) => seen) : [];
    });
  }

  /** The answers this browser has sent. */
  get answers(): Action[] {
    return this.said.flatMap((it) => (it.type === 'act' ? [it.answer as Action] : []));
  }

  /**
   * Lets `work` give an answer, and waits until the table has heard it: a question stays on the
   * screen until then. A refusal is a fault, as only what is on the screen was answered. Where a
   * click met nothing, because what it was for had just moved, it is made again.
   */
  async hear(work: () => Promise<void>): Promise<Action> {
    const n_said = this.said.length;
    await work();
    for (let waited = 0; waited < HEAR_MS_MAX; waited += HEAR_MS) {
      const isSilent = !this.said.slice(n_said).some((it) => it.type === 'act');
      if (isSilent && waited > 0 && waited % AGAIN_MS === 0) await work();
      const last = this.said.slice(n_said).findLast((it) => it.type === 'act');
      if (last?.type === 'act') {
        const reply = this.told.find((it) => 'request' in it && it.request === last.request);
        if (reply?.type === 'refused')
          throw new Error(`${JSON.stringify(last.answer)} was refused: ${reply.message}`);
        if (reply) return last.answer as Action;
      }
      await new Promise((done) => setTimeout(done, HEAR_MS));
    }
    throw new Error('an answer was given and never heard');
  }

  get outcome(): Outcome | null {
    return this.nows.at(-1)?.outcome ?? null;
  }
}

/** The cards a sight names outright or in an answer. */
export function cardsIn(sight: Sight): number[] {
  const cards: number[] = [];
  if ('card' in sight && sight.card !== null) cards.push(sight.card);
  if ('choice' in sight && sight.choice !== null) {
    for (const found of JSON.stringify(sight.choice).matchAll(/\d+/g)) cards.push(Number(found[0]));
  }
  return cards;
}
