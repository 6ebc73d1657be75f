// The one door to the generated messages: the rest of the client imports from here.

import type { MenuItem as MenuItemOf } from '../wire/MenuItem';
import type { OpenMenu as OpenMenuOf } from '../wire/OpenMenu';
import type { Now as NowOf } from '../wire/Now';
import type { Update as UpdateOf } from '../wire/Update';
import type { ToClient as ToClientOf } from '../wire/ToClient';
import type { Replay as ReplayOf } from '../wire/Replay';
import type { Frame as FrameOf } from '../wire/Frame';
import type { Snapshot as SnapshotOf } from '../wire/Snapshot';

export type { Answer } from '../wire/Answer';
export type { Barred } from '../wire/Barred';
export type { BotPace } from '../wire/BotPace';
export type { Coach } from '../wire/Coach';
export type { Code } from '../wire/Code';
export type { Fairness } from '../wire/Fairness';
export type { GameInfo } from '../wire/GameInfo';
export type { HouseInfo } from '../wire/HouseInfo';
export type { JoinCode } from '../wire/JoinCode';
export type { Matched } from '../wire/Matched';
export type { OpenTables } from '../wire/OpenTables';
export type { WantedMatch } from '../wire/WantedMatch';
export type { Joined } from '../wire/Joined';
export type { Line } from '../wire/Line';
export type { Look } from '../wire/Look';
export type { NewTable } from '../wire/NewTable';
export type { MoveCode } from '../wire/MoveCode';
export type { Moved } from '../wire/Moved';
export type { Opened } from '../wire/Opened';
export type { OptionInfo } from '../wire/OptionInfo';
export type { Outcome } from '../wire/Outcome';
export type { Outline } from '../wire/Outline';
export type { Place } from '../wire/Place';
export type { Reading } from '../wire/Reading';
export type { RuleChange } from '../wire/RuleChange';
export type { Seat } from '../wire/Seat';
export type { Seating } from '../wire/Seating';
export type { Section } from '../wire/Section';
export type { Seen } from '../wire/Seen';
export type { Show } from '../wire/Show';
export type { Stage } from '../wire/Stage';
export type { StatChart } from '../wire/StatChart';
export type { StatSeries } from '../wire/StatSeries';
export type { Stats } from '../wire/Stats';
export type { StatTable } from '../wire/StatTable';
export type { Story } from '../wire/Story';
export type { Step } from '../wire/Step';
export type { ToServer } from '../wire/ToServer';
export type { Viewer } from '../wire/Viewer';
export type { Waiting } from '../wire/Waiting';
export type { WantedSeat } from '../wire/WantedSeat';

export { COLOURS_MAX, FACES_MAX, NAME_CHARS_MAX, PROTOCOL } from '../wire/limits';

// The forecast of a menu's items (`F`) is a game's own; who knows no game does not look at it.
export type MenuItem<A, F = unknown> = MenuItemOf<A, F>;
export type OpenMenu<A, F = unknown> = OpenMenuOf<A, F>;
export type Now<V, A, F = unknown> = NowOf<V, A, F>;
export type Update<V, S, A, F = unknown> = UpdateOf<V, S, A, F>;
export type ToClient<V, S, A, F = unknown> = ToClientOf<V, S, A, F>;
export type Replay<V, S, A, F = unknown> = ReplayOf<V, S, A, F>;
export type Frame<V, S, A, F = unknown> = FrameOf<V, S, A, F>;
export type Snapshot<V, S, A, F = unknown> = SnapshotOf<V, S, A, F>;
