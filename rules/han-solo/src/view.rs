//! Everything one viewer may know or remember.

use crate::{Ask, Card, CardName, Colour, HowTaken, Setup, Symbol, Token};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet, Viewer};

/// Everything one viewer may know or remember.
///
/// A card that has been seen is remembered: the discard pile is here from the
/// bottom up, and a card taken from it stays known in the taker's hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// What the table agreed.
    pub setup: Setup,
    /// The number of questions asked so far.
    pub step: u32,
    /// The number of the round, from 1; 0 before the deal.
    pub round: u8,
    /// How many rounds there will be.
    pub n_rounds: u8,
    /// Who deals this round.
    pub dealer: Seat,
    /// The lap of turns, 1 to 3; 4 once the hands are shown.
    pub lap: u8,
    /// What the table waits for.
    pub ask: Ask,
    /// How many cards the draw pile has.
    pub n_draw: u8,
    /// The discard pile, bottom to top.
    pub discards: Vec<Card>,
    /// The dice as last rolled this round.
    pub dice: Option<[Symbol; 2]>,
    /// Every seat.
    pub players: Vec<Player>,
    /// The tokens up for this round and not taken yet.
    pub pot: Vec<Token>,
    /// How many tokens are still face down in the stack.
    pub n_stack: u8,
    /// The tokens nobody has seen: in the stack, or trimmed.
    pub unseen: Vec<Token>,
    /// The hands in ranking order, once they are shown.
    pub ranking: Option<Vec<Ranked>>,
    /// The seats that have named a token in secret.
    pub named: SeatSet,
    /// The token the viewer has named in secret.
    pub own_name: Option<Token>,
    /// Whether the one capture of the game has been made, where only one is allowed.
    pub n_captures: u8,
    /// The seats that have had their chance to capture this round.
    pub capture_asked: SeatSet,
    /// The last reveal and what came of it, until the next one; none before the first.
    #[serde(default)]
    pub reveal: Option<Reveal>,
}

/// A reveal and what came of it. Everybody saw it, so everybody remembers it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
pub struct Reveal {
    /// The round it ended.
    pub round: u8,
    /// The hands by seat, in the order held. HS-10.6: copies look alike, so these are values.
    pub hands: Vec<Vec<CardName>>,
    /// The hands in ranking order, as they were shown.
    pub ranking: Vec<Ranked>,
    /// Who got what so far, in seat order.
    pub shares: Vec<Share>,
    /// HS-7.5: the seats that went without.
    pub without: Vec<Seat>,
    /// The contests so far, first to last.
    pub contests: Vec<Contest>,
}

/// What a seat got after a reveal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
pub struct Share {
    /// Which seat.
    pub seat: Seat,
    /// Its token of the round.
    pub token: Token,
    /// How it came by it.
    pub how: HowTaken,
}

/// HS-7.2, HS-7.3: tied seats drew for a token or for their picking order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
pub struct Contest {
    /// The token; none where the draw was for the picking order.
    pub token: Option<Token>,
    /// Every seat's first card, then HS-7.4 the second cards of those still level, and so on.
    pub draws: Vec<Vec<Drawn>>,
    /// Who won the token or picks first, once that is known.
    pub winner: Option<Seat>,
}

/// A card drawn in a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
pub struct Drawn {
    /// Who drew it.
    pub seat: Seat,
    /// Its value.
    pub card: CardName,
}

/// One seat as the viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
pub struct Player {
    /// The cards the viewer knows in this hand: all of the viewer's own, in the
    /// order held; of others those taken from the discard pile, or all once shown.
    pub cards: Vec<Card>,
    /// How many cards more there are.
    pub n_hidden: u8,
    /// Which of the cards everybody knows.
    pub shown: Vec<Card>,
    /// The sum of the hand, where all of it is known.
    pub score: Option<i8>,
    /// The tokens owned, in the order of the card set.
    pub tokens: Vec<Token>,
    /// Their value in credits.
    pub total: i32,
    /// The sets that have been used.
    pub spent: Vec<Colour>,
}

/// One hand in the ranking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
pub struct Ranked {
    /// The seat whose hand is ranked.
    pub seat: Seat,
    /// Its place, from 1; ties share.
    pub place: u8,
    /// Its score.
    pub score: i8,
    /// HS-10.5: why it beats the next hand; none for the last.
    pub beats_next: Option<Why>,
    /// HS-10.5: the numbers of this hand and the next one that the reason compares.
    #[serde(default)]
    pub compared: Option<[i8; 2]>,
    /// Whether this seat has been served.
    pub served: bool,
}

/// HS-10.5: why a hand beats the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// HS-6.1: +10, −10 and 0 beat everything.
    BestHand,
    /// HS-6.2: zero beats any other score.
    Zero,
    /// HS-6.2, HS-6.4: more cards at the same score.
    MoreCards,
    /// HS-6.3: a higher sum of the positive cards.
    HigherSum,
    /// HS-6.3: a higher highest card.
    HigherCard,
    /// HS-6.4: closer to zero.
    Closer,
    /// HS-6.4: plus beats an equal minus.
    Plus,
    /// HS-6.5: it does not; they are tied.
    Tied,
}
