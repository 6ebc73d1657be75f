// One table's socket: says hello, keeps every wish until it is answered, comes back
// after a fall, and never pretends that a stale client is fresh.
//
// Invariant: it knows no game and draws nothing.

import { PROTOCOL, type Code, type ToClient, type ToServer } from './wire';

/** How the connection is. */
export type Link =
  /** Dialling for the first time, or again. */
  | 'connecting'
  /** Welcomed. */
  | 'open'
  /** Lost; the next attempt is on its way. */
  | 'lost'
  /** The server speaks another protocol: only a reload helps. */
  | 'stale'
  /** There is no such table. */
  | 'gone'
  /** The table takes no more spectators now; one may ask again. */
  | 'full'
  /** The host has shown us out. */
  | 'evicted'
  /** Only those who play may see the table. */
  | 'private'
  /** The host has closed the table. */
  | 'closed'
  /** Our secret was changed on another device. */
  | 'signed_out'
  /** We have the table open in too many places, and this one was closed; the player may ask for it again. */
  | 'dropped'
  /** The server cut the connection again and again, as too slow or too fast; the player may ask for another. */
  | 'cut';

/** A wish that gets an answer. */
export type Wish<A> = Extract<ToServer<A>, { request: string }>;

export interface SocketOptions<V, S, A> {
  url: string;
  /** Who says hello; asked at every attempt, as name and language may have changed. */
  hello: () => { key: string; name: string; lang: string; invite?: string };
  /** The last entry we have; null for none. */
  since: () => number | null;
  /** Everything but pongs and acknowledgements without content. */
  onMessage: (message: ToClient<V, S, A>) => void;
  onLink: (link: Link) => void;
  /** Called whenever the number of unanswered wishes changes. */
  onPending?: (n: number) => void;
  /** For tests. */
  dial?: (url: string) => WebSocket;
}

const BACKOFF_FIRST_MS = 400;
const BACKOFF_MAX_MS = 10_000;
/** A wish refused because the table was busy is tried this often before the player is told. */
const BUSY_RETRIES_MAX = 5;
const BUSY_WAIT_MS = 300;
const PING_EVERY_MS = 20_000;
/** Silence after a ping that means the line is dead. */
const SILENCE_MAX_MS = 10_000;
/** Cut twice within this time means: trying on would only be cut again, stop. */
const CUT_WINDOW_MS = 60_000;

/** How long to wait before attempt `nth`, counted from 0; `chance` in 0..1 spreads a crowd. */
export function backoffMs(nth: number, chance: number): number {
  const full = Math.min(BACKOFF_MAX_MS, BACKOFF_FIRST_MS * 2 ** nth);
  return Math.round(full * (0.5 + chance / 2));
}

