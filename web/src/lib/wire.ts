// The one door to the generated messages: the rest of the client imports from here.

/** A seat, counted clockwise from 0. */
export type Seat = number;
export type Viewer = Seat | 'spectator';
export type By = 'person' | 'bot' | 'clock';
export type Stage = 'gathering' | 'playing' | 'over';

export type Holder =
  | { holder: 'free' }
  | { holder: 'person'; name: string; here: boolean; stand_in: string | null }
  | { holder: 'bot'; name: string; level: string };
export type Place = { seat: Seat } & Holder;

export interface Seating {
  table: string;
  game: string;
  stage: Stage;
  places: Place[];
  you: Seat | null;
  host: boolean;
  spectators: number;
  clock_seconds: number | null;
  free_undo: boolean;
  card_set: string;
}

export type WantedSeat = { want: 'me' } | { want: 'friend' } | { want: 'bot'; level: string };
export interface NewTable<O = unknown> {
  game: string;
  seats: WantedSeat[];
  options: O | null;
  clock_seconds: number | null;
  key: string;
  name: string;
  start: boolean;
}
export interface Opened {
  table: string;
}

export type Kind =
  | { kind: 'list' }
  | { kind: 'subset'; min: number; max: number }
  | { kind: 'amount'; min: number; max: number; step: number }
  | { kind: 'order' };
export type Answer<A> = { subset: A[] } | { amount: number } | { order: A[] } | A;

export interface MenuItem<A> {
  action: A;
  label: string;
}
export type OpenMenu<A> = Kind & {
  decision: number;
  question: string;
  items: MenuItem<A>[];
  sealed: boolean;
  chosen: Answer<A> | null;
};

export interface Section {
  heading: string;
  lines: string[];
}
export interface Outline {
  sections: Section[];
}
export interface Waiting {
  seat: Seat;
  answered: boolean;
  left_ms: number | null;
}
export interface Fairness {
  commitment: string;
  seed: string | null;
}
export interface Line {
  what: string;
  points: number;
}
export interface Outcome {
  places: number[];
  scores: number[];
  lines: Line[][];
}

export interface Now<V, A> {
  seq: number;
  viewer: Viewer;
  view: V;
  outline: Outline;
  waiting: Waiting[];
  menu: OpenMenu<A> | null;
  can_undo: boolean;
  outcome: Outcome | null;
  fairness: Fairness;
}
export interface Seen<S> {
  sight: S;
  line: string | null;
  rule: string | null;
}
export interface Step<S> {
  seq: number;
  seat: Seat | null;
  by: By | null;
  rewind_to: number | null;
  seen: Seen<S>[];
}
export interface Snapshot<V, S, A> {
  steps: Step<S>[];
  now: Now<V, A>;
}
export interface Update<V, S, A> {
  step: Step<S>;
  now: Now<V, A>;
  request: string | null;
}

export type Code =
  | 'malformed'
  | 'too_long'
  | 'protocol'
  | 'hello'
  | 'no_table'
  | 'seat_taken'
  | 'not_seated'
  | 'not_host'
  | 'wrong_stage'
  | 'no_such_bot'
  | 'not_your_decision'
  | 'not_on_the_menu'
  | 'over'
  | 'cannot_undo'
  | 'storage'
  | 'busy'
  | 'shutting_down'
  | 'dropped';

export type ToClient<V, S, A> =
  | { type: 'welcome'; protocol: number; seating: Seating; snapshot: Snapshot<V, S, A> | null }
  | { type: 'seating'; seating: Seating; request: string | null }
  | ({ type: 'update' } & Update<V, S, A>)
  | { type: 'done'; request: string }
  | { type: 'refused'; request: string | null; code: Code; message: string; rule: string | null }
  | { type: 'closing'; code: Code; message: string }
  | { type: 'pong' };

export type ToServer<A> =
  | { type: 'hello'; protocol: number; key: string; name: string; lang: string; since: number | null }
  | { type: 'sit'; request: string; seat: Seat }
  | { type: 'stand_up'; request: string }
  | { type: 'seat_bot'; request: string; seat: Seat; level: string | null }
  | { type: 'start'; request: string }
  | { type: 'act'; request: string; decision: number; answer: Answer<A> }
  | { type: 'undo'; request: string }
  | { type: 'speak'; lang: string }
  | { type: 'ping' };

/** The version of the protocol this client speaks. */
export const PROTOCOL = 1;
