//! Star Wars: Bounty Hunters: draft cards, capture targets, honour contracts.
//!
//! Specification: `docs/rules/bounty-hunters.md`; comments cite its ids (`BH-3.2`).
//!
//! | word | meaning |
//! | --- | --- |
//! | *attack card* | a hunter or a droid |
//! | *confrontation* | a target, attack cards, or both, in front of one seat |
//! | *open target* | a target not captured yet |
//! | *orphan* | attack cards without a target |
//! | *reserved* | a market card laid aside, to be paid later |
//! | *window* | after the main action: reserved cards are paid and activated |
//! | *canonical order* | the seats to the left, from the Guild Master |
#![cfg_attr(not(feature = "schema"), no_std)]
#![warn(missing_docs)]
#![deny(clippy::wildcard_enum_match_arm)]

extern crate alloc;

mod action;
mod area;
mod bounds;
mod card;
mod cards;
mod content;
mod decide;
mod event;
mod evolve;
mod faces;
mod forecast;
mod game;
mod hand;
mod imagine;
mod labels;
mod look;
mod menu;
mod names;
mod outcome;
mod position;
mod prints;
mod score;
pub mod script;
mod setup;
mod state;
mod view;

pub use action::Action;
pub use area::Area;
pub use bounds::{CREDITS_IN_BOX, TURNS_MAX};
pub use card::{CARDS, Card, DECKS, DROIDS, Deck};
pub use cards::Cards;
pub use content::{
    Character, CharacterKind, CharacterProvenance, Content, ContentFault, ContractFace,
    ContractKind, ContractProvenance, CrateFace, CrateProvenance, DroidFace, DroidProvenance, Face,
    HunterFace, HunterProvenance, Icon, Lists, Names, Provenance, TargetFace, TargetProvenance,
};
pub use event::{Ask, Event, PLAYERS_MAX, Sight, Why};
pub use forecast::Forecast;
pub use game::BountyHunters;
pub use hand::HAND_MAX;
pub use position::{CardName, Position, PositionAsk, PositionConfrontation, PositionPlayer};
pub use setup::{CreditSupply, DoubleDuos, Options, SEATS, Setup, SetupFault};
pub use state::State;
pub use view::{Confrontation, DeckView, Hidden, Player, Pool, Score, View};
