// The drawn table of Star Wars: Bounty Hunters, as the registry finds it.

import type { DrawnGame } from '../contract';
import { openAll } from './open';
import { pace } from './plan';

/** A helmet in a crosshair: who hunts, and how. */
const SYMBOL =
  '<path fill="currentColor" fill-rule="evenodd" d="M256 96Q150 96 150 220L156 320L206 380H306L356 320L362 220Q362 96 256 96ZM176 214H336L331 254L276 259L271 350H241L236 259L181 254Z"/>' +
  '<path fill="currentColor" d="M244 16h24v60h-24zM244 436h24v60h-24zM16 244h84v24h-84zM412 244h84v24h-84z"/>';

const bountyHunters: DrawnGame = {
  id: 'bounty-hunters',
  table: () => import('./Table.svelte'),
  pace,
  openAll,
  symbol: SYMBOL,
};

export default bountyHunters;
