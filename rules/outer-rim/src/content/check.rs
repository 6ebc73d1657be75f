//! What must hold of a whole content set.

use super::gather::file_of;
use super::{CORE_DECK, Content, ContentFault, NAVPOINT_DECK, SECTIONS};
use crate::bounds::{BITS_MAX, CARDS_MAX, DECK_CARDS_MAX, GOALS_MAX};
use crate::{
    Ambition, AmbitionGoal, Asset, Card, CardId, Class, Contact, Edition, Encounter, Goal,
    GoalMark, HouseLevel, Kind, Map, Ship, SoloLevel, Sources, SpaceKind, TileOrder,
};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// OR-1: credits come in thousands.
const CREDIT_STEP: i32 = 1000;
/// OR-15.2.
const PATROL_LEVELS: usize = 4;
/// OR-26.3: with what a character may bring along this is less than any requirement.
const LEVEL_FAME_MAX: u8 = 5;
/// OR-1.2, OR-2.12: the sheets somebody may start with.
const STARTING_SHIPS_MIN: usize = 1;

pub(super) fn check(
    content: &Content,
    files: &[(String, [usize; 9])],
    faults: &mut Vec<ContentFault>,
) {
    let mut say = |list: usize, idx: usize, thing: String, message: String| {
        let file = file_of(files, list, idx).to_string();
        faults.push(ContentFault { file, thing, message });
    };
    for (idx, card) in content.cards.iter().enumerate() {
        let same = content.cards[..idx].iter().any(|other| other.id == card.id);
        for message in card_faults(content, card, same) {
            say(2, idx, format!("card {}", card.id), message);
        }
    }
    for (idx, ship) in content.ships.iter().enumerate() {
        for message in ship_faults(ship) {
            say(1, idx, format!("ship {}", ship.id), message);
        }
    }
    for (idx, contact) in content.contacts.iter().enumerate() {
        for message in contact_faults(content, contact) {
            say(3, idx, format!("contact {}", contact.id), message);
        }
    }
    for (idx, one) in content.encounters.iter().enumerate() {
        for message in encounter_faults(content, one) {
            say(4, idx, format!("encounter {}", one.id), message);
        }
    }
    for (idx, one) in content.characters.iter().enumerate() {
        if content.numbered(one.setup.databank).is_empty() {
            let number = one.setup.databank;
            say(0, idx, format!("character {}", one.id), no_number(number));
        }
    }
    for (idx, one) in content.ambitions.iter().enumerate() {
        for message in ambition_faults(one) {
            say(6, idx, format!("ambition {}", one.id), message);
        }
    }
    for (idx, one) in content.levels.iter().enumerate() {
        for message in level_faults(content, idx, one) {
            say(8, idx, format!("level {:?} of {:?}", one.level, one.opponents), message);
        }
    }
    for message in set_faults(content) {
        say(9, 0, "the set".to_string(), message);
    }
}

// OR-26.2, OR-26.3: a level is of the house, is said once, and leaves something to play for.
fn level_faults(content: &Content, idx: usize, one: &HouseLevel) -> Vec<String> {
    let mut faults = Vec::new();
    if one.level == SoloLevel::Printed {
        faults.push("the printed rules give opponents nothing".into());
    }
    let same = |other: &HouseLevel| other.level == one.level && other.opponents == one.opponents;
    if content.levels[..idx].iter().any(same) {
        faults.push("this level is said twice".into());
    }
    if one.fame > LEVEL_FAME_MAX {
        faults.push(format!("an opponent begins with at most {LEVEL_FAME_MAX} fame"));
    }
    if one.credits < 0 || one.credits % CREDIT_STEP != 0 {
        faults.push(format!("{} credits cannot be given", one.credits));
    }
    faults
}

fn ambition_faults(sheet: &Ambition) -> Vec<String> {
    let mut faults: Vec<String> = sources_fault(&sheet.source).into_iter().collect();
    if sheet.goals.is_empty() || sheet.goals.len() > GOALS_MAX {
        faults.push(format!("an ambition has 1 to {GOALS_MAX} goals"));
    }
    let lasts = |goal: &AmbitionGoal| goal.mark == GoalMark::While;
    if sheet.goals.iter().any(|goal| lasts(goal) && !matches!(goal.goal, Goal::Holds(_))) {
        faults.push("a goal that is marked `while` asks for something that `holds`".into());
    }
    faults
}

fn no_number(number: u16) -> String {
    format!("the databank has no card #{number}")
}

