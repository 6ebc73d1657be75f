//! A table that a tape plays.

use crate::{ActionOf, Kit, StateOf, Tape};
use tabletop::{Answer, By, Decision, Dice, EntryOf, Game, Seed, Table};

/// How often in eight a sealed choice is changed where one could be.
const CHANGES_IN_EIGHT: u64 = 1;

/// A table that a tape plays.
#[derive(Debug)]
pub struct Walk<'k, K: Kit> {
    /// The game's kit.
    pub kit: &'k K,
    /// The table.
    pub table: Table<K::Game>,
    /// What picks.
    pub tape: Tape,
    /// Chance that is not the table's: for twins and probes.
    pub dice: Dice,
    seed: u64,
    n_changes: u32,
}

/// What the tape picked next.
#[derive(Clone, Debug)]
pub struct Chosen<A> {
    /// The question.
    pub decision: Decision,
    /// The answer, from its menu.
    pub answer: Answer<A>,
}

/// One entry just made true.
#[derive(Debug)]
pub struct Step<'w, K: Kit> {
    /// The game's kit.
    pub kit: &'w K,
    /// The state before it.
    pub before: &'w StateOf<K>,
    /// The entry.
    pub entry: &'w EntryOf<K::Game>,
    /// The table after it.
    pub table: &'w Table<K::Game>,
}

impl<'k, K: Kit> Walk<'k, K> {
    pub(crate) fn new(kit: &'k K, table: Table<K::Game>, tape: Tape, seed: u64) -> Self {
        // Another number than the tape's own, so that twins do not mirror the picks.
        Self { kit, table, tape, dice: Dice::swift(!seed), seed, n_changes: 0 }
    }

    /// The table's seed.
    #[must_use]
    pub fn seed(&self) -> Seed {
        Seed::from_number(self.seed)
    }

    /// The number of entries so far that count for `ENTRIES_MAX`: changes of
    /// sealed choices are as many as people like.
    #[must_use]
    pub fn n_counted(&self) -> u32 {
        self.table.next_seq() - self.n_changes
    }

    /// Whether the table has run past its bound; no walk goes on then.
    #[must_use]
    pub fn is_endless(&self) -> bool {
        self.n_counted() > K::Game::ENTRIES_MAX
    }

    /// What the tape picks next; nothing when the table is over or the tape ends.
    pub fn choose(&mut self) -> Option<Chosen<ActionOf<K>>> {
        if self.is_endless() {
            return None;
        }
        let pending = self.table.pending();
        let awaited: Vec<Decision> = pending.awaited().collect();
        let answered: Vec<Decision> = pending.iter().filter(|open| open.answered).collect();
        let changes = !answered.is_empty() && self.tape.pick(8)? >= 8 - CHANGES_IN_EIGHT;
        let among = if changes || awaited.is_empty() { &answered } else { &awaited };
        if among.is_empty() {
            return None;
        }
        let decision = among[self.tape.pick(among.len() as u64)? as usize];
        let answer = self.tape.answer(&self.table.menu(decision.id))?;
        Some(Chosen { decision, answer })
    }

    /// Plays what was chosen.
    ///
    /// # Errors
    /// The table refused a member of its own menu.
    pub fn play(&mut self, chosen: Chosen<ActionOf<K>>) -> Result<&EntryOf<K::Game>, String> {
        let Chosen { decision, answer } = chosen;
        let proposed = self
            .table
            .propose(decision.seat, decision.id, answer.clone(), By::Person)
            .map_err(|refusal| {
            format!("{answer:?} is on the menu of seat {} and refused: {refusal}", decision.seat)
        })?;
        self.n_changes += u32::from(decision.answered);
        Ok(self.table.commit(proposed))
    }

    /// Plays to the end and looks at every entry, the deal included.
    ///
    /// # Errors
    /// The first complaint of `look`.
    pub fn each_entry(
        &mut self,
        mut look: impl FnMut(Step<'_, K>, &mut Dice) -> Result<(), String>,
    ) -> Result<(), String> {
        if let Some(deal) = self.table.log().first() {
            let before = self.table.state_before(0);
            let step = Step { kit: self.kit, before: &before, entry: deal, table: &self.table };
            look(step, &mut self.dice)?;
        }
        while let Some(chosen) = self.choose() {
            let before = self.table.state().clone();
            let entry = self.play(chosen)?.clone();
            let step = Step { kit: self.kit, before: &before, entry: &entry, table: &self.table };
            look(step, &mut self.dice)?;
        }
        Ok(())
    }

    /// Plays to the end and looks at the table between any two entries, and
    /// when it is over.
    ///
    /// # Errors
    /// The first complaint of `look`.
    pub fn each_pause(
        &mut self,
        mut look: impl FnMut(&Table<K::Game>, &mut Dice) -> Result<(), String>,
    ) -> Result<(), String> {
        loop {
            look(&self.table, &mut self.dice)?;
            let Some(chosen) = self.choose() else { return Ok(()) };
            self.play(chosen)?;
        }
    }
}
