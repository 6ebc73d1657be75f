// Where each answer stands in the list, and its key: within one step of a turn neither changes.

import type { RimItem, RimMenu } from './types';

export interface Slot {
  /** The number to press; 0 always goes on. */
  key: string;
  /** The answer; null while it is not offered. */
  item: RimItem | null;
  label: string;
  group: string;
  /** Why it is not offered, as far as the table says. */
  why: string;
  rule: string | null;
}

export interface Kept {
  /** The step of the turn these places hold for; null for a question of its own. */
  where: string | null;
  slots: (Slot & { json: string })[];
}

const GOES_ON = '"done"';

/** The places of the open menu: those of the last one where it asks the same. */
export function slotsOf(kept: Kept | null, where: string | null, menu: RimMenu): Kept {
  const before = kept && where !== null && kept.where === where ? kept.slots : [];
  const items = new Map(menu.items.map((item) => [JSON.stringify(item.action), item]));
  const slots = before.map((slot) => {
    const item = items.get(slot.json) ?? null;
    const bar = item ? undefined : menu.barred?.find((each) => each.label === slot.label);
    return { ...slot, item, label: item?.label ?? slot.label, why: bar?.why ?? '', rule: bar?.rule ?? null };
  });
  let number = slots.filter((slot) => slot.json !== GOES_ON).length;
  for (const [json, item] of items) {
    if (slots.some((slot) => slot.json === json)) continue;
    if (json !== GOES_ON) number += 1;
    const group = item.group ?? '';
    const slot = {
      json,
      key: json === GOES_ON ? '0' : String(number),
      item,
      label: item.label,
      group,
      why: '',
      rule: null,
    };
    // What comes anew stands with its like, and nothing else changes its number for it.
    const last = before.length === 0 ? -1 : slots.findLastIndex((each) => each.group === group);
    slots.splice(last < 0 ? slots.length : last + 1, 0, slot);
  }
  return { where, slots };
}

/** What cannot be chosen and has no place of its own in the list. */
export function barredBeside(slots: readonly Slot[], menu: RimMenu): NonNullable<RimMenu['barred']> {
  const shown = new Set(slots.filter((slot) => slot.item === null).map((slot) => slot.label));
  return (menu.barred ?? []).filter((bar) => !shown.has(bar.label));
}

/** The odds an answer names, where it names just one: as written, and as a share of a hundred. */
export function oddsIn(detail: readonly string[]): { written: string; share: number } | null {
  const found = detail.flatMap((line) => [...line.matchAll(/(\d+(?:[.,]\d+)?)[\s\u00a0\u202f]?%/g)]);
  const [only] = found;
  if (!only || found.length > 1) return null;
  return { written: only[0], share: Math.min(100, Number((only[1] ?? '').replace(',', '.'))) };
}
