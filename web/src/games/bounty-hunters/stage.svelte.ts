// Plays the movements of a step over the table: draws, the joint reveal, captures, the pass.

import { tick } from 'svelte';
import { play as sound } from '../../lib/sound';
import { find, spots, Stage as Flying, type Flight } from '../../lib/stage.svelte';
import {
  plan,
  type Banner,
  type Beat,
  type Capture,
  type Eyes,
  type Note,
  type Reveal,
  type Scoring,
} from './plan';
import type { Card, HunterStep } from './types';

/** What travels over this table: a card, face up or not, or a credit. */
export type Thing = { card: Card | null } | 'credit';

/** How long a notice stays where nothing moves. */
const STILL_NOTICE_MS = 3500;
const STILL_REVEAL_MS = 4500;
/** The end being set is said over whatever comes next. */
const LAST_NOTICE_MS = 4000;

export class Stage extends Flying<Thing> {
  /** The chosen cards as they are shown together. */
  reveal = $state.raw<Reveal | null>(null);
  /** The targets that have just been captured. */
  captured = $state.raw<ReadonlySet<Card>>(new Set());
  banner = $state.raw<Note | null>(null);
  /** The score pad is open at the end of the game. */
  scoring = $state(false);
  /** Who has won is not told yet. */
  untold = $state(false);

  #notices: ReturnType<typeof setTimeout>[] = [];
  /** The notice that the end is set, while it stands. */
  #last: ReturnType<typeof setTimeout> | undefined;

  /** Ends all movement: the table shows what is. Notices stay for their time. */
  override stop(): void {
    super.stop();
    this.captured = new Set();
    this.untold = false;
    if (this.#notices.length === 0) {
      this.reveal = null;
      if (this.#last === undefined) this.banner = null;
    }
  }

  override close(): void {
    for (const timer of this.#notices.splice(0)) clearTimeout(timer);
    clearTimeout(this.#last);
    super.close();
  }

  /** Puts the reveal away: it has been read. */
  hideReveal(): void {
    this.reveal = null;
  }

  /** Plays a step; the view has changed already. */
  async play(step: HunterStep, root: HTMLElement, motion: boolean, eyes: Eyes): Promise<void> {
    const beats = plan(step, eyes);
    if (step.rewind_to !== null) return this.stop();
    // A seal moves nothing; what moves may go on.
    if (beats.length === 0) return;
    for (const timer of this.#notices.splice(0)) clearTimeout(timer);
    this.stop();
    for (const beat of beats) this.#announce(beat, motion);
    if (!motion) return;
    // The shown cards leave from the panel, which opens just now.
    await tick();
    this.#fly(beats, root);
  }

  #announce(beat: Beat, motion: boolean): void {
    switch (beat.kind) {
      case 'reveal':
        sound('reveal');
        return this.#show(beat, motion ? beat.ms : STILL_REVEAL_MS, motion);
      case 'banner':
        return this.#note(beat, motion);
      case 'capture':
        return this.#capture(beat, motion);
      case 'scoring':
        return this.#score(beat, motion);
      default:
        return;
    }
  }

  #show(beat: Reveal, ms: number, motion: boolean): void {
    if (motion)
      this.during(
        beat.at,
        ms,
        () => (this.reveal = beat),
        () => (this.reveal = null),
      );
    else
      this.#notice(
        ms,
        () => (this.reveal = beat),
        () => (this.reveal = null),
      );
  }

  #note(beat: Banner, motion: boolean): void {
    if (beat.note.note === 'last') return this.#end(beat, motion);
    if (this.#last !== undefined) return;
    const begin = (): void => void (this.banner = beat.note);
    const end = (): void => void (this.banner = null);
    if (motion) this.during(beat.at, beat.ms + 700, begin, end);
    // A new turn is told by the track; only what is rare deserves a notice without motion.
    else if (beat.note.note !== 'turn') this.#notice(STILL_NOTICE_MS, begin, end);
  }

  /** Nothing that happens next takes this notice away. */
  #end({ at, note }: Banner, motion: boolean): void {
    clearTimeout(this.#last);
    const show = (): void => {
      this.banner = note;
      this.#last = setTimeout(() => {
        this.#last = undefined;
        this.banner = null;
      }, LAST_NOTICE_MS);
    };
    if (motion && at > 0) this.#last = setTimeout(show, at);
    else show();
  }

  #capture(beat: Capture, motion: boolean): void {
    const begin = (): void => {
      this.captured = new Set([...this.captured, beat.target]);
      sound('capture');
    };
    const end = (): void =>
      void (this.captured = new Set([...this.captured].filter((it) => it !== beat.target)));
    this.during(motion ? beat.at : 0, motion ? beat.ms + 900 : STILL_NOTICE_MS, begin, end);
  }

  #score(beat: Scoring, motion: boolean): void {
    if (!motion) {
      // The last cards must not lie under the score pad.
      this.reveal = null;
      this.scoring = true;
      return;
    }
    this.during(
      0,
      beat.at + beat.ms,
      () => (this.untold = true),
      () => (this.untold = false),
    );
    this.later(beat.at, () => (this.scoring = true));
  }

  /** A notice outlives the step: without motion the next one follows at once. */
  #notice(ms: number, begin: () => void, end: () => void): void {
    begin();
    this.#notices.push(setTimeout(end, ms));
  }

  #fly(beats: Beat[], root: HTMLElement): void {
    const after = spots(root);
    const flights: Omit<Flight<Thing>, 'id'>[] = [];
    for (const beat of beats) {
      if (beat.kind !== 'card' && beat.kind !== 'credit') continue;
      const from = beat.from.startsWith('reveal:')
        ? find(after, beat.from)
        : (find(this.before, beat.from) ?? find(after, beat.from));
      const to = find(after, beat.to);
      if (!from || !to) continue;
      const { at, ms } = beat;
      if (beat.kind === 'credit') {
        flights.push({ thing: 'credit', from, to, at, ms, lingers: 0, turns: false, hidden: true });
        continue;
      }
      this.hide(root, beat.to, at + ms);
      // What was not seen where it comes from is not seen before it leaves.
      const hidden = !this.before.has(beat.from) || this.before.get(beat.from)?.row === true;
      flights.push({ thing: { card: beat.card }, from, to, at, ms, lingers: 0, turns: beat.turns, hidden });
    }
    this.send(flights);
  }
}
