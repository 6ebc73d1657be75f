//! Turning states and entries into what one viewer is told.
//!
//! Invariant: everything told is made of the view, the sights and the menu of
//! that one viewer. The state is read here and goes no further.

use crate::{FrameOf, Hosted, OpenMenuOf, told_outcome};
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use tabletop::{
    Answer, Beside, BesideStage, Cause, Decision, EntryOf, Game, Kind, Menu, SEATS_MAX, Table,
    Viewer, sights,
};
use wire::{BesideMenu, Coach, Fairness, Frame, MenuItem, Now, OpenMenu, Seen, Step, Waiting};
use words::{Speaker, Teller as _, Words};

/// What is, for a viewer of this game.
pub type NowOf<G> = Now<<G as Game>::View, <G as Game>::Action, <G as Words>::Forecast>;

/// One viewer of a table, and the language they read.
#[derive(Clone, Debug)]
pub struct Eyes<'a, G: Hosted> {
    content: &'a Arc<G::Content>,
    speaker: Speaker<'a>,
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
    /// What the viewer may do beside what the table waits for.
    pub beside: Option<Beside>,
    /// What the coach says to the viewer.
    pub coach: Option<Coach<A>>,
    /// Whether the viewer may take back their last answer.
    pub can_undo: bool,
    /// How chance can be checked.
    pub fairness: Fairness,
}

/// A state and what one viewer may know of it, which is worked out once and only if it is needed.
struct Glance<'a, G: Hosted> {
    state: &'a G::State,
    viewer: Viewer,
    view: OnceCell<G::View>,
}

impl<'a, G: Hosted> Glance<'a, G> {
    fn new(state: &'a G::State, viewer: Viewer) -> Self {
        Self { state, viewer, view: OnceCell::new() }
    }

    fn view(&self) -> &G::View {
        self.view.get_or_init(|| G::view(self.state, self.viewer))
    }

    fn into_view(self) -> G::View {
        self.view.into_inner().unwrap_or_else(|| G::view(self.state, self.viewer))
    }
}

impl<'a, G: Hosted> Eyes<'a, G> {
    /// The eyes of the viewer whom this speaker speaks to.
    #[must_use]
    pub fn new(content: &'a Arc<G::Content>, speaker: Speaker<'a>) -> Self {
        Self { content, speaker }
    }

