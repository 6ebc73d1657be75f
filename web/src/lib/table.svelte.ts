// One live table as this viewer sees it. What a drawn table or the text table draws.

import type { LinePlaces, Refusal, TableLike } from '../games/contract';
import { nameIn } from './names';
import { Pacer } from './pacer';
import { liveSteps } from './steps';
import { newRequest, TableSocket, type Link, type SocketOptions, type Wish } from './socket';
import type { Answer, Now, Seat, Seating, Step, ToClient, Update } from './wire';

export interface TableOptions {
  url: string;
  hello: () => { key: string; name: string; lang: string; invite?: string };
  /** How long a step should stay, in milliseconds; 0 where nothing moves. */
  pace: (step: Step<unknown>) => number;
  motion: () => boolean;
  /** Names a seat that nobody has. */
  emptySeat: (seat: Seat) => string;
  /** A refusal to be told. */
  onRefused?: (refusal: Refusal) => void;
  dial?: SocketOptions<unknown, unknown, unknown>['dial'];
}

/** An entry on its way to the screen, and when it came. */
type Heard = Update<unknown, unknown, unknown> & { at: number };

/** What a bot would do in one's place. */
export interface Hint {
  decision: number;
  answer: Answer<unknown>;
  words: string;
}

type Unnamed<A> = A extends { request: string } ? Omit<A, 'request'> : never;

export class TableClient implements TableLike {
  readonly #options: TableOptions;
  readonly #socket: TableSocket<unknown, unknown, unknown>;
  readonly #pacer: Pacer<Heard>;

  places: LinePlaces | null = $state.raw(null);
  #link = $state<Link>('connecting');
  #seating = $state.raw<Seating | null>(null);
  #shown = $state.raw<Now<unknown, unknown> | null>(null);
  #step = $state.raw<Step<unknown> | null>(null);
  #history = $state.raw<Step<unknown>[]>([]);
  #content = $state.raw<unknown>(null);
  #refused = $state.raw<Refusal | null>(null);
  #hint = $state.raw<Hint | 'asked' | null>(null);
  #nPending = $state(0);
  #nWaiting = $state(0);
  #newestDecision = $state<number | null>(null);
  #newestBeside = $state<number | null>(null);
  #heardAt = $state(0);
  #seatedAt = $state(0);
  /** The last entry received, shown or not. */
  #last: number | null = null;
  #live = $derived(liveSteps(this.#history));
  #visible = $derived(this.#hideStaleMenu());

  constructor(options: TableOptions) {
    this.#options = options;
    this.#pacer = new Pacer({
      pace: (update) => (this.#still() ? 0 : options.pace(update.step)),
      show: (update, skipped) => this.#show(update, skipped),
      onWaiting: (n) => (this.#nWaiting = n),
    });
    this.#socket = new TableSocket({
      url: options.url,
      hello: options.hello,
      since: () => this.#last,
      onMessage: (message) => this.#receive(message),
      onLink: (link) => (this.#link = link),
      onPending: (n) => (this.#nPending = n),
      ...(options.dial ? { dial: options.dial } : {}),
    });
  }

