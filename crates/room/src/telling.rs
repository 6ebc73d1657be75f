//! Turning states and entries into what one viewer is told.
//!
//! Invariant: everything told is made of the view, the sights and the menu of
//! that one viewer. The state is read here and goes no further.

use catalog::Hosted;
use std::sync::Arc;
use tabletop::{Answer, Decision, EntryOf, Game, Menu, SEATS_MAX, Table, Viewer};
use wire::{Coach, Fairness, Frame, Now, OpenMenu, Step, Waiting};
use words::{Lang, Speaker};

/// What is, for a viewer of this game.
pub type NowOf<G> = Now<<G as Game>::View, <G as Game>::Action>;

/// One pair of eyes, and the language they read.
pub struct Eyes<'a, G: Hosted> {
    content: &'a Arc<G::Content>,
    speaker: Speaker<'a>,
    viewer: Viewer,
}

/// What is true of this moment and cannot be read from the state.
#[derive(Clone, Debug)]
pub struct Moment<A> {
    /// The last entry.
    pub seq: u32,
    /// Milliseconds left for each seat, where there is a clock.
    pub left_ms: [Option<u32>; SEATS_MAX],
    /// The viewer's own open question, and what they have answered so far.
    pub asked: Option<(Decision, Option<Answer<A>>)>,
    /// What the coach says to the viewer.
    pub coach: Option<Coach<A>>,
    /// Whether the viewer may take back their last answer.
    pub can_undo: bool,
    /// How chance can be checked.
    pub fairness: Fairness,
}

impl<'a, G: Hosted> Eyes<'a, G> {
    /// The eyes of this viewer.
    #[must_use]
    pub fn new(
        content: &'a Arc<G::Content>,
        names: &'a [String],
        lang: Lang,
        viewer: Viewer,
    ) -> Self {
        Self { content, speaker: Speaker::new(lang, names, viewer), viewer }
    }

    /// By what these eyes are told things.
    pub(crate) fn speaker(&self) -> &Speaker<'a> {
        &self.speaker
    }

    /// One entry as these eyes saw it, between the state it applied to and the one it led to.
    #[must_use]
    pub fn step(&self, around: (&G::State, &G::State), entry: &EntryOf<G>) -> Step<G::Sight> {
        catalog::step::<G>(self.content, &self.speaker, self.viewer, around, entry)
    }

    /// What is, for these eyes.
    #[must_use]
    pub fn now(&self, state: &G::State, moment: Moment<G::Action>) -> NowOf<G> {
        let view = G::view(state, self.viewer);
        let waiting = G::pending(state)
            .iter()
            .map(|open| Waiting {
                seat: open.seat,
                answered: open.answered,
                left_ms: moment.left_ms[open.seat.idx()],
            })
            .collect();
        let menu = moment.asked.map(|(decision, chosen)| self.menu(state, &view, decision, chosen));
        Now {
            seq: moment.seq,
            viewer: self.viewer,
            outline: G::outline(&self.speaker, self.content, &view),
            view,
            waiting,
            menu,
            coach: moment.coach,
            can_undo: moment.can_undo,
            outcome: G::outcome(state)
                .map(|outcome| catalog::told_outcome::<G>(self.content, &self.speaker, outcome)),
            fairness: moment.fairness,
        }
    }

    fn menu(
        &self,
        state: &G::State,
        view: &G::View,
        decision: Decision,
        chosen: Option<Answer<G::Action>>,
    ) -> OpenMenu<G::Action> {
        let mut menu = Menu::new();
        G::menu(state, decision.id, &mut menu);
        catalog::open_menu::<G>(self.content, &self.speaker, view, &menu, (decision, chosen))
    }
}

/// The entries from this one on, as these eyes saw them.
#[must_use]
pub fn steps<G: Hosted>(table: &Table<G>, eyes: &Eyes<'_, G>, from: u32) -> Vec<Step<G::Sight>> {
    catalog::steps(table, &eyes.speaker, eyes.viewer, from)
}

/// The whole table, step by step, through one pair of eyes. No question is
/// open in a replay.
#[must_use]
pub fn replay<G: Hosted>(
    table: &Table<G>,
    eyes: &Eyes<'_, G>,
    fairness: &Fairness,
) -> Vec<Frame<G::View, G::Sight, G::Action>> {
    let mut frames = Vec::new();
    catalog::walk(table, 0, |before, entry, after| {
        let moment = Moment {
            seq: entry.seq,
            left_ms: [None; SEATS_MAX],
            asked: None,
            coach: None,
            can_undo: false,
            fairness: fairness.clone(),
        };
        frames
            .push(Frame { step: eyes.step((before, after), entry), now: eyes.now(after, moment) });
    });
    frames
}
