// The words of this game, generated from `rules/outer-rim`, and what the shell hands us.

import type { TableLike } from '../contract';
import type { MenuItem, OpenMenu, Step } from '../../lib/wire';
import type { Action } from '../../wire/outer-rim/Action';
import type { Sight } from '../../wire/outer-rim/Sight';
import type { View } from '../../wire/outer-rim/View';
import type { Content } from './content';

export type { CardId } from '../../wire/outer-rim/CardId';
export type { Class } from '../../wire/outer-rim/Class';
export type { ContactId } from '../../wire/outer-rim/ContactId';
export type { Deck } from '../../wire/outer-rim/Deck';
export type { Event } from '../../wire/outer-rim/Event';
export type { Faction } from '../../wire/outer-rim/Faction';
export type { Held } from '../../wire/outer-rim/Held';
export type { Kind } from '../../wire/outer-rim/Kind';
export type { Patrol } from '../../wire/outer-rim/Patrol';
export type { PlayerView } from '../../wire/outer-rim/PlayerView';
export type { SpaceId } from '../../wire/outer-rim/SpaceId';
export type { SpotView } from '../../wire/outer-rim/SpotView';
export type { Standing } from '../../wire/outer-rim/Standing';
export type { Action, Content, Sight, View };

export type Client = TableLike<View, Sight, Action, Content>;
export type RimStep = Step<Sight>;
export type RimMenu = OpenMenu<Action>;
export type RimItem = MenuItem<Action>;
