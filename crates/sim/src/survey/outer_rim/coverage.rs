//! What of the content came up in play: cards, sheets, verbs, and places of scripts.

use super::sheet::Sheet;
use outer_rim::{
    AmbitionEvent, At, BoardEvent, CardEvent, CardId, Content, CourseEvent, Edition, Effect, Event,
    OpponentEvent, State,
};
use std::collections::{BTreeMap, BTreeSet};
use tabletop::Seat;

/// Kinds of things that a table may or may not come to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum What {
    Market,
    Databank,
    Encounter,
    Contact,
    Character,
    Ship,
    Ambition,
    AiCard,
}

impl What {
    const ALL: [(Self, &'static str); 8] = [
        (Self::Market, "market cards taken"),
        (Self::Databank, "databank cards drawn"),
        (Self::Encounter, "encounter cards drawn"),
        (Self::Contact, "contacts revealed"),
        (Self::Character, "characters played"),
        (Self::Ship, "ships flown"),
        (Self::Ambition, "ambitions taken"),
        (Self::AiCard, "cards of opponents drawn"),
    ];
}

/// What came up in play.
#[derive(Clone, Default)]
pub struct Coverage {
    /// Places of scripts that were performed.
    performed: BTreeSet<(u16, u8)>,
    /// Things, by the number they have in the content.
    seen: BTreeSet<(What, u16)>,
}

impl Coverage {
    /// Places of scripts were performed.
    pub fn perform(&mut self, places: &[At]) {
        self.performed.extend(places.iter().map(|at| (at.block.0, at.pc)));
    }

    /// A card was taken from the market.
    pub fn take(&mut self, card: CardId) {
        self.seen.insert((What::Market, card.0));
    }

    /// Something happened.
    pub fn event(&mut self, content: &Content, event: &Event) {
        let seen = match event {
            Event::Card(CardEvent::DatabankDrawn { card, .. }) => (What::Databank, card.0),
            // A starting card and a hired contact are gained, not drawn.
            Event::Card(CardEvent::CardGained { card, .. })
                if content.card(*card).deck.is_none() =>
            {
                (What::Databank, card.0)
            }
            Event::Card(CardEvent::EncounterDrawn { card, .. }) => (What::Encounter, card.0),
            Event::Board(BoardEvent::ContactRevealed { contact, .. }) => {
                (What::Contact, u16::from(contact.0))
            }
            Event::Course(CourseEvent::CharacterTaken { character, .. }) => {
                (What::Character, u16::from(character.0))
            }
            Event::Course(CourseEvent::ShipTaken { ship, .. }) => (What::Ship, u16::from(ship.0)),
            Event::Ambition(AmbitionEvent::AmbitionTaken { ambition, .. }) => {
                (What::Ambition, u16::from(ambition.0))
            }
            Event::Opponent(OpponentEvent::AiCardDrawn { card, .. }) => {
                (What::AiCard, u16::from(card.0))
            }
            _ => return,
        };
        self.seen.insert(seen);
    }

    /// The game is over; what was dealt before the first answer is still there.
    pub fn end(&mut self, state: &State) {
        for seat in Seat::all(state.n_players()) {
            let player = state.player(seat);
            self.seen.extend(player.character().map(|it| (What::Character, u16::from(it.0))));
            self.seen.extend(player.ship().map(|it| (What::Ship, u16::from(it.0))));
        }
    }

    /// Adds what came up elsewhere.
    pub fn add(&mut self, other: Self) {
        self.performed.extend(other.performed);
        self.seen.extend(other.seen);
    }

    /// How much of everything came up, and what never did.
    pub fn sheets(&self, content: &Content, expansion: bool) -> Vec<Sheet> {
        vec![self.summary(content, expansion), self.missing(content, expansion)]
    }

    /// Whether there is nothing left that never came up.
    pub fn is_whole(&self, content: &Content) -> bool {
        self.missing(content, true).rows.is_empty()
    }

