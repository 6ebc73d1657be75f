import { expect, test } from 'vitest';
import { stepsIn, targetsOf } from './targets';
import type { Action, RimMenu } from './types';

function menu(actions: Action[]): RimMenu {
  const items = actions.map((action, idx) => ({ action, label: `item ${idx}` }));
  return { decision: 1, question: 'What next?', items, sealed: false, chosen: null, kind: 'list' };
}

test('what a menu names is found where it lies, as the very item of the menu', () => {
  const open = menu([
    { fly: 3 },
    { set_course: 3 },
    { space: 9 },
    { contact: 4 },
    { fight_patrol: 'hutt' },
    { buy: 'gear' },
    { discard_top: 'gear' },
    { card: 80 },
    'encounter_space',
    'done',
  ]);
  const found = targetsOf(open, 22);
  expect(found.spaces.get(3)).toEqual([open.items[0], open.items[1]]);
  expect(found.spaces.get(9)?.[0]).toBe(open.items[2]);
  expect(found.spaces.get(22)?.[0]).toBe(open.items[8]);
  expect(found.spots.get(4)?.[0]).toBe(open.items[3]);
  expect(found.patrols.get('hutt')?.[0]).toBe(open.items[4]);
  expect(found.decks.get('gear')).toHaveLength(2);
  expect(found.cards.get(80)?.[0]).toBe(open.items[7]);
  const all = Object.values(found).flatMap((map) => [...(map as Map<unknown, unknown[]>).values()].flat());
  expect(all).toHaveLength(9);
});

test('the steps of a course are those of the way that the table marks', () => {
  const reach = [
    { at: 2, steps: 1, from: 0 },
    { at: 3, steps: 2, from: 2 },
  ];
  expect(stepsIn([{ action: { set_course: 3 }, label: 'Ryloth' }], reach)).toBe('2');
  expect(stepsIn([{ action: { set_course: 9 }, label: 'Naboo' }], reach)).toBe('');
  expect(stepsIn([{ action: { fly: 3 }, label: 'Ryloth' }], reach)).toBe('');
});

test('nothing is lit where nothing is asked', () => {
  expect(targetsOf(null, 0).spaces.size).toBe(0);
  const counted = { ...menu([{ fly: 3 }]), kind: 'amount', min: 0, max: 3, step: 1 } as RimMenu;
  expect(targetsOf(counted, 0).spaces.size).toBe(0);
});
