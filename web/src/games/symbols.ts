// The pictures of games.

import { drawnGame } from './registry';

/** The picture of a game: the body of an SVG with a view box of 512; none if nobody has drawn one. */
export function symbolOf(game: string): string | undefined {
  return drawnGame(game)?.symbol;
}
