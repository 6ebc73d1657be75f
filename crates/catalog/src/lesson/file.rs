//! Reading the file of a lesson.

use super::{LEARNER, Lesson, Step};
use crate::Hosted;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tabletop::{Answer, Game, Seat, Seed};
use wire::Show;

/// A lesson that is built into the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonSource {
    /// Its name in addresses and commands.
    pub id: &'static str,
    /// Its file, for whoever reads an error.
    pub file: &'static str,
    /// The text of the file.
    pub text: &'static str,
}

/// Why the file of a lesson is not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LessonError {
    /// It is not TOML, or not of this shape; the message says line and column.
    #[error("{file}: {message}")]
    Syntax {
        /// The file.
        file: &'static str,
        /// What is wrong.
        message: String,
    },
    /// So many cannot play with these options.
    #[error("{file}: {message}")]
    Setup {
        /// The file.
        file: &'static str,
        /// What is wrong.
        message: String,
    },
    /// A step makes no sense by itself.
    #[error("{file}, step {step}: {message}")]
    Step {
        /// The file.
        file: &'static str,
        /// The step, from 1.
        step: usize,
        /// What is wrong.
        message: &'static str,
    },
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "O: DeserializeOwned + Default, A: DeserializeOwned")]
pub struct File<O, A> {
    seats: u8,
    #[serde(default)]
    options: O,
    seed: u32,
    teaches: Vec<String>,
    #[serde(default)]
    ends_the_game: bool,
    done: String,
    step: Vec<StepInFile<A>>,
}

/// The file of a lesson of this game.
pub type FileOf<G> = File<<G as Hosted>::Options, <G as Game>::Action>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "A: DeserializeOwned")]
struct StepInFile<A> {
    /// The learner, if it is left out.
    #[serde(default)]
    seat: u8,
    expect: Vec<Answer<A>>,
    #[serde(default)]
    free: bool,
    say: Option<String>,
    praise: Option<String>,
    hint: Option<String>,
    /// What is expected, if it is left out.
    show: Option<Vec<Show<A>>>,
}

impl<G: Hosted> Lesson<G> {
    /// Reads a lesson. Whether it can be played is for [`Self::check`] to say.
    ///
    /// # Errors
    /// What is wrong, and where.
    pub fn parse(source: &LessonSource) -> Result<Self, LessonError> {
        let file = source.file;
        let read: FileOf<G> = G::from_toml(source.text)
            .map_err(|error| LessonError::Syntax { file, message: error.to_string() })?;
        let setup = G::setup(read.seats, read.options, &G::cards().content)
            .map_err(|error| LessonError::Setup { file, message: error.message })?;
        let mut steps = Vec::with_capacity(read.step.len());
        for (idx, step) in read.step.into_iter().enumerate() {
            let taken = step.taken(read.seats);
            steps.push(taken.map_err(|message| LessonError::Step {
                file,
                step: idx + 1,
                message,
            })?);
        }
        Ok(Self {
            source: *source,
            setup,
            seed: Seed::from_number(u64::from(read.seed)),
            teaches: read.teaches,
            steps,
            ends_the_game: read.ends_the_game,
            done: read.done,
        })
    }
}

impl<A: Clone> StepInFile<A> {
    fn taken(self, n_seats: u8) -> Result<Step<A>, &'static str> {
        if self.seat >= n_seats {
            return Err("the table has no such seat");
        }
        let seat = Seat::new(self.seat);
        if self.expect.is_empty() {
            return Err("an answer must be expected, if only to be shown");
        }
        if seat == LEARNER && self.say.is_none() {
            return Err("the coach must say what the learner is to do");
        }
        if seat != LEARNER && (self.expect.len() > 1 || self.free) {
            return Err("a bot of a lesson has one answer");
        }
        let show = match self.show {
            Some(show) => show,
            // What another seat is going to answer is nothing to point at.
            None if seat != LEARNER => Vec::new(),
            None => self.expect.first().map(shown).unwrap_or_default(),
        };
        Ok(Step {
            seat,
            expect: self.expect,
            free: self.free,
            say: self.say,
            praise: self.praise,
            hint: self.hint,
            show,
        })
    }
}

/// What answers with this: items can be pointed at, a number cannot.
fn shown<A: Clone>(answer: &Answer<A>) -> Vec<Show<A>> {
    let items = match answer {
        Answer::Item(item) => std::slice::from_ref(item),
        Answer::Subset { subset: items } | Answer::Order { order: items } => items.as_slice(),
        Answer::Amount { .. } => &[],
    };
    items.iter().cloned().map(Show::Action).collect()
}
