// The drawn table of the Han Solo Card Game, as the registry finds it.

import type { DrawnGame } from '../contract';
import { openAll } from './open';
import { pace } from './plan';

/** Two cards, one leaning each way: plus and minus make zero. */
const SYMBOL =
  '<path fill="currentColor" fill-rule="evenodd" d="M50 156 200 130 246 390 96 416ZM132 217h32v40h40v32h-40v40h-32v-40h-40v-32h40Z"/>' +
  '<path fill="currentColor" fill-rule="evenodd" d="M462 156 312 130 266 390 416 416ZM308 257h112v32H308Z"/>';

const hanSolo: DrawnGame = {
  id: 'han-solo',
  table: () => import('./Table.svelte'),
  pace,
  openAll,
  symbol: SYMBOL,
};

export default hanSolo;
