// Leaning over the board: a click beside things, a turn of the wheel, a finger that swipes, two that part.

import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';

/** A wheel that turns on is one gesture. */
const WHEEL_MS = 220;
const SWIPE_PX = 40;
/** How far two fingers part or close before it is meant. */
const PARTED = 1.25;
const CLOSED = 0.8;

interface Spot {
  x: number;
  y: number;
}

/** Two fingers that part lean over what is between them; two that close see all of it. */
class Pinch {
  /** Whether the fingers that are down have done something: then they tap nothing. */
  done = false;
  readonly #fingers = new Map<number, Spot>();
  /** How far apart they were when the second came; 0 for no two. */
  #apart = 0;

  down(event: PointerEvent): void {
    if (event.isPrimary) this.#fingers.clear();
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.done = false;
    this.#apart = this.#two()?.apart ?? 0;
  }
  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#apart = 0;
  }
  /** What the fingers mean, once they mean something. */
  move(event: PointerEvent): { out: boolean; at: Spot } | null {
    if (!this.#fingers.has(event.pointerId)) return null;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const two = this.#two();
    if (!two || this.#apart === 0) return null;
    const ratio = two.apart / this.#apart;
    if (ratio > CLOSED && ratio < PARTED) return null;
    this.done = true;
    this.#apart = 0;
    return { out: ratio < 1, at: two.middle };
  }
  #two(): { apart: number; middle: Spot } | null {
    const [one, other] = [...this.#fingers.values()];
    if (!one || !other) return null;
    const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    return { apart: Math.hypot(one.x - other.x, one.y - other.y), middle };
  }
}

export function gesturesOf(camera: Camera): Attachment<SVGElement> {
  return (element) => {
    const listening = new AbortController();
    const { signal } = listening;
    const pinch = new Pinch();
    let down: Spot | null = null;
    let wheeled = 0;
    const wedgeAt = ({ x, y }: Spot): number | null => {
      const origin = element.getBoundingClientRect();
      return camera.wedgeAt(x - origin.x, y - origin.y);
    };
    const spotOf = (event: MouseEvent): Spot => ({ x: event.clientX, y: event.clientY });

    const press = (event: PointerEvent): void => {
      down = spotOf(event);
      pinch.down(event);
    };
    const move = (event: PointerEvent): void => {
      const meant = pinch.move(event);
      if (meant) camera.chosen = meant.out ? 'whole' : (wedgeAt(meant.at) ?? 'near');
    };
    const lift = (event: PointerEvent): void => pinch.up(event);
    const click = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('[data-space], [data-action]')) return;
      const [dx, dy] = down ? [event.clientX - down.x, event.clientY - down.y] : [0, 0];
      if (typeof camera.look === 'number' && Math.abs(dx) > SWIPE_PX && Math.abs(dx) > Math.abs(dy)) {
        camera.walk(dx < 0 ? 1 : -1);
      } else if (camera.look === 'near') {
        camera.chosen = 'whole';
      } else {
        const wedge = wedgeAt(spotOf(event));
        if (wedge !== null) camera.lean(wedge);
      }
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      if (event.timeStamp - wheeled < WHEEL_MS) return;
      wheeled = event.timeStamp;
      const wedge = wedgeAt(spotOf(event));
      camera.chosen = event.deltaY < 0 && wedge !== null ? wedge : 'whole';
    };
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', lift, { signal });
    element.addEventListener('pointercancel', lift, { signal });
    // What two fingers did is no tap on what lay below them.
    element.addEventListener('click', (event) => pinch.done && event.stopPropagation(), {
      signal,
      capture: true,
    });
    element.addEventListener('click', click, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => listening.abort();
  };
}
