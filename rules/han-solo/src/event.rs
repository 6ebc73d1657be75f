//! What became true, and what a viewer sees of it.

use crate::{Card, Colour, Token, TokenSet};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::{SEATS_MAX, Seat, SeatSet};

/// HS-1.4: the symbol a die shows, 0 to 5. They differ, and mean nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[cfg_attr(feature = "schema", ts(type = "number"))]
#[serde(transparent)]
pub struct Symbol(pub u8);

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Ask {
    /// Nothing: the table is not dealt, or is over.
    Nothing,
    /// Draw, take or stand?
    Turn {
        /// Whose turn.
        seat: Seat,
    },
    /// Keep all, or put a card down?
    Discard {
        /// Who drew or took.
        seat: Seat,
        /// The card, if it was taken face up from the discard pile.
        taken: Option<Card>,
    },
    /// Which token of the pot?
    Pick {
        /// Who picks.
        seat: Seat,
    },
    /// Which token, in secret? Asked of all tied seats at once.
    Name {
        /// The tied seats not served yet.
        seats: SeatSet,
    },
    /// Take the Falcon?
    Capture {
        /// Who holds an unspent set.
        seat: Seat,
    },
}

/// How a seat came by a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[serde(rename_all = "snake_case")]
pub enum HowTaken {
    /// It picked.
    Picked,
    /// Nothing else was left, or the option picks the highest.
    Given,
    /// It was the only one of the tied seats to name it.
    Unopposed,
    /// It won the contest.
    Contest,
}

/// What became true; all chance is already resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub enum Event {
    /// HS-2.6: these tokens are out of the game, unseen.
    Trimmed {
        #[cfg_attr(feature = "schema", ts(type = "Array<number>"), schemars(with = "Vec<Token>"))]
        #[serde(with = "token_list")]
        tokens: TokenSet,
    },
    /// HS-2.2, HS-2.3: all cards are gathered and shuffled by this dealer.
    RoundBegan {
        /// The number of the round, from 1.
        round: u8,
        /// Who deals.
        dealer: Seat,
    },
    /// A card was dealt face down.
    Dealt { seat: Seat, card: Card },
    /// The top card of the draw pile starts the discard pile.
    Upturned { card: Card },
    /// A token of the stack was turned up into the pot.
    TokenRevealed { token: Token },
    /// A question was opened.
    Asked(Ask),
    /// HS-3.2: a card from the draw pile.
    Drew { seat: Seat, card: Card },
    /// HS-3.2: the top card of the discard pile.
    Took { seat: Seat, card: Card },
    /// A card was put on the discard pile.
    Discarded { seat: Seat, card: Card },
    /// All cards were kept.
    Kept { seat: Seat },
    /// HS-3.2, HS-3.4: neither took nor discarded; or put the taken card straight back.
    Stood {
        seat: Seat,
        /// The card taken and put back.
        put_back: Option<Card>,
    },
    /// HS-4.3: all discards but the top one are the new draw pile.
    Reshuffled,
    /// HS-3.7: the dealer rolled.
    Rolled {
        /// What the dice show.
        dice: [Symbol; 2],
    },
    /// HS-5.1: a hand went face up on the discard pile, in the order it was held.
    HandDropped { seat: Seat },
    /// HS-3.7: all hands were shown and ranked.
    Revealed {
        /// The seats, best hand first.
        order: [Seat; SEATS_MAX],
        /// The place of each of them in `order`, from 1; ties share.
        places: [u8; SEATS_MAX],
    },
    /// HS-7.3: a tied seat named a token in secret, or changed its mind.
    Named { seat: Seat, token: Token },
    /// HS-7.3: the secret names were shown.
    NamesShown,
    /// HS-7.2: a tied seat drew for a token (or, by option, for its picking order).
    ContestDrew {
        seat: Seat,
        /// Which card; it lands on the discard pile.
        card: Card,
        /// For which token; none where the draw is for the picking order.
        token: Option<Token>,
    },
    /// HS-7.3, option `simple`: the tied seats now pick in this order.
    OrderDrawn {
        /// The seats, best hand first, ties resolved so far.
        order: [Seat; SEATS_MAX],
        /// The place of each of them in `order`.
        places: [u8; SEATS_MAX],
    },
    /// A seat has a token of the pot.
    TokenTaken {
        seat: Seat,
        token: Token,
        /// How.
        how: HowTaken,
    },
    /// HS-7.5: nothing was left for this seat.
    WentWithout { seat: Seat },
    /// HS-8.1: the Falcon changed hands.
    Captured {
        /// Who took it.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// The colour of the set, spent now.
        colour: Colour,
    },
    /// HS-8.2: the right was not used this round.
    Declined { seat: Seat },
    /// HS-9.1: every token is owned.
    GameEnded,
}

/// One event as one viewer saw it. The same words as [`Event`]; what the
/// viewer may not know is absent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[serde(tag = "sight", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are those of the event of the same name")]
pub enum Sight {
    Trimmed { n_tokens: u8 },
    RoundBegan { round: u8, dealer: Seat },
    Dealt { seat: Seat, card: Option<Card> },
    Upturned { card: Card },
    TokenRevealed { token: Token },
    Drew { seat: Seat, card: Option<Card> },
    Took { seat: Seat, card: Card },
    Discarded { seat: Seat, card: Card },
    Kept { seat: Seat },
    Stood { seat: Seat, put_back: Option<Card> },
    Reshuffled { n_cards: u8 },
    Rolled { dice: [Symbol; 2], shift: bool },
    HandDropped { seat: Seat, cards: Vec<Card> },
    Revealed { hands: Vec<Vec<Card>>, ranking: Vec<crate::Ranked> },
    Named { seat: Seat, token: Option<Token> },
    NamesShown { names: Vec<(Seat, Token)> },
    ContestDrew { seat: Seat, card: Card, token: Option<Token> },
    OrderDrawn { order: Vec<Seat> },
    TokenTaken { seat: Seat, token: Token, how: HowTaken },
    WentWithout { seat: Seat },
    Captured { seat: Seat, from: Seat, colour: Colour },
    Declined { seat: Seat },
    GameEnded { totals: Vec<i32> },
}

mod token_list {
    use crate::{Token, TokenSet};
    use alloc::vec::Vec;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(tokens: &TokenSet, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(tokens.iter())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<TokenSet, D::Error> {
        Ok(Vec::<Token>::deserialize(deserializer)?.into_iter().collect())
    }
}
