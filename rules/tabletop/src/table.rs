//! One playing of a game: header, log and state.
//!
//! Invariant: the state is the fold of the log; [`Table::propose`] changes
//! nothing, and a refusal changes nothing.

mod audit;
mod fault;
mod line;
mod rules;

pub use fault::{AuditFault, Refusal};

use crate::{
    Answer, Beside, By, Cause, Decision, DecisionId, Dice, Entry, EntryOf, Game, HeaderOf, Menu,
    Pending, PositionFault, Seat, Seed, Stage, Start, Viewer,
};
use alloc::string::ToString;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

/// Where a table's chance comes from.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "one per table; a box would buy nothing")]
enum Chance {
    Seed(Seed),
    /// What the script still holds, and the faces used so far for the record.
    Script {
        dice: Dice,
        faces: Vec<u32>,
    },
    /// A table read from a log without its seed can be looked at, not continued.
    Unknown,
}

/// Everything needed to open a table.
#[derive(Clone, Debug)]
pub struct Opening<G: Game> {
    /// What is fixed before the first entry.
    pub header: HeaderOf<G>,
    /// The card set the header pins.
    pub content: Arc<G::Content>,
}

/// One playing of a game.
#[derive(Debug)]
pub struct Table<G: Game> {
    header: HeaderOf<G>,
    content: Arc<G::Content>,
    chance: Chance,
    log: Vec<EntryOf<G>>,
    state: G::State,
    /// The version of the rules that the table goes by now.
    rules: u32,
    /// Which entries told nobody anything new, so that a rewind may pass them.
    quiet: Vec<bool>,
    /// The numbers of the entries that still count; follows from the log.
    line: Vec<u32>,
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self {
            header: self.header.clone(),
            content: self.content.clone(),
            chance: self.chance.clone(),
            log: self.log.clone(),
            state: self.state.clone(),
            rules: self.rules,
            quiet: self.quiet.clone(),
            line: self.line.clone(),
        }
    }
}

/// An entry that is legal and decided but not yet true.
#[derive(Clone, Debug)]
pub struct Proposed<G: Game> {
    /// The entry to store.
    pub entry: EntryOf<G>,
    after: G::State,
    quiet: bool,
    script: Option<Dice>,
}

impl<G: Game> Table<G> {
    /// Opens a table with its seed. A dealt table has entry 0 afterwards; a
    /// table from a position has no entry yet.
    ///
    /// # Errors
    /// What is wrong with the position.
    pub fn open(opening: Opening<G>, seed: Seed) -> Result<Self, Vec<PositionFault>> {
        let mut table = Self::start(opening, Chance::Seed(seed))?;
        match table.deal() {
            Ok(deal) => drop(table.commit(deal)),
            Err(Refusal::NothingToDeal) => {}
            Err(fault) => {
                let (at, message) = ("deal".to_string(), fault.to_string());
                return Err(vec![PositionFault { at, message, rule: None }]);
            }
        }
        Ok(table)
    }

    /// Opens a table from a position whose coming chance is scripted.
    ///
    /// # Errors
    /// What is wrong with the position.
    pub fn scripted(opening: Opening<G>, faces: &[u32]) -> Result<Self, Vec<PositionFault>> {
        let dice = Dice::scripted(faces.iter().copied());
        Self::start(opening, Chance::Script { dice, faces: faces.to_vec() })
    }

    /// A table before its first entry; without a seed it can only be read.
    ///
    /// # Errors
    /// What is wrong with the position.
    pub fn unopened(opening: Opening<G>, seed: Option<Seed>) -> Result<Self, Vec<PositionFault>> {
        Self::start(opening, seed.map_or(Chance::Unknown, Chance::Seed))
    }

