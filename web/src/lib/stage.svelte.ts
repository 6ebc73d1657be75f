// Lets things travel over a drawn table. What lies on the table is always the view;
// a stage only moves things there, and can be stopped at any time.

/** Names a place on the table; the elements there carry it as `data-spot`. */
export type Spot = string;

/** A place on the table, from its top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** A row of things, not one of them. */
  row?: boolean;
}

/** When something happens within a step. */
export interface Timed {
  /** When it begins, in milliseconds from the start of the step. */
  at: number;
  /** How long it takes. */
  ms: number;
}

/** Something that travels over the table; `T` says what it is. */
export interface Flight<T> {
  id: number;
  thing: T;
  from: Box;
  to: Box;
  /** When it leaves, in milliseconds from the start of the step. */
  at: number;
  ms: number;
  /** How long it lies where it landed. */
  lingers: number;
  /** It starts face down and turns over on its way. */
  turns: boolean;
  /** It is not seen before it leaves. */
  hidden?: boolean;
}

/** What a game's stage extends: movement, and what is to be done later. */
export class Stage<T> {
  flights = $state.raw<Flight<T>[]>([]);

  protected before = new Map<Spot, Box>();
  #timers: ReturnType<typeof setTimeout>[] = [];
  #waits: Animation[] = [];
  #held = new Set<HTMLElement>();
  #n_flights = 0;

  /** Notes where everything lies, before the view changes. */
  measure(root: HTMLElement): void {
    this.before = spots(root);
  }

  /** Keeps a dragged thing where it was dropped until the table has answered. */
  hold(element: HTMLElement): void {
    this.#held.add(element);
    this.later(900, () => this.#letGo());
  }

  /** Ends all movement: the table shows what is. */
  stop(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    for (const wait of this.#waits.splice(0)) wait.cancel();
    this.flights = [];
    this.#letGo();
  }

  /** Ends everything: the table goes away. */
  close(): void {
    this.stop();
  }

  /** Sends things on their way, and forgets them once the last has landed. */
  protected send(flights: Omit<Flight<T>, 'id'>[]): void {
    this.flights = flights.map((flight) => {
      this.#n_flights += 1;
      return { ...flight, id: this.#n_flights };
    });
    const end = Math.max(0, ...flights.map((it) => it.at + it.ms + it.lingers));
    this.later(end + 60, () => (this.flights = []));
  }

  /** The thing itself appears when its flight has landed. */
  protected hide(root: HTMLElement, spot: Spot, ms: number): void {
    const element = root.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
    // A whole row stays visible; only single things wait.
    if (!element || element.hasAttribute('data-row')) return;
    this.#waits.push(element.animate({ opacity: [0, 0] }, { duration: ms }));
  }

  protected later(ms: number, act: () => void): void {
    this.#timers.push(setTimeout(act, ms));
  }

  protected during(at: number, ms: number, begin: () => void, end: () => void): void {
    if (at === 0) begin();
    else this.later(at, begin);
    this.later(at + ms, end);
  }

  #letGo(): void {
    for (const element of this.#held) element.style.translate = '';
    this.#held.clear();
  }
}

/** Where every named spot lies, from the top left corner of the table. */
export function spots(root: HTMLElement): Map<Spot, Box> {
  const origin = root.getBoundingClientRect();
  const found = new Map<Spot, Box>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    const outer = element.getBoundingClientRect();
    if (outer.width === 0) continue;
    // A card held at a slant is as large as one that stands upright.
    const [width, height] = [element.offsetWidth || outer.width, element.offsetHeight || outer.height];
    const x = outer.x - origin.x + (outer.width - width) / 2;
    const y = outer.y - origin.y + (outer.height - height) / 2;
    found.set(element.dataset['spot'] as Spot, {
      x,
      y,
      width,
      height,
      row: element.hasAttribute('data-row'),
    });
  }
  return found;
}

/** The spot itself, or what it lies in: `hand:2:+3a`, then `hand:2`. */
export function find(boxes: Map<Spot, Box>, spot: Spot): Box | undefined {
  const box = boxes.get(spot) ?? boxes.get(spot.split(':').slice(0, 2).join(':'));
  return box?.row ? centred(box) : box;
}

/** A card's worth of room in the middle of a row. */
function centred({ x, y, width, height }: Box): Box {
  const slim = Math.min(width, height / 1.4);
  return { x: x + (width - slim) / 2, y, width: slim, height };
}