fn sources_fault(sources: &Sources) -> Option<String> {
    sources.is_empty().then(|| "`source` must say where the values come from".to_string())
}

fn card_faults(content: &Content, card: &Card, same: bool) -> Vec<String> {
    let mut faults: Vec<String> = sources_fault(&card.source).into_iter().collect();
    if same {
        faults.push("another card has this id".into());
    }
    if card.deck.is_some() == card.number.is_some() {
        faults.push("a card has either a market deck or a databank number".into());
    }
    if card.cost < 0 || card.cost % CREDIT_STEP != 0 {
        faults.push(format!("a price is a multiple of {CREDIT_STEP}"));
    }
    if card.deck.is_some() && card.asset.is_none() && card.ship.is_none() && card.script.is_empty()
    {
        faults.push("a market card needs `asset`, `ship` or `do`".into());
    }
    if card.ship.is_some() && card.asset.is_some() {
        faults.push("a card is a ship or an asset, not both".into());
    }
    if card.number.is_some() && card.asset.is_none() && card.script.is_empty() {
        faults.push("a databank card needs `asset` or `do`".into());
    }
    for asset in card.asset.iter().chain(&card.turned) {
        faults.extend(asset_faults(content, asset));
    }
    faults
}

fn asset_faults(content: &Content, asset: &Asset) -> Vec<String> {
    let parts = [
        (Kind::Cargo, asset.cargo.is_some()),
        (Kind::Job, asset.job.is_some()),
        (Kind::Bounty, asset.bounty.is_some()),
    ];
    let mut faults = Vec::new();
    for (kind, has) in parts {
        if has && asset.kind != kind {
            faults.push(format!("the part `{kind:?}` belongs to an asset of that kind"));
        }
        if !has && asset.kind == kind && kind == Kind::Bounty {
            faults.push("a bounty needs its part `bounty`".into());
        }
    }
    if let Some(job) = &asset.job {
        match job.databank {
            Some(number) if content.numbered(number).is_empty() => faults.push(no_number(number)),
            None if job.script.is_empty() => {
                faults.push("a job is resolved by `databank` or by `do`".into());
            }
            _ => {}
        }
    }
    faults
}

fn ship_faults(ship: &Ship) -> Vec<String> {
    let mut faults: Vec<String> = sources_fault(&ship.source).into_iter().collect();
    if ship.starting && (ship.goal.is_some() || ship.flipped.is_some()) {
        faults.push("a starting ship has no goal and no other side (OR-2.12)".into());
    }
    if ship.goal.is_some() != ship.flipped.is_some() {
        faults.push("a goal and a flipped side come together".into());
    }
    faults
}

fn contact_faults(content: &Content, contact: &Contact) -> Vec<String> {
    let mut faults: Vec<String> = sources_fault(&contact.source).into_iter().collect();
    if (contact.class == Class::Orange) != (contact.edition == Edition::UnfinishedBusiness) {
        faults.push("the orange contacts are those of the expansion (UB-2.3)".into());
    }
    match content.numbered(contact.databank) {
        [card] => {
            let crew = content.card(*card).asset.as_ref();
            if crew.is_some_and(|asset| asset.kind != Kind::Crew) {
                faults.push("the card of a contact can only be crew in play".into());
            }
        }
        cards => faults.push(format!(
            "a contact has exactly one databank card, #{} has {}",
            contact.databank,
            cards.len()
        )),
    }
    faults
}

fn encounter_faults(content: &Content, one: &Encounter) -> Vec<String> {
    let mut faults: Vec<String> = sources_fault(&one.source).into_iter().collect();
    let wanted: Vec<&str> = match &*one.deck {
        NAVPOINT_DECK => SECTIONS[..2].to_vec(),
        CORE_DECK => SECTIONS[2..].to_vec(),
        tile => {
            let Some(tile) = content.board.tile.iter().find(|known| &*known.id == tile) else {
                faults.push(format!("there is no encounter deck `{tile}`"));
                return faults;
            };
            let named = tile.spaces.iter().filter(|space| space.kind != SpaceKind::Navpoint);
            named.map(|space| &*space.id).collect()
        }
    };
    for section in wanted.iter().filter(|name| !one.sections.contains_key(**name)) {
        faults.push(format!("the section `{section}` is missing"));
    }
    for section in one.sections.keys().filter(|name| !wanted.contains(&&***name)) {
        faults.push(format!("there is no section `{section}` in this deck"));
    }
    faults
}

