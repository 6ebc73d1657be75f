// The table as its parts need it: faces, what is picked up, what may be done with it.

import { t } from '../../lib/i18n.svelte';
import { TableModel } from '../../lib/model.svelte';
import type { Seat } from '../../lib/wire';
import { facesOf, lookAlike } from './cards';
import { offeredAs, placeOf, waysOf, type Ways } from './choices';
import type { Face } from './faces';
import { activatable } from './keys';
import type {
  Action,
  Card,
  Confrontation,
  Content,
  Deck,
  DeckView,
  Forecast,
  Player,
  Sight,
  View,
} from './types';

const NO_WAYS: Ways = { sell: null, reserve: null, plays: [] };

export class Model extends TableModel<View, Sight, Action, Content, Forecast> {
  /** The card the player has taken up, as wished; see `picked`. */
  #wish = $state.raw<Card | null>(null);

  readonly faces: Face[] = $derived.by(() =>
    facesOf(this.content, {
      lang: this.client.lang,
      crates: (count) => t('bh-web-crates', { count }),
      duo: (first, second) => t('bh-duo', { first, second }),
      crate: t('bh-crate'),
    }),
  );
  readonly me: Player | null = $derived.by(() =>
    this.home === null ? null : (this.view.players[this.home] ?? null),
  );
  readonly hand: Card[] = $derived.by(() => this.me?.hand ?? []);
  readonly decks: Deck[] = $derived.by(() => this.view.decks.map((it) => it.deck));
  /** Reserved cards that may be activated now. */
  readonly activatable: Card[] = $derived.by(() => activatable(this.menu?.items ?? []));
  /** What the viewer has answered and may still change. */
  readonly choice: Action | null = $derived.by(() => (this.replay ? null : this.view.own_choice));
  /** The card taken up: one that the open menu has an answer for. */
  readonly picked: Card | null = $derived.by(() => {
    const card = this.#wish;
    if (card === null || !this.isOffered(card)) return this.onlyActivation;
    return card;
  });
  /** What may be done with the card taken up. */
  readonly ways: Ways = $derived.by(() => (this.picked === null ? NO_WAYS : this.waysOf(this.picked)));
  /** Whether somebody has set the end: this many turns are left, this one included. */
  readonly turnsLeft: number | null = $derived.by(() =>
    this.view.last_turn === null ? null : this.view.last_turn - this.view.turn + 1,
  );

  /** A single reserved card that can be paid needs no picking. */
  get onlyActivation(): Card | null {
    return this.activatable.length === 1 && this.choice === null ? (this.activatable[0] ?? null) : null;
  }

  pick(card: Card | null): void {
    this.#wish = card === this.#wish ? null : card;
  }
  /** Takes a card up, also where it is taken up already. */
  take(card: Card): void {
    this.#wish = card;
  }
  /** Lays the card back; called once it is answered for. */
  drop(): void {
    this.#wish = null;
  }
  isOffered(card: Card): boolean {
    return this.offeredAs(card) !== null;
  }
  /** The card of the menu that this one is, or looks like. */
  offeredAs(card: Card): Card | null {
    return offeredAs(this.menu?.items ?? [], card, (other) => lookAlike(this.faces, card, other));
  }
  waysOf(card: Card): Ways {
    const offered = this.offeredAs(card);
    return this.menu && offered !== null ? waysOf(this.menu.items, offered) : NO_WAYS;
  }
  override act(item: Parameters<TableModel<View, Sight, Action, Content, Forecast>['act']>[0] | null): void {
    if (!item) return;
    super.act(item);
    this.drop();
  }

  player(seat: Seat): Player {
    return this.view.players[seat] as Player;
  }
  face(card: Card): Face {
    return this.faces[card] as Face;
  }
  deck(name: Deck): DeckView | undefined {
    return this.view.decks.find((it) => it.deck === name);
  }

  /** What a card is called in a sentence. */
  title(card: Card): string {
    const face = this.face(card);
    switch (face.kind) {
      case 'target':
        return t('bh-title-target', { name: face.name, values: face.values.join('/'), points: face.points });
      case 'hunter':
        return t('bh-title-hunter', {
          name: face.name,
          values: face.values.join('/'),
          penalty: face.penalty,
        });
      case 'droid':
        return t('bh-title-droid', { name: face.name, values: face.values.join('/'), cost: face.cost });
      case 'crate':
        return t('bh-title-crate', { name: face.name, points: face.points, cost: face.cost });
      case 'contract':
        return t('bh-title-contract', { name: face.name, duo: face.duo });
    }
  }

  /** A seat's confrontation around a target. */
  confrontation(seat: Seat, target: Card | null): Confrontation | undefined {
    return this.player(seat).confrontations.find((it) => it.target === target);
  }

  /** What an answer of mine would do, in short words. */
  deed(action: Action): string {
    if (action === 'done') return t('bh-deed-done');
    if ('draw' in action) return t('bh-deed-draw', { deck: action.draw });
    if ('sell' in action) return t('bh-deed-sell');
    if ('reserve' in action) return t('bh-deed-reserve');
    const on = placeOf(action);
    if (on !== null) return t('bh-deed-on', { target: this.face(on).name });
    return 'activate' in action ? t('bh-deed-pay') : t('bh-deed-play');
  }

  /** Why nothing of the kind can be done now. */
  get whyNot(): string {
    if (this.replay) return t('bh-not-replay');
    if (this.over) return t('bh-not-over');
    if (this.home === null) return t('bh-not-spectator');
    if (this.menu) return t('bh-not-other', { question: this.menu.question });
    return this.waitingLine;
  }

  /** Whom the table waits for, in words. */
  get waitingLine(): string {
    const [first, ...others] = this.waitingFor;
    if (this.hushed) return t('bh-waiting-shown');
    if (this.over || first === undefined) return t('bh-waiting-nobody');
    if (others.length > 0) return t('bh-waiting-many', { count: others.length + 1 });
    return t('bh-waiting-one', { name: this.name(first) });
  }
}