    fn start(opening: Opening<G>, chance: Chance) -> Result<Self, Vec<PositionFault>> {
        let Opening { header, content } = opening;
        let state = first_state::<G>(&header, &content)?;
        let rules = header.rules;
        let (log, quiet, line) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Self { header, content, chance, log, state, rules, quiet, line })
    }

    /// What was fixed before the first entry.
    #[must_use]
    pub fn header(&self) -> &HeaderOf<G> {
        &self.header
    }

    /// The card set.
    #[must_use]
    pub fn content(&self) -> &Arc<G::Content> {
        &self.content
    }

    /// The entries so far.
    #[must_use]
    pub fn log(&self) -> &[EntryOf<G>] {
        &self.log
    }

    /// The state. It must not leave the server: send views and sights.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The number of seats.
    #[must_use]
    pub fn n_seats(&self) -> u8 {
        G::n_seats(&self.header.setup)
    }

    /// The number of the next entry.
    #[must_use]
    pub fn next_seq(&self) -> u32 {
        self.log.len() as u32
    }

    /// The open decisions.
    #[must_use]
    pub fn pending(&self) -> Pending {
        G::pending(&self.state)
    }

    /// The whole script of a scripted table, for its record.
    #[must_use]
    pub fn script(&self) -> Option<&[u32]> {
        match &self.chance {
            Chance::Script { faces, .. } => Some(faces),
            Chance::Seed(_) | Chance::Unknown => None,
        }
    }

    /// The scripted chance not used so far.
    #[must_use]
    pub fn unused_script(&self) -> Vec<u32> {
        match &self.chance {
            Chance::Script { dice, .. } => dice.unused(),
            Chance::Seed(_) | Chance::Unknown => Vec::new(),
        }
    }

    /// Adds coming chance to a scripted table.
    pub fn extend_script(&mut self, more: &[u32]) {
        if let Chance::Script { dice, faces } = &mut self.chance {
            faces.extend_from_slice(more);
            let unused: Vec<u32> = dice.unused().into_iter().chain(more.iter().copied()).collect();
            *dice = Dice::scripted(unused);
        }
    }

    /// What a seat may do beside what the table waits for.
    #[must_use]
    pub fn beside(&self, seat: Seat) -> Option<Beside> {
        G::beside(&self.state, seat)
    }

    /// The question of this number that is open beside.
    fn open_beside(&self, decision: DecisionId) -> Option<Beside> {
        let beside = if decision.is_beside() { self.beside(decision.seat()) } else { None };
        beside.filter(|open| open.decision.id == decision)
    }

    /// The menu of an open decision.
    #[must_use]
    pub fn menu(&self, decision: DecisionId) -> Menu<G::Action> {
        let mut menu = Menu::new();
        match self.open_beside(decision) {
            Some(open) => G::menu(&G::turned(&self.state, &open), decision, &mut menu),
            None => G::menu(&self.state, decision, &mut menu),
        }
        menu
    }

    /// The deal, decided but not yet true.
    ///
    /// # Errors
    /// There is nothing to deal, or the script has not the chance for it.
    pub fn deal(&self) -> Result<Proposed<G>, Refusal> {
        let is_dealt = matches!(self.header.start, Start::Deal | Start::Lesson);
        if self.has_begun() || !is_dealt {
            return Err(Refusal::NothingToDeal);
        }
        self.check_rules()?;
        self.unfold(Cause::Deal)
    }

    /// Like [`Self::deal`], for whoever does not care why there is none.
    #[must_use]
    pub fn propose_deal(&self) -> Option<Proposed<G>> {
        self.deal().ok()
    }

    /// Decides an answer without making it true.
    ///
    /// # Errors
    /// Why the table does not take it. Nothing has changed.
    pub fn propose(
        &self,
        seat: Seat,
        decision: DecisionId,
        answer: Answer<G::Action>,
        by: By,
    ) -> Result<Proposed<G>, Refusal> {
        let pending = self.pending();
        if pending.is_over() {
            return Err(Refusal::Over);
        }
        let beside = self.open_beside(decision).filter(|open| open.decision.seat == seat);
        if beside.is_none() && !pending.iter().any(|open| open.id == decision && open.seat == seat)
        {
            return Err(Refusal::NotYourDecision);
        }
        self.check_rules()?;
        if let Some(beside) = beside {
            return self.propose_beside(&beside, answer, by);
        }
        let menu = self.menu(decision);
        if !menu.contains(&answer) && !menu.contains(&G::meant(&self.state, seat, &answer)) {
            return Err(Refusal::NotOnTheMenu { rule: G::why_not(&self.state, seat, &answer) });
        }
        self.unfold(Cause::Answer { seat, decision, answer, by })
    }

    fn propose_beside(
        &self,
        beside: &Beside,
        answer: Answer<G::Action>,
        by: By,
    ) -> Result<Proposed<G>, Refusal> {
        let Decision { id: decision, seat, .. } = beside.decision;
        let turned = G::turned(&self.state, beside);
        let mut menu = Menu::new();
        G::menu(&turned, decision, &mut menu);
        if !menu.contains(&answer) {
            return Err(Refusal::NotOnTheMenu { rule: G::why_not(&turned, seat, &answer) });
        }
        self.unfold(Cause::Answer { seat, decision, answer, by })
    }

    /// Going back before this seat's last answer, without making it true.
    /// `freely` lifts the limit, for a table of one person and bots.
    ///
    /// # Errors
    /// Why the table cannot go back. Nothing has changed.
    pub fn propose_undo(&self, seat: Seat, freely: bool) -> Result<Proposed<G>, Refusal> {
        let to = self.may_undo(seat, freely)?;
        Ok(self.rewind(seat, to))
    }

    /// Whether this seat may take back its last answer, and the entry that would then be the last;
    /// answered without folding the log.
    ///
    /// # Errors
    /// Why the table cannot go back.
    pub fn may_undo(&self, seat: Seat, freely: bool) -> Result<u32, Refusal> {
        self.check_rules()?;
        let line = &self.line;
        // What is done beside is given up there, not taken back.
        let own = line.iter().rposition(|&seq| {
            matches!(&self.log[seq as usize].cause, Cause::Answer { seat: who, by, decision, .. } if *who == seat && *by != By::Bot && !decision.is_beside())
        });
        let Some(own) = own else { return Err(Refusal::NothingToUndo) };
        // Nobody takes back what somebody has learned, nor another seat's answer; but what others
        // have only talked about beside holds nobody up.
        let is_own = |seq: u32| matches!(&self.log[seq as usize].cause, Cause::Answer { seat: who, decision, .. } if *who == seat || decision.is_beside());
        if !freely && !line[own..].iter().all(|&seq| self.quiet[seq as usize] && is_own(seq)) {
            return Err(Refusal::Learned);
        }
        // What older rules decided stays as it is.
        if line[own] < self.decided_from() {
            return Err(Refusal::Learned);
        }
        // A table from a position may go back to before its first entry, which
        // has no number; such a table keeps its first answer.
        own.checked_sub(1).map(|idx| line[idx]).ok_or(Refusal::NothingToUndo)
    }

    /// Takes back what a bot answered last for this seat, as far as nobody has learned anything from
    /// it: for a person who returns to a seat that a bot stood in for.
    ///
    /// # Errors
    /// There is no such answer. Nothing has changed.
    pub fn propose_take_back(&self, seat: Seat) -> Result<Proposed<G>, Refusal> {
        self.check_rules()?;
        let line = &self.line;
        // What older rules decided stays as it is.
        let decided_from = self.decided_from();
        let n_bots = line.iter().rev().take_while(|&&seq| {
            seq >= decided_from
                && self.quiet[seq as usize]
                && matches!(&self.log[seq as usize].cause, Cause::Answer { seat: who, by: By::Bot, .. } if *who == seat)
        });
        let first = line.len() - n_bots.count();
        let to = first.checked_sub(1).filter(|_| first < line.len()).map(|idx| line[idx]);
        let to = to.ok_or(Refusal::NothingToUndo)?;
        Ok(self.rewind(seat, to))
    }

    /// Going back to this entry.
    fn rewind(&self, seat: Seat, to: u32) -> Proposed<G> {
        let entry =
            Entry { seq: self.next_seq(), cause: Cause::Rewind { seat, to }, events: Vec::new() };
        Proposed { entry, after: self.state_after(to), quiet: true, script: None }
    }

    /// Makes a proposed entry true.
    pub fn commit(&mut self, proposed: Proposed<G>) -> &EntryOf<G> {
        assert_eq!(
            proposed.entry.seq,
            self.next_seq(),
            "an entry was proposed against an older table"
        );
        self.state = proposed.after;
        if let Cause::Rules { to, .. } = proposed.entry.cause {
            self.rules = to;
        }
        self.quiet.push(proposed.quiet);
        self.follow(&proposed.entry);
        self.log.push(proposed.entry);
        if let (Chance::Script { dice, .. }, Some(left)) = (&mut self.chance, proposed.script) {
            *dice = left;
        }
        self.log.last().expect("an entry was pushed just now")
    }

    /// Proposes and commits, for tests and tools.
    ///
    /// # Errors
    /// Why the table does not take it. Nothing has changed.
    pub fn act(&mut self, seat: Seat, answer: Answer<G::Action>) -> Result<&EntryOf<G>, Refusal> {
        let pending = self.pending();
        let decision = match pending.of(seat) {
            Some(open) => open.id,
            None if pending.is_over() => return Err(Refusal::Over),
            None => return Err(Refusal::NotYourDecision),
        };
        let proposed = self.propose(seat, decision, answer, By::Person)?;
        Ok(self.commit(proposed))
    }

    /// Takes over a stored entry: folds its events, runs no rules.
    ///
    /// # Errors
    /// An entry out of order, a rewind to nowhere, or rules that cannot follow.
    pub fn fold(&mut self, entry: EntryOf<G>) -> Result<(), AuditFault> {
        let seq = entry.seq;
        if seq != self.next_seq() {
            return Err(AuditFault { seq, what: "the entry is out of order" });
        }
        if let Cause::Rules { from, to } = entry.cause {
            self.change_rules(seq, from, to)?;
        }
        let mut quiet = true;
        if let Cause::Rewind { to, .. } = entry.cause {
            if self.line.binary_search(&to).is_err() {
                return Err(AuditFault { seq, what: "it goes back to an entry that is not there" });
            }
            self.state = self.state_after(to);
        } else {
            let n_seats = self.n_seats();
            for event in &entry.events {
                quiet &= !teaches::<G>(&self.state, event, n_seats);
                G::evolve(&mut self.state, event);
            }
        }
        self.quiet.push(quiet);
        self.follow(&entry);
        self.log.push(entry);
        Ok(())
    }

    fn unfold(&self, cause: Cause<G::Action>) -> Result<Proposed<G>, Refusal> {
        let seq = self.next_seq();
        let mut dice = match &self.chance {
            Chance::Seed(seed) => Dice::keyed(seed, self.stream()),
            Chance::Script { dice, .. } => dice.clone(),
            Chance::Unknown => return Err(Refusal::NoSeed),
        };
        let mut after = self.state.clone();
        let mut events = Vec::new();
        let mut stage = Stage::new(&mut after, &mut dice, &mut events);
        match &cause {
            Cause::Deal => G::deal(&mut stage),
            Cause::Answer { seat, decision, answer, .. } => match self.open_beside(*decision) {
                Some(beside) => G::decide_beside(&mut stage, &beside, answer),
                None => G::decide(&mut stage, *seat, answer),
            },
            Cause::Rules { from, .. } => G::adopt(&mut stage, *from),
            Cause::Rewind { .. } => unreachable!("a rewind has no events to unfold"),
        }
        if let Some(fault) = dice.fault() {
            return Err(Refusal::Dice(fault));
        }
        if events.len() > G::EVENTS_MAX {
            return Err(Refusal::TooManyEvents);
        }
        let quiet = !self.teaches_anybody(&events);
        let script = matches!(self.chance, Chance::Script { .. }).then_some(dice);
        Ok(Proposed { entry: Entry { seq, cause, events }, after, quiet, script })
    }

    /// Which stream of the seed the next entry rolls from.
    fn stream(&self) -> u32 {
        match self.header.start {
            Start::Lesson => {
                let is_played = |seq: &u32| !self.log[*seq as usize].is_rules();
                self.line.iter().filter(|seq| is_played(seq)).count() as u32
            }
            Start::Deal | Start::Position(_) => self.next_seq(),
        }
    }

    fn teaches_anybody(&self, events: &[G::Event]) -> bool {
        let mut state = self.state.clone();
        events.iter().any(|event| {
            let teaches = teaches::<G>(&state, event, self.n_seats());
            G::evolve(&mut state, event);
            teaches
        })
    }
}

/// What a viewer saw of these events, with the state before the first of them.
#[must_use]
pub fn sights<G: Game>(before: &G::State, events: &[G::Event], viewer: Viewer) -> Vec<G::Sight> {
    let mut state = before.clone();
    let mut seen = Vec::new();
    for event in events {
        seen.extend(G::sight(&state, event, viewer));
        G::evolve(&mut state, event);
    }
    seen
}

fn teaches<G: Game>(before: &G::State, event: &G::Event, n_seats: u8) -> bool {
    Viewer::all(n_seats).any(|viewer| G::learns(before, event, viewer))
}

fn first_state<G: Game>(
    header: &HeaderOf<G>,
    content: &Arc<G::Content>,
) -> Result<G::State, Vec<PositionFault>> {
    match &header.start {
        Start::Deal | Start::Lesson => Ok(G::blank(&header.setup, content)),
        Start::Position(position) => G::place(&header.setup, content, position),
    }
}
