// How fast what others do is shown, as this person likes it; kept in this browser.

const STORE = 'cantina-rim-speed';
export const SPEEDS = [0.5, 1, 2, 4] as const;

function kept(): number {
  try {
    const said = Number(localStorage.getItem(STORE));
    return SPEEDS.find((speed) => speed === said) ?? 1;
  } catch {
    return 1;
  }
}

class Speed {
  #now = $state(kept());

  get now(): number {
    return this.#now;
  }
  /** The next speed; after the fastest comes the slowest. */
  change(): void {
    const next = SPEEDS[(SPEEDS.findIndex((each) => each === this.#now) + 1) % SPEEDS.length] ?? 1;
    this.#now = next;
    try {
      localStorage.setItem(STORE, String(next));
    } catch {
      // A browser that keeps nothing keeps the speed until the page is left.
    }
  }
}

export const speed = new Speed();
