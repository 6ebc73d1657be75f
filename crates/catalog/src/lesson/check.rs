//! Walking a lesson through the rules, on every build.

use super::{LEARNER, Lesson};
use crate::Hosted;
use serde_json::Value;
use std::collections::BTreeSet;
use tabletop::{Answer, Opening, Seat, Table, Viewer};
use words::{Lang, Speaker};

/// A lesson whose free steps lead to more ways than this is no lesson.
const WAYS_MAX: usize = 4_096;

/// Why a lesson cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}{}: {reason}", .step.map(|step| format!(", step {step}")).unwrap_or_default())]
pub struct LessonFault {
    /// The file.
    pub file: &'static str,
    /// The step, from 1; none where the whole lesson is meant.
    pub step: Option<usize>,
    /// What is wrong.
    pub reason: String,
}

/// A table that has come so far, and what its learner has done.
struct Way<G: Hosted> {
    table: Table<G>,
    at: usize,
    done: BTreeSet<String>,
}

impl<G: Hosted> Lesson<G> {
    /// Plays the lesson in every way it can be played: each answer is on its
    /// menu, each step is reached, it ends where it says, the learner does
    /// all it teaches, and the coach has words for everything in every language.
    ///
    /// # Errors
    /// The first step that fails, and why.
    pub fn check(&self) -> Result<(), LessonFault> {
        self.check_words()?;
        let cards = G::cards();
        let opening = Opening { header: self.header(&cards), content: cards.content };
        let table = Table::open(opening, self.seed)
            .map_err(|_| self.fault(None, "it does not begin with a deal".to_owned()))?;
        let mut ways = vec![Way { table, at: 0, done: BTreeSet::new() }];
        let mut n_ways = 1;
        while let Some(way) = ways.pop() {
            if way.at == self.steps.len() {
                self.check_end(&way)?;
                continue;
            }
            let next = self.go_on(&way)?;
            n_ways += next.len() - 1;
            if n_ways > WAYS_MAX {
                let reason = format!("the free steps lead to more than {WAYS_MAX} ways");
                return Err(self.fault(Some(way.at), reason));
            }
            ways.extend(next);
        }
        Ok(())
    }

    /// One step, with every answer that is taken.
    fn go_on(&self, way: &Way<G>) -> Result<Vec<Way<G>>, LessonFault> {
        let step = &self.steps[way.at];
        let fault = |reason: String| self.fault(Some(way.at), reason);
        let open = way.table.pending().of(step.seat).ok_or_else(|| {
            let asked: Vec<String> =
                way.table.pending().awaited().map(|open| open.seat.to_string()).collect();
            fault(format!("seat {} is not asked; asked are [{}]", step.seat, asked.join(", ")))
        })?;
        let menu = way.table.menu(open.id);
        if let Some(absent) = step.expect.iter().find(|answer| {
            let meant = G::meant(way.table.state(), step.seat, answer);
            !menu.contains(&meant)
        }) {
            let items = menu.items().iter().map(|item| G::to_json(&Answer::Item(item.clone())));
            let items = items.collect::<Vec<_>>().join(",");
            let kind = menu.kind();
            return Err(fault(format!(
                "{} is not on the menu: {kind:?} [{items}]",
                G::to_json(absent)
            )));
        }
        let answers: Vec<Answer<G::Action>> =
            if step.free { menu.answers(WAYS_MAX).collect() } else { step.expect.clone() };
        answers
            .into_iter()
            .map(|answer| {
                let mut done = way.done.clone();
                if step.seat == LEARNER {
                    let json = G::to_json(&answer);
                    done.extend([kind_of(&json), json]);
                }
                let mut table = way.table.clone();
                table.act(step.seat, answer.clone()).map_err(|refusal| {
                    fault(format!("{} is refused: {refusal:?}", G::to_json(&answer)))
                })?;
                Ok(Way { table, at: way.at + 1, done })
            })
            .collect()
    }

    fn check_end(&self, way: &Way<G>) -> Result<(), LessonFault> {
        let last = self.steps.len().checked_sub(1);
        let is_over = way.table.pending().is_over();
        if is_over != self.ends_the_game {
            let reason = if is_over { "the game is over here" } else { "the game goes on here" };
            return Err(self.fault(last, format!("{reason}, and the lesson says otherwise")));
        }
        if let Some(missing) = self.teaches.iter().find(|kind| !way.done.contains(*kind)) {
            return Err(self.fault(None, format!("the learner never gets to do {missing:?}")));
        }
        Ok(())
    }

    fn check_words(&self) -> Result<(), LessonFault> {
        let own = self.steps.iter().enumerate().flat_map(|(idx, step)| {
            let keys = [&step.say, &step.praise, &step.hint];
            keys.into_iter().flatten().map(move |key| (Some(idx), key))
        });
        let names: Vec<String> = Seat::all(self.n_seats()).map(|seat| seat.to_string()).collect();
        for lang in Lang::ALL {
            let speaker = Speaker::new(lang, &names, Viewer::Seat(LEARNER));
            for (idx, key) in own.clone().chain([(None, &self.done)]) {
                if !speaker.knows(key) {
                    return Err(self.fault(idx, format!("no words for {key} in {lang}")));
                }
            }
        }
        Ok(())
    }

    fn fault(&self, idx: Option<usize>, reason: String) -> LessonFault {
        LessonFault { file: self.source.file, step: idx.map(|idx| idx + 1), reason }
    }
}

/// What an answer does, as a lesson's `teaches` may say it in short: the name
/// of an item, or of the shape it has.
fn kind_of(answer: &str) -> String {
    match serde_json::from_str(answer) {
        Ok(Value::String(name)) => name,
        Ok(Value::Object(fields)) => fields.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}
