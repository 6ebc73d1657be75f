// Plays the movements of a step over the table. What lies on the table is always
// the view; the stage only lets cards travel there, and can be stopped at any time.

import { tick } from 'svelte';
import { play as sound } from '../../lib/sound';
import { find, spots, Stage as Flying, type Box, type Flight, type Spot } from '../../lib/stage.svelte';
import type { Seat } from '../../lib/wire';
import { plan, type Beat, type CallWord, type Capture, type Roll } from './plan';
import type { Card, HanSoloStep, Token } from './types';

/** What travels over this table: a card, face up or not, or a token. */
export interface Thing {
  card: Card | null;
  token: Token | null;
}

export class Stage extends Flying<Thing> {
  /** What a seat just said. */
  calls = $state.raw<ReadonlyMap<Seat, CallWord>>(new Map());
  /** The dice as they tumble. */
  roll = $state.raw<Roll | null>(null);
  /** The dice have just matched. */
  shift = $state(false);
  /** The hands are shown in the view but not yet on the table. */
  veiled = $state(false);
  /** The hands are being turned over one by one; the boards must not tell them first. */
  turning = $state(false);
  /** Cards are being drawn for a token; who wins is not told yet. */
  drawing = $state(false);
  /** The seats whose new cards are still on their way: their sum is not told yet. */
  awaiting = $state.raw<ReadonlySet<Seat>>(new Set());
  capture = $state.raw<Capture | null>(null);
  /** The round that begins. */
  banner = $state<number | null>(null);

  #notices: ReturnType<typeof setTimeout>[] = [];

  /** Ends everything: the table goes away. */
  override close(): void {
    this.stop();
    for (const timer of this.#notices.splice(0)) clearTimeout(timer);
    this.shift = false;
    this.capture = null;
  }

  /** Ends all movement: the table shows what is. Notices stay for their time. */
  override stop(): void {
    super.stop();
    this.calls = new Map();
    this.roll = null;
    this.veiled = false;
    this.turning = false;
    this.drawing = false;
    this.awaiting = new Set();
    this.banner = null;
  }

  /** Plays a step; the view has changed already. `oldTop` lay on the discard pile before. */
  async play(step: HanSoloStep, root: HTMLElement, motion: boolean, oldTop: Card | null): Promise<void> {
    this.stop();
    const beats = plan(step);
    for (const beat of beats) this.#announce(beat, motion);
    if (!motion) return;
    this.veiled = beats.some((beat) => beat.kind === 'reveal');
    this.turning = this.veiled;
    const draws = beats.filter((beat) => beat.kind === 'card' && beat.to.startsWith('contest'));
    if (draws.length > 0) {
      const told = Math.max(...draws.map((beat) => beat.at + beat.ms));
      this.during(
        0,
        told,
        () => (this.drawing = true),
        () => (this.drawing = false),
      );
    }
    // The contest's cards are drawn in the showdown panel, which may open just now.
    await tick();
    this.#fly(beats, root, oldTop);
  }

  #announce(beat: Beat, motion: boolean): void {
    const at = motion ? beat.at : 0;
    switch (beat.kind) {
      case 'call':
        this.during(
          at,
          beat.ms + 900,
          () => {
            this.calls = new Map([...this.calls, [beat.seat, beat.word]]);
          },
          () => {
            this.calls = new Map([...this.calls].filter(([seat]) => seat !== beat.seat));
          },
        );
        break;
      case 'roll':
        if (motion)
          this.during(
            0,
            beat.at + 700,
            () => (this.roll = beat),
            () => (this.roll = null),
          );
        if (beat.shift) {
          this.#notice(
            motion ? beat.at + 700 : 0,
            motion ? 1600 : 3000,
            () => {
              this.shift = true;
              sound('shift');
            },
            () => (this.shift = false),
          );
        }
        break;
      case 'reveal':
        this.later(at, () => {
          this.veiled = false;
          sound('reveal');
        });
        this.later(at + (motion ? beat.ms : 0), () => (this.turning = false));
        break;
      case 'capture':
        this.#notice(
          at,
          motion ? beat.ms + 600 : 4000,
          () => {
            this.capture = beat;
            sound('capture');
          },
          () => (this.capture = null),
        );
        break;
      case 'banner':
        this.during(
          at,
          beat.ms + 900,
          () => (this.banner = beat.round),
          () => (this.banner = null),
        );
        break;
      case 'card':
      case 'token':
        break;
    }
  }

  #fly(beats: Beat[], root: HTMLElement, oldTop: Card | null): void {
    const after = spots(root);
    const flights: Omit<Flight<Thing>, 'id'>[] = [];
    const onDiscard = beats.filter((beat) => beat.kind === 'card' && beat.to === 'discard');
    const lastLanding = Math.max(0, ...onDiscard.map((beat) => beat.at + beat.ms));
    const pile = after.get('discard');
    if (oldTop && pile && lastLanding > 0) {
      // Until the first card lands, the pile shows what lay there.
      flights.push({
        thing: { card: oldTop, token: null },
        from: pile,
        to: pile,
        at: 0,
        ms: 1,
        lingers: lastLanding,
        turns: false,
      });
    }
    for (const beat of beats) {
      if (beat.kind !== 'card' && beat.kind !== 'token') continue;
      const from = find(this.before, beat.from) ?? find(after, beat.from);
      const to = find(after, beat.to) ?? (beat.to.startsWith('contest') ? pile : undefined);
      if (!from || !to) continue;
      const landed = beat.at + beat.ms;
      this.hide(root, beat.to, beat.to === 'discard' ? lastLanding : landed);
      flights.push({
        thing: {
          card: beat.kind === 'card' ? beat.card : null,
          token: beat.kind === 'token' ? beat.token : null,
        },
        from,
        to,
        at: beat.at,
        ms: beat.ms,
        lingers: beat.to === 'discard' ? lastLanding - landed : 0,
        // A card that lay hidden in a rival's hand turns over on its way.
        turns: beat.kind === 'card' && (beat.turns || isHidden(this.before, beat.from)),
      });
    }
    this.#awaitHands(beats);
    this.send(flights);
  }

  #awaitHands(beats: Beat[]): void {
    const landings = new Map<Seat, number>();
    for (const beat of beats) {
      const [zone, seat] = beat.kind === 'card' ? beat.to.split(':') : [];
      if (zone === 'hand') landings.set(Number(seat), beat.at + beat.ms);
    }
    this.awaiting = new Set(landings.keys());
    for (const [seat, ms] of landings) {
      this.later(ms, () => (this.awaiting = new Set([...this.awaiting].filter((it) => it !== seat))));
    }
  }

  /** A notice outlives the step: without motion the next one follows at once. */
  #notice(at: number, ms: number, begin: () => void, end: () => void): void {
    for (const timer of this.#notices.splice(0)) clearTimeout(timer);
    this.shift = false;
    this.capture = null;
    if (at === 0) begin();
    else this.#notices.push(setTimeout(begin, at));
    this.#notices.push(setTimeout(end, at + ms));
  }
}
function isHidden(boxes: Map<Spot, Box>, spot: Spot): boolean {
  return spot.startsWith('hand:') && !boxes.has(spot);
}
