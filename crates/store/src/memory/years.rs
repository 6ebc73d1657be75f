//! What keeps a store in memory in shape.

use super::{Memory, State, Table};
use crate::{Cutoffs, Pruned, StoreError, WalkFrom};
use std::collections::HashSet;

/// Why a table may go.
#[derive(Clone, Copy)]
enum Why {
    NeverBegun,
    Deserted,
    Finished,
}

impl Table {
    fn may_go(&self, cutoffs: &Cutoffs) -> Option<Why> {
        let stored = &self.stored;
        let (why, cutoff) = match (stored.finished_ms, stored.rows.is_empty()) {
            (Some(_), _) => (Why::Finished, cutoffs.finished_ms),
            (None, true) => (Why::NeverBegun, cutoffs.never_begun_ms),
            (None, false) => (Why::Deserted, cutoffs.deserted_ms),
        };
        cutoff.is_some_and(|cutoff| stored.touched_ms < cutoff).then_some(why)
    }
}

impl State {
    /// The tables that may go, those to which nobody has come for longest first.
    fn going(&self, cutoffs: &Cutoffs) -> Vec<(String, Why)> {
        let mut going: Vec<_> = self
            .tables
            .iter()
            .filter_map(|(id, table)| Some((table, id, table.may_go(cutoffs)?)))
            .collect();
        going.sort_by_key(|(table, ..)| (table.stored.touched_ms, table.order));
        going.into_iter().map(|(_, id, why)| (id.clone(), why)).collect()
    }

    /// The attachments that no table names but these.
    fn unnamed(&self, without: &[(String, Why)]) -> Vec<String> {
        let gone: HashSet<&str> = without.iter().map(|(id, _)| id.as_str()).collect();
        let stays = self.tables.iter().filter(|(id, _)| !gone.contains(id.as_str()));
        let named: HashSet<&str> =
            stays.filter_map(|(_, table)| table.stored.attachment.as_deref()).collect();
        let names = self.attachments.keys();
        names.filter(|name| !named.contains(name.as_str())).cloned().collect()
    }
}

fn count(going: &[(String, Why)]) -> Pruned {
    let mut pruned = Pruned::default();
    for (_, why) in going {
        match why {
            Why::NeverBegun => pruned.never_begun += 1,
            Why::Deserted => pruned.deserted += 1,
            Why::Finished => pruned.finished += 1,
        }
    }
    pruned
}

impl Memory {
    pub(crate) fn touch(&self, table: &str, at_ms: i64) -> Result<(), StoreError> {
        let mut state = self.writable()?;
        let stored = &mut state.tables.get_mut(table).ok_or(StoreError::Missing)?.stored;
        stored.touched_ms = stored.touched_ms.max(at_ms);
        state.stats.commits += 1;
        Ok(())
    }

    pub(crate) fn last_touch(&self) -> Result<Option<i64>, StoreError> {
        Ok(self.open_state()?.tables.values().map(|table| table.stored.touched_ms).max())
    }

    pub(crate) fn tables_of(&self, person: &[u8], limit: u32) -> Result<Vec<String>, StoreError> {
        let state = self.open_state()?;
        let is_own = |table: &Table| table.stored.members.iter().any(|member| member == person);
        let mut own: Vec<_> = state.tables.iter().filter(|(_, table)| is_own(table)).collect();
        own.sort_by_key(|(_, table)| std::cmp::Reverse(table.order));
        Ok(own.into_iter().take(limit as usize).map(|(id, _)| id.clone()).collect())
    }

    pub(crate) fn walk(
        &self,
        from: WalkFrom,
        limit: u32,
    ) -> Result<Vec<(WalkFrom, String)>, StoreError> {
        let state = self.open_state()?;
        let later = state.tables.iter().filter(|(_, table)| table.order > from.0);
        let mut later: Vec<_> =
            later.map(|(id, table)| (WalkFrom(table.order), id.clone())).collect();
        later.sort();
        later.truncate(limit as usize);
        Ok(later)
    }

    pub(crate) fn prunable(&self, cutoffs: &Cutoffs) -> Result<Pruned, StoreError> {
        let state = self.open_state()?;
        let going = state.going(cutoffs);
        let attachments = state.unnamed(&going).len() as u64;
        Ok(Pruned { attachments, ..count(&going) })
    }

    pub(crate) fn prune(&self, cutoffs: &Cutoffs, limit: u32) -> Result<Pruned, StoreError> {
        let mut state = self.writable()?;
        let mut going = state.going(cutoffs);
        going.truncate(limit as usize);
        let mut pruned = count(&going);
        for (id, _) in &going {
            state.tables.remove(id);
        }
        if going.len() < limit as usize {
            let unnamed = state.unnamed(&[]);
            pruned.attachments = unnamed.len() as u64;
            unnamed.iter().for_each(|name| drop(state.attachments.remove(name)));
        }
        if pruned != Pruned::default() {
            state.stats.commits += 1;
        }
        Ok(pruned)
    }
}
