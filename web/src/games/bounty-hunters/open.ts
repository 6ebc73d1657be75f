// Every hand open at once, for looking back.

import type { View } from './types';

/** The spectator's view with each hand as its holder saw it. */
export function openAll(view: View, own: readonly View[]): View {
  const players = view.players.map((player, seat) => own[seat]?.players[seat] ?? player);
  return { ...view, players };
}
