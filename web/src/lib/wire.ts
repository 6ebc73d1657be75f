// The one door to the generated messages: the rest of the client imports from here.

export type { Answer } from '../wire/Answer';
export type { Coach } from '../wire/Coach';
export type { Code } from '../wire/Code';
export type { Fairness } from '../wire/Fairness';
export type { Frame } from '../wire/Frame';
export type { GameInfo } from '../wire/GameInfo';
export type { Line } from '../wire/Line';
export type { MenuItem } from '../wire/MenuItem';
export type { NewTable } from '../wire/NewTable';
export type { Now } from '../wire/Now';
export type { OpenMenu } from '../wire/OpenMenu';
export type { Opened } from '../wire/Opened';
export type { OptionInfo } from '../wire/OptionInfo';
export type { Outcome } from '../wire/Outcome';
export type { Outline } from '../wire/Outline';
export type { Place } from '../wire/Place';
export type { Replay } from '../wire/Replay';
export type { Seat } from '../wire/Seat';
export type { Seating } from '../wire/Seating';
export type { Section } from '../wire/Section';
export type { Seen } from '../wire/Seen';
export type { Show } from '../wire/Show';
export type { Snapshot } from '../wire/Snapshot';
export type { Stage } from '../wire/Stage';
export type { Step } from '../wire/Step';
export type { ToClient } from '../wire/ToClient';
export type { ToServer } from '../wire/ToServer';
export type { Update } from '../wire/Update';
export type { Viewer } from '../wire/Viewer';
export type { Waiting } from '../wire/Waiting';
export type { WantedSeat } from '../wire/WantedSeat';

export { NAME_CHARS_MAX, PROTOCOL } from '../wire/limits';
