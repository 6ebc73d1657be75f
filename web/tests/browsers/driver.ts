// What a test wants of a browser, whichever it is.

export interface Driver {
  readonly name: string;
  goto(url: string): Promise<void>;
  /** Runs an expression in the page; what comes of it is told as JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** The page has this size from now on. */
  resize(width: number, height: number): Promise<void>;
  /** A press and release there. */
  click(x: number, y: number): Promise<void>;
  /** A key goes down and up; one sign, or a code of WebDriver's. */
  press(key: string): Promise<void>;
  photograph(): Promise<Buffer>;
  close(): Promise<void>;
}

/** The expression as one whose value is text: what a browser cannot tell as it is. */
export const asJson = (expression: string): string =>
  `Promise.resolve(${expression}).then((it) => JSON.stringify(it) ?? 'null')`;

/** A press and release as WebDriver's actions. */
export const clickAt = (x: number, y: number): object => ({
  actions: [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
});

/** A key as WebDriver's actions. */
export const pressOf = (value: string): object => ({
  actions: [
    {
      type: 'key',
      id: 'keys',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    },
  ],
});
