//! What a game must be able to say.

use crate::{Answer, Beside, DecisionId, Dice, Menu, Outcome, Pending, Ranking, Seat, Viewer};
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt::Debug;
use core::ops::RangeInclusive;
use serde::Serialize;

/// The id of a numbered rule, such as `HS-3.2`.
pub type Rule = &'static str;

/// A game: a set of pure functions. It holds no state and is never instantiated.
pub trait Game: Sized + 'static {
    /// The name in commands, addresses and records.
    const ID: &'static str;
    /// The version of the rules. A table begins with it and takes up a later one
    /// by an entry of its log, [`Cause::Rules`](crate::Cause::Rules).
    const RULES: u32;
    /// The oldest version whose logs still fold here. A log of it is read as it
    /// stands; what follows from an answer is said by [`Self::RULES`] alone.
    const RULES_OLDEST: u32 = Self::RULES;
    /// How many may sit down.
    const SEATS: RangeInclusive<u8>;
    /// No table has more entries, rewinds aside.
    const ENTRIES_MAX: u32;
    /// No entry has more events.
    const EVENTS_MAX: usize;

    /// What the table agreed before the deal: seats, options, rulings.
    type Setup: Clone + Eq + Debug;
    /// The typed card set; checked outside the rules, pinned by its hash.
    type Content: Eq + Debug;
    /// Everything. Never serialised, never sent.
    type State: Clone + Eq + Debug;
    /// An item of a menu.
    type Action: Clone + Eq + Debug;
    /// What became true; all chance already resolved.
    type Event: Clone + Eq + Debug;
    /// What one viewer may know: an information state, memory included.
    type View: Clone + Eq + Debug;
    /// One event as one viewer saw it.
    type Sight: Clone + Eq + Debug;
    /// A claimed situation, for tests, tutorials, puzzles and bug reports.
    type Position: Clone + Eq + Debug;

    /// The number of seats of this setup.
    fn n_seats(setup: &Self::Setup) -> u8;

    /// The table before the deal.
    fn blank(setup: &Self::Setup, content: &Arc<Self::Content>) -> Self::State;

    /// Deals. The stage holds a blank state.
    fn deal(stage: &mut Stage<'_, Self>);

    /// Takes over a running table of older rules, `from` which version on. The
    /// stage holds the state as those rules left it; what must be otherwise for
    /// the table to go on is emitted. Most changes need nothing.
    fn adopt(_stage: &mut Stage<'_, Self>, _from: u32) {}

    /// Validates a claimed situation into a state.
    ///
    /// # Errors
    /// Every fault of the claim, not only the first.
    fn place(
        setup: &Self::Setup,
        content: &Arc<Self::Content>,
        position: &Self::Position,
    ) -> Result<Self::State, Vec<PositionFault>>;

    /// The open decisions; none when the table is over.
    fn pending(state: &Self::State) -> Pending;

    /// Writes all legal answers to an open decision into the menu.
    ///
    /// Must depend only on what the asked seat knows.
    fn menu(state: &Self::State, decision: DecisionId, menu: &mut Menu<Self::Action>);

    /// Unfolds an answer into events. The caller has checked the menu; every
    /// change goes through [`Stage::emit`].
    fn decide(stage: &mut Stage<'_, Self>, seat: Seat, answer: &Answer<Self::Action>);

    /// What this seat may do beside what the table waits for, if anything.
    fn beside(_state: &Self::State, _seat: Seat) -> Option<Beside> {
        None
    }

    /// The table as it is for a seat that turns to what is open beside: asked that, and nothing
    /// else. Its view and its menu are those of that question, so whoever draws, tells or plays a
    /// question needs to know nothing of it. It holds no more than the state does.
    fn turned(state: &Self::State, _beside: &Beside) -> Self::State {
        state.clone()
    }

    /// Unfolds an answer to what is open beside. What the table waits for stays open, unless the
    /// answer changes it.
    fn decide_beside(
        _stage: &mut Stage<'_, Self>,
        _beside: &Beside,
        _answer: &Answer<Self::Action>,
    ) {
        unreachable!("nothing is open beside in this game");
    }

    /// Applies an event: total, no chance, no rules.
    fn evolve(state: &mut Self::State, event: &Self::Event);

    /// Everything this viewer may know or remember.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// The event as this viewer sees it, or nothing. `before` is the state the
    /// event applies to.
    fn sight(before: &Self::State, event: &Self::Event, viewer: Viewer) -> Option<Self::Sight>;

    /// Whether the event tells this viewer something that a rewind could not
    /// take back: a card seen, a choice unsealed, a roll. An entry that used
    /// dice must teach somebody; a law checks it.
    fn learns(before: &Self::State, event: &Self::Event, viewer: Viewer) -> bool;

    /// What is answered when a clock runs out. Always legal.
    fn fallback(state: &Self::State, decision: DecisionId) -> Answer<Self::Action>;

    /// The rule that keeps this answer off the seat's menu, or the seat from
    /// being asked, if one can be named.
    fn why_not(state: &Self::State, seat: Seat, answer: &Answer<Self::Action>) -> Option<Rule>;

    /// The answer of the menu that this one amounts to; itself, where it is on
    /// the menu or amounts to none.
    ///
    /// A menu offers things that nobody can tell apart once, under one name.
    /// Naming another of them is the same answer: it stays legal, and
    /// [`decide`](Self::decide) is given it as it was said.
    fn meant(
        state: &Self::State,
        seat: Seat,
        answer: &Answer<Self::Action>,
    ) -> Answer<Self::Action> {
        let _ = (state, seat);
        answer.clone()
    }

    /// How the table ended, once it is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// The places and scores of the outcome, for whoever needs no more of it. A game may find them
    /// out in less time; it tells the same as [`outcome`](Self::outcome).
    fn ranking(state: &Self::State) -> Option<Ranking> {
        Self::outcome(state).as_ref().map(Ranking::from)
    }
}

/// Drawing a whole state from what one viewer knows, and from nothing else.
///
/// Law: `view(imagine(v)) == v`. This is the leak test and the eye of every bot.
pub trait Imagine: Game {
    /// A state this viewer could not tell from the real one, every one of them possible.
    fn imagine(view: &Self::View, content: &Arc<Self::Content>, dice: &mut Dice) -> Self::State;
}

/// Where an answer unfolds: state, dice and the events so far.
#[derive(Debug)]
pub struct Stage<'a, G: Game> {
    /// The state as the events so far have made it. Read it; change it by [`emit`](Self::emit).
    pub state: &'a mut G::State,
    /// The dice of this entry.
    pub dice: &'a mut Dice,
    events: &'a mut Vec<G::Event>,
}

impl<'a, G: Game> Stage<'a, G> {
    /// A stage over this state; events are appended to `events`.
    pub fn new(state: &'a mut G::State, dice: &'a mut Dice, events: &'a mut Vec<G::Event>) -> Self {
        Self { state, dice, events }
    }

    /// Makes something true. The only way a rule changes the state.
    ///
    /// Inlined always: a rule knows which event it emits, so that only its own
    /// arm of `evolve` is left.
    #[inline(always)]
    pub fn emit(&mut self, event: G::Event) {
        // Ends a loop in the rules while they are being written; a table refuses the
        // entry in any build, and a playout, which must be fast, trusts the laws.
        debug_assert!(
            self.events.len() < G::EVENTS_MAX.saturating_mul(2),
            "an entry of endless events"
        );
        G::evolve(self.state, &event);
        self.events.push(event);
    }
}

/// One reason why a claimed situation cannot be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PositionFault {
    /// Where in the position, such as `hands[2]`.
    pub at: String,
    /// What is wrong.
    pub message: String,
    /// The rule it breaks, if one can be named.
    pub rule: Option<Rule>,
}