    /// The language and the names in which this viewer is told things.
    #[must_use]
    pub fn speaker(&self) -> &Speaker<'a> {
        &self.speaker
    }

    fn glance<'s>(&self, state: &'s G::State) -> Glance<'s, G> {
        Glance::new(state, self.speaker.viewer())
    }

    /// What is true now, for this viewer.
    #[must_use]
    pub fn now(&self, state: &G::State, moment: Moment<G::Action>) -> NowOf<G> {
        self.tell(self.glance(state), moment)
    }

    /// One entry as this viewer saw it, between the state it applied to and the one it led to, and
    /// what was then.
    #[must_use]
    pub fn frame(
        &self,
        before: &G::State,
        entry: &EntryOf<G>,
        after: &G::State,
        moment: Moment<G::Action>,
    ) -> FrameOf<G> {
        let after = self.glance(after);
        Frame { step: self.step(before, entry, &after), now: self.tell(after, moment) }
    }

    /// The entries from this one on, as this viewer saw them; none beyond the last.
    #[must_use]
    pub fn steps(&self, table: &Table<G>, from: u32) -> Vec<Step<G::Sight>> {
        let mut seen = Vec::new();
        walk(table, from, |before, entry, after| {
            seen.push(self.step(before, entry, &self.glance(after)));
        });
        seen
    }

    /// The table from its start, as this viewer saw it, for a client that has nothing of it yet: what
    /// still counts, and of what was taken back the last [`UNDONE_TOLD_MAX`] entries. Where that is more
    /// than `n_max`, it is the first entry, by which a client knows that this replaces what it has,
    /// and the last ones.
    #[must_use]
    pub fn story(&self, table: &Table<G>, n_max: usize) -> Vec<Step<G::Sight>> {
        let mut seen = Vec::new();
        walk_story(table, n_max, |before, entry, after| {
            seen.push(self.step(before, entry, &self.glance(after)));
            ControlFlow::Continue(())
        });
        seen
    }

    /// The same as a replay, step by step. No question is open in a replay. Each frame is handed
    /// over as soon as it is made: all of a long game would take much memory. Whoever takes them may
    /// say that it is enough.
    pub fn replay(
        &self,
        table: &Table<G>,
        fairness: &Fairness,
        mut tell: impl FnMut(FrameOf<G>) -> ControlFlow<()>,
    ) {
        walk_story(table, usize::MAX, |before, entry, after| {
            let moment = Moment {
                seq: entry.seq,
                left_ms: [None; SEATS_MAX],
                asked: None,
                beside: None,
                coach: None,
                can_undo: false,
                fairness: fairness.clone(),
            };
            tell(self.frame(before, entry, after, moment))
        });
    }

    /// An open question with its answers in words.
    #[must_use]
    pub fn menu(
        &self,
        view: &G::View,
        menu: &Menu<G::Action>,
        decision: Decision,
        chosen: Option<Answer<G::Action>>,
    ) -> OpenMenuOf<G> {
        open_menu::<G>(&G::teller(&self.speaker, self.content, view), menu, decision, chosen)
    }

    fn step(&self, before: &G::State, entry: &EntryOf<G>, after: &Glance<'_, G>) -> Step<G::Sight> {
        // Who joins in the course of an entry has a name in all of its lines.
        let ai_names = G::ai_names(&self.speaker, self.content, || after.view());
        let speaker = &self.speaker.knowing(ai_names);
        let (seat, by, rewind_to) = match &entry.cause {
            Cause::Deal => (None, None, None),
            Cause::Answer { seat, by, .. } => (Some(*seat), Some(*by), None),
            Cause::Rewind { seat, to } => (Some(*seat), None, Some(*to)),
            Cause::Rules { .. } => (None, None, None),
        };
        let rules = match entry.cause {
            Cause::Rules { from, to } => Some(words::new_rules(speaker, G::ID, from, to)),
            Cause::Deal | Cause::Answer { .. } | Cause::Rewind { .. } => None,
        };
        let seen = sights::<G>(before, &entry.events, after.viewer).into_iter().map(|sight| {
            let told = G::line(speaker, self.content, &sight);
            let rule = told.as_ref().and_then(|told| told.rule).map(str::to_owned);
            Seen { sight, line: told.map(|told| told.line), rule }
        });
        Step { seq: entry.seq, seat, by, rewind_to, seen: seen.collect(), rules }
    }

    fn tell(&self, glance: Glance<'_, G>, moment: Moment<G::Action>) -> NowOf<G> {
        let state = glance.state;
        let pending = G::pending(state);
        let waiting = pending.iter().map(|open| Waiting {
            seat: open.seat,
            answered: open.answered,
            left_ms: moment.left_ms[open.seat.idx()],
        });
        let teller = G::teller(&self.speaker, self.content, glance.view());
        let menu = moment.asked.map(|(decision, chosen)| {
            let mut menu = Menu::new();
            G::menu(state, decision.id, &mut menu);
            open_menu::<G>(&teller, &menu, decision, chosen)
        });
        let beside = moment.beside.map(|open| self.open_beside(state, &teller, &open));
        let outline = teller.outline();
        drop(teller);
        Now {
            seq: moment.seq,
            viewer: glance.viewer,
            outline,
            view: glance.into_view(),
            waiting: waiting.collect(),
            menu,
            beside,
            coach: moment.coach,
            can_undo: moment.can_undo,
            outcome: G::outcome(state)
                .map(|outcome| told_outcome::<G>(self.content, &self.speaker, outcome)),
            fairness: moment.fairness,
        }
    }

    /// What is open beside what the table waits for.
    #[must_use]
    pub fn beside(&self, state: &G::State, open: &Beside) -> BesideMenu<G::Action, G::Forecast> {
        let view = G::view(state, self.speaker.viewer());
        self.open_beside(state, &G::teller(&self.speaker, self.content, &view), open)
    }

    // Most of the time it is only that something could be begun, which needs no view of its own.
    fn open_beside(
        &self,
        state: &G::State,
        teller: &G::Teller<'_>,
        open: &Beside,
    ) -> BesideMenu<G::Action, G::Forecast> {
        let turned = G::turned(state, open);
        let mut menu = Menu::new();
        G::menu(&turned, open.decision.id, &mut menu);
        let (asked_by, own) = match open.stage {
            BesideStage::AskedBy(seat) => (Some(seat), false),
            BesideStage::Own => (None, true),
            BesideStage::Idle => {
                let menu = open_menu::<G>(teller, &menu, open.decision, None);
                return BesideMenu { asked_by: None, own: false, menu };
            }
        };
        let view = G::view(&turned, self.speaker.viewer());
        BesideMenu { asked_by, own, menu: self.menu(&view, &menu, open.decision, None) }
    }
}

