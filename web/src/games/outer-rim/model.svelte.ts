// The table as its parts need it: the board of this table, who is where, what is lit.

import { t } from '../../lib/i18n.svelte';
import { TableModel } from '../../lib/model.svelte';
import type { Reading, Seat, Section } from '../../lib/wire';
import type { Mark } from '../../wire/Mark';
import type { TokenView } from '../../wire/outer-rim/TokenView';
import { allSpaces, DECKS, FACTIONS, titleOf, type CardData, type SpaceData } from './content';
import type { EmblemName } from './emblems';
import { graphOf, neighbours } from './graph';
import { layoutOf } from './layout';
import { pinsOf } from './pins';
import { turnsOf } from './story';
import { targetsOf } from './targets';
import { isPassenger, thingOf, type Thing } from './things';
import type {
  Action,
  CardId,
  Class,
  ContactId,
  Content,
  Deck,
  Faction,
  Kind,
  PlayerView,
  RimItem,
  Sight,
  SpaceId,
  View,
} from './types';

/** What is drawn on a card: somebody's face, a ship, or an emblem. */
export type Art =
  | { art: 'person'; id: string; badge?: EmblemName }
  | { art: 'ship'; id: string }
  | { art: 'world'; id: string }
  | { art: 'thing'; thing: Thing; tint: Deck | Kind; badge?: EmblemName };

/** What a card is besides its kind, where one should see it. */
const BADGES = ['illegal', 'secret'] as const;

/** A contact token as it is drawn. */
export interface Token {
  spot: number;
  class: Class;
  /** Who it is, if this viewer knows. */
  contact: ContactId | null;
  up: boolean;
}

/** The table writes names as a printer does, the set as a keyboard does. */
const plain = (text: string): string => text.replaceAll('’', "'");

/** What a line says after the name of a thing; all of it where it does not name it. */
function afterName(line: string, name: string): string {
  const at = plain(line).indexOf(plain(name));
  return name === '' || at < 0 ? line : line.slice(at + name.length).replace(/^[\s,:»”]+/, '');
}

export class Model extends TableModel<View, Sight, Action, Content> {
  readonly #tiles = $derived.by(() => this.view.tiles.join());
  readonly spaces: SpaceData[] = $derived.by(() => allSpaces(this.content.set.board));
  readonly graph = $derived.by(() => {
    const tiles =
      this.#tiles === ''
        ? this.content.set.board.tile.map((_, idx) => idx)
        : this.#tiles.split(',').map(Number);
    return graphOf(this.content.set.board, tiles, this.#expansion);
  });
  readonly #expansion: boolean = $derived.by(() => this.view.setup.options.expansion);
  readonly layout = $derived.by(() => layoutOf(this.graph));
  readonly beside = $derived.by(() => neighbours(this.graph));
  readonly me: PlayerView | null = $derived.by(() =>
    this.home === null ? null : (this.view.players[this.home] ?? null),
  );
  /** Whether the pieces stand on the board: before the first turn nobody is anywhere yet. */
  readonly placed: boolean = $derived.by(() => this.view.round > 0);
  readonly here: SpaceId | null = $derived.by(() => (this.placed && this.me ? this.me.space : null));
  readonly targets = $derived.by(() => targetsOf(this.menu, this.here));
  /** The places that the answer or the line under the hand or the focus is about. */
  pointed = $state.raw<SpaceId[]>([]);
  point(item: RimItem | null): void {
    if (!item || !this.menu) {
      this.pointed = [];
      return;
    }
    const { spaces, spots, patrols } = targetsOf({ ...this.menu, kind: 'list', items: [item] }, this.here);
    this.pointed = [
      ...spaces.keys(),
      ...[...spots.keys()].flatMap((spot) => this.view.spots[spot]?.space ?? []),
      ...[...patrols.keys()].flatMap((faction) => this.view.patrols[FACTIONS.indexOf(faction)]?.space ?? []),
    ];
  }
  readonly sections: readonly Section[] = $derived.by(() => this.client.now?.outline.sections ?? []);
  /** What one move can reach, and by which way, as the table marks it. */
  readonly reach: readonly Mark[] = $derived.by(() => this.section('reach')?.marks ?? []);
  /** Where somebody or something is against the viewer. */
  readonly hindrances: readonly Mark[] = $derived.by(() => this.section('rim')?.marks ?? []);
  hindrance(space: SpaceId): string | undefined {
    return this.hindrances.find(({ at }) => at === space)?.stop;
  }
  /** Where what the viewer carries wants them to go. */
  readonly pins = $derived.by(() => pinsOf(this.sections));
  readonly goal: number = $derived.by(() => this.view.setup.options.fame);
  readonly tokens = $derived.by(() => {
    const found = new Map<SpaceId, Token[]>();
    for (const [spot, { space, class: printed, token }] of this.view.spots.entries()) {
      const drawn = this.#token(spot, printed, token);
      if (drawn) found.set(space, [...(found.get(space) ?? []), drawn]);
    }
    return found;
  });

  #token(spot: number, printed: Class | null, token: TokenView): Token | null {
    if (token === 'empty') return null;
    if ('down' in token) return { spot, class: token.down.class, contact: null, up: false };
    const contact = 'up' in token ? token.up : token.known.contact;
    const data = this.content.set.contact[contact];
    return { spot, class: data?.class ?? printed ?? 'white', contact, up: 'up' in token };
  }

