// Where a coach points.

import { expect, test } from 'vitest';
import { pointerStyle, selectorOf } from '../../src/lib/pointer';
import type { Show } from '../../src/lib/wire';

function found(show: Show<unknown>, html: string): number {
  document.body.innerHTML = html;
  return document.querySelectorAll(selectorOf(show)).length;
}

test('things are found by what they carry', () => {
  const stack = `<b data-action='"draw"'></b><b data-action='"stand"'></b>`;
  expect(found({ action: 'draw' }, stack)).toBe(1);
  expect(found({ action: { discard: '+3a' } }, `<b data-action='{"discard":"+3a"}'></b>`)).toBe(1);
  expect(found({ card: '-10c' }, `<b data-card="-10c"></b><b data-card="-1c"></b>`)).toBe(1);
  expect(found({ seat: 1 }, `<b data-seat="1"></b><b data-seat="10"></b>`)).toBe(1);
  expect(found({ zone: 'pot' }, `<b data-zone="pot"></b>`)).toBe(1);
});

test('a name cannot break out of its selector', () => {
  expect(found({ card: '"] b, [x="' }, '<b></b>')).toBe(0);
});

test('nothing to show lights nothing up', () => {
  expect(pointerStyle([])).toBe('');
  expect(pointerStyle([{ action: 'draw' }, { seat: 0 }])).toContain(
    ':is([data-action="\\"draw\\""], [data-seat="0"])',
  );
});
