// Where the cards somebody carries want them to go, as the table marks it.

import type { Mark } from '../../wire/Mark';
import type { Content } from './content';
import type { CardId, SpaceId } from './types';

export interface Pin {
  card: CardId;
  kind: 'job' | 'cargo' | 'bounty';
}

/** The pins by the space they stick in, drawn as what their cards are. */
export function pinsOf(content: Content, marks: readonly Mark[]): Map<SpaceId, Pin[]> {
  const pins = new Map<SpaceId, Pin[]>();
  for (const { at, card } of marks) {
    if (card === undefined) continue;
    const asset = content.set.card[card]?.asset;
    const kind = asset?.cargo ? 'cargo' : asset?.job ? 'job' : 'bounty';
    pins.set(at, [...(pins.get(at) ?? []), { card, kind }]);
  }
  return pins;
}
