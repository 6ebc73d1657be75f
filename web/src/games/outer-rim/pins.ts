// Where the cards somebody carries want them to go, as far as the cards themselves say it.

import { allSpaces, type Content } from './content';
import type { CardId, PlayerView, SpaceId, View } from './types';

export interface Pin {
  card: CardId;
  kind: 'job' | 'cargo' | 'bounty';
}

/** The pins of a player, by the space they stick in. */
export function pinsOf(content: Content, view: View, player: PlayerView): Map<SpaceId, Pin[]> {
  const spaces = allSpaces(content.set.board);
  const pins = new Map<SpaceId, Pin[]>();
  const stick = (space: SpaceId | null, pin: Pin): void => {
    if (space !== null && space >= 0) pins.set(space, [...(pins.get(space) ?? []), pin]);
  };
  const named = (place: { space?: string } | string | undefined): SpaceId | null => {
    const name = typeof place === 'object' ? place.space : undefined;
    return name === undefined ? null : spaces.findIndex((space) => space.id === name);
  };
  for (const held of player.cards) {
    const asset = content.set.card[held.card]?.asset;
    if (!asset) continue;
    if (asset.cargo) stick(named(asset.cargo.to) ?? held.mark, { card: held.card, kind: 'cargo' });
    else if (asset.job) stick(named(asset.job.at) ?? held.mark, { card: held.card, kind: 'job' });
    else if (asset.bounty) {
      const { target, to } = asset.bounty;
      // A captive is brought somewhere; others are hunted where they have been seen.
      const seen = view.spots.find(({ token }) => {
        const contact =
          token === 'empty' || 'down' in token ? null : 'up' in token ? token.up : token.known.contact;
        return contact !== null && content.set.contact[contact]?.id === target;
      });
      const space = held.captive !== null ? named({ space: to ?? '' }) : (seen?.space ?? null);
      stick(space, { card: held.card, kind: 'bounty' });
    }
  }
  return pins;
}
