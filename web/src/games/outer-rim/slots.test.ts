import { expect, test } from 'vitest';
import { barredBeside, oddsIn, slotsOf } from './slots';
import { stepAsked, stepUnderway } from './turn';
import type { Action, RimMenu } from './types';
import type { Frame } from '../../wire/outer-rim/Frame';

type Bars = NonNullable<RimMenu['barred']>;
const LABELS: Record<string, string> = {
  market: 'Visit the market',
  deliver: 'Deliver',
  done: 'On to the encounter',
  aside: 'Deals',
};
function menu(actions: Action[], barred: Bars = []): RimMenu {
  const items = actions.map((action) => ({
    action,
    label: LABELS[String(action)] ?? JSON.stringify(action),
    group: action === 'aside' ? 'Deals' : 'Your turn',
  }));
  return { decision: 1, question: 'What next?', items, sealed: false, chosen: null, kind: 'list', barred };
}
const keys = (kept: { slots: { key: string; label: string }[] }): string[] =>
  kept.slots.map((slot) => `${slot.key} ${slot.label}`);

// Rules: OR-6.1, OR-6.2
test('within a step every answer keeps its place and its key, done or not', () => {
  const bars: Bars = [{ label: 'Visit the market', why: 'already done', rule: 'OR-6.2' }];
  const first = slotsOf(null, '7/action', menu(['market', 'done', 'aside']));
  expect(keys(first)).toEqual(['1 Visit the market', '0 On to the encounter', '2 Deals']);
  const visited = menu(['deliver', 'done', 'aside'], bars);
  const second = slotsOf(first, '7/action', visited);
  expect(keys(second)).toEqual(['1 Visit the market', '0 On to the encounter', '3 Deliver', '2 Deals']);
  expect(second.slots[0]).toMatchObject({ item: null, why: 'already done', rule: 'OR-6.2' });
  // It is said in its place, and not a second time below.
  expect(barredBeside(second.slots, visited)).toEqual([]);
  // Taken back: it is offered again where it was.
  expect(slotsOf(second, '7/action', menu(['market', 'done', 'aside'])).slots[0]?.item?.action).toBe(
    'market',
  );
});

test('another step and a question in between begin anew', () => {
  const first = slotsOf(null, '7/action', menu(['market', 'done']));
  expect(keys(slotsOf(first, '8/action', menu(['done', 'aside'])))).toEqual([
    '0 On to the encounter',
    '1 Deals',
  ]);
  expect(keys(slotsOf(first, null, menu(['deliver'])))).toEqual(['1 Deliver']);
});

test('odds are taken from the words only where there is one number', () => {
  expect(oddsIn(['Piloting ×0 (23%)'])).toEqual({ written: '23%', share: 23 });
  expect(oddsIn(['Combat : 64 % de chances'])?.share).toBe(64);
  expect(oddsIn(['Strength ×2 (94%)', 'Tech ×1 (75%)'])).toBeNull();
  expect(oddsIn(['Gain 2,000 credits'])).toBeNull();
});

const turn = (step: 'began' | 'planning' | 'action' | 'encounter' | 'ended'): Frame => ({
  turn: { step, market: false, deliver: false, trade: false, refused: false, asides: 0, looks: 0 },
});

// Rules: OR-4.1
test('the step that is shown is the one under way, not the one that comes next', () => {
  expect(stepUnderway([turn('planning')])).toBe('planning');
  expect(stepUnderway([turn('action'), { move: { seat: 0, left: 4 } }])).toBe('planning');
  expect(stepUnderway([turn('action')])).toBe('action');
  expect(stepUnderway([turn('action'), { drop: { seat: 0 } }])).toBe('action');
  expect(stepUnderway([turn('ended'), { move: { seat: 0, left: 4 } }])).toBe('encounter');
  expect(stepUnderway([{ drop: { seat: 0 } }])).toBeNull();
  expect(stepAsked([turn('action')])).toBe('action');
  expect(stepAsked([turn('action'), { drop: { seat: 0 } }])).toBeNull();
});
