// The part of the card set that is drawn: the board, and what things are and are called.
// The set travels as the files say it; here is what this table reads of it.

import type { Class } from '../../wire/outer-rim/Class';
import type { Deck } from '../../wire/outer-rim/Deck';
import type { Faction } from '../../wire/outer-rim/Faction';
import type { Kind } from '../../wire/outer-rim/Kind';
import type { Skill } from '../../wire/outer-rim/Skill';

/** The four powers, in the order of the wire. */
export const FACTIONS: readonly Faction[] = ['hutt', 'syndicate', 'imperial', 'rebel'];
/** The decks of the market, in the order of the wire. */
export const DECKS: readonly Deck[] = ['bounty', 'cargo', 'gear', 'job', 'luxury', 'ship'];
/** The classes of contacts, from one pip to four. */
export const CLASSES: readonly Class[] = ['white', 'green', 'yellow', 'orange'];

export type SpaceKind = 'planet' | 'navpoint' | 'maelstrom' | 'core';

export interface SpaceData {
  id: string;
  kind: SpaceKind;
  faction?: Faction;
  contacts?: Class[];
}
export interface TileData {
  id: string;
  spaces: SpaceData[];
  routes: [string, string][];
  /** The ends of the outer and the inner lane toward the Spinward end. */
  spinward: [string, string];
  trailing: [string, string];
}
export interface EndcapData {
  id: string;
  edition: string;
  end: 'spinward' | 'trailing';
  spaces?: SpaceData[];
  routes?: [string, string][];
  /** The space both lanes of the last tile lead to. */
  joint?: string;
}
export interface BoardData {
  tile: TileData[];
  endcap: EndcapData[];
}
export interface CharacterData {
  id: string;
  skills?: Skill[];
  traits?: string[];
}
export interface ShipSide {
  cargo?: number;
  mods?: number;
  either?: number;
  crew?: number;
}
export interface ShipData {
  id: string;
  front: ShipSide;
  flipped?: ShipSide;
}
export interface AssetData {
  kind: Kind;
  traits?: string[];
  bounty?: { target: string; to?: string };
  cargo?: { to: { space?: string } | string };
  job?: { at: { space?: string } | string };
}
export interface CardData {
  id: string;
  deck?: Deck;
  cost?: number;
  asset?: AssetData;
  ship?: string;
}
export interface ContactData {
  id: string;
  class: Class;
  character?: string;
}
/** A line of a card that plays an opponent: a word, or a word with its value. */
export type AiLine = string | Record<string, unknown>;
export interface AiData {
  id: string;
  planning?: AiLine[];
  action?: AiLine[];
  encounter?: AiLine[];
}
interface Title {
  name: string;
  /** The name of the other side. */
  other?: string;
}
export type TitledKind = 'space' | 'character' | 'ship' | 'card' | 'contact' | 'ambition';

export interface Content {
  name: string;
  set: {
    board: BoardData;
    character: CharacterData[];
    ship: ShipData[];
    card: CardData[];
    contact: ContactData[];
    ai?: AiData[];
  };
  titles: Record<string, Partial<Record<TitledKind, Record<string, Title>>>>;
}

/** All spaces in the order of their numbers: those of the tiles first, then those of the endcaps. */
export function allSpaces(board: BoardData): SpaceData[] {
  return [...board.tile.flatMap((tile) => tile.spaces), ...board.endcap.flatMap((cap) => cap.spaces ?? [])];
}

/** What a thing is called; its name in the files where nobody has given it one. */
export function titleOf(content: Content, lang: string, kind: TitledKind, id: string, other = false): string {
  const title = content.titles[lang]?.[kind]?.[id] ?? content.titles['en']?.[kind]?.[id];
  if (!title) return id.replaceAll('-', ' ');
  return other ? (title.other ?? title.name) : title.name;
}
