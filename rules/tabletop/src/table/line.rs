//! The entries of a table that still count, and the states along them.
//!
//! A log only grows: what was taken back stays in it, behind a rewind. The line is what is left of
//! it, and is kept beside the log, since finding it anew at every rewind would take a long log the
//! square of its length.

use super::{Table, first_state};
use crate::{Cause, EntryOf, Game};
use alloc::vec::Vec;

impl<G: Game> Table<G> {
    /// The numbers of the entries that still count, rewinds resolved.
    #[must_use]
    pub fn line(&self) -> Vec<u32> {
        self.line.clone()
    }

    /// The line with this entry, which comes next.
    pub(super) fn follow(&mut self, entry: &EntryOf<G>) {
        follow(&mut self.line, entry);
    }

    /// The state right after an entry.
    #[must_use]
    pub fn state_after(&self, seq: u32) -> G::State {
        let mut state = first_state::<G>(&self.header, &self.content)
            .expect("the start was validated on opening");
        let mut fold = |line: &[u32]| {
            for on_line in line {
                for event in &self.log[*on_line as usize].events {
                    G::evolve(&mut state, event);
                }
            }
        };
        let mut seq = seq;
        while let Some(Cause::Rewind { to, .. }) = self.log.get(seq as usize).map(|it| &it.cause) {
            seq = *to;
        }
        match self.line.binary_search(&seq) {
            // What came before an entry that still counts still counts, too.
            Ok(idx) => fold(&self.line[..=idx]),
            Err(_) => fold(&self.line_until(seq)),
        }
        state
    }

    /// The state right before an entry.
    #[must_use]
    pub fn state_before(&self, seq: u32) -> G::State {
        match seq.checked_sub(1) {
            Some(previous) => self.state_after(previous),
            None => first_state::<G>(&self.header, &self.content)
                .expect("the start was validated on opening"),
        }
    }

    fn line_until(&self, last: u32) -> Vec<u32> {
        let mut line = Vec::new();
        for entry in self.log.iter().take(last as usize + 1) {
            follow(&mut line, entry);
        }
        line
    }
}

fn follow<A, E>(line: &mut Vec<u32>, entry: &crate::Entry<A, E>) {
    match entry.cause {
        Cause::Rewind { to, .. } => line.truncate(line.partition_point(|&seq| seq <= to)),
        Cause::Deal | Cause::Answer { .. } | Cause::Rules { .. } => line.push(entry.seq),
    }
}
