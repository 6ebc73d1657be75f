//! Whole games of bots, of whatever game.

use bots::{Bots, Level, Mind, Situation};
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Answer, Dice, Outcome, Playout, Seat, Viewer};

/// A table that is about to be dealt.
pub struct Deal<'a, G: Bots> {
    pub setup: &'a G::Setup,
    pub content: &'a Arc<G::Content>,
    pub chance: Dice,
    /// How long each bot may think.
    pub budget: Duration,
}

impl<G: Bots> Deal<'_, G> {
    /// Played by bots of these levels, with this seed of their own dice. Every answer is checked.
    pub fn play(self, seated: &[Level], thoughts: u64) -> Outcome {
        let mut thoughts = Dice::swift(thoughts);
        let mut minds: Vec<Box<dyn Mind<G>>> = seated.iter().map(|level| G::mind(*level)).collect();
        let (outcome, _) = self.play_by(|seat, situation| {
            let answer = minds[seat.idx()].answer(situation, &mut thoughts);
            let level = seated[seat.idx()];
            assert!(
                situation.menu.contains(&answer),
                "{level}: {answer:?} on {:?}",
                situation.menu
            );
            answer
        });
        outcome
    }

    /// Played by whoever answers; says how many answers it took.
    pub fn play_by(
        mut self,
        mut answer: impl FnMut(Seat, &Situation<'_, G>) -> Answer<G::Action>,
    ) -> (Outcome, u32) {
        let mut state = G::blank(self.setup, self.content);
        let mut playout = Playout::<G>::default();
        playout.deal(&mut state, &mut self.chance);
        let mut n_answers = 0;
        while let Some(decision) = G::pending(&state).first() {
            G::menu(&state, decision.id, &mut playout.menu);
            let view = G::view(&state, Viewer::Seat(decision.seat));
            let (content, budget) = (self.content, self.budget);
            let situation = Situation { view: &view, menu: &playout.menu, content, budget };
            let answer = answer(decision.seat, &situation);
            playout.answer(&mut state, decision, &answer, &mut self.chance);
            n_answers += 1;
            assert!(n_answers <= G::ENTRIES_MAX, "a table without an end");
        }
        (G::outcome(&state).expect("the game is over"), n_answers)
    }
}

/// The share of games won by one better bot among worse ones, which sits in
/// every seat of every deal.
pub fn share(
    [better, worse]: [Level; 2],
    n_seats: u8,
    n_deals: u64,
    play: impl Fn(&[Level], u64) -> Outcome,
) -> f64 {
    let mut wins = 0.0;
    for deal in 0..n_deals {
        for seat in 0..usize::from(n_seats) {
            let mut seated = vec![worse; usize::from(n_seats)];
            seated[seat] = better;
            let outcome = play(&seated, deal);
            if outcome.places[seat] == 1 {
                let n_first = outcome.places.iter().filter(|place| **place == 1).count();
                wins += 1.0 / n_first as f64;
            }
        }
    }
    wins / (n_deals * u64::from(n_seats)) as f64
}

/// A better bot wins more than this many times its fair share.
pub fn check_share(levels: [Level; 2], n_seats: u8, share: f64, times: f64) {
    let [better, worse] = levels;
    let fair = 1.0 / f64::from(n_seats);
    assert!(
        share > times * fair,
        "a {better} among {n_seats} wins {share:.2} against {worse}s; {fair:.2} is fair"
    );
}
