//! A card set against what is known of the box.

use super::{CharacterKind, ContractKind, Icon, Lists};
use crate::{DROIDS, Deck};
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// What is wrong with a card set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentFault {
    /// Where, such as `targets[3].points`.
    pub at: String,
    /// What is wrong with it.
    pub message: String,
}

impl fmt::Display for ContentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.message)
    }
}

/// The highest shield, attack value, penalty, cost or points of a card; sums
/// over a whole deck stay inside sixteen bits.
const VALUE_MAX: u8 = 99;
/// BH-1.7: how many targets carry the contract icon.
const CONTRACT_ICONS: usize = 8;
/// BH-1.2: how many crate cards show one, two and three crates.
const CRATES: [usize; 3] = [6, 6, 3];
/// One contract for each two characters, and one of each other kind for each.
const CONTRACTS: [(ContractKind, usize); 3] =
    [(ContractKind::Pair, 28), (ContractKind::Double, 8), (ContractKind::Crate, 8)];
/// The characters of the rulebook's list, by kind.
const CHARACTERS: [(CharacterKind, usize); 3] =
    [(CharacterKind::Target, 8), (CharacterKind::Hunter, 12), (CharacterKind::Droid, 2)];

struct Checking<'a> {
    content: &'a Lists,
    faults: Vec<ContentFault>,
}

impl Lists {
    /// Checks the set against what is known of the box.
    ///
    /// # Errors
    /// Every fault, not only the first.
    pub fn check(&self) -> Result<(), Vec<ContentFault>> {
        let mut checking = Checking { content: self, faults: Vec::new() };
        checking.counts();
        checking.ids();
        checking.characters();
        checking.values();
        checking.contracts();
        if checking.faults.is_empty() { Ok(()) } else { Err(checking.faults) }
    }
}

