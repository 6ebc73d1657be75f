//! What is carried, whatever it lies in, and the hashes that tell whether it is the same.

use super::Carried;
use crate::{Row, packing};
use blake3::{Hash, Hasher};

/// How many damaged tables a report names.
const DAMAGED_NAMED_MAX: usize = 20;

/// A page of what a store has. Attachments come first, then tables in the order in which they were
/// created, then keys in theirs.
#[derive(Debug)]
pub(crate) enum Contents {
    Attachments(Vec<Packed>),
    Tables(Vec<WholeTable>),
    Keys(Vec<Key>),
}

/// How far a store has been read.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cursor {
    pub(crate) part: Part,
    /// The last key that was read of that part.
    pub(crate) key: i64,
}

/// What is read now.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    #[default]
    Attachments,
    Tables,
    Keys,
    Done,
}

impl Cursor {
    /// Goes on to the next part if nothing of this one is left; otherwise notes the last key.
    pub(crate) fn turn(&mut self, last_key: Option<i64>) {
        match (last_key, self.part) {
            (Some(key), _) => self.key = key,
            (None, Part::Attachments) => *self = Self { part: Part::Tables, key: 0 },
            (None, Part::Tables) => *self = Self { part: Part::Keys, key: 0 },
            (None, Part::Keys | Part::Done) => *self = Self { part: Part::Done, key: 0 },
        }
    }
}

/// An attachment as it lies on disk.
#[derive(Debug)]
pub(crate) struct Packed {
    pub(crate) name: String,
    pub(crate) packed: Vec<u8>,
}

/// A table as it lies on disk.
#[derive(Debug)]
pub(crate) struct WholeTable {
    pub(crate) id: String,
    pub(crate) created_ms: i64,
    pub(crate) finished_ms: Option<i64>,
    pub(crate) touched_ms: i64,
    pub(crate) attachment: Option<String>,
    pub(crate) seating: Vec<u8>,
    pub(crate) header: Vec<u8>,
    /// To whom it belongs, in the order of their bytes.
    pub(crate) members: Vec<Vec<u8>>,
    /// How many rows the segments should have.
    pub(crate) in_segments: u32,
    /// The number of the first row of each, and its packed rows.
    pub(crate) segments: Vec<(u32, Vec<u8>)>,
    pub(crate) rows: Vec<Row>,
}

#[derive(Debug)]
pub(crate) struct Key {
    pub(crate) hash: Vec<u8>,
    pub(crate) person: Vec<u8>,
    pub(crate) is_revoked: bool,
}

/// The hashes of everything, in order.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Digests {
    attachments: Vec<Hash>,
    tables: Vec<Hash>,
    keys: Vec<Hash>,
    entries: u64,
    damaged: Vec<String>,
}

impl Digests {
    pub(super) fn n_tables(&self) -> usize {
        self.tables.len()
    }

    pub(super) fn take_in(&mut self, page: &Contents) {
        match page {
            Contents::Attachments(page) => self.attachments.extend(page.iter().map(of_attachment)),
            Contents::Tables(page) => {
                for table in page {
                    let (digest, entries) = of_table(table);
                    self.tables.push(digest);
                    self.entries += entries.unwrap_or(0);
                    if entries.is_none() && self.damaged.len() < DAMAGED_NAMED_MAX {
                        self.damaged.push(table.id.clone());
                    }
                }
            }
            Contents::Keys(page) => self.keys.extend(page.iter().map(of_key)),
        }
    }

    /// The first thing that is not the same, for people.
    pub(super) fn differs_from(&self, other: &Self) -> Option<String> {
        let parts = [
            ("attachment", &self.attachments, &other.attachments),
            ("table", &self.tables, &other.tables),
            ("key", &self.keys, &other.keys),
        ];
        parts.into_iter().find_map(|(what, ours, theirs)| {
            if ours.len() != theirs.len() {
                return Some(format!("the number of {what}s ({}, {})", ours.len(), theirs.len()));
            }
            let place = ours.iter().zip(theirs).position(|(one, two)| one != two)?;
            Some(format!("{what} {} of {}", place + 1, ours.len()))
        })
    }

    pub(super) fn report(self) -> Carried {
        let mut all = Hasher::new();
        for part in [&self.attachments, &self.tables, &self.keys] {
            put(&mut all, &part.len().to_le_bytes());
            for digest in part {
                all.update(digest.as_bytes());
            }
        }
        Carried {
            tables: self.tables.len(),
            entries: self.entries,
            attachments: self.attachments.len(),
            keys: self.keys.len(),
            damaged: self.damaged,
            digest: all.finalize().to_hex().to_string(),
        }
    }
}

fn of_attachment(attachment: &Packed) -> Hash {
    let mut hasher = Hasher::new();
    put(&mut hasher, attachment.name.as_bytes());
    put(&mut hasher, &attachment.packed);
    hasher.finalize()
}

/// The hash of a table with every row, and how many rows there are; none if its log is damaged, and
/// then the hash is of what is there instead.
fn of_table(table: &WholeTable) -> (Hash, Option<u64>) {
    let mut hasher = Hasher::new();
    put(&mut hasher, table.id.as_bytes());
    hasher.update(&table.created_ms.to_le_bytes());
    hasher.update(&table.touched_ms.to_le_bytes());
    put(&mut hasher, &table.finished_ms.map(i64::to_le_bytes).unwrap_or_default());
    hasher.update(&[u8::from(table.finished_ms.is_some()), u8::from(table.attachment.is_some())]);
    put(&mut hasher, table.attachment.as_deref().unwrap_or_default().as_bytes());
    put(&mut hasher, &table.seating);
    put(&mut hasher, &table.header);
    put(&mut hasher, &table.members.len().to_le_bytes());
    table.members.iter().for_each(|person| put(&mut hasher, person));
    hasher.update(&table.in_segments.to_le_bytes());
    let mut n_rows = 0;
    let mut is_whole = true;
    for (first, packed) in &table.segments {
        match packing::unpack_rows(*first, packed) {
            Ok(rows) => rows.iter().for_each(|row| {
                is_whole &= row.seq == n_rows;
                n_rows += 1;
                put_row(&mut hasher, row);
            }),
            Err(_) => {
                is_whole = false;
                put(&mut hasher, packed);
            }
        }
    }
    is_whole &= n_rows == table.in_segments;
    for row in &table.rows {
        is_whole &= row.seq == n_rows;
        n_rows += 1;
        put_row(&mut hasher, row);
    }
    (hasher.finalize(), is_whole.then_some(u64::from(n_rows)))
}

fn of_key(key: &Key) -> Hash {
    let mut hasher = Hasher::new();
    put(&mut hasher, &key.hash);
    put(&mut hasher, &key.person);
    hasher.update(&[u8::from(key.is_revoked)]);
    hasher.finalize()
}

fn put_row(hasher: &mut Hasher, row: &Row) {
    hasher.update(&row.seq.to_le_bytes());
    hasher.update(&[u8::from(row.request.is_some())]);
    if let Some(request) = &row.request {
        hasher.update(&[request.seat]);
        put(hasher, request.id.as_bytes());
    }
    put(hasher, &row.payload);
}

/// With its length, so that no byte can change sides.
fn put(hasher: &mut Hasher, bytes: &[u8]) {
    hasher.update(&(bytes.len() as u64).to_le_bytes());
    hasher.update(bytes);
}
