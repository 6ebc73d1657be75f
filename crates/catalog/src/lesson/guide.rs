//! Leading a learner through a lesson.

use super::{LEARNER, Lesson, Step};
use crate::Hosted;
use tabletop::{Answer, Cause, Seat, Table, Viewer};
use wire::{Coach, Code, Show};
use words::{Args, Speaker, Teller as _, args};

/// What the script has for a seat that is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part<A> {
    /// It answers this.
    Answer(Answer<A>),
    /// Somebody else answers first.
    Wait,
    /// Nothing: the script is over, or the table has left it.
    Free,
}

impl<G: Hosted> Lesson<G> {
    /// What the script has for this seat.
    #[must_use]
    pub fn part(&self, table: &Table<G>, seat: Seat) -> Part<G::Action> {
        match self.next(table) {
            None => Part::Free,
            Some(step) if step.seat != seat => Part::Wait,
            Some(step) => step.expect.first().cloned().map_or(Part::Free, Part::Answer),
        }
    }

    /// Whether the coach lets this answer pass.
    #[must_use]
    pub fn takes(&self, table: &Table<G>, seat: Seat, answer: &Answer<G::Action>) -> bool {
        self.next(table).is_none_or(|step| step.takes::<G>(|| table.state().clone(), seat, answer))
    }

    /// What the coach says to somebody who wants something else.
    #[must_use]
    pub fn hint(&self, table: &Table<G>, speaker: &Speaker<'_>) -> String {
        let step = self.next(table).filter(|step| step.seat == LEARNER);
        match step.and_then(|step| step.hint.as_deref().or(step.say.as_deref())) {
            Some(key) => {
                let hint = self.say(table, speaker, key);
                speaker.say("lesson-not-yet", &args([("hint", hint.into())]))
            }
            None => speaker.refusal(Code::Lesson),
        }
    }

    /// What the coach says now; none once the table has left the script.
    #[must_use]
    pub fn coach(&self, table: &Table<G>, speaker: &Speaker<'_>) -> Option<Coach<G::Action>> {
        let at = self.at(table)?;
        let next = self.steps.get(at);
        let is_own = |step: &&Step<G::Action>| step.seat == LEARNER;
        let n_own = |steps: &[Step<G::Action>]| steps.iter().filter(is_own).count() as u32;
        let text = match next {
            None => Some(&self.done),
            Some(step) => step.say.as_ref(),
        };
        let last = self.steps[..at].iter().rfind(is_own);
        let praise = last.and_then(|step| step.praise.as_deref());
        let of = n_own(&self.steps);
        Some(Coach {
            praise: praise.map(|key| self.say(table, speaker, key)),
            text: self.say(table, speaker, text.map_or("lesson-watch", String::as_str)),
            show: next.map(|step| meant::<G>(table, &step.show)).unwrap_or_default(),
            step: (n_own(&self.steps[..at]) + 1).min(of),
            of,
            done: next.is_none(),
        })
    }

    /// The answer the learner is asked for, in the words of the menu; empty
    /// while others answer.
    fn asked_for(&self, table: &Table<G>, speaker: &Speaker<'_>) -> String {
        let step = self.next(table).filter(|step| step.seat == LEARNER);
        let Some(Answer::Item(action)) = step.and_then(|step| step.expect.first()) else {
            return String::new();
        };
        let view = G::view(table.state(), Viewer::Seat(LEARNER));
        G::teller(speaker, table.content(), &view).label(action)
    }

    /// The step the table waits for.
    fn next(&self, table: &Table<G>) -> Option<&Step<G::Action>> {
        self.steps.get(self.at(table)?)
    }

    /// How many steps of the script are on the table's line; none if the
    /// table has left the script, as after an update of the lesson.
    pub(super) fn at(&self, table: &Table<G>) -> Option<usize> {
        let mut at = 0;
        for seq in table.line() {
            let Cause::Answer { seat, answer, .. } = &table.log()[seq as usize].cause else {
                continue;
            };
            match self.steps.get(at) {
                None => return Some(at),
                Some(step) if step.takes::<G>(|| table.state_before(seq), *seat, answer) => at += 1,
                Some(_) => return None,
            }
        }
        Some(at)
    }

    /// A sentence that may name the seats, `$seat1` for who sits in seat 1,
    /// and the answer that is asked for, `$answer`, as the menu names it.
    fn say(&self, table: &Table<G>, speaker: &Speaker<'_>, key: &str) -> String {
        let names: Vec<(String, String)> = Seat::all(self.n_seats())
            .map(|seat| (format!("seat{}", seat.idx()), speaker.name(seat)))
            .collect();
        let mut args = Args::new();
        for (seat, name) in &names {
            args.set(seat.as_str(), name.as_str());
        }
        args.set("answer", self.asked_for(table, speaker));
        speaker.say(key, &args)
    }
}

/// What the coach points at, by the names that the menu has for it.
fn meant<G: Hosted>(table: &Table<G>, shown: &[Show<G::Action>]) -> Vec<Show<G::Action>> {
    let named = |show: &Show<G::Action>| match show {
        Show::Action(action) => {
            match G::meant(table.state(), LEARNER, &Answer::Item(action.clone())) {
                Answer::Item(action) => Show::Action(action),
                _ => show.clone(),
            }
        }
        Show::Card(_) | Show::Seat(_) | Show::Zone(_) => show.clone(),
    };
    shown.iter().map(named).collect()
}
