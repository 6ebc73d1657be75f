// The drawn table of the Han Solo Card Game, as the registry finds it.

import type { DrawnGame } from '../contract';
import { pace } from './plan';

/** Two cards, one leaning each way: plus and minus make zero. */
const SYMBOL =
  '<path fill="currentColor" d="M96 128 250 84 330 372 176 416ZM140 262H176V226H208V262H244V294H208V330H176V294H140Z" fill-rule="evenodd"/>' +
  '<path fill="currentColor" d="M286 96 416 132 336 428 246 404 256 402 356 372ZM352 212 342 246 400 262 410 228Z" fill-rule="evenodd"/>';

const hanSolo: DrawnGame = {
  id: 'han-solo',
  table: () => import('./Table.svelte'),
  pace,
  symbol: SYMBOL,
};

export default hanSolo;
