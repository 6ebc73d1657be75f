// The drawn table of Outer Rim, as the registry finds it.

import type { DrawnGame } from '../contract';
import { openAll } from './open';
import { pace } from './pace';

/** A world at the edge, the lane around it, and a ship on its way. */
const SYMBOL =
  '<path fill="currentColor" fill-rule="evenodd" d="M256 136a120 120 0 1 0 0 240 120 120 0 1 0 0-240Zm0 28a92 92 0 0 1 78 44 330 330 0 0 1-164 76 92 92 0 0 1 86-120Z"/>' +
  '<path fill="currentColor" d="M92 350C18 398 22 440 96 428c92-14 236-92 322-174 84-80 88-148 4-138-20 2-44 10-70 22l12 20c18-8 34-12 46-12 34 0 18 42-36 96-76 74-192 138-268 154-52 10-58-8-10-42z"/>' +
  '<path fill="currentColor" d="m420 330 44 96-44-20-44 20z"/>';

const outerRim: DrawnGame = {
  id: 'outer-rim',
  table: () => import('./Table.svelte'),
  pace,
  openAll,
  symbol: SYMBOL,
};

export default outerRim;
