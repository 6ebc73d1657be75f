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

extern crate alloc;

mod action;
mod card;
mod content;
mod event;
mod setup;
mod view;

pub use action::Action;
pub use card::{CARDS, Card, DECKS, DROIDS, Deck};
pub use content::{
    Character, CharacterKind, CharacterProvenance, Content, ContentFault, ContractFace,
    ContractKind, ContractProvenance, CrateFace, CrateProvenance, DroidFace, DroidProvenance, Face,
    HunterFace, HunterProvenance, Icon, Names, Provenance, TargetFace, TargetProvenance,
};
pub use event::{Ask, Event, PLAYERS_MAX, Sight, Why};
pub use setup::{CreditSupply, DoubleDuos, Options, SEATS, Setup, SetupFault};
pub use view::{Confrontation, DeckView, Hidden, Player, Pool, Score, View};
