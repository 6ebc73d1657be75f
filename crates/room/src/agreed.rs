//! What the people at a table have agreed on besides the rules of their game.

use crate::KeyHash;
use serde::{Deserialize, Serialize};
use wire::{BotPace, Look};

/// What the people at a table have agreed on besides the rules of their game. Tables of older builds
/// have none of it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Agreed {
    /// Whether nobody may ask what a bot would do.
    pub no_hints: bool,
    /// How fast bots play.
    pub bot_pace: BotPace,
    /// Who has chosen which face and colour.
    pub looks: Vec<Worn>,
    /// Who is ready for the deal.
    pub ready: Vec<KeyHash>,
    /// The table at which the same people play again.
    pub rematch: Option<String>,
    /// Whether a table that is dealt without being asked waits until everybody with a seat is here.
    pub waits_for_people: bool,
}

/// The face and the colour that somebody has chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Worn {
    /// The person who wears it.
    pub key: KeyHash,
    /// The colour and emblem they wear.
    pub look: Look,
}

impl Agreed {
    pub(crate) fn is_plain(&self) -> bool {
        *self == Self::default()
    }

    pub(crate) fn look_of(&self, key: &KeyHash) -> Option<Look> {
        self.looks.iter().find(|worn| worn.key == *key).map(|worn| worn.look)
    }

    /// Invariant: only people with a seat are told apart here, so there are no more than seats.
    pub(crate) fn wear(&mut self, key: KeyHash, look: Look) {
        self.looks.retain(|worn| worn.key != key);
        self.looks.push(Worn { key, look });
    }

    pub(crate) fn set_ready(&mut self, key: KeyHash, is_ready: bool) {
        self.ready.retain(|other| *other != key);
        if is_ready {
            self.ready.push(key);
        }
    }

    /// Forgets whoever has no seat any more.
    pub(crate) fn keep_only(&mut self, has_seat: impl Fn(&KeyHash) -> bool) {
        self.looks.retain(|worn| has_seat(&worn.key));
        self.ready.retain(has_seat);
    }
}
