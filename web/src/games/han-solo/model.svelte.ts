// The table as its parts need it: who sits where on the screen, what may be done now.

import { t } from '../../lib/i18n.svelte';
import type { Place, Seat } from '../../lib/wire';
import { arranged, nameOf } from './tokens';
import { lastShowdown } from './showdown';
import type {
  Action,
  Card,
  Client,
  Content,
  HanSoloItem,
  HanSoloMenu,
  Player,
  Token,
  TokenFace,
  View,
} from './types';

/** The seats of a table, clockwise from the one to the left of `home`, without it. */
export function rivalsOf(n_seats: number, home: Seat | null): Seat[] {
  if (home === null) return Array.from({ length: n_seats }, (_, seat) => seat);
  return Array.from({ length: n_seats - 1 }, (_, idx) => (home + 1 + idx) % n_seats);
}

export class Model {
  readonly #client: () => Client;
  readonly #replay: () => boolean;
  // The table is drawn only once both are there; see Table.svelte.
  readonly view: View = $derived(this.client.now?.view as View);
  readonly content: Content = $derived(this.client.content as Content);

  /** The menu as last offered, and when: kept while its answer is on its way, so that nothing jumps. */
  #offered = $state.raw<{ menu: HanSoloMenu; seq: number } | null>(null);

  constructor(client: () => Client, replay: () => boolean) {
    this.#client = client;
    this.#replay = replay;
  }

  get client(): Client {
    return this.#client();
  }
  get replay(): boolean {
    return this.#replay();
  }

  /** The seat at the bottom of the screen: the viewer's own. */
  readonly home: Seat | null = $derived.by(() => {
    const viewer = this.client.now?.viewer;
    return typeof viewer === 'number' ? viewer : null;
  });
  readonly rivals: Seat[] = $derived.by(() => rivalsOf(this.view.players.length, this.home));
  readonly me: Player | null = $derived.by(() =>
    this.home === null ? null : (this.view.players[this.home] ?? null),
  );
  readonly hand: Card[] = $derived.by(() => this.me?.cards ?? []);
  readonly pot: Token[] = $derived.by(() => arranged(this.view.pot, this.content));
  readonly showdown = $derived.by(() => lastShowdown(this.client.steps));
  readonly menu: HanSoloMenu | null = $derived.by(() =>
    this.replay ? null : (this.client.now?.menu ?? null),
  );
  /** The menu to draw: the open one, or the last one while its answer travels. */
  readonly drawnMenu: HanSoloMenu | null = $derived.by(() =>
    this.menu ?? (this.#offered?.seq === this.client.now?.seq ? (this.#offered?.menu ?? null) : null),
  );
  readonly over: boolean = $derived.by(() => this.client.now?.outcome != null);

  /** Remembers the open menu; called in an effect. */
  remember(): void {
    const seq = this.client.now?.seq;
    if (this.menu && seq !== undefined) this.#offered = { menu: this.menu, seq };
  }

  place(seat: Seat): Place | undefined {
    return this.client.seating.places.find((place) => place.seat === seat);
  }
  player(seat: Seat): Player {
    return this.view.players[seat] as Player;
  }
  face(token: Token): TokenFace {
    return this.content.tokens[token] as TokenFace;
  }
  name(seat: Seat): string {
    return this.client.nameOf(seat);
  }
  /** A seat for sentences that speak to the reader: `who` is `you` or `other`. */
  who(seat: Seat): { who: string; name: string } {
    return { who: seat === this.home ? 'you' : 'other', name: this.name(seat) };
  }
  tokenName(token: Token): string {
    return nameOf(this.face(token), this.client.lang);
  }
  /** Name, colour and full value of a token. */
  tokenTitle(token: Token): string {
    const { colour, value } = this.face(token);
    return t('hs-token-title', { name: this.tokenName(token), colour, value });
  }

  /** Whether the table waits for the seat. */
  awaited(seat: Seat): boolean {
    return this.client.now?.waiting.some((it) => it.seat === seat && !it.answered) ?? false;
  }
  /** Whether the seat has chosen in secret while others still think. */
  answered(seat: Seat): boolean {
    return this.client.now?.waiting.some((it) => it.seat === seat && it.answered) ?? false;
  }

  /** The item of the open menu that does this. */
  offer(action: Action): HanSoloItem | undefined {
    const wanted = JSON.stringify(action);
    return this.menu?.items.find((item) => JSON.stringify(item.action) === wanted);
  }
  /** The item that takes or names this token. */
  tokenOffer(token: Token): HanSoloItem | undefined {
    return this.offer({ pick: token }) ?? this.offer({ name: token });
  }
  act(item: HanSoloItem | undefined): void {
    if (item) this.client.act(item.action);
  }

  /** Why nothing of the kind can be done now. */
  get whyNot(): string {
    if (this.replay) return t('hs-not-replay');
    if (this.over) return t('hs-not-over');
    if (this.home === null) return t('hs-not-spectator');
    if (this.menu) return t('hs-not-other', { question: this.menu.question });
    return this.waitingLine;
  }

  /** Whom the table waits for, in words. */
  get waitingLine(): string {
    const waiting = this.client.now?.waiting.filter((it) => !it.answered) ?? [];
    const first = waiting[0];
    if (this.over || !first) return t('hs-waiting-nobody');
    if (waiting.length > 1) return t('hs-waiting-many', { count: waiting.length });
    const name = this.name(first.seat);
    switch (this.view.ask.ask) {
      case 'turn':
        return t('hs-waiting-turn', { name });
      case 'discard':
        return t('hs-waiting-discard', { name });
      case 'pick':
        return t('hs-waiting-pick', { name });
      case 'name':
        return t('hs-waiting-name', { name });
      case 'capture':
        return t('hs-waiting-capture', { name });
      default:
        return t('hs-waiting-nobody');
    }
  }
}