/** The ids of requests: unguessable enough never to meet another client's. */
export function newRequest(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

export class TableSocket<V, S, A> {
  readonly #options: SocketOptions<V, S, A>;
  readonly #wishes = new Map<string, { wish: Wish<A>; busy: number }>();
  #socket: WebSocket | null = null;
  #link: Link = 'connecting';
  #attempt = 0;
  #forget = false;
  #cutAt = -Infinity;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SocketOptions<V, S, A>) {
    this.#options = options;
  }

  /** How many wishes are unanswered. */
  get pending(): number {
    return this.#wishes.size;
  }

  open(): void {
    if (typeof window !== 'undefined') {
      window.addEventListener('online', this.#wake);
      document.addEventListener('visibilitychange', this.#wake);
    }
    this.#connect();
  }

  close(): void {
    if (typeof window !== 'undefined') {
      window.removeEventListener('online', this.#wake);
      document.removeEventListener('visibilitychange', this.#wake);
    }
    this.#hangUp();
    this.#wishes.clear();
  }

  /** Files a wish and sends it; it is sent again after every fall until it is answered. */
  send(wish: Wish<A>): void {
    this.#wishes.set(wish.request, { wish, busy: 0 });
    this.#options.onPending?.(this.#wishes.size);
    if (this.#link === 'open') this.#write(wish);
  }

  /** Speaks another language; the server tells everything anew in it. */
  speak(lang: string): void {
    if (this.#link === 'open') this.#write({ type: 'speak', lang });
    // Otherwise the next hello says it, and asks for everything.
    else this.#forget = true;
  }

  /** Something is missing: start over from nothing. */
  resync(): void {
    this.#forget = true;
    this.#redial();
  }

  /** Says hello anew at once: the player asked, or has another name now. */
  reconnect(): void {
    this.#attempt = 0;
    this.#redial();
  }

  #redial(): void {
    this.#hangUp();
    this.#connect();
  }

  readonly #wake = (): void => {
    if (typeof document !== 'undefined' && document.visibilityState === 'hidden') return;
    if (['lost', 'dropped', 'cut', 'full'].includes(this.#link)) this.reconnect();
    else if (this.#link === 'open') this.#probe();
  };

  #connect(): void {
    this.#setLink(this.#attempt === 0 && this.#link !== 'lost' ? 'connecting' : 'lost');
    const socket = this.#options.dial?.(this.#options.url) ?? new WebSocket(this.#options.url);
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.#forget ? null : this.#options.since();
      this.#write({ type: 'hello', protocol: PROTOCOL, ...this.#options.hello(), since });
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(String(event.data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#fallen();
    };
    // A socket that never opens also closes; nothing more is known here.
    socket.onerror = () => {};
  }

  #receive(text: string): void {
    this.#heard();
    let message: ToClient<V, S, A>;
    try {
      message = JSON.parse(text) as ToClient<V, S, A>;
    } catch {
      this.resync();
      return;
    }
    switch (message.type) {
      case 'pong':
        return;
      case 'welcome':
        this.#welcomed(message);
        return;
      case 'update':
      case 'seating':
        this.#answered(message.request);
        break;
      case 'hint':
        this.#answered(message.request);
        break;
      case 'done':
        this.#answered(message.request);
        return;
      case 'refused':
        if (this.#ends(message.code) || this.#triesAgain(message)) return;
        this.#answered(message.request);
        break;
      case 'closing':
        if (this.#ends(message.code)) return;
        break;
    }
    this.#options.onMessage(message);
  }

  #welcomed(message: Extract<ToClient<V, S, A>, { type: 'welcome' }>): void {
    if (message.protocol !== PROTOCOL) {
      this.#end('stale');
      return;
    }
    this.#forget = false;
    this.#attempt = 0;
    this.#setLink('open');
    this.#options.onMessage(message);
    for (const { wish } of this.#wishes.values()) this.#write(wish);
  }

  /** Whether this code ends the connection for good. */
  #ends(code: Code): boolean {
    if (code === 'protocol') this.#end('stale');
    else if (code === 'no_table') this.#end('gone');
    else if (code === 'too_many_tabs') this.#end('dropped');
    else if (code === 'full') this.#end('full');
    else if (code === 'evicted' || code === 'private' || code === 'closed') this.#end(code);
    else if (code === 'signed_out') this.#end(code);
    else if ((code === 'dropped' || code === 'too_fast') && this.#cutTwice()) this.#end('cut');
    else return false;
    return true;
  }

  #cutTwice(): boolean {
    const now = Date.now();
    const twice = now - this.#cutAt < CUT_WINDOW_MS;
    this.#cutAt = now;
    return twice;
  }

  #triesAgain(message: Extract<ToClient<V, S, A>, { type: 'refused' }>): boolean {
    if (message.code !== 'busy' || message.request === null) return false;
    const filed = this.#wishes.get(message.request);
    if (!filed || filed.busy >= BUSY_RETRIES_MAX) return false;
    filed.busy += 1;
    setTimeout(() => {
      if (this.#link === 'open' && this.#wishes.has(filed.wish.request)) this.#write(filed.wish);
    }, BUSY_WAIT_MS * filed.busy);
    return true;
  }

  #answered(request: string | null): void {
    if (request !== null && this.#wishes.delete(request)) {
      this.#options.onPending?.(this.#wishes.size);
    }
  }

  #write(message: ToServer<A>): void {
    const socket = this.#socket;
    if (socket && socket.readyState === 1) socket.send(JSON.stringify(message));
  }

  #fallen(): void {
    this.#hangUp();
    this.#setLink('lost');
    this.#retry = setTimeout(() => this.#connect(), backoffMs(this.#attempt, Math.random()));
    this.#attempt += 1;
  }

  #end(link: Link): void {
    this.#hangUp();
    this.#setLink(link);
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #heard(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#probe(), PING_EVERY_MS);
  }

  #probe(): void {
    clearTimeout(this.#silence);
    this.#write({ type: 'ping' });
    this.#silence = setTimeout(() => this.#fallen(), SILENCE_MAX_MS);
  }

  #setLink(link: Link): void {
    if (link === this.#link) return;
    this.#link = link;
    this.#options.onLink(link);
  }
}
