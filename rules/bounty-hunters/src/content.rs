//! What the cards show: the card set of this game, as typed data.
//!
//! Parsing a card-set file is done outside the rules; here it is checked.

mod check;
mod provenance;

pub use check::ContentFault;
pub use provenance::{
    CharacterProvenance, ContractProvenance, CrateProvenance, DroidProvenance, HunterProvenance,
    Provenance, TargetProvenance,
};

use crate::faces::Faces;
use crate::{Card, DROIDS, Deck};
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Deref;
use serde::{Deserialize, Deserializer, Serialize};

/// A card set. A [`Card`] is a place in its lists, one after the other:
/// targets, hunters, contracts, droids, crates.
///
/// The engine reads a compact table made once from these lists; so change a
/// [`Lists`] and make a new set of it, never a set that is in use.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
pub struct Content {
    #[serde(flatten)]
    lists: Lists,
    #[serde(skip)]
    #[cfg_attr(feature = "schema", ts(skip))]
    pub(crate) faces: Faces,
}

impl From<Lists> for Content {
    fn from(lists: Lists) -> Self {
        Self { faces: Faces::of(&lists), lists }
    }
}

impl<'de> Deserialize<'de> for Content {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Lists::deserialize(deserializer).map(Self::from)
    }
}

impl Deref for Content {
    type Target = Lists;

    fn deref(&self) -> &Lists {
        &self.lists
    }
}

/// The lists of a card set, as they are written in its file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(deny_unknown_fields)]
pub struct Lists {
    /// The name of the set.
    pub name: String,
    /// Whom the cards show: eight targets, twelve hunters, two kinds of droids.
    pub characters: Vec<Character>,
    /// The Target deck.
    pub targets: Vec<TargetFace>,
    /// The Bounty Hunter deck.
    pub hunters: Vec<HunterFace>,
    /// The Contract deck.
    pub contracts: Vec<ContractFace>,
    /// The droids of the Jawa Market deck.
    pub droids: Vec<DroidFace>,
    /// The crates of the Jawa Market deck.
    pub crates: Vec<CrateFace>,
}

/// Somebody whom cards show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(deny_unknown_fields)]
pub struct Character {
    /// A short name for programs and pictures, such as `grogu`.
    pub id: String,
    /// Which cards show it.
    pub kind: CharacterKind,
    /// The name, by language.
    pub names: Names,
    /// How many cards show it.
    pub n_cards: u8,
    /// Where the values come from.
    pub provenance: CharacterProvenance,
}

/// Which cards show a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the kinds are those of the cards")]
pub enum CharacterKind {
    Target,
    Hunter,
    Droid,
}

/// A name in each language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the languages speak for themselves")]
pub struct Names {
    pub en: String,
    pub fr: String,
    pub es: String,
}

/// BH-1.5: the bonus icon of a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    /// Its capture gives a credit.
    Credit,
    /// Its capture gives a contract.
    Contract,
}

/// BH-1.5: what a target shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(deny_unknown_fields)]
pub struct TargetFace {
    /// A short name for programs, such as `T-grogu-4`.
    pub id: String,
    /// The id of the character.
    pub character: String,
    /// The shields, green, blue, orange.
    pub shields: [u8; 3],
    /// What its capture is worth.
    pub points: u8,
    /// The bonus icon, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub icon: Option<Icon>,
    /// Where the values come from.
    pub provenance: TargetProvenance,
}

/// BH-1.6: what a hunter shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(deny_unknown_fields)]
pub struct HunterFace {
    /// A short name for programs, such as `H-boba-3`.
    pub id: String,
    /// The id of the character.
    pub character: String,
    /// The attack values, green, blue, orange.
    pub attack: [u8; 3],
    /// The points it takes away once its target is captured.
    pub penalty: u8,
    /// Where the values come from.
    pub provenance: HunterProvenance,
}

