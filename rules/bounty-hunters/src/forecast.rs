//! What an answer would lead to, before it is given.

use crate::{Action, Card, Confrontation, Content, Face, View};
use core::array;
use serde::{Deserialize, Serialize};

/// BH-6.2, BH-7.1: how a confrontation would stand with one more card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
pub struct Forecast {
    /// The attack values, green, blue, orange.
    pub attack: [u16; 3],
    /// What is missing to the shields, colour by colour; none where there is no target.
    pub missing: Option<[u16; 3]>,
    /// Whether the target is captured at once.
    pub captures: bool,
}

impl Forecast {
    fn new(attack: [u16; 3], shields: Option<[u16; 3]>) -> Self {
        let missing =
            shields.map(|shields| array::from_fn(|idx| shields[idx].saturating_sub(attack[idx])));
        Self { attack, missing, captures: missing == Some([0; 3]) }
    }
}

impl Confrontation {
    /// How it stands without another card.
    #[must_use]
    pub fn stands(&self) -> Forecast {
        Forecast::new(self.attack, self.target.map(|_| self.shields))
    }
}

impl View {
    /// What this answer of the viewer would lead to, if it places a card in a confrontation.
    /// Other seats choose at the same time, but nobody touches another seat's area (BH-6.1).
    #[must_use]
    pub fn forecast(&self, content: &Content, action: Action) -> Option<Forecast> {
        let (Action::Play { card, on } | Action::Activate { card, on }) = action else {
            return None;
        };
        let own = &self.players[self.viewer.seat()?.idx()];
        let at = |target: Option<Card>| own.confrontations.iter().find(|it| it.target == target);
        let more = match content.face(card) {
            Face::Hunter(face) => face.attack,
            Face::Droid(face) => face.attack,
            // BH-6.8: a target meets the attack cards that wait for one.
            Face::Target(face) => {
                return at(None)
                    .map(|orphan| Forecast::new(orphan.attack, Some(face.shields.map(u16::from))));
            }
            Face::Contract(_) | Face::Crate(_) => return None,
        };
        let with =
            |front: &Confrontation| array::from_fn(|idx| front.attack[idx] + u16::from(more[idx]));
        Some(match (on, at(on)) {
            (Some(_), Some(front)) => Forecast::new(with(front), Some(front.shields)),
            (None, Some(orphan)) => Forecast::new(with(orphan), None),
            (_, None) => Forecast::new(more.map(u16::from), None),
        })
    }
}
