// What the live regions say.

import type { Answer, OpenMenu } from '../lib/wire';

/** More items than this are counted instead of read out. */
const READ_OUT_MAX = 9;

/** The labels of what was chosen, for a choice that may still be changed. */
export function chosenLabels(menu: OpenMenu<unknown>): string[] {
  const chosen: Answer<unknown> | null = menu.chosen;
  if (chosen === null) return [];
  const actions = listOf(chosen);
  const wanted = new Set(actions.map((action) => JSON.stringify(action)));
  return menu.items.filter((item) => wanted.has(JSON.stringify(item.action))).map((item) => item.label);
}

function listOf(answer: Answer<unknown>): unknown[] {
  if (typeof answer === 'object' && answer !== null) {
    if ('subset' in answer && Array.isArray(answer.subset)) return answer.subset;
    if ('order' in answer && Array.isArray(answer.order)) return answer.order;
  }
  return [answer];
}

/** A menu read aloud: the question, then its numbered items if they are few. */
export function readMenu(menu: OpenMenu<unknown>): string {
  if (menu.items.length > READ_OUT_MAX) return menu.question;
  const items = menu.items.map((item, idx) => `${idx + 1}: ${item.label}.`);
  return [menu.question, ...items].join(' ');
}
