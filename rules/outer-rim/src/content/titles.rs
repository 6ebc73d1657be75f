//! Names and flavour, apart from what things do, one file per language.

use super::Content;
use crate::Name;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// What one thing is called in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Title {
    /// Its name.
    pub name: String,
    /// The name of the flipped or rotated side, where it differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<String>,
    /// One short line of colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flavour: Option<String>,
}

/// What everything is called in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Titles {
    /// Spaces. Navpoints may go without: they are told by their neighbours.
    pub space: BTreeMap<Name, Title>,
    /// Characters.
    pub character: BTreeMap<Name, Title>,
    /// Ships.
    pub ship: BTreeMap<Name, Title>,
    /// Cards.
    pub card: BTreeMap<Name, Title>,
    /// Contacts.
    pub contact: BTreeMap<Name, Title>,
    /// Encounters.
    pub encounter: BTreeMap<Name, Title>,
    /// Ambitions.
    pub ambition: BTreeMap<Name, Title>,
}

/// A thing and a title that do not find each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TitleMismatch {
    /// What kind of thing it is, as the files call it: `card`.
    pub kind: &'static str,
    /// Its name in the files, such as `bacta-supplies`.
    pub id: Name,
    /// Which of the two is missing.
    pub fault: TitleFault,
}

/// What is wrong between a thing and its title.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TitleFault {
    /// The thing has no title.
    Untitled,
    /// The title is of a thing that does not exist.
    Stranger,
}

impl Titles {
    /// Nothing is called anything.
    pub const NONE: Self = Self {
        space: BTreeMap::new(),
        character: BTreeMap::new(),
        ship: BTreeMap::new(),
        card: BTreeMap::new(),
        contact: BTreeMap::new(),
        encounter: BTreeMap::new(),
        ambition: BTreeMap::new(),
    };

    /// Takes over what another file of the same language says.
    pub fn add(&mut self, other: Self) {
        self.space.extend(other.space);
        self.character.extend(other.character);
        self.ship.extend(other.ship);
        self.card.extend(other.card);
        self.contact.extend(other.contact);
        self.encounter.extend(other.encounter);
        self.ambition.extend(other.ambition);
    }

    /// Things without a title and titles without a thing.
    #[must_use]
    pub fn mismatches(&self, content: &Content) -> Vec<TitleMismatch> {
        let mut found = Vec::new();
        let named = content.spaces.iter().filter(|space| space.kind.is_planet() || titled(space));
        compare("space", &self.space, named.map(|space| &space.name), &mut found);
        let ids = content.characters.iter().map(|one| &one.id);
        compare("character", &self.character, ids, &mut found);
        compare("ship", &self.ship, content.ships.iter().map(|one| &one.id), &mut found);
        compare("card", &self.card, content.cards.iter().map(|one| &one.id), &mut found);
        compare("contact", &self.contact, content.contacts.iter().map(|one| &one.id), &mut found);
        let ids = content.encounters.iter().map(|one| &one.id);
        compare("encounter", &self.encounter, ids, &mut found);
        let ids = content.ambitions.iter().map(|one| &one.id);
        compare("ambition", &self.ambition, ids, &mut found);
        found
    }
}

fn titled(space: &super::SpaceInfo) -> bool {
    space.kind == crate::SpaceKind::Maelstrom
}

fn compare<'a>(
    kind: &'static str,
    titles: &BTreeMap<Name, Title>,
    ids: impl Iterator<Item = &'a Name>,
    found: &mut Vec<TitleMismatch>,
) {
    let ids: Vec<&Name> = ids.collect();
    let mismatch = |id: &Name, fault| TitleMismatch { kind, id: id.clone(), fault };
    let untitled = ids.iter().filter(|id| !titles.contains_key(**id));
    found.extend(untitled.map(|id| mismatch(id, TitleFault::Untitled)));
    let strangers = titles.keys().filter(|id| !ids.contains(id));
    found.extend(strangers.map(|id| mismatch(id, TitleFault::Stranger)));
}
