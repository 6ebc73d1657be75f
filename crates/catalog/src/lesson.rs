//! Lessons: scripted first games, as data.
//!
//! A lesson is a deal that always comes the same way and a list of steps: who
//! answers, with what, and what the coach says about it. How far a table has
//! come is read from its log alone, so a lesson survives restarts and can be
//! taken back like any game. `docs/lessons.md` tells how to write one.

mod check;
mod file;
mod guide;

pub use check::LessonFault;
pub(crate) use file::FileOf;
pub use file::{LessonError, LessonSource};
pub use guide::Part;

use crate::{CardSet, Hosted, Record};
use tabletop::{Answer, Game, HeaderOf, Seat, Seed, Start};
use wire::Show;

/// Where the learner sits; everybody else plays by the script.
const LEARNER: Seat = Seat::new(0);

/// A lesson.
#[derive(Debug)]
pub struct Lesson<G: Hosted> {
    /// Where it comes from.
    source: LessonSource,
    setup: G::Setup,
    seed: Seed,
    /// What the learner must have done in the end: actions, or kinds of them.
    teaches: Vec<String>,
    steps: Vec<Step<G::Action>>,
    /// Whether the script ends with the game; otherwise bots play on.
    ends_the_game: bool,
    /// The key of the coach's last words.
    done: String,
}

/// One answer of the script.
#[derive(Debug)]
struct Step<A> {
    seat: Seat,
    /// The answers that are taken; the first is the one the coach shows.
    expect: Vec<Answer<A>>,
    /// Any answer on the menu is taken.
    free: bool,
    /// The keys of what the coach says before, after, and on another answer.
    say: Option<String>,
    praise: Option<String>,
    hint: Option<String>,
    show: Vec<Show<A>>,
}

impl<A: PartialEq> Step<A> {
    /// Whether the step takes this answer, by whatever name it calls what looks alike.
    fn takes<G: Game<Action = A>>(
        &self,
        before: impl FnOnce() -> G::State,
        seat: Seat,
        answer: &Answer<A>,
    ) -> bool {
        if self.seat != seat {
            return false;
        }
        self.free || self.expect.contains(answer) || {
            let before = before();
            let meant = G::meant(&before, seat, answer);
            self.expect.iter().any(|expected| G::meant(&before, seat, expected) == meant)
        }
    }
}

impl<G: Hosted> Lesson<G> {
    /// Where the learner sits; the others play by the script.
    #[must_use]
    pub fn learner(&self) -> Seat {
        LEARNER
    }

    /// How many sit at its table.
    #[must_use]
    pub fn n_seats(&self) -> u8 {
        G::n_seats(&self.setup)
    }

    /// What its chance comes from.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The header of its table. The steps name cards of the shipped set, so
    /// it is played with no other.
    #[must_use]
    pub fn header(&self, cards: &CardSet<G>) -> HeaderOf<G> {
        let header = Record::<G>::header(self.setup.clone(), cards, &self.seed);
        HeaderOf::<G> { start: Start::Lesson, ..header }
    }
}
