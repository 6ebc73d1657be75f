// The drawn tables, found by their folders. A game without one is played on the text table.

import type { DrawnGame } from './contract';

const found = import.meta.glob<{ default: DrawnGame }>('./*/index.ts', { eager: true });

const games = new Map(Object.values(found).map((module) => [module.default.id, module.default]));

/** The drawn table of a game, if it has one. */
export function drawnGame(id: string): DrawnGame | undefined {
  return games.get(id);
}
