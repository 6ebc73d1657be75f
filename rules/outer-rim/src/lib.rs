//! Outer Rim with Unfinished Business: an open world, and a language of effects.
//!
//! Specification: `docs/rules/outer-rim.md`; comments cite its ids (`OR-5.2`,
//! `UB-11.1`). How content is written: `docs/content/outer-rim.md`.
//!
//! | word | meaning |
//! | --- | --- |
//! | *content set* | every card, sheet, token and tile, as typed data from files |
//! | *script* | effects resolved one after the other; it has a number, its *block* |
//! | *asset* | a card in one of a player's slots |
//! | *spot* | a place for a contact token |
//! | *frame* | one piece of paused work; the stack of them says what is asked |
//! | *scope* | what a script knows: for whom, from what, and what has been bound |
//! | *moment*, *window* | something happened; abilities that listen may be used |
#![cfg_attr(not(feature = "schema"), no_std)]
#![warn(missing_docs)]
#![deny(clippy::wildcard_enum_match_arm)]

extern crate alloc;

mod ability;
mod action;
mod ambition;
mod amount;
mod ask;
mod beside;
mod board;
mod bounds;
mod card;
pub mod chance;
mod condition;
mod content;
mod ctx;
mod decide;
mod die;
mod effect;
mod effect_parts;
mod event;
mod evolve;
mod favor;
mod frame;
mod game;
mod goods;
mod group;
mod holds;
mod id;
mod idle;
mod imagine;
mod level;
mod look;
mod map;
mod menu;
mod modify;
mod outcome;
mod pile;
mod places;
mod player;
mod position;
mod reach;
mod resolve;
mod script;
mod setup;
mod sheet;
mod state;
mod terms;
mod token;
mod trace;
mod view;
mod wanted;
mod work;

pub use ability::{Ability, By, Cost, Duration, Limit, Modifier, Stat, Trigger};
pub use action::Action;
pub use amount::{Amount, Count, Formula};
pub use ask::{
    Bar, Errand, FameGain, Goes, Hindrance, Lack, Paid, Prospect, Reached, Want, Ways, Wish,
};
pub use beside::{Besides, DealStep, Dealing};
pub use board::{Board, End, Endcap, Home, HomeAt, Space, SpaceKind, Tile};
pub use bounds::{GOALS_MAX, OPPONENTS_MAX, PLAYERS_MAX, ROUNDS_MAX};
pub use card::{
    After, Asset, Bounty, Buy, Card, Cargo, Contact, Destination, Icons, Job, JobPlayers, JobSkill,
    PatrolIcon, Reward, Sources,
};
pub use condition::{
    AmountCondition, CardFilter, Condition, HeldCondition, LogicCondition, MomentCondition,
    Opponent, PatrolTest, PlaceCondition, StandingCondition, WhichFaction,
};
pub use content::{Content, ContentFault, Pack, Title, TitleFault, TitleMismatch, Titles};
pub use decide::PLANNING_CREDITS;
pub use die::{Face, ODDS_DICE_MAX, Roll, TEST_DICE, damage_ways, test_odds, win_odds};
pub use effect::{
    BodyEffect, CardEffect, ChoiceEffect, DiceEffect, Effect, EncounterEffect, FlowEffect,
    JourneyEffect, PatrolEffect, PickEffect, Place, PurseEffect, WorkEffect,
};
pub use effect_parts::{
    BrowseDeck, Choice, ChooseCard, ChooseContact, ChooseFaction, ChoosePlayer, ChooseSpace,
    CountDice, DiceChange, Duel, EachPlayer, Fight, Lent, Payment, PlayerTest, Reputation,
    ReputationGate, RewardChange, RollBranch, Side, SpaceTest, Test, When, Whose,
};
pub use event::{
    AbilityEvent, AmbitionEvent, BoardEvent, CardEvent, CourseEvent, DealEvent, Event, GivenFor,
    GoalEvent, Gone, MarketEvent, OpponentEvent, PlayerEvent, RollEvent, RolledFor, Sheet, Sight,
};
pub use favor::{Favor, Favored};
pub use frame::{
    AskStep, Asking, At, Buying, Changed, Combat, CombatStep, Defender, Frame, Occasion, Offering,
    Paying, Price, Purpose, Refusals, RewardFor, Rewarding, RollStep, Scope, SetupStep, Source,
    Step, Target, Testing, Tie, Window,
};
pub use game::OuterRim;
pub use goods::{Good, Goods};
pub use id::{
    AbilityId, AiCardId, AmbitionId, Block, CardId, CharacterId, ContactId, EncounterId, Id, Name,
    Ref, ShipId, SpaceId, TileId,
};
pub use level::{HouseLevel, SoloLevel};
pub use map::{Map, TileOrder};
pub use pile::Pile;
pub use places::ScriptPlace;
pub use player::{Held, Player};
pub use position::{Position, PositionCard, PositionContact, PositionPatrol, PositionPlayer};
pub use script::Script;
pub use setup::{BoardOrder, Characters, Opponents, Options, Setup, SetupFault, Start};
pub use sheet::{
    AiCard, AiDeck, AiPenalty, AiStep, Ambition, AmbitionGoal, Character, CharacterSetup,
    Encounter, Goal, GoalMark, Hull, PatrolLevel, Powers, Ship,
};
pub use state::{Lending, Patrol, State, Used};
pub use terms::{
    Arena, Body, Class, Deck, Edition, Faction, Kind, Provenance, Skill, Standing, Trait,
};
pub use token::Token;
pub use trace::{rehearse, trace, trace_deal};
pub use view::{AmbitionView, DeckView, GoalView, PlayerView, SpotView, TokenView, View};
pub use wanted::Wanted;
