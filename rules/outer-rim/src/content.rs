//! The content set: everything the boxes hold, as typed data.
//!
//! Files are parsed outside the rules into [`Pack`]s, one per file, each with
//! any part of the set. [`Content::gather`] joins them, looks every name up,
//! numbers every script and ability, and checks the whole.

mod ai;
mod check;
mod gather;
mod index;
mod rank;
mod titles;
mod whole;

pub use titles::{Title, TitleFault, TitleMismatch, Titles};

use crate::{
    Ability, AbilityId, AiCard, Ambition, AmbitionId, Asset, Block, Board, Bounty, Card, CardId,
    Character, CharacterId, Contact, ContactId, Deck, Effect, Encounter, EncounterId, Faction,
    HouseLevel, Map, Name, PatrolLevel, Ship, ShipId, SpaceKind, TileId,
};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use serde::{Deserialize, Serialize};

/// The encounter decks besides those of the tiles.
pub(crate) const NAVPOINT_DECK: &str = "navpoint";
/// UB-4.2: the deck of both Core Worlds spaces.
pub(crate) const CORE_DECK: &str = "core-worlds";
/// The named sections of encounter cards that are not named for a space.
pub(crate) const SECTIONS: [&str; 4] = ["patrol", "no-patrol", "core-worlds", "across-the-core"];

/// Part of a content set: what one file holds.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Pack {
    /// What the set is called; one file has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The board; one file has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<Board>,
    /// Characters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub character: Vec<Character>,
    /// Ship sheets.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ship: Vec<Ship>,
    /// Cards of the market and the databank.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub card: Vec<Card>,
    /// Contact tokens.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contact: Vec<Contact>,
    /// Encounter cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub encounter: Vec<Encounter>,
    /// Patrol levels.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub patrol: Vec<PatrolLevel>,
    /// Ambition sheets.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ambition: Vec<Ambition>,
    /// AI cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ai: Vec<AiCard>,
    /// OR-26.2: levels of the house for solo games.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub level: Vec<HouseLevel>,
}

/// A gathered and checked content set.
///
/// Invariant: every name is looked up, every script and ability has its number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/", type = "unknown"))]
#[serde(try_from = "whole::Whole", into = "whole::Whole")]
pub struct Content {
    /// What the set is called.
    pub name: String,
    /// The board.
    pub board: Board,
    /// The characters.
    pub characters: Vec<Character>,
    /// The ship sheets.
    pub ships: Vec<Ship>,
    /// The cards of the market and the databank.
    pub cards: Vec<Card>,
    /// The contact tokens.
    pub contacts: Vec<Contact>,
    /// The encounter cards.
    pub encounters: Vec<Encounter>,
    /// The patrol levels, first to fourth.
    pub patrols: Vec<PatrolLevel>,
    /// The ambition sheets.
    pub ambitions: Vec<Ambition>,
    /// The AI cards.
    pub ai_cards: Vec<AiCard>,
    /// OR-26.2: the levels of the house for solo games.
    pub levels: Vec<HouseLevel>,
    /// What everything is called, by the code of the language.
    pub titles: BTreeMap<String, Titles>,
    pub(crate) spaces: Vec<SpaceInfo>,
    pub(crate) blocks: Vec<Arc<[Effect]>>,
    /// The thing each script is written on, for reports.
    pub(crate) things: Vec<Name>,
    pub(crate) abilities: Vec<AbilityPlace>,
    /// The cards of each market deck.
    pub(crate) decks: Vec<Vec<CardId>>,
    /// The cards of each encounter deck: the tiles, then navpoints, then the Core Worlds.
    pub(crate) encounter_decks: Vec<Vec<EncounterId>>,
    /// The recommended board, without and with the expansion.
    pub(crate) maps: Vec<Arc<Map>>,
    /// Databank numbers in ascending order, each with its cards.
    pub(crate) databank: Vec<(u16, Vec<CardId>)>,
}

