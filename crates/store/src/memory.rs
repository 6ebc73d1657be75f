//! The store in memory: for tests, and for play that need not last.

mod keys;
mod years;

use crate::{FIRST_SEQ, Faults, NewTable, Row, Stats, StoreError, StoredTable, Summary, Trouble};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

/// The memory body of [`crate::Store`].
#[derive(Debug, Clone)]
pub struct Memory {
    faults: Faults,
    state: Arc<Mutex<State>>,
}

#[derive(Debug, Default)]
struct State {
    tables: HashMap<String, Table>,
    attachments: HashMap<String, Arc<[u8]>>,
    /// How many tables were ever created.
    n_created: i64,
    keys: keys::Keys,
    stats: Stats,
    trouble: Trouble,
    closed: bool,
}

#[derive(Debug)]
struct Table {
    /// How many tables were created before: breaks ties in a listing.
    order: i64,
    stored: StoredTable,
}

impl Memory {
    pub(crate) fn new(faults: Faults) -> Self {
        Self { faults, state: Arc::default() }
    }

    pub(crate) fn create(&self, table: NewTable) -> Result<(), StoreError> {
        let mut state = self.writable()?;
        if state.tables.contains_key(&table.id) {
            return Err(StoreError::Conflict);
        }
        let attachment = table.attachment.map(|attachment| {
            let name = attachment.name;
            state.attachments.entry(name.clone()).or_insert(attachment.bytes);
            name
        });
        let stored = StoredTable {
            header: table.header,
            seating: table.seating,
            created_ms: table.created_ms,
            finished_ms: None,
            touched_ms: table.created_ms,
            attachment,
            members: each_once(table.members),
            rows: Vec::new(),
        };
        state.n_created += 1;
        let order = state.n_created;
        state.tables.insert(table.id, Table { order, stored });
        state.stats.commits += 1;
        Ok(())
    }

    pub(crate) async fn append(&self, table: &str, row: Row) -> Result<(), StoreError> {
        self.faults.meet().await?;
        let mut state = self.writable()?;
        let table = state.tables.get_mut(table).ok_or(StoreError::Missing)?;
        if row.seq != table.next_seq() {
            return Err(StoreError::Conflict);
        }
        table.stored.rows.push(row);
        state.stats.rows += 1;
        state.stats.commits += 1;
        Ok(())
    }

    pub(crate) fn set_seating(
        &self,
        table: &str,
        seating: Vec<u8>,
        members: Vec<Vec<u8>>,
    ) -> Result<(), StoreError> {
        let mut state = self.writable()?;
        let stored = &mut state.tables.get_mut(table).ok_or(StoreError::Missing)?.stored;
        stored.seating = seating;
        stored.members = each_once(members);
        state.stats.commits += 1;
        Ok(())
    }

    pub(crate) fn settle(
        &self,
        table: &str,
        header: Vec<u8>,
        seating: Vec<u8>,
        members: Vec<Vec<u8>>,
    ) -> Result<(), StoreError> {
        let mut state = self.writable()?;
        let table = state.tables.get_mut(table).ok_or(StoreError::Missing)?;
        if !table.stored.rows.is_empty() {
            return Err(StoreError::Conflict);
        }
        (table.stored.header, table.stored.seating) = (header, seating);
        table.stored.members = each_once(members);
        state.stats.commits += 1;
        Ok(())
    }

    pub(crate) fn finish(&self, table: &str, at_ms: i64) -> Result<(), StoreError> {
        let mut state = self.writable()?;
        let table = state.tables.get_mut(table).ok_or(StoreError::Missing)?;
        if table.stored.finished_ms.is_none() {
            table.stored.finished_ms = Some(at_ms);
            table.stored.touched_ms = table.stored.touched_ms.max(at_ms);
        }
        state.stats.commits += 1;
        Ok(())
    }

    pub(crate) fn load(&self, table: &str) -> Result<Option<StoredTable>, StoreError> {
        Ok(self.open_state()?.tables.get(table).map(|table| table.stored.clone()))
    }

    pub(crate) fn list(
        &self,
        limit: u32,
        unfinished_only: bool,
    ) -> Result<Vec<Summary>, StoreError> {
        let state = self.open_state()?;
        let mut tables: Vec<_> = state
            .tables
            .iter()
            .filter(|(_, table)| !unfinished_only || table.stored.finished_ms.is_none())
            .collect();
        tables.sort_by_key(|(_, table)| (table.stored.created_ms, table.order));
        Ok(tables
            .into_iter()
            .rev()
            .take(limit as usize)
            .map(|(id, table)| Summary {
                id: id.clone(),
                created_ms: table.stored.created_ms,
                finished_ms: table.stored.finished_ms,
                entries: table.entries(),
            })
            .collect())
    }

    pub(crate) fn attachment(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.open_state()?.attachments.get(name).map(|bytes| bytes.to_vec()))
    }

    pub(crate) fn health(&self) -> Result<(), StoreError> {
        self.writable().map(drop)
    }

    pub(crate) fn close(&self) {
        self.lock().closed = true;
    }

    pub(crate) fn stats(&self) -> Stats {
        self.lock().stats
    }

    pub(crate) fn simulate(&self, trouble: Trouble) {
        self.lock().trouble = trouble;
    }

    fn writable(&self) -> Result<MutexGuard<'_, State>, StoreError> {
        let state = self.open_state()?;
        match state.trouble {
            Trouble::None => Ok(state),
            Trouble::Full => Err(StoreError::Unavailable("no space is left".into())),
            Trouble::ReadOnly => Err(StoreError::Unavailable("read-only".into())),
        }
    }

    fn open_state(&self) -> Result<MutexGuard<'_, State>, StoreError> {
        let state = self.lock();
        if state.closed {
            return Err(StoreError::Unavailable("the store is closed".into()));
        }
        Ok(state)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("nothing panics while it holds the memory store")
    }
}

fn each_once(mut members: Vec<Vec<u8>>) -> Vec<Vec<u8>> {
    members.sort_unstable();
    members.dedup();
    members
}

impl Table {
    fn entries(&self) -> u32 {
        u32::try_from(self.stored.rows.len()).expect("TABLE_ROWS_MAX is far below u32::MAX")
    }

    fn next_seq(&self) -> u32 {
        FIRST_SEQ + self.entries()
    }
}
