// A finished table, step by step, as one pair of eyes saw it. Draws like a live one.

import type { LinePlaces, Refusal, TableLike } from '../games/contract';
import { nameIn } from './names';
import { liveSteps } from './steps';
import type { Frame, Now, Replay, Seat, Seating, Step } from './wire';

export interface ReplayOptions {
  lang: () => string;
  motion: () => boolean;
  emptySeat: (seat: Seat) => string;
}

export class ReplayClient implements TableLike {
  readonly #options: ReplayOptions;
  readonly #frames: Frame<unknown, unknown, unknown>[];
  readonly seating: Seating;
  readonly busy = false;
  readonly refused: Refusal | null = null;
  content: unknown = $state.raw(null);
  places: LinePlaces | null = $state.raw(null);
  #idx = $state(0);
  /** Whether the last move was one step forward: only that is animated. */
  #forward = $state(false);
  #told = $derived.by(() => this.#frames.slice(0, this.#idx + 1).map((frame) => frame.step));
  #live = $derived(liveSteps(this.#told));

  constructor(replay: Replay<unknown, unknown, unknown>, options: ReplayOptions) {
    this.#options = options;
    this.#frames = replay.frames;
    this.seating = replay.seating;
  }

  get idx(): number {
    return this.#idx;
  }
  get last(): number {
    return Math.max(0, this.#frames.length - 1);
  }
  get now(): Now<unknown, unknown> | null {
    return this.#frames[this.#idx]?.now ?? null;
  }
  get step(): Step<unknown> | null {
    return this.#forward ? (this.#frames[this.#idx]?.step ?? null) : null;
  }
  get steps(): readonly Step<unknown>[] {
    return this.#live;
  }
  get history(): readonly Step<unknown>[] {
    return this.#told;
  }
  /** The whole story, for a log in which one can jump ahead. */
  get story(): readonly Step<unknown>[] {
    return this.#frames.map((frame) => frame.step);
  }
  get motion(): boolean {
    return this.#options.motion();
  }
  get lang(): string {
    return this.#options.lang();
  }

  nameOf(seat: Seat): string {
    return nameIn(this.seating, seat, this.#options.emptySeat);
  }

  /** A replay is only looked at. */
  act(): void {}

  to(idx: number): void {
    const next = Math.min(this.last, Math.max(0, Math.round(idx)));
    this.#forward = next === this.#idx + 1;
    this.#idx = next;
  }

  /** To the step with this entry's number, or the nearest before it. */
  toSeq(seq: number): void {
    const after = this.#frames.findIndex((frame) => frame.step.seq > seq);
    this.to(after === -1 ? this.last : after - 1);
  }
}
