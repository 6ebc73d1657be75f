// The words of this game, generated from `rules/bounty-hunters`, and what the shell hands us.

import type { TableLike } from '../contract';
import type { MenuItem, OpenMenu, Step } from '../../lib/wire';
import type { Action } from '../../wire/bounty-hunters/Action';
import type { Content } from '../../wire/bounty-hunters/Content';
import type { Forecast } from '../../wire/bounty-hunters/Forecast';
import type { Sight } from '../../wire/bounty-hunters/Sight';
import type { View } from '../../wire/bounty-hunters/View';

export type { Card } from '../../wire/bounty-hunters/Card';
export type { Confrontation } from '../../wire/bounty-hunters/Confrontation';
export type { Deck } from '../../wire/bounty-hunters/Deck';
export type { DeckView } from '../../wire/bounty-hunters/DeckView';
export type { Player } from '../../wire/bounty-hunters/Player';
export type { Score } from '../../wire/bounty-hunters/Score';
export type { Action, Content, Forecast, Sight, View };

export type Client = TableLike<View, Sight, Action, Content, Forecast>;
export type HunterStep = Step<Sight>;
export type Item = MenuItem<Action, Forecast>;
export type Menu = OpenMenu<Action, Forecast>;
