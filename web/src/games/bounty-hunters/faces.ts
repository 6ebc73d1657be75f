// What a card shows, whatever deck it is from: the one thing the card component draws.

/** The four decks; each has its colour and its emblem. */
export type DeckName = 'target' | 'hunter' | 'contract' | 'market';

/** The three values, always in this order and in these places. */
export const COLOURS = ['green', 'blue', 'orange'] as const;
export type ColourName = (typeof COLOURS)[number];
export type Values = readonly [number, number, number];

export interface TargetFace {
  kind: 'target';
  character: string;
  name: string;
  points: number;
  values: Values;
  bonus: 'credit' | 'contract' | null;
  /** How many cards show this character. */
  copies: number;
}
export interface HunterFace {
  kind: 'hunter';
  character: string;
  name: string;
  values: Values;
  /** The points it takes away. */
  penalty: number;
}
export interface DroidFace {
  kind: 'droid';
  character: string;
  name: string;
  values: Values;
  cost: number;
  /** How many droids have these values. */
  copies: number;
}
export interface CrateFace {
  kind: 'crate';
  name: string;
  crates: number;
  points: number;
  cost: number;
  copies: number;
}
/** A side of a contract: a character, or crates. */
export type Wanted = string;
export interface ContractFace {
  kind: 'contract';
  /** Two characters, the same twice, or one and a crate. */
  type: 'pair' | 'double' | 'crate';
  name: string;
  wants: readonly [Wanted, Wanted];
  /** Points for each captured target of a side; none for crates. */
  each: readonly [number, number | null];
  /** Points for each duo. */
  duo: number;
}
export type Face = TargetFace | HunterFace | DroidFace | CrateFace | ContractFace;
export type AttackFace = HunterFace | DroidFace;

/** What a contract calls the side that is not a person. */
export const CRATE: Wanted = 'crate';

const DECKS: Record<Face['kind'], DeckName> = {
  target: 'target',
  hunter: 'hunter',
  contract: 'contract',
  droid: 'market',
  crate: 'market',
};

/** The deck a card is from. */
export function deckOf(face: Face): DeckName {
  return DECKS[face.kind];
}

/** Whether the card fights: a Bounty Hunter or a Droid. */
export function isAttack(face: Face): face is AttackFace {
  return face.kind === 'hunter' || face.kind === 'droid';
}

/** What must be paid to activate it; nothing where no cost is shown. */
export function costOf(face: Face): number | null {
  return face.kind === 'droid' || face.kind === 'crate' ? face.cost : null;
}

/** The colour a fighter is best at; the first of equals. */
export function bestColour(values: Values): ColourName {
  const best = values.indexOf(Math.max(...values));
  return COLOURS[best] ?? 'green';
}
