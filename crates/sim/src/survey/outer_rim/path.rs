//! Where fame comes from: what happened last before it was gained tells.

use outer_rim::{
    AbilityEvent, BoardEvent, CardEvent, CardId, Content, CourseEvent, Deck, Event, GoalEvent,
    Kind, MarketEvent, PlayerEvent, Sheet,
};
use tabletop::Seat;

/// OR-22.1: the ways to fame.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Path {
    /// OR-18: bounties.
    Bounties,
    /// OR-19: cargo.
    Cargo,
    /// OR-20: jobs.
    Jobs,
    /// OR-15: patrols.
    Patrols,
    /// OR-8.7: luxury cards, fame one additionally has included.
    Luxury,
    /// OR-10.2: the goal of the character.
    CharacterGoal,
    /// OR-9.2: the goal of the ship.
    ShipGoal,
    /// OR-14.4: encounters with spaces.
    Spaces,
    /// OR-17: encounters with contacts.
    Contacts,
    /// Abilities of characters, ships and cards, and what a character starts with.
    Abilities,
}

impl Path {
    /// Every one.
    pub const ALL: [Self; 10] = [
        Self::Bounties,
        Self::Cargo,
        Self::Jobs,
        Self::Patrols,
        Self::Luxury,
        Self::CharacterGoal,
        Self::ShipGoal,
        Self::Spaces,
        Self::Contacts,
        Self::Abilities,
    ];

    /// What it is called in a report.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bounties => "bounties",
            Self::Cargo => "cargo",
            Self::Jobs => "jobs",
            Self::Patrols => "patrols",
            Self::Luxury => "luxury",
            Self::CharacterGoal => "character goals",
            Self::ShipGoal => "ship goals",
            Self::Spaces => "encounters with spaces",
            Self::Contacts => "encounters with contacts",
            Self::Abilities => "abilities",
        }
    }
}

/// Follows the events of a game and tells what fame was gained for.
#[derive(Clone, Copy, Default)]
pub struct Follower {
    last: Option<Path>,
}

impl Follower {
    /// Something happened; says who gained or lost fame, how much, and by what.
    pub fn see(&mut self, content: &Content, event: &Event) -> Option<(Seat, i8, Path)> {
        match event {
            Event::Course(CourseEvent::TurnBegan { .. })
            | Event::Ability(AbilityEvent::AbilityUsed { .. }) => {
                self.last = Some(Path::Abilities);
            }
            Event::Card(CardEvent::EncounterDrawn { .. }) => self.last = Some(Path::Spaces),
            Event::Card(CardEvent::DatabankDrawn { card, .. })
                if content.contact_of(*card).is_some() =>
            {
                self.last = Some(Path::Contacts);
            }
            Event::Board(BoardEvent::PatrolReplaced { .. }) => self.last = Some(Path::Patrols),
            Event::Goal(GoalEvent::Flipped { sheet: Sheet::Character, .. }) => {
                self.last = Some(Path::CharacterGoal);
            }
            Event::Goal(GoalEvent::Flipped { sheet: Sheet::Ship, .. }) => {
                self.last = Some(Path::ShipGoal);
            }
            Event::Market(MarketEvent::TakenFromMarket { deck: Deck::Luxury }) => {
                self.last = Some(Path::Luxury);
            }
            Event::Card(CardEvent::CardLost { card, .. }) => {
                if let Some(path) = done(content, *card) {
                    self.last = Some(path);
                }
            }
            // UB-12.3: a rotating cargo is delivered without being lost.
            Event::Card(CardEvent::CardRotated { card, .. }) => {
                if let Some(path) = done(content, *card) {
                    self.last = Some(path);
                }
            }
            Event::Player(PlayerEvent::Fame { seat, by }) => {
                return Some((*seat, *by, self.last.unwrap_or(Path::Abilities)));
            }
            _ => {}
        }
        None
    }
}

/// The path of a card that has done its work.
fn done(content: &Content, card: CardId) -> Option<Path> {
    if content.card(card).deck == Some(Deck::Luxury) {
        return Some(Path::Luxury);
    }
    match content.asset(card, false)?.kind {
        Kind::Bounty => Some(Path::Bounties),
        Kind::Cargo => Some(Path::Cargo),
        Kind::Job => Some(Path::Jobs),
        Kind::Gear | Kind::Mod | Kind::Crew => None,
    }
}
