// Everything anybody knew, for looking back: contacts that somebody had looked at in secret.

import type { View } from './types';

/** The spectator's view with each token as the one who knew it saw it. */
export function openAll(view: View, own: readonly View[]): View {
  const spots = view.spots.map((spot, idx) => {
    const known = own
      .map((each) => each.spots[idx]?.token)
      .find((token) => token !== undefined && token !== 'empty' && 'known' in token);
    return known ? { ...spot, token: known } : spot;
  });
  return { ...view, spots };
}
