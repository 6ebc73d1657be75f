// Dragging by pointer: a second way to do what a click and a key do too.

import type { Attachment } from 'svelte/attachments';

export interface Drag {
  /** Whether it may be dragged now. */
  enabled: boolean;
  /** The name of the place it may be dropped on: `data-drop="NAME"`. */
  to: string;
  /** It was dropped there; the element stays where it is until the table answers. */
  drop: (element: HTMLElement) => void;
}

/** A pointer that moved less is a click. */
const SLACK_PX = 7;

/** Makes an element draggable to a named place. */
export function draggable(drag: () => Drag): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; pointer: number } | null = null;
    let moving = false;
    let dragged = false;

    const table = (): HTMLElement | null => element.closest<HTMLElement>('[data-table]');

    const down = (event: PointerEvent): void => {
      dragged = false;
      if (!drag().enabled || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointer) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!moving && Math.hypot(dx, dy) < SLACK_PX) return;
      if (!moving) {
        moving = true;
        element.setPointerCapture(event.pointerId);
        element.dataset['dragged'] = '';
        table()?.setAttribute('data-dragging', drag().to);
      }
      element.style.translate = `${dx}px ${dy}px`;
    };
    const end = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointer) return;
      const wasMoving = moving;
      finish();
      if (!wasMoving) return;
      dragged = true;
      const below = document.elementsFromPoint(event.clientX, event.clientY);
      const target = event.type === 'pointerup' && below.some((it) => it.closest(`[data-drop~="${drag().to}"]`));
      if (target && drag().enabled) drag().drop(element);
      else element.style.translate = '';
    };
    const finish = (): void => {
      start = null;
      moving = false;
      delete element.dataset['dragged'];
      table()?.removeAttribute('data-dragging');
    };

    // The click that follows a drag is not a second wish; one made by a key (detail 0) is.
    const click = (event: MouseEvent): void => {
      if (!dragged || event.detail === 0) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    };

    element.addEventListener('click', click, true);
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    return () => {
      finish();
      element.removeEventListener('click', click, true);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
    };
  };
}
