// Lets each step be seen before the next one comes, and gets out of the way.

/** With more steps waiting than this, each is shown shorter. */
const CALM_QUEUE = 3;
/** Nothing is shown longer than this, whatever a game says. */
const PACE_MS_MAX = 8_000;

/** How long to show a step while `n_waiting` others wait. */
export function hurried(paceMs: number, nWaiting: number): number {
  const over = Math.max(0, nWaiting - CALM_QUEUE);
  return Math.min(PACE_MS_MAX, Math.max(0, paceMs)) / (1 + over / 2);
}

export interface PacerOptions<T> {
  /** How long an item stays before the next may be shown; 0 for no wait at all. */
  pace: (item: T) => number;
  /** Shows an item; `skipped` items were passed over on the way to it. */
  show: (item: T, skipped: T[]) => void;
  /** Called when the number of waiting items changes. */
  onWaiting?: (n: number) => void;
}

export class Pacer<T> {
  readonly #options: PacerOptions<T>;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PacerOptions<T>) {
    this.#options = options;
  }

  /** The newest item that has not been shown yet. */
  get newest(): T | undefined {
    return this.#waiting.at(-1);
  }

  get nWaiting(): number {
    return this.#waiting.length;
  }

  push(item: T): void {
    this.#waiting.push(item);
    if (this.#timer === undefined) this.#next();
    else this.#options.onWaiting?.(this.#waiting.length);
  }

  /** Shows the newest item at once and passes over the rest; the next to come need not wait. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const skipped = this.#waiting.splice(0);
    const last = skipped.pop();
    if (last === undefined) return;
    this.#options.show(last, skipped);
    this.#options.onWaiting?.(0);
  }

  /** Forgets what waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#options.onWaiting?.(0);
  }

  #next(): void {
    this.#timer = undefined;
    for (;;) {
      const item = this.#waiting.shift();
      if (item === undefined) return;
      this.#options.show(item, []);
      this.#options.onWaiting?.(this.#waiting.length);
      if (this.#hold(item)) return;
    }
  }

  /** Keeps an item on the table for its time; whether it has any. */
  #hold(item: T): boolean {
    const ms = hurried(this.#options.pace(item), this.#waiting.length);
    if (ms <= 0) return false;
    this.#timer = setTimeout(() => this.#next(), ms);
    return true;
  }
}
