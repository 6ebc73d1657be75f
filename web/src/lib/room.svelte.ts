// What every drawn table does with its root: plays the steps that come, hands the focus
// to a new question, shakes at a refusal, walks through buttons by arrows.

import { untrack } from 'svelte';
import type { TableLike } from '../games/contract';
import type { Stage } from './stage.svelte';
import type { Now, Step } from './wire';

const SHAKE_MS = 450;

/** Plays each new step over the table; `before` is what was shown until now. */
export function followSteps<V, S, A, C>(
  client: () => TableLike<V, S, A, C>,
  stage: Stage<unknown>,
  root: () => HTMLElement | undefined,
  play: (step: Step<S>, table: HTMLElement, before: Now<V, A> | null) => void,
): void {
  // What the step moves, it moves from where things lay before it.
  let lastStep: Step<S> | null = null;
  let last: Now<V, A> | null = null;
  $effect.pre(() => {
    void client().now;
    untrack(() => {
      const table = root();
      if (table) stage.measure(table);
    });
  });
  $effect(() => {
    const { now, step } = client();
    const table = root();
    if (!now || !table) return;
    untrack(() => {
      if (step && step !== lastStep && step.seq === now.seq) play(step, table, last);
      else if (!step && now.seq !== last?.seq) stage.stop();
      lastStep = step;
      last = now;
    });
  });
  $effect(() => () => stage.close());
}

/** A new question takes the focus, unless the player is busy elsewhere on the page. */
export function focusQuestion(decision: () => number | null, root: () => HTMLElement | undefined): void {
  let asked: number | null = null;
  $effect(() => {
    const next = decision();
    if (next === asked) return;
    asked = next;
    const table = root();
    if (!table) return;
    const active = document.activeElement;
    if (next === null) {
      // The button just pressed is gone; whoever walks by keys must not start over from the top.
      if (active === document.body)
        table.querySelector<HTMLElement>('[data-decision]')?.focus({ preventScroll: true });
      return;
    }
    const free = !active || active === document.body || table.contains(active);
    if (!free || document.querySelector('dialog[open]')) return;
    queueMicrotask(() =>
      table.querySelector<HTMLElement>('[data-decision] button')?.focus({ preventScroll: true }),
    );
  });
}

/**
 * The question waits until what happened has been shown: `showing` says how long. Whoever presses a
 * key or clicks meanwhile has seen enough.
 */
export function askAfter(model: { hushed: boolean }, stage: Stage<unknown>, showing: () => boolean): void {
  $effect.pre(() => {
    model.hushed = showing();
  });
  $effect(() => {
    if (!showing()) return;
    const enough = (event: Event): void => {
      if (event instanceof KeyboardEvent && ['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key))
        return;
      stage.stop();
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pointerdown', enough, { signal });
    addEventListener('keydown', enough, { signal });
    return () => listening.abort();
  });
}

/** Whether something was refused a moment ago. */
export class Shake {
  on = $state(false);

  constructor(refusals: () => number) {
    let known = untrack(refusals);
    $effect(() => {
      const nth = refusals();
      if (nth === known) return;
      known = nth;
      this.on = true;
      const timer = setTimeout(() => (this.on = false), SHAKE_MS);
      return () => clearTimeout(timer);
    });
  }
}

/** Whether a key press is meant for the table: not for a field, a dialogue or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  const typing =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  return !typing && document.querySelector('dialog[open]') === null;
}

/** Arrows walk through a group of buttons (`data-arrows`). */
export function walk(event: KeyboardEvent): void {
  const group = event.target instanceof Element ? event.target.closest('[data-arrows]') : null;
  if (!group) return;
  const buttons = [...group.querySelectorAll<HTMLElement>('button')];
  const idx = buttons.indexOf(event.target as HTMLElement);
  const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
  buttons[(idx + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}
