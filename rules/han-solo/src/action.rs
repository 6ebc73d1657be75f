//! What a seat may say.

use crate::{CardName, Colour, Token};
use serde::{Deserialize, Serialize};

/// An item of a menu. All menus of this game are lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "han-solo/"))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// HS-3.2: take the top card of the draw pile.
    Draw,
    /// HS-3.2: take the top card of the discard pile.
    Take,
    /// HS-3.2: neither take nor discard.
    Stand,
    /// After drawing or taking: keep all cards.
    Keep,
    /// After drawing or taking: put a card on the discard pile. Of copies, which
    /// look alike, one is named by its value alone; whoever names a copy that is
    /// held puts down that very one.
    Discard(CardName),
    /// HS-7.1: take a token from the pot.
    Pick(Token),
    /// HS-7.3: name a token in secret, tied with others.
    Name(Token),
    /// HS-8.1: take the Falcon with the set of this colour.
    Capture(Colour),
    /// HS-8.2: leave the Falcon where it is.
    Decline,
}
