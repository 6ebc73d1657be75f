// The words of this game, as `rules/bounty-hunters` says them, and what the shell hands us.

import type { TableLike } from '../contract';
import type { MenuItem, OpenMenu, Seat, Step, Viewer } from '../../lib/wire';

/** A card by its number, 0 to 194: targets, hunters, contracts, droids, crates. */
export type Card = number;
export type Deck = 'target' | 'hunter' | 'contract' | 'market';
export type Action =
  | { draw: Deck }
  | { sell: Card }
  | { play: { card: Card; on?: Card } }
  | { reserve: Card }
  | { activate: { card: Card; on?: Card } }
  | 'done';
export type Ask =
  | { ask: 'nothing' }
  | { ask: 'draw'; seats: number }
  | { ask: 'commit'; seats: number }
  | { ask: 'window'; seats: number };
export type Why = 'sale' | 'icon' | 'first_to_four';
export interface Score {
  targets: number;
  crates: number;
  majority: number;
  contracts: number;
  hunters: number;
  total: number;
}
export interface Confrontation {
  target: Card | null;
  captured: boolean;
  since: number;
  attackers: Card[];
  attack: [number, number, number];
  shields: [number, number, number];
  penalty: number;
}
export interface Hidden {
  deck: Deck;
  age: number;
  n: number;
}
export interface Player {
  n_hand: number;
  hand: Card[];
  hidden: Hidden[];
  drew: Deck | null;
  fresh: Card | null;
  credits: number;
  confrontations: Confrontation[];
  reserved: Card[];
  reserved_now: Card[];
  crate_cards: Card[];
  n_crates: number;
  contracts: Card[];
  n_captured: number;
  done: boolean;
  score: Score;
}
export interface Pool {
  age: number;
  cards: Card[];
}
export interface DeckView {
  deck: Deck;
  n_cards: number;
  discards: Card[];
  top: Card | null;
  n_reshuffles: number;
  unseen: Pool[];
}
export interface Options {
  introductory: boolean;
  activate_same_turn: boolean;
  double_duos: 'unique' | 'every';
  majority_needs_crate: boolean;
  credit_supply: 'unlimited' | 'box';
  passed_hand_reminder: boolean;
}
export interface View {
  viewer: Viewer;
  setup: { seats: number; options: Options };
  step: number;
  turn: number;
  last_turn: number | null;
  guild_master: Seat;
  ask: Ask;
  chosen: number;
  own_choice: Action | null;
  n_reserve: number | null;
  decks: DeckView[];
  players: Player[];
}
export type Sight =
  | { sight: 'guild_master_named'; seat: Seat }
  | { sight: 'dealt'; seat: Seat; deck: Deck; card: Card | null }
  | { sight: 'turn_began'; turn: number }
  | { sight: 'sealed'; seat: Seat; choice: Action | null }
  | { sight: 'decks_chosen'; choices: [Seat, Deck][] }
  | { sight: 'drew'; seat: Seat; deck: Deck; card: Card | null }
  | { sight: 'draw_failed'; seat: Seat; deck: Deck }
  | { sight: 'draw_skipped'; seat: Seat }
  | { sight: 'revealed'; choices: [Seat, Action][] }
  | { sight: 'sold'; seat: Seat; card: Card }
  | { sight: 'played'; seat: Seat; card: Card; on: Card | null; paid: number }
  | { sight: 'reserved'; seat: Seat; card: Card }
  | { sight: 'window_shown'; choices: [Seat, Action][] }
  | { sight: 'activated'; seat: Seat; card: Card; on: Card | null; paid: number }
  | { sight: 'captured'; seat: Seat; target: Card }
  | { sight: 'credit_gained'; seat: Seat; why: Why }
  | { sight: 'credit_missed'; seat: Seat; why: Why }
  | { sight: 'contract_drawn'; seat: Seat; card: Card; why: Why }
  | { sight: 'contract_missed'; seat: Seat; why: Why }
  | { sight: 'first_to_four'; seat: Seat }
  | { sight: 'last_turns'; last: number }
  | { sight: 'reshuffled'; deck: Deck; n_cards: number }
  | { sight: 'passed'; gave: Card[]; got: Card[] }
  | { sight: 'scored'; scores: Score[] };

export interface Names {
  en: string;
  fr: string;
  es: string;
}
export interface Content {
  name: string;
  characters: { id: string; kind: 'target' | 'hunter' | 'droid'; names: Names; n_cards: number }[];
  targets: { id: string; character: string; shields: [number, number, number]; points: number; icon?: 'credit' | 'contract' }[];
  hunters: { id: string; character: string; attack: [number, number, number]; penalty: number }[];
  contracts: { id: string; kind: 'pair' | 'double' | 'crate'; characters: string[]; per_target: number[]; per_duo: number }[];
  droids: { id: string; character: string; attack: [number, number, number]; cost: number }[];
  crates: { id: string; n_crates: number; points: number; cost: number }[];
}

export type Client = TableLike<View, Sight, Action, Content>;
export type HunterStep = Step<Sight>;
export type Menu = OpenMenu<Action>;
export type Item = MenuItem<Action>;
