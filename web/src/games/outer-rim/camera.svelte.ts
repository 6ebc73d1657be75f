// How one looks at the board: all of it, leaning over a wedge, or at one's surroundings.

import type { SpaceId } from '../../wire/outer-rim/SpaceId';
import { around, BOARD, cameraOf, frameOf, RADIUS, WHOLE, type Frame, type Layout } from './layout';

export type Look = 'whole' | 'near' | number;

/** How high the row of buttons above a small board is. */
const BUTTONS = 46;

export class Camera {
  /** Null until somebody has chosen: then the size of the table decides. */
  chosen = $state<Look | null>(null);
  width = $state(0);
  height = $state(0);
  readonly #layout: () => Layout;
  readonly #points: () => SpaceId[];
  readonly #small: () => boolean;

  /** `points`: the viewer's space and what is lit. */
  constructor(layout: () => Layout, points: () => SpaceId[], small: () => boolean) {
    this.#layout = layout;
    this.#points = points;
    this.#small = small;
  }

  readonly look: Look = $derived.by(() => this.chosen ?? (this.#small() ? 'near' : 'whole'));
  readonly #frame: Frame = $derived.by(() => {
    if (this.look === 'whole') return WHOLE;
    if (typeof this.look === 'number') return frameOf(this.#layout(), this.look);
    const places = this.#points()
      .map((id) => this.#layout().spaces.get(id))
      .filter((place) => place !== undefined);
    return places.length === 0 ? WHOLE : around(places, 70, 470);
  });
  /** Where the board is small, what one looks at begins below the buttons. */
  readonly at = $derived.by(() => {
    const above = this.#small() ? BUTTONS : 0;
    const { x, y, k } = cameraOf(this.#frame, this.width || 1, Math.max(1, this.height - above));
    return { x, y: y + above, k };
  });
  /** Names are drawn where they can be read. */
  readonly named: boolean = $derived.by(() => this.at.k > 0.5);

  lean(section: number): void {
    this.chosen = this.look === section ? 'whole' : section;
  }
  /** The next wedge, from the one that is looked at. */
  walk(by: number): void {
    const filled = [...new Set([...this.#layout().spaces.values()].map((place) => place.section))].sort(
      (a, b) => a - b,
    );
    const [first, last] = [filled[0] ?? 0, filled.at(-1) ?? 0];
    const from = typeof this.look === 'number' ? this.look : by > 0 ? 0 : this.#layout().wedges.length - 1;
    this.chosen = Math.min(last, Math.max(first, from + by));
  }
  /** Which place of the board lies under a place of the box. */
  spot(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.at.x) / this.at.k, y: (y - this.at.y) / this.at.k };
  }
  /** The wedge under a place of the box; null beside the Rim. */
  wedgeAt(x: number, y: number): number | null {
    const spot = this.spot(x, y);
    const [dx, dy] = [spot.x - BOARD.x, BOARD.y - spot.y];
    if (Math.hypot(dx, dy) < RADIUS.inner) return null;
    const angle = Math.atan2(dy, dx);
    const idx = this.#layout().wedges.findIndex(({ from, to }) => angle <= from && angle >= to);
    return idx < 0 ? null : idx;
  }
}