fn set_faults(content: &Content) -> Vec<String> {
    let mut faults = Vec::new();
    let levels: Vec<u8> = content.patrols.iter().map(|patrol| patrol.level).collect();
    if levels != (1..=PATROL_LEVELS as u8).collect::<Vec<_>>() {
        faults.push(format!("patrols have the levels 1 to {PATROL_LEVELS}, once each"));
    }
    if content.ships.iter().filter(|ship| ship.starting).count() < STARTING_SHIPS_MIN {
        faults.push("there is no starting ship".into());
    }
    if content.cards.len() > CARDS_MAX {
        faults.push(format!("at most {CARDS_MAX} cards"));
    }
    if content.spaces.len() > BITS_MAX || content.contacts.len() > BITS_MAX {
        faults.push(format!("at most {BITS_MAX} spaces and as many contacts"));
    }
    let decks = content.decks.iter().map(Vec::len);
    let decks = decks.chain(content.encounter_decks.iter().map(Vec::len));
    // The AI cards are kept as one deck, and so are the ambitions one may choose from.
    let largest = decks.chain([content.ai_cards.len(), content.ambitions.len()]).max();
    if largest.is_some_and(|n| n > DECK_CARDS_MAX) {
        faults.push(format!("a deck has at most {DECK_CARDS_MAX} cards"));
    }
    let numbers = content.databank.iter().map(|(_, cards)| cards.len());
    if numbers.max().is_some_and(|n| n > BITS_MAX) {
        faults.push(format!("at most {BITS_MAX} databank cards share a number"));
    }
    faults.extend(board_faults(content));
    faults
}

fn board_faults(content: &Content) -> Vec<String> {
    let mut faults = Vec::new();
    if content.board.recommended.len() != content.board.tile.len() {
        faults.push("the recommended order names every tile once".into());
        return faults;
    }
    for (idx, space) in content.spaces.iter().enumerate() {
        if content.spaces[..idx].iter().any(|other| other.name == space.name) {
            faults.push(format!("two spaces are called `{}`", space.name));
        }
    }
    for map in recommended_maps(content) {
        match map {
            Ok(map) => {
                if !map.is_connected() {
                    faults.push("some space cannot be reached".into());
                }
            }
            Err(fault) => faults.push(fault),
        }
    }
    faults
}

/// The recommended board, without and with the expansion.
pub(super) fn recommended_maps(content: &Content) -> [Result<Map, String>; 2] {
    let order: TileOrder = content.board.recommended.iter().map(|tile| tile.id()).collect();
    [false, true].map(|expansion| Map::build(content, &order, expansion))
}

impl Content {
    /// What the boxes hold that this set does not: `market cargo: 3 of 18`.
    /// An unfinished set can be played with as long as nothing draws from an empty place.
    #[must_use]
    pub fn shortfalls(&self) -> Vec<String> {
        let mut found = Vec::new();
        let mut need = |what: &str, has: usize, wants: usize| {
            if has != wants {
                found.push(format!("{what}: {has} of {wants}"));
            }
        };
        need("characters", self.characters.len(), 16);
        need("ships", self.ships.len(), 16);
        need("contacts", self.contacts.len(), 33);
        need("ambitions", self.ambitions.len(), 8);
        need("ai cards", self.ai_cards.len(), 31);
        let market: usize = self.decks.iter().map(Vec::len).sum();
        need("market cards", market, 70 + 45);
        let base = |id: &&CardId| self.card(**id).edition == Edition::Base;
        for (deck, wants) in crate::Deck::ALL.iter().zip([11, 10, 15, 14, 11, 9]) {
            let has = self.deck(*deck).iter().filter(base).count();
            need(&format!("base market, {deck:?}"), has, wants);
        }
        let databank: usize = self.databank.iter().map(|(_, cards)| cards.len()).sum();
        need("databank cards", databank, 53 + 52);
        for (deck, cards) in self.encounter_decks.iter().enumerate() {
            let core = deck == usize::from(self.core_deck());
            // UB-2.1: the deck of the Ring of Kafrene and Takodana has a card that replaces another.
            let replacing = cards.iter().filter(|card| self.replaces(**card)).count();
            let name = match self.board.tile.get(deck) {
                Some(tile) => &*tile.id,
                None if core => CORE_DECK,
                None => NAVPOINT_DECK,
            };
            need(&format!("encounters, {name}"), cards.len() - replacing, 20);
        }
        found
    }

    fn replaces(&self, encounter: crate::EncounterId) -> bool {
        self.encounters[encounter.idx()].replaces.is_some()
    }
}
