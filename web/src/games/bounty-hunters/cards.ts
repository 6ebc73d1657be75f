// The cards of a set as faces: which face a number has, what it is called, who wants it.

import { CRATE, type Face, type TargetFace } from './faces';
import type { Card, Content } from './types';

/** What the content cannot say: words for cards that show nobody. */
export interface CardWords {
  /** The language for names. */
  lang: string;
  /** `one crate`, `two crates`. */
  crates: (count: number) => string;
  /** How two sides of a contract are joined. */
  duo: (first: string, second: string) => string;
  /** What a crate is called as a side of a contract. */
  crate: string;
}

/** All faces of a set, by card number. */
export function facesOf(content: Content, words: CardWords): Face[] {
  const names = new Map(content.characters.map((it) => [it.id, nameIn(it.names, words.lang)]));
  const name = (id: string): string => names.get(id) ?? id;
  const targets = content.targets.map((it): Face => ({
    kind: 'target',
    character: it.character,
    name: name(it.character),
    points: it.points,
    values: it.shields,
    bonus: it.icon ?? null,
    copies: content.targets.filter((other) => other.character === it.character).length,
  }));
  const hunters = content.hunters.map((it): Face => ({
    kind: 'hunter',
    character: it.character,
    name: name(it.character),
    values: it.attack,
    penalty: it.penalty,
  }));
  const contracts = content.contracts.map((it) => contractFace(it, words, name));
  const droids = content.droids.map((it): Face => ({
    kind: 'droid',
    character: it.character,
    name: name(it.character),
    values: it.attack,
    cost: it.cost,
    copies: content.droids.filter((other) => other.attack.join() === it.attack.join()).length,
  }));
  const crates = content.crates.map((it): Face => ({
    kind: 'crate',
    name: words.crates(it.n_crates),
    crates: it.n_crates,
    points: it.points,
    cost: it.cost,
    copies: content.crates.length,
  }));
  return [...targets, ...hunters, ...contracts, ...droids, ...crates];
}

function nameIn(names: { en: string; fr: string; es: string }, lang: string): string {
  return lang === 'fr' ? names.fr : lang === 'es' ? names.es : names.en;
}

function contractFace(
  { kind, characters, per_target, per_duo }: Content['contracts'][number],
  words: CardWords,
  name: (id: string) => string,
): Face {
  const first = characters[0] ?? '';
  const second = kind === 'pair' ? (characters[1] ?? '') : kind === 'double' ? first : CRATE;
  const short = (id: string): string => (id === CRATE ? words.crate : (name(id).split(' ')[0] ?? id));
  const each = per_target[0] ?? 0;
  return {
    kind: 'contract',
    type: kind,
    name: words.duo(short(first), short(second)),
    wants: [first, second],
    each: [each, kind === 'crate' ? null : (per_target[1] ?? each)],
    duo: per_duo,
  };
}

/** Whether nobody could tell the two cards apart. */
export function lookAlike(faces: readonly Face[], one: Card, other: Card): boolean {
  return JSON.stringify(faces[one]) === JSON.stringify(faces[other]);
}

/** The contracts that want a character. */
export function contractsFor(faces: readonly Face[], character: string): Card[] {
  return faces.flatMap((face, card) =>
    face.kind === 'contract' && face.wants.includes(character) ? [card] : [],
  );
}

/** The targets of one character, the easiest first. */
export function targetsOf(faces: readonly Face[], character: string): Card[] {
  const effort = (card: Card): number => (faces[card] as TargetFace).values.reduce((sum, it) => sum + it, 0);
  return faces
    .flatMap((face, card) => (face.kind === 'target' && face.character === character ? [card] : []))
    .toSorted((a, b) => effort(a) - effort(b));
}
