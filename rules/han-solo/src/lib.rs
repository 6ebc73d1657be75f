//! The Han Solo Card Game: get your cards close to zero, win bounty tokens.
//!
//! Specification: `docs/rules/han-solo.md`; comments cite its ids (`HS-3.2`).
//!
//! | word | meaning |
//! | --- | --- |
//! | *hand* | two to five cards; its *score* is their sum |
//! | *draw pile*, *discard pile* | face down, and face up with its top card on offer |
//! | *turn* | draw, take or stand; three per seat and round |
//! | *roll* | the dealer's two dice after each lap of turns |
//! | *shift* | equal symbols: all hands go down, as many new cards come |
//! | *pot* | the tokens a round is about; *stack*: those still to come |
//! | *reveal* | all hands are shown and ranked |
//! | *contest* | tied seats that want one token draw for it |
//! | *set* | four red or four blue tokens; it can *capture* the Falcon once |
//!
//! The draw pile and the stack of tokens are sets, drawn from at random when
//! a card or token is needed; as nobody may look at their order, that equals
//! a shuffle. What an outcome of chance shows to scripted dice is its *face*:
//! a card its value counted from −10 (any copy), a token its number, a die its
//! symbol, the first dealer the number of the seat; [`script`] reads them.
#![cfg_attr(not(feature = "schema"), no_std)]
#![warn(missing_docs)]
#![deny(clippy::wildcard_enum_match_arm)]

extern crate alloc;

mod action;
mod bounds;
mod card;
mod content;
mod decide;
mod event;
mod evolve;
mod forecast;
mod game;
mod hand;
mod imagine;
mod labels;
mod look;
mod menu;
mod names;
mod outcome;
mod pile;
mod position;
mod rank;
mod reveal;
pub mod script;
mod setup;
mod state;
mod token;
mod view;
mod worth;

pub use action::Action;
pub use bounds::CONTEST_DRAWS_MAX;
pub use card::{CARDS, Card, CardSet};
pub use content::{Content, ContentFault, Names, Provenance, TokenFace};
pub use event::{Ask, Event, HowTaken, Sight, Symbol};
pub use forecast::Forecast;
pub use game::HanSolo;
pub use hand::{HAND_MAX, HAND_MIN, Hand};
pub use position::{CardName, Position, PositionAsk, TokenName};
pub use rank::Strength;
pub use setup::{Captures, Contests, Options, Picks, Setup, SetupFault, ShortRound};
pub use state::State;
pub use token::{Colour, TOKENS, Token, TokenSet};
pub use view::{Contest, Drawn, Player, Ranked, Reveal, Share, View, Why};