/// A space as the rules ask for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SpaceInfo {
    pub name: Name,
    pub kind: SpaceKind,
    pub faction: Option<Faction>,
    /// The tile it is on; none for endcaps.
    pub tile: Option<TileId>,
    /// The section of its deck's cards that it resolves, for each card of the deck.
    pub sections: Vec<Block>,
}

/// Where an ability stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AbilityPlace {
    Card { card: CardId, turned: bool, idx: u8 },
    Character { character: CharacterId, part: Part, idx: u8 },
    Ship { ship: ShipId, flipped: bool, idx: u8 },
    Ambition { ambition: u8, goal: Option<u8>, idx: u8 },
}

/// The parts of a character card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Both,
    Front,
    Flipped,
}

/// One reason why a content set cannot be played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ContentFault {
    /// The file.
    pub file: String,
    /// The thing in it, such as `card bacta-supplies`.
    pub thing: String,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for ContentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.file, self.thing, self.message)
    }
}

impl Content {
    /// Joins the files of a set into one that can be played with.
    ///
    /// # Errors
    /// Every fault, not only the first.
    pub fn gather(
        name: &str,
        packs: impl IntoIterator<Item = (String, Pack)>,
    ) -> Result<Self, Vec<ContentFault>> {
        gather::gather(name, packs)
    }

    /// What everything is called in a language; nothing where the set does not speak it.
    #[must_use]
    pub fn titles(&self, language: &str) -> &Titles {
        static NONE: Titles = Titles::NONE;
        self.titles.get(language).unwrap_or(&NONE)
    }