/// BH-9: the three kinds of contracts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(rename_all = "snake_case")]
pub enum ContractKind {
    /// BH-9.2: two different characters.
    Pair,
    /// BH-9.3: one character twice.
    Double,
    /// BH-9.4: one character and crates.
    Crate,
}

/// BH-9: what a contract shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(deny_unknown_fields)]
pub struct ContractFace {
    /// A short name for programs, such as `C-pair-padme-omega`.
    pub id: String,
    /// Which kind.
    pub kind: ContractKind,
    /// The ids of its characters: two for a pair, else one.
    pub characters: Vec<String>,
    /// The points for each captured target of each character.
    pub per_target: Vec<u8>,
    /// The points for each duo.
    pub per_duo: u8,
    /// Where the values come from.
    pub provenance: ContractProvenance,
}

/// BH-1.6: what a droid shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(deny_unknown_fields)]
pub struct DroidFace {
    /// A short name for programs, such as `D-28`.
    pub id: String,
    /// The id of its kind: `astromech` or `protocol`.
    pub character: String,
    /// The attack values, green, blue, orange.
    pub attack: [u8; 3],
    /// Its cost in credits.
    pub cost: u8,
    /// Where the values come from.
    pub provenance: DroidProvenance,
}

/// BH-1.6: what a crate card shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(deny_unknown_fields)]
pub struct CrateFace {
    /// A short name for programs, such as `K-15`.
    pub id: String,
    /// How many crates it shows.
    pub n_crates: u8,
    /// What it is worth.
    pub points: u8,
    /// Its cost in credits.
    pub cost: u8,
    /// Where the values come from.
    pub provenance: CrateProvenance,
}

/// What one card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the kinds are those of the faces")]
pub enum Face<'a> {
    Target(&'a TargetFace),
    Hunter(&'a HunterFace),
    Contract(&'a ContractFace),
    Droid(&'a DroidFace),
    Crate(&'a CrateFace),
}

impl Lists {
    /// What one card shows.
    #[must_use]
    pub fn face(&self, card: Card) -> Face<'_> {
        let nth = usize::from(card.nth());
        match card.deck() {
            Deck::Target => Face::Target(&self.targets[nth]),
            Deck::Hunter => Face::Hunter(&self.hunters[nth]),
            Deck::Contract => Face::Contract(&self.contracts[nth]),
            Deck::Market if card.is_droid() => Face::Droid(&self.droids[nth]),
            Deck::Market => Face::Crate(&self.crates[nth - usize::from(DROIDS)]),
        }
    }

    /// The short name of a card, such as `T-grogu-4`.
    #[must_use]
    pub fn id(&self, card: Card) -> &str {
        match self.face(card) {
            Face::Target(face) => &face.id,
            Face::Hunter(face) => &face.id,
            Face::Contract(face) => &face.id,
            Face::Droid(face) => &face.id,
            Face::Crate(face) => &face.id,
        }
    }

    /// The card with this short name.
    #[must_use]
    pub fn card(&self, id: &str) -> Option<Card> {
        Card::all().find(|card| self.id(*card) == id)
    }

    /// The character with this id.
    #[must_use]
    pub fn character(&self, id: &str) -> Option<&Character> {
        self.characters.iter().find(|character| character.id == id)
    }

    /// BH-1.5, BH-1.6: the number a card prints: how many targets show its
    /// character, droids its attack values, or how many crate cards there are.
    /// Hunters and contracts print none.
    #[must_use]
    pub fn copies(&self, card: Card) -> Option<u8> {
        let n = match self.face(card) {
            Face::Target(face) => {
                self.targets.iter().filter(|other| other.character == face.character).count()
            }
            Face::Droid(face) => {
                self.droids.iter().filter(|other| other.attack == face.attack).count()
            }
            Face::Crate(_) => self.crates.len(),
            Face::Hunter(_) | Face::Contract(_) => return None,
        };
        Some(n as u8)
    }
}