impl Checking<'_> {
    fn fault(&mut self, at: impl Into<String>, message: impl Into<String>) {
        self.faults.push(ContentFault { at: at.into(), message: message.into() });
    }

    fn count(&mut self, at: &str, what: &str, n: usize, n_wanted: usize) {
        if n != n_wanted {
            self.fault(at, format!("there are {n_wanted} {what} in the box, not {n}"));
        }
    }

    fn counts(&mut self) {
        let content = self.content;
        if content.name.trim().is_empty() {
            self.fault("name", "the set needs a name");
        }
        let n_droids = usize::from(DROIDS);
        let n_market = usize::from(Deck::Market.size());
        self.count("targets", "targets", content.targets.len(), Deck::Target.size().into());
        self.count("hunters", "hunters", content.hunters.len(), Deck::Hunter.size().into());
        self.count("contracts", "contracts", content.contracts.len(), Deck::Contract.size().into());
        self.count("droids", "droids", content.droids.len(), n_droids);
        self.count("crates", "crate cards", content.crates.len(), n_market - n_droids);
        let icons = content.targets.iter().filter(|face| face.icon == Some(Icon::Contract));
        self.count("targets", "targets with a contract icon", icons.count(), CONTRACT_ICONS);
        for (n_crates, n_wanted) in (1u8..).zip(CRATES) {
            let n = content.crates.iter().filter(|face| face.n_crates == n_crates).count();
            self.count("crates", &format!("cards with {n_crates} crates"), n, n_wanted);
        }
        for (kind, n_wanted) in CONTRACTS {
            let n = content.contracts.iter().filter(|face| face.kind == kind).count();
            self.count("contracts", &format!("{kind:?} contracts"), n, n_wanted);
        }
        for (kind, n_wanted) in CHARACTERS {
            let n = content.characters.iter().filter(|who| who.kind == kind).count();
            self.count("characters", &format!("{kind:?} characters"), n, n_wanted);
        }
    }

    fn ids(&mut self) {
        let content = self.content;
        let lists: [(&str, Vec<&str>); 6] = [
            ("characters", content.characters.iter().map(|who| who.id.as_str()).collect()),
            ("targets", content.targets.iter().map(|face| face.id.as_str()).collect()),
            ("hunters", content.hunters.iter().map(|face| face.id.as_str()).collect()),
            ("contracts", content.contracts.iter().map(|face| face.id.as_str()).collect()),
            ("droids", content.droids.iter().map(|face| face.id.as_str()).collect()),
            ("crates", content.crates.iter().map(|face| face.id.as_str()).collect()),
        ];
        let mut seen = BTreeSet::new();
        for (list, ids) in lists {
            for (idx, id) in ids.into_iter().enumerate() {
                if id.trim().is_empty() {
                    self.fault(format!("{list}[{idx}].id"), "the id is empty");
                } else if !seen.insert(id) {
                    self.fault(format!("{list}[{idx}].id"), format!("the id {id} is used twice"));
                }
            }
        }
    }

    fn characters(&mut self) {
        let content = self.content;
        for (idx, who) in content.characters.iter().enumerate() {
            let names = [&who.names.en, &who.names.fr, &who.names.es];
            if names.iter().any(|name| name.trim().is_empty()) {
                self.fault(format!("characters[{idx}].names"), "a name is empty");
            }
            let n = match who.kind {
                CharacterKind::Target => {
                    content.targets.iter().filter(|face| face.character == who.id).count()
                }
                CharacterKind::Hunter => {
                    content.hunters.iter().filter(|face| face.character == who.id).count()
                }
                CharacterKind::Droid => {
                    content.droids.iter().filter(|face| face.character == who.id).count()
                }
            };
            if n != usize::from(who.n_cards) {
                let message = format!("{} has {n} cards, not {}", who.id, who.n_cards);
                self.fault(format!("characters[{idx}].n_cards"), message);
            }
        }
        for (idx, face) in content.targets.iter().enumerate() {
            self.is_character(&format!("targets[{idx}]"), &face.character, CharacterKind::Target);
        }
        for (idx, face) in content.hunters.iter().enumerate() {
            self.is_character(&format!("hunters[{idx}]"), &face.character, CharacterKind::Hunter);
        }
        for (idx, face) in content.droids.iter().enumerate() {
            self.is_character(&format!("droids[{idx}]"), &face.character, CharacterKind::Droid);
        }
    }

    fn is_character(&mut self, at: &str, id: &str, kind: CharacterKind) {
        if self.content.character(id).is_none_or(|who| who.kind != kind) {
            self.fault(format!("{at}.character"), format!("there is no {kind:?} character {id}"));
        }
    }

    fn in_range(&mut self, at: String, least: u8, values: &[u8]) {
        if values.iter().any(|value| !(least..=VALUE_MAX).contains(value)) {
            self.fault(at, format!("a value here is {least} to {VALUE_MAX}"));
        }
    }

    fn values(&mut self) {
        let content = self.content;
        for (idx, face) in content.targets.iter().enumerate() {
            self.in_range(format!("targets[{idx}].shields"), 0, &face.shields);
            self.in_range(format!("targets[{idx}].points"), 0, &[face.points]);
            if face.shields == [0; 3] {
                // It would lie captured before anybody attacked it.
                self.fault(format!("targets[{idx}].shields"), "a target needs a shield");
            }
        }
        for (idx, face) in content.hunters.iter().enumerate() {
            self.in_range(format!("hunters[{idx}].attack"), 0, &face.attack);
            self.in_range(format!("hunters[{idx}].penalty"), 0, &[face.penalty]);
        }
        for (idx, face) in content.droids.iter().enumerate() {
            self.in_range(format!("droids[{idx}].attack"), 0, &face.attack);
            self.in_range(format!("droids[{idx}].cost"), 0, &[face.cost]);
        }
        for (idx, face) in content.crates.iter().enumerate() {
            self.in_range(format!("crates[{idx}].points"), 0, &[face.points]);
            self.in_range(format!("crates[{idx}].cost"), 0, &[face.cost]);
        }
    }

    fn contracts(&mut self) {
        let content = self.content;
        let mut seen = BTreeSet::new();
        for (idx, face) in content.contracts.iter().enumerate() {
            let at = format!("contracts[{idx}]");
            let n_characters = if face.kind == ContractKind::Pair { 2 } else { 1 };
            if face.characters.len() != n_characters || face.per_target.len() != n_characters {
                let message = format!("a {:?} contract names {n_characters}", face.kind);
                self.fault(format!("{at}.characters"), message);
                continue;
            }
            for id in &face.characters {
                self.is_character(&at, id, CharacterKind::Target);
            }
            let mut characters = face.characters.clone();
            characters.sort_unstable();
            if n_characters == 2 && characters[0] == characters[1] {
                self.fault(format!("{at}.characters"), "a pair is two different characters");
            }
            if !seen.insert((face.kind as u8, characters)) {
                self.fault(format!("{at}.characters"), "there is such a contract already");
            }
            self.in_range(format!("{at}.per_target"), 0, &face.per_target);
            self.in_range(format!("{at}.per_duo"), 0, &[face.per_duo]);
        }
    }
}
