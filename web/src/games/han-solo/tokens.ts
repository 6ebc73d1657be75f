// What a token's face says about how it is drawn, and the sets it counts for.

import type { Colour, Content, Player, Token, TokenFace } from './types';

/** HS-8.1: this many tokens of a colour make a set. */
export const SET_SIZE = 4;
/** The colours of which a set can take the Falcon. */
export const SET_COLOURS = ['red', 'blue'] as const;
export type SetColour = (typeof SET_COLOURS)[number];
/** The id of the token that sets can take. */
export const FALCON = 'falcon';

/** Credits in few characters: `25k`, `1.5k`, `700`. */
export function compact(credits: number): string {
  const size = Math.abs(credits);
  if (size < 1000) return String(credits);
  const thousands = credits / 1000;
  return `${Number.isInteger(thousands) ? thousands : thousands.toFixed(1)}k`;
}

/** The name of the item in the reader's language. */
export function nameOf(face: TokenFace, lang: string): string {
  if (lang === 'fr') return face.names.fr;
  return lang === 'es' ? face.names.es : face.names.en;
}

export function isFalcon(face: TokenFace): boolean {
  return face.id === FALCON;
}

/** How far a seat is with one colour. */
export interface SetProgress {
  colour: SetColour;
  /** How many tokens of the colour the seat owns, the Falcon aside (HS-8.6). */
  n_owned: number;
  /** Four or more are owned. */
  complete: boolean;
  /** The set has taken the Falcon already (HS-8.4). */
  spent: boolean;
}

/** How far a seat is with red and with blue. */
export function setsOf(player: Pick<Player, 'tokens' | 'spent'>, content: Content): SetProgress[] {
  return SET_COLOURS.map((colour) => {
    const n_owned = player.tokens.filter((token) => {
      const face = content.tokens[token];
      return face !== undefined && face.colour === colour && !isFalcon(face);
    }).length;
    return {
      colour,
      n_owned,
      complete: n_owned >= SET_SIZE,
      spent: player.spent.includes(colour),
    };
  });
}

/** Tokens for the eye: the Falcon first, then by colour, the dearest first. */
export function arranged(tokens: readonly Token[], content: Content): Token[] {
  const order: Record<Colour, number> = { gold: 0, green: 1, red: 2, blue: 3 };
  return [...tokens].sort((left, right) => {
    const [a, b] = [content.tokens[left], content.tokens[right]];
    if (!a || !b) return left - right;
    return order[a.colour] - order[b.colour] || b.value - a.value || left - right;
  });
}

/** The outline of a token by colour, in a box of 100: the shape tells the colour too. */
export const RIMS: Record<Colour, string> = {
  green: 'M50 3 91 26.500 91 73.500 50 97 9 73.500 9 26.500Z',
  gold: star(12, 49, 41),
  red: 'M50 1 99 50 50 99 1 50Z',
  blue: 'M50 3a47 47 0 1 1 0 94a47 47 0 1 1 0 -94Z',
};

function star(n_points: number, outer: number, inner: number): string {
  const points = Array.from({ length: n_points * 2 }, (_, idx) => {
    const radius = idx % 2 === 0 ? outer : inner;
    const angle = (Math.PI * idx) / n_points - Math.PI / 2;
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join(' ')}Z`;
}
