// Which items of a menu are about something that lies on the table. Nothing here knows a
// rule: an item names a space, a token, a deck or a card, and that thing is lit.

import type { Mark } from '../../wire/Mark';
import type { CardId, Deck, Faction, RimItem, RimMenu, SpaceId } from './types';

export interface Targets {
  spaces: Map<SpaceId, RimItem[]>;
  /** Contact tokens, by the number of their spot. */
  spots: Map<number, RimItem[]>;
  patrols: Map<Faction, RimItem[]>;
  decks: Map<Deck, RimItem[]>;
  cards: Map<CardId, RimItem[]>;
}

export function targetsOf(menu: RimMenu | null, here: SpaceId | null): Targets {
  const found: Targets = {
    spaces: new Map(),
    spots: new Map(),
    patrols: new Map(),
    decks: new Map(),
    cards: new Map(),
  };
  if (menu?.kind !== 'list') return found;
  for (const item of menu.items) {
    const { action } = item;
    if (typeof action === 'string') {
      if ((action === 'encounter_space' || action === 'cross_the_core') && here !== null)
        add(found.spaces, here, item);
    } else if ('fly' in action) add(found.spaces, action.fly, item);
    else if ('set_course' in action) add(found.spaces, action.set_course, item);
    else if ('space' in action) add(found.spaces, action.space, item);
    else if ('contact' in action) add(found.spots, action.contact, item);
    else if ('spot' in action) add(found.spots, action.spot, item);
    else if ('fight_patrol' in action) add(found.patrols, action.fight_patrol, item);
    else if ('buy' in action) add(found.decks, action.buy, item);
    else if ('discard_top' in action) add(found.decks, action.discard_top, item);
    else if ('card' in action) add(found.cards, action.card, item);
    else if ('barter' in action) add(found.cards, action.barter, item);
    else if ('bounty' in action) add(found.cards, action.bounty, item);
    else if ('job' in action) add(found.cards, action.job, item);
  }
  return found;
}

/** How many steps it is to where one of these answers sets course, as the table marks it. */
export function stepsIn(items: readonly RimItem[], reach: readonly Mark[]): string {
  for (const { action } of items) {
    if (typeof action === 'string' || !('set_course' in action)) continue;
    const mark = reach.find(({ at }) => at === action.set_course);
    if (mark) return String(mark.steps);
  }
  return '';
}

function add<K>(map: Map<K, RimItem[]>, key: K, item: RimItem): void {
  const items = map.get(key);
  if (items) items.push(item);
  else map.set(key, [item]);
}