  get link(): Link {
    return this.#link;
  }
  /** Whether the server has told us who sits where. */
  get known(): boolean {
    return this.#seating !== null;
  }
  get seating(): Seating {
    if (!this.#seating) throw new Error('the seating is asked for before the welcome');
    return this.#seating;
  }
  get now(): Now<unknown, unknown> | null {
    return this.#visible;
  }
  /** When `now` arrived, for clocks: milliseconds of this browser. */
  get heardAt(): number {
    return this.#heardAt;
  }
  /** When `seating` arrived. */
  get seatedAt(): number {
    return this.#seatedAt;
  }
  get step(): Step<unknown> | null {
    return this.#step;
  }
  get steps(): readonly Step<unknown>[] {
    return this.#live;
  }
  /** Every step, those taken back too: the log. */
  get history(): readonly Step<unknown>[] {
    return this.#history;
  }
  get content(): unknown {
    return this.#content;
  }
  set content(content: unknown) {
    this.#content = content;
  }
  get busy(): boolean {
    return this.#nPending > 0 || this.#nWaiting > 0;
  }
  get motion(): boolean {
    return this.#options.motion();
  }
  /** What a bot would do about the open question, once it was asked. */
  get hint(): Hint | 'asked' | null {
    const hint = this.#hint;
    if (hint === null || hint === 'asked') return hint;
    return hint.decision === this.now?.menu?.decision ? hint : null;
  }
  /** How many steps wait to be shown. */
  get waiting(): number {
    return this.#nWaiting;
  }
  get lang(): string {
    return this.#options.hello().lang;
  }
  get refused(): Refusal | null {
    return this.#refused;
  }

  nameOf(seat: Seat): string {
    return nameIn(this.#seating, seat, this.#options.emptySeat);
  }

  open(): void {
    this.#socket.open();
  }
  close(): void {
    this.#pacer.clear();
    this.#socket.close();
  }
  reconnect(): void {
    this.#socket.reconnect();
  }
  /** Says hello anew as somebody else, who may have seen other things. */
  restart(): void {
    this.#socket.resync();
  }
  /** Has everything told anew in another language. */
  speak(lang: string): void {
    this.#socket.speak(lang);
  }

  /** Shows what waits to be shown. */
  flush(): void {
    this.#pacer.flush();
  }

  act(answer: Answer<unknown>): void {
    const menu = this.now?.menu;
    if (!menu || this.#nPending > 0) return;
    this.#hint = null;
    this.#wish({ type: 'act', decision: menu.decision, answer });
  }
  /** Answers what is open beside what the table waits for. */
  actBeside(answer: Answer<unknown>): void {
    const beside = this.now?.beside;
    if (!beside || this.#nPending > 0) return;
    this.#wish({ type: 'act', decision: beside.decision, answer });
  }
  undo(): void {
    if (this.#nPending === 0) this.#wish({ type: 'undo' });
  }
  sit(seat: Seat): void {
    this.#wish({ type: 'sit', seat });
  }
  standUp(): void {
    this.#wish({ type: 'stand_up' });
  }
  seatBot(seat: Seat, level: string | null): void {
    this.#wish({ type: 'seat_bot', seat, level });
  }
  start(): void {
    this.#wish({ type: 'start' });
  }
  /** Shows the person in this seat out, unless it is somebody else's by now. */
  evict(seat: Seat, person: string | undefined): void {
    this.#wish({ type: 'evict', seat, person });
  }
  /** Shows a spectator out. */
  evictSpectator(spectator: string): void {
    this.#wish({ type: 'evict_spectator', spectator });
  }
  /** Says who may come; what is not said stays as it is. */
  admit(who: { locked?: boolean; private?: boolean; listed?: boolean }): void {
    const { locked, private: isPrivate, listed } = this.seating;
    this.#wish({ type: 'admit', locked, private: isPrivate, listed, ...who });
  }
  /** Closes the table for everybody. */
  closeTable(): void {
    this.#wish({ type: 'close_table' });
  }
  /** Asks what a bot would do about the open question. */
  askHint(): void {
    const menu = this.now?.menu;
    if (!menu || this.#hint === 'asked') return;
    this.#hint = 'asked';
    this.#socket.send({ type: 'hint', decision: menu.decision, request: newRequest() });
  }
  dropHint(): void {
    this.#hint = null;
  }
  /** Chooses a face and a colour. */
  wear(face: number, colour: number): void {
    this.#wish({ type: 'wear', face, colour });
  }
  /** Says whether one is ready for the deal. */
  ready(ready: boolean): void {
    this.#wish({ type: 'ready', ready });
  }
  /** Agrees on how the table is played. */
  settle(terms: Omit<Extract<Wish<unknown>, { type: 'settle' }>, 'type' | 'request'>): void {
    this.#wish({ type: 'settle', ...terms });
  }
  /** Leaves the lesson. */
  playOn(): void {
    this.#wish({ type: 'play_on' });
  }

  #wish(wish: Unnamed<Wish<unknown>>): void {
    this.flush();
    this.#socket.send({ ...wish, request: newRequest() } as Wish<unknown>);
  }

  #still(): boolean {
    return !this.motion || (typeof document !== 'undefined' && document.hidden);
  }

  /** A menu is offered while it is the newest question, even if steps still wait to be shown. */
  #hideStaleMenu(): Now<unknown, unknown> | null {
    const now = this.#shown;
    if (!now || this.#nWaiting === 0) return now;
    const { menu, beside, ...rest } = now;
    return {
      ...rest,
      menu: menu?.decision === this.#newestDecision ? menu : null,
      // What is open beside goes on while the table is shown what happened before.
      ...(beside && beside.decision === this.#newestBeside ? { beside } : {}),
    };
  }

  #receive(message: ToClient<unknown, unknown, unknown>): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'seating':
        this.#seat(message.seating);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'hint':
        this.#hint = { decision: message.decision, answer: message.answer, words: message.words };
        break;
      case 'refused':
        if (this.#hint === 'asked') this.#hint = null;
        this.#refuse(message.message, message.rule);
        break;
      case 'closing':
      case 'done':
      case 'pong':
        break;
    }
  }

  #welcome(message: Extract<ToClient<unknown, unknown, unknown>, { type: 'welcome' }>): void {
    this.#seat(message.seating);
    const snapshot = message.snapshot;
    if (!snapshot) return;
    this.flush();
    const first = snapshot.steps[0];
    const known = first ? this.#history.filter((step) => step.seq < first.seq) : this.#history;
    // A first step of 0 means that the server tells everything from the start.
    this.#history = first?.seq === 0 ? snapshot.steps : [...known, ...snapshot.steps];
    this.#step = null;
    this.#setNow(snapshot.now, Date.now());
    // A table that began with a situation has no entry yet, so the first one is still to come.
    this.#last = this.#history.length === 0 ? null : snapshot.now.seq;
    this.#newestDecision = snapshot.now.menu?.decision ?? null;
    this.#newestBeside = snapshot.now.beside?.decision ?? null;
  }

  #seat(seating: Seating): void {
    this.#seating = seating;
    this.#seatedAt = Date.now();
  }

  #update(update: Update<unknown, unknown, unknown>): void {
    const seq = update.step.seq;
    if (this.#last !== null && seq <= this.#last) return; // Heard before the fall.
    if (seq !== (this.#last ?? -1) + 1) {
      this.#socket.resync();
      return;
    }
    this.#last = seq;
    this.#newestDecision = update.now.menu?.decision ?? null;
    this.#newestBeside = update.now.beside?.decision ?? null;
    this.#pacer.push({ ...update, at: Date.now() });
  }

  #show(update: Heard, skipped: Heard[]): void {
    this.#history = [...this.#history, ...skipped.map(({ step }) => step), update.step];
    this.#step = skipped.length > 0 ? null : update.step;
    this.#setNow(update.now, update.at);
  }

  #setNow(now: Now<unknown, unknown>, at: number): void {
    this.#shown = now;
    this.#heardAt = at;
  }

  #refuse(message: string, rule: string | null): void {
    this.#refused = { nth: (this.#refused?.nth ?? 0) + 1, message, rule };
    this.#options.onRefused?.(this.#refused);
  }
}