fn open_menu<G: Hosted>(
    teller: &G::Teller<'_>,
    menu: &Menu<G::Action>,
    decision: Decision,
    chosen: Option<Answer<G::Action>>,
) -> OpenMenuOf<G> {
    let item = |action: &G::Action| {
        let aside = teller.aside(action);
        let item = MenuItem {
            action: action.clone(),
            label: teller.label(action),
            group: aside.group,
            detail: aside.detail,
            forecast: teller.forecast(action),
        };
        (aside.place, item)
    };
    let mut items: Vec<(u8, _)> = menu.items().iter().map(item).collect();
    // What belongs together stands together, always in the same order. The other shapes of menus
    // mean their order.
    if menu.kind() == Kind::List {
        items.sort_by_key(|(place, _)| *place);
    }
    OpenMenu {
        decision: decision.id,
        question: teller.question(decision),
        kind: menu.kind(),
        items: items.into_iter().map(|(_, item)| item).collect(),
        sealed: decision.sealed,
        chosen,
        barred: teller.barred(decision),
    }
}

/// How many entries of what was taken back, and of the taking back, are told to whoever has nothing
/// of a table yet. Taking back and answering again makes a log as long as somebody likes, and
/// telling all of it would keep the house busy.
pub const UNDONE_TOLD_MAX: usize = 100;

/// How many entries from this one on do not count any more, those that took back included.
#[must_use]
pub fn n_undone<G: Hosted>(table: &Table<G>, from: u32) -> usize {
    let line = table.line();
    let n_live = line.len() - line.partition_point(|&seq| seq < from);
    (table.next_seq().saturating_sub(from) as usize).saturating_sub(n_live)
}

/// Walks through the log from one entry on, with the states around each.
fn walk<G: Hosted>(
    table: &Table<G>,
    from: u32,
    mut visit: impl FnMut(&G::State, &EntryOf<G>, &G::State),
) {
    if from >= table.next_seq() {
        return;
    }
    let mut before = table.state_before(from);
    for entry in table.log().iter().skip(from as usize) {
        let after = match entry.cause {
            Cause::Rewind { .. } => table.state_after(entry.seq),
            Cause::Deal | Cause::Answer { .. } | Cause::Rules { .. } => {
                evolved::<G>(before.clone(), entry)
            }
        };
        visit(&before, entry, &after);
        before = after;
    }
}

/// Walks through what still counts and the newest of what does not, or through the first and the last
/// of that. Whatever took back an entry is newer than it, so no entry is told as one that counts
/// because its rewind was left out.
fn walk_story<G: Hosted>(
    table: &Table<G>,
    n_max: usize,
    mut visit: impl FnMut(&G::State, &EntryOf<G>, &G::State) -> ControlFlow<()>,
) {
    let line = table.line();
    let n_undone = n_undone(table, 0);
    let n_untold = n_undone.saturating_sub(UNDONE_TOLD_MAX);
    let n_cut = (line.len() + n_undone - n_untold).saturating_sub(n_max.max(1));
    let (mut n_skipped, mut n_passed, mut n_live) = (0, 0, 0);
    // The state after the last entry that counts, and after each that was told and does not.
    let mut live = table.state_before(0);
    let mut branches: BTreeMap<u32, G::State> = BTreeMap::new();
    for entry in table.log() {
        let is_live = line.get(n_live) == Some(&entry.seq);
        n_live += usize::from(is_live);
        if !is_live && n_skipped < n_untold {
            n_skipped += 1;
            continue;
        }
        let is_cut = (1..=n_cut).contains(&n_passed);
        n_passed += 1;
        if is_cut {
            if is_live {
                live = evolved::<G>(live, entry);
            }
        } else if is_live {
            // An entry that counts applied to what the one before it on the line led to.
            let after = evolved::<G>(live.clone(), entry);
            if visit(&live, entry, &after).is_break() {
                return;
            }
            live = after;
        } else {
            let last_live = n_live.checked_sub(1).map(|idx| line[idx]);
            let state_after =
                |seq: u32, branches: &BTreeMap<u32, G::State>| match branches.get(&seq) {
                    _ if last_live == Some(seq) => live.clone(),
                    Some(state) => state.clone(),
                    None => table.state_after(seq),
                };
            let before = match entry.seq.checked_sub(1) {
                Some(previous) => state_after(previous, &branches),
                None => table.state_before(0),
            };
            let after = match entry.cause {
                Cause::Rewind { to, .. } => state_after(to, &branches),
                Cause::Deal | Cause::Answer { .. } | Cause::Rules { .. } => {
                    evolved::<G>(before.clone(), entry)
                }
            };
            if visit(&before, entry, &after).is_break() {
                return;
            }
            branches.insert(entry.seq, after);
        }
    }
}

/// What an entry leads to that does not take anything back.
fn evolved<G: Hosted>(mut state: G::State, entry: &EntryOf<G>) -> G::State {
    entry.events.iter().for_each(|event| G::evolve(&mut state, event));
    state
}