  override name(seat: Seat): string {
    if (this.place(seat)) return this.client.nameOf(seat);
    const character = this.view.players[seat]?.character;
    return character === null || character === undefined
      ? t('or-web-opponent', { number: seat })
      : this.characterName(character);
  }
  player(seat: Seat): PlayerView {
    return this.view.players[seat] as PlayerView;
  }

  #title(kind: Parameters<typeof titleOf>[2], id: string | undefined, other = false): string {
    return id === undefined ? '' : titleOf(this.content, this.client.lang, kind, id, other);
  }
  characterName(character: number): string {
    return this.#title('character', this.content.set.character[character]?.id);
  }
  shipName(ship: number, flipped: boolean): string {
    return this.#title('ship', this.content.set.ship[ship]?.id, flipped);
  }
  cardName(card: CardId): string {
    return this.#title('card', this.content.set.card[card]?.id);
  }
  contactName(contact: ContactId): string {
    return this.#title('contact', this.content.set.contact[contact]?.id);
  }
  /** What a space is called; a navpoint is told by the named space nearest to it. */
  spaceName(space: SpaceId): string {
    const data = this.spaces[space];
    if (data && data.kind !== 'navpoint') return this.#title('space', data.id);
    const near = (this.beside.get(space) ?? []).filter((id) => this.spaces[id]?.kind !== 'navpoint');
    const names = near.map((id) => this.#title('space', this.spaces[id]?.id));
    const [one, other] = names;
    if (one !== undefined && other !== undefined) return t('or-navpoint-between', { one, other });
    return one === undefined ? t('or-navpoint') : t('or-navpoint-near', { place: one });
  }
  factionName(faction: Faction): string {
    return t('or-web-faction', { faction });
  }

  card(card: CardId): CardData | undefined {
    return this.content.set.card[card];
  }
  kindOf(card: CardId): Kind | null {
    return this.card(card)?.asset?.kind ?? null;
  }
  /** What a card shows. */
  artOf(card: CardId): Art {
    const data = this.card(card);
    const { kind, traits = [], bounty } = data?.asset ?? {};
    if (data?.ship !== undefined) return { art: 'ship', id: data.ship };
    if (bounty) return { art: 'person', id: bounty.target, badge: 'bounty' };
    if (kind === 'crew') return { art: 'person', id: data?.id.replace(/-contact$/, '') ?? '' };
    const mark = BADGES.find((name) => traits.includes(name));
    // Somebody who travels in the hold.
    if (kind === 'cargo' && data && isPassenger(data.id))
      return { art: 'person', id: data.id, badge: mark ?? 'cargo' };
    const tint = kind ?? data?.deck ?? 'job';
    const thing = thingOf(data ?? { id: String(card) });
    return {
      art: 'thing',
      thing,
      tint: data?.deck === 'luxury' ? 'luxury' : tint,
      ...(mark ? { badge: mark } : {}),
    };
  }

  /** What an item of a menu is about, where that has a picture. */
  artOfAction(action: Action): Art | null {
    if (typeof action === 'string') return null;
    const { character, ship, contact } = this.content.set;
    const person = (id: string | undefined): Art | null => (id === undefined ? null : { art: 'person', id });
    if ('take_character' in action) return person(character[action.take_character]?.id);
    if ('take_ship' in action) return { art: 'ship', id: ship[action.take_ship]?.id ?? '' };
    if ('buy' in action || 'discard_top' in action) {
      const deck = 'buy' in action ? action.buy : action.discard_top;
      const top = this.view.market[DECKS.indexOf(deck)]?.top ?? null;
      return top === null ? null : this.artOf(top);
    }
    if ('card' in action) return this.artOf(action.card);
    if ('barter' in action) return this.artOf(action.barter);
    if ('bounty' in action) return this.artOf(action.bounty);
    if ('job' in action) return this.artOf(action.job);
    if ('contact' in action || 'spot' in action) {
      const spot = 'contact' in action ? action.contact : action.spot;
      const token = this.view.spots[spot]?.token;
      if (token === undefined || token === 'empty' || 'down' in token) return null;
      return person(contact['up' in token ? token.up : token.known.contact]?.id);
    }
    for (const key of ['set_course', 'space'] as const) {
      const space = (action as Record<string, unknown>)[key];
      const data = typeof space === 'number' ? this.spaces[space] : undefined;
      if (data && (data.kind === 'planet' || data.kind === 'core')) return { art: 'world', id: data.id };
    }
    return null;
  }

  /** What has happened, turn by turn. */
  readonly turns = $derived.by(() => turnsOf(this.client.steps));
  /** Everybody with a character, in the order of their seats. */
  readonly playing: Seat[] = $derived.by(() =>
    this.view.players.flatMap((player, seat) => (player.character === null ? [] : [seat])),
  );
  playersAt(space: SpaceId): Seat[] {
    return this.placed ? this.playing.filter((seat) => this.player(seat).space === space) : [];
  }
  patrolsAt(space: SpaceId): { faction: Faction; level: number }[] {
    return this.view.patrols.flatMap((patrol, idx) =>
      patrol.space === space ? [{ faction: FACTIONS[idx] as Faction, level: patrol.level }] : [],
    );
  }

  /** The words of the table about something, as the text table has them. */
  section(topic: string): Section | undefined {
    return this.sections.find((section) => section.topic === topic);
  }
  /** The words about a player. */
  sheet(seat: Seat): Section[] {
    if (seat === this.home) {
      return ['you', 'cards'].map((topic) => this.section(topic)).filter((section) => section !== undefined);
    }
    const others = this.playing.filter((other) => other !== this.home);
    const rival = this.sections.filter((section) => section.topic === 'rival')[others.indexOf(seat)];
    return rival ? [rival] : [];
  }
  reading(title: string): Reading | undefined {
    for (const section of this.sections) {
      const found = section.cards?.find((card) => plain(card.title) === plain(title));
      if (found) return found;
    }
    return undefined;
  }
  /** What the market says of the card on a deck: its price, and why not. */
  marketLine(deck: Deck): string {
    const tops = DECKS.filter((_, idx) => this.view.market[idx]?.top != null);
    const line = this.section('market')?.lines[tops.indexOf(deck)] ?? '';
    const top = this.view.market[DECKS.indexOf(deck)]?.top;
    const name = top == null ? '' : this.cardName(top);
    return afterName(line, name);
  }
  /** What the table says of a card somebody carries, beside its name. */
  heldLine(nth: number, name: string): string {
    const said = afterName(this.section('cards')?.lines[nth] ?? '', name);
    // Where it is wanted comes first: that is what one looks for.
    const [, what, where] = /^(.*?)\s*(→.*)$/.exec(said) ?? [];
    return where === undefined ? said : [where, what].filter((each) => each).join(' ');
  }

  /** What the table says of a named space: how far it is, who would stop one there. */
  rimLine(space: SpaceId): string {
    if (this.spaces[space]?.kind === 'navpoint') return '';
    const name = plain(this.spaceName(space)).toLowerCase();
    const about = (line: string): boolean =>
      plain(line)
        .toLowerCase()
        .replace(/^\d+ → /, '')
        .startsWith(name);
    return this.section('rim')?.lines.find(about) ?? '';
  }

  /** All that lies on a space, in words, for ears and for the tip. */
  describe(space: SpaceId): string {
    const data = this.spaces[space];
    const said = [this.spaceName(space)];
    if (data?.faction) said.push(t('or-web-planet-of', { faction: data.faction }));
    const stop = this.hindrance(space) ?? '';
    if (stop !== '') said.push(stop);
    else if (data?.kind === 'maelstrom') said.push(t('or-stops'));
    if (space === this.here) said.push(t('or-you-are-here'));
    const others = this.playersAt(space).filter((seat) => seat !== this.home);
    if (others.length > 0)
      said.push(t('or-players', { names: others.map((seat) => this.name(seat)).join(', ') }));
    const patrols = this.patrolsAt(space).map(({ faction, level }) => t('or-web-patrol', { faction, level }));
    said.push(...patrols.filter((patrol) => !stop.toLowerCase().includes(patrol.toLowerCase())));
    const tokens = this.tokens.get(space) ?? [];
    if (tokens.length > 0)
      said.push(t('or-contacts', { contacts: tokens.map((token) => this.tokenName(token)).join(', ') }));
    const pins = this.pins.get(space) ?? [];
    if (pins.length > 0) said.push(t('or-pins', { cards: pins.map(({ about }) => about).join(', ') }));
    return said.join('. ');
  }
  tokenName(token: Token): string {
    if (token.contact === null) return t('or-web-token-down', { class: token.class });
    const name = this.contactName(token.contact);
    return t(token.up ? 'or-web-token-up' : 'or-web-token-known', { name, class: token.class });
  }

  /** Whom the table waits for, in words. */
  get waitingLine(): string {
    if (this.over) return t('or-over');
    const names = this.waitingFor.map((seat) => this.name(seat)).join(', ');
    return names === '' ? t('or-waiting-nobody') : t('or-waiting', { names });
  }
}
