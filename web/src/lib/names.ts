// The names of what the server only gives ids for: games, levels, options.

import { knows, t } from './i18n.svelte';
import { humanised } from './options';
import type { Seat, Seating } from './wire';

function named(key: string, id: string): string {
  return knows(key) ? t(key) : humanised(id);
}

export const gameName = (game: string): string => named(`game-${game}`, game);
export const gamePitch = (game: string): string =>
  knows(`game-${game}-pitch`) ? t(`game-${game}-pitch`) : '';
/** How many play and how long, in the game's own words where it has some. */
export const gameFacts = (game: string, seats: { min: number; max: number }): string =>
  t(knows(`game-${game}-facts`) ? `game-${game}-facts` : 'game-facts', seats);
export const levelName = (level: string): string => named(`level-${level}`, level);
export const levelHint = (level: string): string =>
  knows(`level-${level}-hint`) ? t(`level-${level}-hint`) : '';
export const optionName = (game: string, option: string): string => named(`option-${game}-${option}`, option);
/** One line about an option; empty where we have none. */
export const optionHint = (game: string, option: string): string =>
  knows(`option-${game}-${option}-hint`) ? t(`option-${game}-${option}-hint`) : '';
export const optionValueName = (game: string, option: string, value: string): string =>
  named(`option-${game}-${option}-${value}`, value);

export const optionValueHint = (game: string, option: string, value: string): string =>
  knows(`option-${game}-${option}-${value}-hint`) ? t(`option-${game}-${option}-${value}-hint`) : '';

/** The name of whoever has the seat. */
export function nameIn(seating: Seating | null, seat: Seat, emptySeat: (seat: Seat) => string): string {
  const place = seating?.places.find((place) => place.seat === seat);
  return !place || place.holder === 'free' ? emptySeat(seat) : place.name;
}
