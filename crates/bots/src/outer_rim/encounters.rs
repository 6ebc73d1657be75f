//! What encounters are worth: spaces, contacts, patrols, jobs.

use super::atlas::SPACES;
use super::bounties::Seen;
use super::judge::Judge;
use outer_rim::{
    Class, ContactId, Destination, Faction, Held, JobPlayers, Scope, Source, SpaceId, SpaceKind,
    Token,
};
use tabletop::Seat;

/// A token nobody has seen may be somebody's character, or nobody of use.
const STRANGER: f32 = 0.9;

/// What does not change from one space or one moment to the next, thought through once.
#[derive(Clone, Copy)]
pub struct Usual {
    /// An unseen contact of each class.
    strangers: [f32; 4],
    /// A navpoint without a patrol, and with one.
    lanes: [Option<f32>; 2],
    /// An encounter with each other space.
    spaces: [Option<f32>; SPACES],
}

impl Judge<'_> {
    /// Thinks through what is the same everywhere.
    pub fn usual(&self) -> Usual {
        let mut usual = Usual { strangers: [0.0; 4], lanes: [None; 2], spaces: [None; SPACES] };
        for class in Class::ALL {
            let unseen = self.state.unseen();
            let like = unseen.filter(|one| self.content.contact(*one).class == *class);
            let (mut sum, mut n) = (0.0, 0.0);
            for contact in like {
                sum += self.meet(contact);
                n += 1.0;
            }
            usual.strangers[class.idx()] = if n == 0.0 { 0.0 } else { STRANGER * sum / n };
        }
        usual
    }

    /// OR-17.2: what talking to a contact is worth.
    pub fn meet(&self, contact: ContactId) -> f32 {
        let card = self.content.contact_card(contact);
        let scope = Scope::of(self.me, Source::Card(card));
        self.script(&scope, &self.content.card(card).script)
    }

    /// OR-14.1: what encountering the contact on a spot is worth.
    pub fn spot(&self, usual: &Usual, spot: u8) -> f32 {
        let mine = |contact: ContactId| {
            let hunts = self.wanted(contact).map(|card| self.hunt(card));
            hunts.fold(self.meet(contact), f32::max)
        };
        match self.seen(self.state.token(spot)) {
            Seen::Nothing => 0.0,
            Seen::Contact(contact) => mine(contact),
            Seen::Class(class) => self.stranger(usual, class),
        }
    }

    /// OR-17.2: what encountering the contact a script has bound is worth.
    pub fn bound_contact(&self, scope: &Scope) -> f32 {
        let known = scope.spot.map(|spot| self.state.token(spot));
        match known {
            Some(Token::Up(contact)) if self.nested == 0 => {
                Self { nested: self.nested + 1, ..*self }.meet(contact)
            }
            _ => super::tuning::ENCOUNTER,
        }
    }

    /// The bounties I hold on a contact.
    fn wanted(&self, contact: ContactId) -> impl Iterator<Item = outer_rim::CardId> {
        let held = self.state.player(self.me).held();
        held.filter(move |held| {
            held.captive.is_none()
                && self.bounty(held.card).is_some_and(|bounty| bounty.target.id() == contact)
        })
        .map(|held| held.card)
    }

    // Anybody of the class, and perhaps somebody I am looking for.
    fn stranger(&self, usual: &Usual, class: Class) -> f32 {
        let n_down = self
            .state
            .spots()
            .filter(|(_, token)| self.seen(*token) == Seen::Class(class))
            .count()
            .max(1) as f32;
        let mut worth = usual.strangers[class.idx()];
        for held in self.state.player(self.me).held().filter(|held| held.captive.is_none()) {
            let Some(bounty) = self.bounty(held.card) else { continue };
            let target = bounty.target.id();
            if self.content.contact(target).class == class && self.whereabouts(target).1 < 1.0 {
                worth += self.hunt(held.card).max(0.0) / n_down;
            }
        }
        worth
    }

    /// OR-14.4: what an encounter with a space is worth.
    pub fn space(&self, space: SpaceId, cross: bool) -> f32 {
        let blocks = self.state.encounters_of(space, cross);
        let scope = Scope::of(self.me, Source::Rules);
        let sum: f32 =
            blocks.iter().map(|block| self.effects(&scope, self.content.script(*block), 0)).sum();
        sum / blocks.len().max(1) as f32
    }

    fn known_space(&self, usual: &mut Usual, space: SpaceId) -> f32 {
        if self.state.map().kind(space) != SpaceKind::Navpoint {
            let known = &mut usual.spaces[space.idx()];
            return *known.get_or_insert_with(|| self.space(space, false));
        }
        let patrol = Faction::ALL.iter().any(|one| self.state.patrol(*one).space == space);
        let lane = usize::from(patrol);
        *usual.lanes[lane].get_or_insert_with(|| self.space(space, false))
    }

    /// OR-14: the best encounter where I am.
    pub fn best_encounter(&self, usual: &mut Usual) -> f32 {
        let here = self.state.player(self.me).space();
        let patrols = Faction::ALL.iter().filter(|one| self.state.patrol(**one).space == here);
        let hostile = |faction: &&Faction| self.state.patrol_is_hostile(self.me, **faction);
        let forced = patrols.clone().filter(hostile).map(|one| self.patrol(*one));
        if let Some(forced) = forced.reduce(f32::max) {
            return forced;
        }
        let mut best = self.known_space(usual, here);
        for faction in patrols {
            best = best.max(self.patrol(*faction));
        }
        let spots = self.state.spots().enumerate();
        for (spot, _) in spots.filter(|(_, (space, _))| *space == here) {
            best = best.max(self.spot(usual, spot as u8));
        }
        for held in self.state.player(self.me).held() {
            if self.can_attempt(held) {
                best = best.max(self.attempt(held.card));
            }
        }
        best.max(self.encounter_deed())
    }

    /// The others who are here and on their feet.
    pub(super) fn company(&self) -> impl Iterator<Item = Seat> {
        let here = self.state.player(self.me).space();
        self.state.others(self.me).filter(move |other| {
            let player = self.state.player(*other);
            player.space() == here && !player.is_defeated()
        })
    }

    /// OR-20.2: whether a job can be attempted where I am.
    fn can_attempt(&self, held: &Held) -> bool {
        let asset = self.content.asset(held.card, held.turned);
        let Some(job) = asset.and_then(|asset| asset.job.as_ref()) else { return false };
        let company = job.players == JobPlayers::One || self.company().next().is_some();
        company && self.state.is_at(self.me, held, &job.at)
    }

    /// OR-6.3: what all deliveries here are worth.
    pub fn deliveries(&self) -> f32 {
        let here = self.state.player(self.me).space();
        let there = |held: &&Held| match held.captive {
            Some(_) => self.bounty(held.card).is_some_and(|bounty| bounty.to.id() == here),
            None => self.cargo_to(held).is_some_and(|to| self.state.is_at(self.me, held, to)),
        };
        let held = self.state.player(self.me).held().filter(there);
        held.map(|held| self.delivery(held.card).max(0.0)).sum()
    }

    /// Where a cargo must go.
    pub fn cargo_to(&self, held: &Held) -> Option<&Destination> {
        let asset = self.content.asset(held.card, held.turned)?;
        asset.cargo.as_ref().map(|cargo| &cargo.to)
    }
}
