import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Tip from './Tip.svelte';

let root: HTMLElement;
let tip: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  root = document.createElement('div');
  root.innerHTML = '<button data-tip="What it does">Draw</button>';
  document.body.append(root);
  tip = mount(Tip, { target: root, props: { root } });
  flushSync();
});
afterEach(() => {
  void unmount(tip);
  root.remove();
  vi.useRealTimers();
});

function point(type: string, x: number, y: number): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
  Object.assign(event, { pointerType: 'mouse' });
  root.querySelector('button')?.dispatchEvent(event);
}
function told(): string | null {
  vi.advanceTimersByTime(1_000);
  flushSync();
  return root.querySelector('[role=tooltip]')?.textContent?.trim() ?? null;
}

test('a pointer that rests on a thing is told what it does', () => {
  point('pointerover', 10, 10);
  expect(told()).toBe('What it does');
});

test('what comes to lie below a pointer that has just clicked says nothing until the pointer moves', () => {
  point('pointerdown', 10, 10);
  point('pointerover', 12, 11);
  expect(told()).toBeNull();
  point('pointerover', 60, 10);
  expect(told()).toBe('What it does');
});
