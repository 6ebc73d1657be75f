//! What a game's tests say about the game.

use serde::{Serialize, de::DeserializeOwned};
use std::sync::Arc;
use tabletop::{Answer, Game, Header, HeaderOf, Imagine, Outcome, Seat, Seed, Start, Viewer};

/// A type that crosses the boundary as JSON.
pub trait Json: Serialize + DeserializeOwned {}
impl<T: Serialize + DeserializeOwned> Json for T {}

/// A game whose boundary types cross as JSON and whose views can be imagined.
pub trait Playable:
    Imagine<Setup: Json, Action: Json, Event: Json, View: Json, Sight: Json, Position: Json>
{
}
impl<G> Playable for G
where
    G: Imagine,
    G::Setup: Json,
    G::Action: Json,
    G::Event: Json,
    G::View: Json,
    G::Sight: Json,
    G::Position: Json,
{
}

/// The setup type of a kit's game.
pub type SetupOf<K> = <<K as Kit>::Game as Game>::Setup;
/// The state type of a kit's game.
pub type StateOf<K> = <<K as Kit>::Game as Game>::State;
/// The position type of a kit's game.
pub type PositionOf<K> = <<K as Kit>::Game as Game>::Position;
/// The action type of a kit's game.
pub type ActionOf<K> = <<K as Kit>::Game as Game>::Action;
/// The event type of a kit's game.
pub type EventOf<K> = <<K as Kit>::Game as Game>::Event;
/// The view type of a kit's game.
pub type ViewOf<K> = <<K as Kit>::Game as Game>::View;

/// A game, as its tests describe it.
pub trait Kit {
    /// The game.
    type Game: Playable;

    /// The setups the laws are tried on: every number of seats, every option.
    fn setups(&self) -> Vec<SetupOf<Self>>;

    /// The card set.
    fn content(&self) -> Arc<<Self::Game as Game>::Content>;

    /// Whether nothing was lost and nothing came from nowhere. Asked after
    /// every single event, and of every imagined world.
    ///
    /// # Errors
    /// What is missing, or there twice.
    fn conserved(&self, state: &StateOf<Self>) -> Result<(), String>;

    /// Words that this viewer must not be told now, written as they are
    /// written in JSON (a card's name, say). Cards the viewer has seen and can
    /// remember are no secrets. See the law `secrets_stay_unsaid` for where
    /// they are looked for.
    fn secrets(&self, state: &StateOf<Self>, viewer: Viewer) -> Vec<String>;

    /// The pairs of pieces that look the same, so that nobody at a table could
    /// tell them apart, by numbers of the kit's own.
    fn equals(&self) -> Vec<[u32; 2]> {
        Vec::new()
    }

    /// The event with the pieces of a pair exchanged. A kit that names pairs
    /// must know how.
    fn exchanged(&self, event: &EventOf<Self>, _pair: [u32; 2]) -> EventOf<Self> {
        event.clone()
    }

    /// The seat that holds both pieces of a pair, where nobody else sees which
    /// of them it uses.
    fn holder(&self, _state: &StateOf<Self>, _pair: [u32; 2]) -> Option<Seat> {
        None
    }

    /// Positions that tables may start from as well.
    fn positions(&self) -> Vec<(SetupOf<Self>, PositionOf<Self>)> {
        Vec::new()
    }

    /// The header of a table; by default its hashes are empty, since the laws
    /// do not look at them. A kit whose records others read fills them in.
    fn header(
        &self,
        setup: SetupOf<Self>,
        start: Start<PositionOf<Self>>,
        _seed: Option<&Seed>,
    ) -> HeaderOf<Self::Game> {
        Header {
            game: <Self::Game as Game>::ID.to_owned(),
            rules: <Self::Game as Game>::RULES,
            setup,
            content: String::new(),
            commitment: String::new(),
            start,
        }
    }

    /// Reads an outcome of scripted chance. By default a number.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn face(&self, text: &str) -> Result<u32, String> {
        text.parse().map_err(|_| format!("`{text}` is not a face"))
    }

    /// Reads an answer in a scenario. By default JSON, as on the wire.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn answer(&self, text: &str) -> Result<Answer<ActionOf<Self>>, String> {
        serde_json::from_str(text).map_err(|fault| format!("`{text}` is not an answer: {fault}"))
    }

    /// Whether the places follow from the scores. By default a higher score
    /// never has a worse place or the same; games where less is more say so.
    ///
    /// # Errors
    /// Which seats are placed wrongly.
    fn placed_fairly(&self, outcome: &Outcome) -> Result<(), String> {
        for (seat, score) in outcome.scores.iter().enumerate() {
            for (other, other_score) in outcome.scores.iter().enumerate() {
                if score > other_score && outcome.places[seat] >= outcome.places[other] {
                    return Err(format!(
                        "seat {seat} has more than seat {other}, and no better place"
                    ));
                }
            }
        }
        Ok(())
    }
}
