// A small card set for tests: three targets, two hunters, one contract of each kind, two droids, a crate.

import type { CardWords } from './cards';
import type { Content } from './types';

const names = (en: string, fr = en): Content['characters'][number]['names'] => ({ en, fr, es: en });

export const CONTENT = {
  name: 'Small',
  characters: [
    { id: 'grogu', kind: 'target', names: names('Grogu'), n_cards: 2 },
    { id: 'padme', kind: 'target', names: names('Padmé Amidala'), n_cards: 1 },
    { id: 'mandalorian', kind: 'hunter', names: names('The Mandalorian', 'Le Mandalorien'), n_cards: 2 },
    { id: 'astromech', kind: 'droid', names: names('Astromech droids'), n_cards: 2 },
  ],
  targets: [
    { id: 'T-1', character: 'grogu', shields: [4, 1, 6], points: 18 },
    { id: 'T-2', character: 'grogu', shields: [3, 3, 3], points: 15, icon: 'contract' },
    { id: 'T-3', character: 'padme', shields: [2, 1, 1], points: 8, icon: 'credit' },
  ],
  hunters: [
    { id: 'H-1', character: 'mandalorian', attack: [1, 2, 1], penalty: 3 },
    { id: 'H-2', character: 'mandalorian', attack: [1, 1, 1], penalty: 0 },
  ],
  contracts: [
    { id: 'C-1', kind: 'pair', characters: ['grogu', 'padme'], per_target: [1, 1], per_duo: 3 },
    { id: 'C-2', kind: 'double', characters: ['grogu'], per_target: [2], per_duo: 2 },
    { id: 'C-3', kind: 'crate', characters: ['padme'], per_target: [1], per_duo: 2 },
  ],
  droids: [
    { id: 'D-1', character: 'astromech', attack: [0, 3, 1], cost: 1 },
    { id: 'D-2', character: 'astromech', attack: [0, 3, 1], cost: 1 },
  ],
  crates: [{ id: 'K-1', n_crates: 2, points: 5, cost: 3 }],
  // Where values come from is of no interest to a drawing.
} as unknown as Content;

export const WORDS: CardWords = {
  lang: 'en',
  crates: (count) => `${count} crates`,
  duo: (first, second) => `${first} + ${second}`,
  crate: 'crate',
};
