// A table as the parts of a drawing need it, whatever the game: who sits where on the
// screen, whom the table waits for, what may be done now.

import type { TableLike } from '../games/contract';
import type { MenuItem, Now, OpenMenu, Place, Seat } from './wire';

/** The seats of a table, clockwise from the one to the left of `home`, without it. */
export function rivalsOf(n_seats: number, home: Seat | null): Seat[] {
  if (home === null) return Array.from({ length: n_seats }, (_, seat) => seat);
  return Array.from({ length: n_seats - 1 }, (_, idx) => (home + 1 + idx) % n_seats);
}

/** `V` the game's View, `S` its Sight, `A` its Action, `C` its Content, `F` its Forecast. */
export class TableModel<V extends { players: unknown[] }, S, A, C, F = unknown> {
  readonly #client: () => TableLike<V, S, A, C, F>;
  readonly #replay: () => boolean;
  // A table is drawn only once both are there.
  readonly view: V = $derived(this.client.now?.view as V);
  readonly content: C = $derived(this.client.content as C);

  /** What happened is still being shown, and the open question would tell how it ends. */
  hushed = $state(false);

  /** The menu as last offered, and when: kept while its answer is on its way, so that nothing jumps. */
  #offered = $state.raw<{ menu: OpenMenu<A, F>; seq: number } | null>(null);

  constructor(client: () => TableLike<V, S, A, C, F>, replay: () => boolean) {
    this.#client = client;
    this.#replay = replay;
  }

  get client(): TableLike<V, S, A, C, F> {
    return this.#client();
  }
  get replay(): boolean {
    return this.#replay();
  }
  get now(): Now<V, A, F> | null {
    return this.client.now;
  }

  /** The seat at the bottom of the screen: the viewer's own. */
  readonly home: Seat | null = $derived.by(() => {
    const viewer = this.client.now?.viewer;
    return typeof viewer === 'number' ? viewer : null;
  });
  readonly rivals: Seat[] = $derived.by(() => rivalsOf(this.view.players.length, this.home));
  readonly menu: OpenMenu<A, F> | null = $derived.by(() =>
    this.replay || this.hushed ? null : (this.client.now?.menu ?? null),
  );
  /** The menu to draw: the open one, or the last one while its answer travels. */
  readonly drawnMenu: OpenMenu<A, F> | null = $derived.by(
    () =>
      this.menu ??
      (!this.hushed && this.#offered?.seq === this.client.now?.seq ? (this.#offered?.menu ?? null) : null),
  );
  readonly over: boolean = $derived.by(() => this.client.now?.outcome != null);
  /** The seats that have not answered yet. */
  readonly waitingFor: Seat[] = $derived.by(() =>
    (this.client.now?.waiting ?? []).filter((it) => !it.answered).map((it) => it.seat),
  );

  /** Remembers the open menu; called in an effect. */
  remember(): void {
    const seq = this.client.now?.seq;
    if (this.menu && seq !== undefined) this.#offered = { menu: this.menu, seq };
  }

  place(seat: Seat): Place | undefined {
    return this.client.seating.places.find((place) => place.seat === seat);
  }
  /** Whether the person of the seat has left the table alone. */
  away(seat: Seat): boolean {
    const place = this.place(seat);
    return !this.replay && !this.over && place?.holder === 'person' && !place.here;
  }
  name(seat: Seat): string {
    return this.client.nameOf(seat);
  }
  /** A seat for sentences that speak to the reader: `who` is `you` or `other`. */
  who(seat: Seat): { who: string; name: string } {
    return { who: seat === this.home ? 'you' : 'other', name: this.name(seat) };
  }

  /** Whether the table waits for the seat. */
  awaited(seat: Seat): boolean {
    return this.waitingFor.includes(seat);
  }
  /** Whether the seat has chosen in secret while others still think. */
  answered(seat: Seat): boolean {
    return this.client.now?.waiting.some((it) => it.seat === seat && it.answered) ?? false;
  }

  /** The item of the open menu that does this. */
  offer(action: A): MenuItem<A, F> | undefined {
    const wanted = JSON.stringify(action);
    return this.menu?.items.find((item) => JSON.stringify(item.action) === wanted);
  }
  act(item: MenuItem<A, F> | undefined): void {
    if (item) this.client.act(item.action);
  }
}
