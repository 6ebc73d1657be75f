//! Plans ahead: imagines tables that may be the real one, plays each of its
//! better choices onwards in all of them, and takes the one that leaves it
//! furthest ahead. What it remembers of passed hands is in the imagined ones,
//! and so is what its left neighbour would do with what it passes on.

use super::area::Area;
use super::book::{Book, Study};
use super::gifts::Gifts;
use super::outlook::Outlook;
use super::quick::Quick;
use super::smuggler::deck_worth;
use super::tuning::Search;
use super::world::World;
use crate::{Mind, Situation};
use bounty_hunters::{Action, Ask, BountyHunters, View};
use std::time::Duration;
use tabletop::{Answer, Dice, Imagine, Seat};

/// What one world takes for each seat of the table, at most, on a slow core:
/// the number of worlds is a matter of the budget, never of a clock, so that
/// the same question gets the same answer.
const WORLD_TIME: Duration = Duration::from_micros(150);
/// A choice is never made with fewer worlds.
const WORLDS_MIN: u32 = 8;
/// How many different sales are considered.
const SALES_MAX: usize = 2;
/// How often the worse half of the choices is given up.
const CUTS: u32 = 4;

/// Plans ahead.
#[derive(Default)]
pub struct Hunter {
    book: Book,
}

/// One choice, and what is known about it.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    action: Action,
    /// What it is worth at first sight, in points.
    rated: f32,
    /// The sum of what it came to.
    sum: f32,
}

impl Mind<BountyHunters> for Hunter {
    fn answer(
        &mut self,
        situation: &Situation<'_, BountyHunters>,
        dice: &mut Dice,
    ) -> Answer<Action> {
        let action = situation.view.viewer.seat().and_then(|seat| {
            let study = self.book.read(situation.content);
            let areas = study.areas(situation.view);
            Thought::new(study, &areas, situation.view, seat).choose(situation)
        });
        action.map_or_else(|| situation.menu.sample(dice), Answer::Item)
    }
}

/// One decision.
struct Thought<'a> {
    outlook: Outlook<'a>,
    view: &'a View,
    seat: usize,
    search: Search,
}

impl<'a> Thought<'a> {
    fn new(study: &'a Study, areas: &'a [Area], view: &'a View, seat: Seat) -> Self {
        let outlook = study.outlook(view, areas);
        Self { outlook, view, seat: seat.idx(), search: Search::HOUSE }
    }

    fn choose(&self, situation: &Situation<'_, BountyHunters>) -> Option<Action> {
        let mut candidates = self.candidates(situation.menu.items());
        let n_worlds = self.n_worlds(situation.budget);
        let mut imagination = Dice::swift(u64::from(self.view.step));
        let mut n = 0;
        while n < n_worlds && candidates.len() > 1 {
            let state = BountyHunters::imagine(self.view, situation.content, &mut imagination);
            let world = World::new(&self.outlook, &state, &mut imagination);
            for candidate in &mut candidates {
                candidate.sum += self.play(world, candidate.action);
            }
            n += 1;
            if n % (n_worlds / CUTS) == 0 && n < n_worlds {
                self.rank(&mut candidates, n);
                candidates.truncate(candidates.len().div_ceil(2).max(2));
            }
        }
        self.rank(&mut candidates, n);
        candidates.first().map(|candidate| candidate.action)
    }

    fn n_worlds(&self, budget: Duration) -> u32 {
        let each = WORLD_TIME * self.outlook.areas.len() as u32;
        let n = u32::try_from(budget.as_micros() / each.as_micros()).unwrap_or(u32::MAX);
        n.clamp(WORLDS_MIN, self.search.n_worlds)
    }

    /// Best first: by what they came to, and at first by what they look like.
    fn rank(&self, candidates: &mut [Candidate], n: u32) {
        let Search { doubt, slope, .. } = self.search;
        let value = |candidate: &Candidate| {
            (candidate.sum + doubt * slope * candidate.rated) / (n as f32 + doubt)
        };
        candidates.sort_by(|one, two| value(two).total_cmp(&value(one)));
    }

    /// The choices worth a thought, by what they are worth at first sight.
    fn candidates(&self, actions: &[Action]) -> Vec<Candidate> {
        let n_turns = self.outlook.n_turns();
        let hand = &self.view.players[self.seat].hand;
        let quick = Quick::new(&self.outlook, self.seat, n_turns);
        let rating = self.outlook.rating(self.seat, n_turns);
        let gifts = Gifts::new(&self.outlook, self.seat, n_turns, hand);
        let rated = |action: Action| match self.view.ask {
            Ask::Draw { .. } => deck_worth(self.view, &quick, hand, action),
            Ask::Commit { .. } => quick.of(action) - self.search.deny * gifts.after(action),
            Ask::Window { .. } | Ask::Nothing => rating.of(action),
        };
        let mut all: Vec<Candidate> = actions
            .iter()
            .map(|action| Candidate { action: *action, rated: rated(*action), sum: 0.0 })
            .collect();
        all.sort_by(|one, two| two.rated.total_cmp(&one.rated));
        // All sales bring a credit; only the ones that deny most are considered.
        let mut n_sales = 0;
        all.retain(|candidate| {
            let is_sale = matches!(candidate.action, Action::Sell(_));
            n_sales += usize::from(is_sale);
            !is_sale || n_sales <= SALES_MAX
        });
        all.truncate(self.search.n_candidates);
        all
    }

    /// What an action comes to in this world.
    fn play(&self, mut world: World<'_>, action: Action) -> f32 {
        let chosen = (self.seat, action);
        match (self.view.ask, action) {
            (Ask::Draw { seats }, Action::Draw(deck)) => {
                world.draw(seats, Some((self.seat, deck)));
                world.commit(None);
                world.window(None);
            }
            (Ask::Commit { .. }, _) => {
                world.commit(Some(chosen));
                world.window(None);
            }
            _ => world.window(Some(chosen)),
        }
        let goes_on = world.play_on(self.search.horizon);
        let lead = world.lead(self.seat, !goes_on);
        // Close games are won or lost by little; a point more of a wide margin
        // hardly matters.
        1.0 / (1.0 + (-lead / self.search.spread).exp()) + self.search.margin * lead
    }
}
