// The nameless get distinct names: a word in their language and a letter of the galaxy's alphabet.

import { t } from './i18n.svelte';
import { settings } from './settings.svelte';

const LETTERS =
  'Aurek Besh Cresh Dorn Esk Forn Grek Herf Isk Jenth Krill Leth Mern Nern Osk Peth Qek Resh Senth Trill Usk Vev Wesk Xesh Yirt Zerek'.split(
    ' ',
  );

/** The letter of somebody with this key; the key itself cannot be told from it. */
export function letterOf(key: string): string {
  let mixed = 7;
  for (const char of key) mixed = (mixed * 31 + char.charCodeAt(0)) % 1_000_003;
  return LETTERS[mixed % LETTERS.length] ?? 'Aurek';
}

/** What somebody without a name is called. */
export const guestName = (): string => t('name-guest', { letter: letterOf(settings.key) });

/** The name to show to others. */
export const ownName = (): string => settings.name.trim() || guestName();
