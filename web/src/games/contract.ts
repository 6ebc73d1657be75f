// What a drawn table gets from the shell, and what it owes the shell.
//
// A drawn table is one Svelte component. It draws `client.now.view`, plays
// `client.step` as animation, and answers `client.now.menu` by handing one of
// its items back to `client.act`. It never runs rules and never opens a socket.
//
// What else the shell offers a drawn table:
// - words: `t(key, args)` from `src/lib/i18n.svelte.ts`. It is reactive: call it in
//   markup. The words of game ID are `locales/*/ID-web.ftl`; they are loaded before
//   the table is mounted. Use a prefix of your own for keys (`hs-…`).
// - looks: the custom properties of `src/styles/tokens.css`. Themes only change those.
// - motion: `client.motion` is false under reduced motion, whether the system or
//   the player asked for it. Then nothing moves; states may cross-fade.
// - sound: `play(name)` from `src/lib/sound.ts`; silent unless the player turned it on.
// - a refusal (`client.refused`) is told by the shell in a toast; the table may shake
//   what was touched.
//
// What the shell draws around it: the top bar (connection, undo, clock, text table,
// settings), the log drawer on the right, toasts, the panel at the end of the game.
// The table fills the rest: its root gets `width: 100%; height: 100%` of a box that
// never scrolls at 1440x900 and may scroll downwards only on a phone.
//
// Everything clickable that answers the menu carries `data-action='<JSON of the
// item's action>'`; a seat's board carries `data-seat`, a face-up card `data-card`, a
// part of the table that a lesson speaks of `data-zone`. A coach lights these up.

import type { Component } from 'svelte';
import type { Answer, Now, Seat, Seating, Step } from '../lib/wire';

/** A wish of the player that was refused; nothing has changed. */
export interface Refusal {
  /** Counts refusals, so that the same one twice can be distinguished. */
  nth: number;
  /** Why, in the player's language. */
  message: string;
  /** The rule that refuses it, such as `HS-3.2`. */
  rule: string | null;
}

/** What a table drawn with places offers for the lines of the log. */
export interface LinePlaces {
  /** Whether an entry is about a place. */
  has(seq: number): boolean;
  /** Marks the places of an entry while a hand is on its line; of none, when it has gone. */
  point(seq: number | null): void;
  /** Turns to the places of an entry and marks them for a moment. */
  show(seq: number): void;
}

/**
 * One table as one viewer sees it, live or replayed. All fields are reactive.
 *
 * `V` the game's View, `S` its Sight, `A` its Action, `C` its Content, `F` its Forecast.
 */
export interface TableLike<V = unknown, S = unknown, A = unknown, C = unknown, F = unknown> {
  /** What is shown now; null before the deal. Follows the pacing of the shell. */
  readonly now: Now<V, A, F> | null;
  /** The step that led to `now`; null after a jump (welcome, reconnect, slider): do not animate. */
  readonly step: Step<S> | null;
  /**
   * Every step up to `now`, for tables that look back (the last reveal, say).
   * Steps that were taken back are no longer among them.
   */
  readonly steps: readonly Step<S>[];
  /** Who sits where. */
  readonly seating: Seating;
  /** The card set; null until it has arrived. */
  readonly content: C | null;
  /**
   * An answer is on its way, or steps are still being shown. Only for looks: while
   * steps are being shown `now.menu` is null unless it is still the open question,
   * and `act` ignores a second answer while the first is on its way.
   */
  readonly busy: boolean;
  /** Whether things may move. */
  readonly motion: boolean;
  /** The language of the reader: `en`, `fr` or `es`. */
  readonly lang: string;
  /** The last refusal, for a shake. */
  readonly refused: Refusal | null;
  /** In a replay, every step to its end: for chapters. */
  readonly story?: readonly Step<S>[];
  /** In a replay, to the step with this entry's number, or the nearest before it. */
  toSeq?(seq: number): void;
  /** Set by a drawn table that has places: lines of the log then lead to theirs. */
  places?: LinePlaces | null;
  /** The name of whoever has the seat. */
  nameOf(seat: Seat): string;
  /**
   * Answers the open menu with one of its items (or the shape it asks for).
   * Does nothing in a replay or while nothing is asked.
   */
  act(answer: Answer<A>): void;
  /**
   * Answers what is open beside what the table waits for (`now.beside`), if anything is.
   * A replay has no such thing.
   */
  actBeside?(answer: Answer<A>): void;
}

/** The props of a drawn table. */
export interface TableProps<V = unknown, S = unknown, A = unknown, C = unknown, F = unknown> {
  client: TableLike<V, S, A, C, F>;
  /** A replay: read-only, no decision is open. */
  replay: boolean;
}

/**
 * What a game's folder exports: `src/games/ID/index.ts` has this as its default
 * export. `registry.ts` finds it by itself; keep `index.ts` small, as every page
 * loads it, and the table behind the dynamic import.
 */
export interface DrawnGame {
  /** The game's id, as the server says it. */
  id: string;
  /** The drawn table, loaded when it is needed. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game's table has props of its own
  table: () => Promise<{ default: Component<any> }>;
  /**
   * How long the step should stay on the table before the next one, in
   * milliseconds. Called only where motion is on; the shell goes faster when
   * many steps wait and skips the rest when the player clicks or types.
   */
  pace: (step: Step<never>) => number;
  /**
   * For looking back with every hand open: the spectator's view with each seat's own
   * side as that seat saw it. `own` holds the seats' views in seat order. A game
   * without it offers everybody's eyes on the text table only.
   */
  openAll?: (view: never, own: readonly never[]) => unknown;
  /** A picture of the game for lists: the body of an SVG with a view box of 512, drawn in `currentColor`. */
  symbol: string;
}