    /// A card.
    #[inline]
    #[must_use]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.idx()]
    }

    /// A card as it lies in play, rotated or not.
    #[inline]
    #[must_use]
    pub fn asset(&self, card: CardId, turned: bool) -> Option<&Asset> {
        let card = self.card(card);
        if turned { card.turned.as_ref() } else { card.asset.as_ref() }
    }

    /// OR-18: the bounty a card puts on somebody.
    #[inline]
    #[must_use]
    pub fn bounty(&self, card: CardId) -> Option<&Bounty> {
        self.asset(card, false)?.bounty.as_ref()
    }

    /// A contact.
    #[inline]
    #[must_use]
    pub fn contact(&self, contact: ContactId) -> &Contact {
        &self.contacts[contact.idx()]
    }

    /// A character.
    #[inline]
    #[must_use]
    pub fn character(&self, character: CharacterId) -> &Character {
        &self.characters[character.idx()]
    }

    /// A ship sheet.
    #[inline]
    #[must_use]
    pub fn ship(&self, ship: ShipId) -> &Ship {
        &self.ships[ship.idx()]
    }

    /// The effects of a script.
    #[inline]
    #[must_use]
    pub fn script(&self, block: Block) -> &[Effect] {
        &self.blocks[block.idx()]
    }

    /// How many scripts there are; their numbers are below.
    #[must_use]
    pub fn n_scripts(&self) -> usize {
        self.blocks.len()
    }

    /// An ability.
    #[must_use]
    pub fn ability(&self, ability: AbilityId) -> &Ability {
        match self.abilities[ability.idx()] {
            AbilityPlace::Card { card, turned, idx } => {
                let asset = self.asset(card, turned).expect("abilities stand on assets");
                &asset.abilities[usize::from(idx)]
            }
            AbilityPlace::Character { character, part, idx } => {
                let character = self.character(character);
                let powers = match part {
                    Part::Both => &character.both,
                    Part::Front => &character.front,
                    Part::Flipped => &character.flipped,
                };
                &powers.abilities[usize::from(idx)]
            }
            AbilityPlace::Ship { ship, flipped, idx } => {
                let ship = self.ship(ship);
                let hull = if flipped { ship.flipped.as_ref() } else { Some(&ship.front) };
                &hull.expect("abilities stand on sides").powers.abilities[usize::from(idx)]
            }
            AbilityPlace::Ambition { ambition, goal, idx } => {
                let ambition = &self.ambitions[usize::from(ambition)];
                match goal {
                    Some(goal) => &ambition.goals[usize::from(goal)].abilities[usize::from(idx)],
                    None => &ambition.powers.abilities[usize::from(idx)],
                }
            }
        }
    }

    /// The market cards of a deck, in file order.
    #[must_use]
    pub fn deck(&self, deck: Deck) -> &[CardId] {
        &self.decks[deck.idx()]
    }

    /// OR-21.1: the databank cards of a number.
    #[must_use]
    pub fn numbered(&self, number: u16) -> &[CardId] {
        match self.databank.binary_search_by_key(&number, |(number, _)| *number) {
            Ok(idx) => &self.databank[idx].1,
            Err(_) => &[],
        }
    }

    /// OR-9.7: the market card of a ship; those that everybody may start with have none.
    #[must_use]
    pub fn ship_card(&self, ship: ShipId) -> Option<CardId> {
        let sells =
            |card: &CardId| self.card(*card).ship.as_ref().is_some_and(|sold| sold.id() == ship);
        self.deck(Deck::Ship).iter().copied().find(sells)
    }

    /// The databank card of a contact.
    #[must_use]
    pub fn contact_card(&self, contact: ContactId) -> CardId {
        let cards = self.numbered(self.contact(contact).databank);
        *cards.first().expect("a checked set has a databank card for every contact")
    }

    /// The contact whose databank card this is.
    #[must_use]
    pub fn contact_of(&self, card: CardId) -> Option<ContactId> {
        let number = self.card(card).number?;
        let idx = self.contacts.iter().position(|contact| contact.databank == number)?;
        Some(ContactId(idx as u8))
    }

    /// A card by its name in the files.
    #[must_use]
    pub fn card_named(&self, name: &str) -> Option<CardId> {
        self.cards.iter().position(|card| &*card.id == name).map(|idx| CardId(idx as u16))
    }

    /// A space by its name in the files.
    #[must_use]
    pub fn space_named(&self, name: &str) -> Option<crate::SpaceId> {
        let idx = self.spaces.iter().position(|space| &*space.name == name)?;
        Some(crate::SpaceId(idx as u8))
    }

    /// A contact by its name in the files.
    #[must_use]
    pub fn contact_named(&self, name: &str) -> Option<ContactId> {
        self.contacts.iter().position(|one| &*one.id == name).map(|idx| ContactId(idx as u8))
    }

    /// A character by its name in the files.
    #[must_use]
    pub fn character_named(&self, name: &str) -> Option<CharacterId> {
        self.characters.iter().position(|one| &*one.id == name).map(|idx| CharacterId(idx as u8))
    }

    /// An ambition sheet.
    #[must_use]
    pub fn ambition(&self, ambition: AmbitionId) -> &Ambition {
        &self.ambitions[ambition.idx()]
    }

    /// An ambition by its name in the files.
    #[must_use]
    pub fn ambition_named(&self, name: &str) -> Option<AmbitionId> {
        self.ambitions.iter().position(|one| &*one.id == name).map(|idx| AmbitionId(idx as u8))
    }

    /// A ship by its name in the files.
    #[must_use]
    pub fn ship_named(&self, name: &str) -> Option<ShipId> {
        self.ships.iter().position(|one| &*one.id == name).map(|idx| ShipId(idx as u8))
    }

    /// The name of a space in the files.
    #[must_use]
    pub fn space_name(&self, space: crate::SpaceId) -> &str {
        &self.spaces[space.idx()].name
    }

    /// OR-3.4: the faction of a planet.
    #[must_use]
    pub fn space_faction(&self, space: crate::SpaceId) -> Option<Faction> {
        self.spaces[space.idx()].faction
    }

    /// What kind of space it is.
    #[must_use]
    pub fn space_kind(&self, space: crate::SpaceId) -> SpaceKind {
        self.spaces[space.idx()].kind
    }

    /// How many spaces the files know, in use or not.
    #[must_use]
    pub fn n_spaces(&self) -> usize {
        self.spaces.len()
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Content {
    fn schema_name() -> alloc::borrow::Cow<'static, str> {
        "Content".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        whole::Whole::json_schema(generator)
    }
}