    /// Of each kind of thing what is counted, how many came up, and how many there are.
    fn counts(&self, content: &Content, expansion: bool) -> Vec<(&'static str, usize, usize)> {
        let mut counts = Vec::new();
        for (what, name) in What::ALL {
            let things = things(content, expansion, what);
            let seen = things.keys().filter(|number| self.seen.contains(&(what, **number)));
            counts.push((name, seen.count(), things.len()));
        }
        let [all, seen] = self.verbs(content);
        counts.push(("verbs performed", seen.len(), all.len()));
        let n_seen = content.places().filter(|place| self.has(place.at)).count();
        counts.push(("places of scripts performed", n_seen, content.places().count()));
        counts
    }

    /// Every verb, and those that were performed.
    fn verbs(&self, content: &Content) -> [BTreeSet<String>; 2] {
        let verbs = content.places().map(|place| verb(place.effect));
        let seen = content.places().filter(|place| self.has(place.at));
        [verbs.collect(), seen.map(|place| verb(place.effect)).collect()]
    }

    fn summary(&self, content: &Content, expansion: bool) -> Sheet {
        let counts = self.counts(content, expansion).into_iter();
        let mut rows: Vec<_> = counts
            .map(|(what, seen, of)| {
                vec![what.to_owned(), seen.to_string(), of.to_string(), (of - seen).to_string()]
            })
            .collect();
        let [all, seen] = self.verbs(content);
        let unused: Vec<_> = all.difference(&seen).cloned().collect();
        if !unused.is_empty() {
            rows.push(vec![format!("verbs never performed: {}", unused.join(", "))]);
        }
        Sheet { title: "Coverage".to_owned(), columns: vec!["", "exercised", "of", "never"], rows }
    }

    /// Things that never came up, and those whose scripts were never performed to the last place.
    fn missing(&self, content: &Content, expansion: bool) -> Sheet {
        let mut rows = Vec::new();
        for (what, name) in What::ALL {
            let unseen = things(content, expansion, what);
            let unseen = unseen.into_iter().filter(|(it, _)| !self.seen.contains(&(what, *it)));
            rows.extend(unseen.map(|(_, id)| vec![id, String::new(), format!("not among {name}")]));
        }
        let mut scripts: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for place in content.places().filter(|place| !self.has(place.at)) {
            let at = format!("{} ({}.{})", verb(place.effect), place.at.block.0, place.at.pc);
            scripts.entry(place.thing).or_default().push(at);
        }
        rows.extend(scripts.into_iter().map(|(thing, verbs)| {
            vec![thing.to_owned(), verbs.len().to_string(), verbs.join(", ")]
        }));
        Sheet {
            title: "Never exercised (verbs with block and place)".to_owned(),
            columns: vec!["thing", "places", "verbs"],
            rows,
        }
    }

    fn has(&self, at: At) -> bool {
        self.performed.contains(&(at.block.0, at.pc))
    }
}

/// The things of a kind that a table may come to, by their numbers, with their names.
fn things(content: &Content, expansion: bool, what: What) -> BTreeMap<u16, String> {
    let used = |edition: Edition| expansion || edition == Edition::Base;
    let cards = |market: bool| {
        let of = content.cards.iter().map(move |card| {
            (used(card.edition) && card.deck.is_some() == market, card.id.to_string())
        });
        of.collect::<Vec<_>>()
    };
    let all: Vec<(bool, String)> = match what {
        What::Market => cards(true),
        What::Databank => cards(false),
        What::Encounter => {
            content.encounters.iter().map(|one| (used(one.edition), one.id.to_string())).collect()
        }
        What::Contact => {
            content.contacts.iter().map(|one| (used(one.edition), one.id.to_string())).collect()
        }
        What::Character => {
            content.characters.iter().map(|one| (used(one.edition), one.id.to_string())).collect()
        }
        What::Ship => {
            content.ships.iter().map(|one| (used(one.edition), one.id.to_string())).collect()
        }
        What::Ambition => content.ambitions.iter().map(|one| (true, one.id.to_string())).collect(),
        What::AiCard => {
            content.ai_cards.iter().map(|one| (used(one.edition), one.id.to_string())).collect()
        }
    };
    let numbered = all.into_iter().enumerate().filter(|(_, (used, _))| *used);
    numbered.map(|(idx, (_, id))| (idx as u16, id)).collect()
}

/// The verb of an effect, as the files write it.
fn verb(effect: &Effect) -> String {
    let text = format!("{effect:?}");
    let end = text.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(text.len());
    text[..end].to_owned()
}
