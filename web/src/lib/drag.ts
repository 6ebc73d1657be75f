// Dragging by pointer: a second way to do what a click and a key do too.

import type { Attachment } from 'svelte/attachments';

export interface Drag {
  /** Whether it may be dragged now. */
  enabled: boolean;
  /** The names of the places it may be dropped on, with blanks between: `data-drop="NAME"`. */
  to: string;
  /** It has been taken up. */
  start?: () => void;
  /** It was dropped on the place of this name; the element stays where it is until the table answers. */
  drop: (element: HTMLElement, place: string) => void;
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
        drag().start?.();
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
      const place = event.type === 'pointerup' ? placeAt(event, drag().to.split(' ')) : undefined;
      if (place !== undefined && drag().enabled) drag().drop(element, place);
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

/** The first of the named places that lies under the pointer, the uppermost thing first. */
function placeAt(event: PointerEvent, names: readonly string[]): string | undefined {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const places = element.closest<HTMLElement>('[data-drop]')?.dataset['drop']?.split(' ') ?? [];
    const place = names.find((name) => places.includes(name));
    if (place !== undefined) return place;
  }
  return undefined;
}
