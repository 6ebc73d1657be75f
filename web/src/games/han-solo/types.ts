// The words of this game, generated from `rules/han-solo`, and what the shell hands us.

import type { TableLike } from '../contract';
import type { MenuItem, OpenMenu, Step } from '../../lib/wire';
import type { Action } from '../../wire/han-solo/Action';
import type { Content } from '../../wire/han-solo/Content';
import type { Forecast } from '../../wire/han-solo/Forecast';
import type { Sight } from '../../wire/han-solo/Sight';
import type { View } from '../../wire/han-solo/View';

export type { Ask } from '../../wire/han-solo/Ask';
export type { Card } from '../../wire/han-solo/Card';
export type { Colour } from '../../wire/han-solo/Colour';
export type { Player } from '../../wire/han-solo/Player';
export type { Ranked } from '../../wire/han-solo/Ranked';
export type { Reveal } from '../../wire/han-solo/Reveal';
export type { Symbol } from '../../wire/han-solo/Symbol';
export type { Token } from '../../wire/han-solo/Token';
export type { TokenFace } from '../../wire/han-solo/TokenFace';
export type { Action, Content, Forecast, Sight, View };

export type Client = TableLike<View, Sight, Action, Content, Forecast>;
export type HanSoloStep = Step<Sight>;
export type HanSoloMenu = OpenMenu<Action, Forecast>;
export type HanSoloItem = MenuItem<Action, Forecast>;
