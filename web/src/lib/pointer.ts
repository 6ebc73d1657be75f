// Where a coach points: the things on the table that carry what the lesson names.

import type { Show } from './wire';

/** The selector of one thing to look at. A JSON string is a CSS string too. */
export function selectorOf(show: Show<unknown>): string {
  const [name, value] = Object.entries(show)[0] ?? ['zone', ''];
  const text = name === 'action' ? JSON.stringify(value) : String(value);
  return `[data-${name}=${JSON.stringify(text)}]`;
}

/**
 * The style that lights all of them up. A style and not a class: tables draw
 * themselves anew at any time, and know nothing of lessons.
 */
export function pointerStyle(shows: readonly Show<unknown>[]): string {
  if (shows.length === 0) return '';
  return `main :is(${shows.map(selectorOf).join(', ')}) {
    outline: 4px solid var(--coach);
    outline-offset: var(--coach-gap, 3px);
    animation: var(--coach-motion);
  }`;
}
