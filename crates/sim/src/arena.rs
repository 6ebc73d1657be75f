//! One whole game of bots, in place: no table, no log.

use super::survey::{Survey, Surveyed};
use bots::{Level, Mind, Situation};
use catalog::Hosted;
use cpu_time::ThreadTime;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Dice, Playout, Ranking, SEATS_MAX, Viewer};

/// What is the same for every game of a match.
pub struct Rules<G: Hosted> {
    pub setup: G::Setup,
    pub content: Arc<G::Content>,
    /// How long a bot may think.
    pub budget: Duration,
}

/// One thread's minds and buffers.
pub struct Arena<'a, G: Surveyed> {
    rules: &'a Rules<G>,
    blank: G::State,
    minds: [Option<Box<dyn Mind<G>>>; Level::ALL.len()],
    playout: Playout<G>,
    /// What is counted on the way, if anything is.
    pub survey: Option<Survey<G>>,
}

impl<'a, G: Surveyed> Arena<'a, G> {
    pub fn new(rules: &'a Rules<G>, surveyed: bool) -> Self {
        let blank = G::blank(&rules.setup, &rules.content);
        let survey = surveyed.then(Survey::default);
        Self { rules, blank, minds: Level::ALL.map(|_| None), playout: Playout::default(), survey }
    }

    /// Plays one game on this deal, and tells how many decisions it took.
    ///
    /// Chance depends on the deal alone, the bots' own dice on `game` as well.
    pub fn play(&mut self, seated: &[Level], deal: u64, game: u64) -> (Ranking, u32) {
        let mut state = self.blank.clone();
        let alike = seated.iter().all(|level| *level == seated[0]);
        // Bots that are all alike have one seating: nothing has to come up
        // twice, and the quickest dice will do.
        let mut chance = if alike { Dice::swift(deal) } else { Dice::duplicate(deal) };
        self.playout.deal(&mut state, &mut chance);
        if let Some(survey) = &mut self.survey {
            survey.begin(&self.rules.content, &state, seated);
        }
        let unwatched = self.survey.is_none();
        let n_decisions = if unwatched && alike && seated[0] == Level::Random {
            self.playout.run(&mut state, &mut chance)
        } else {
            self.play_out(&mut state, seated, &mut chance, game)
        };
        if let Some(survey) = &mut self.survey {
            let outcome = G::outcome(&state).expect("a table that is over has an outcome");
            survey.end(&state, &outcome);
        }
        (G::ranking(&state).expect("a table that is over has an outcome"), n_decisions)
    }

    fn play_out(
        &mut self,
        state: &mut G::State,
        seated: &[Level],
        chance: &mut Dice,
        game: u64,
    ) -> u32 {
        let mut thoughts: [Dice; SEATS_MAX] =
            std::array::from_fn(|seat| Dice::swift(mix(game, seat as u64)));
        let mut n_decisions = 0;
        while let Some(decision) = G::pending(state).first() {
            G::menu(state, decision.id, &mut self.playout.menu);
            let seat = decision.seat;
            let level = seated[seat.idx()];
            let dice = &mut thoughts[seat.idx()];
            let answer = if level == Level::Random {
                // A bot that looks at nothing needs no view.
                self.playout.menu.sample(dice)
            } else {
                let view = G::view(state, Viewer::Seat(seat));
                let menu = &self.playout.menu;
                let (content, budget) = (&self.rules.content, self.rules.budget);
                let situation = Situation { view: &view, menu, content, budget };
                let mind = self.minds[level as usize].get_or_insert_with(|| G::mind(level));
                // Who is not watched need not wait for the clock.
                let start = self.survey.is_some().then(ThreadTime::now);
                let answer = mind.answer(&situation, dice);
                if let (Some(survey), Some(start)) = (&mut self.survey, start) {
                    survey.think(level, start.elapsed());
                }
                assert!(menu.contains(&answer), "the {level} answered off the menu: {answer:?}");
                answer
            };
            if let Some(survey) = &mut self.survey {
                survey.decide(&self.rules.content, state, decision, &answer, chance);
            } else {
                self.playout.answer(state, decision, &answer, chance);
            }
            n_decisions += 1;
            assert!(n_decisions <= G::ENTRIES_MAX, "a table without an end");
        }
        n_decisions
    }
}

/// Spreads two numbers over one (SplitMix64's finaliser).
pub fn mix(one: u64, two: u64) -> u64 {
    let mut z = one.wrapping_add(two.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
