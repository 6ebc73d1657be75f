//! Every bound of the store, by name, and the checks that hold callers to them.

use crate::{NewTable, RequestKey, Row, StoreError};
use std::time::Duration;

/// The most bytes one row's payload may have.
pub const PAYLOAD_MAX: usize = 1 << 20;

/// The most bytes a table's header may have.
pub const HEADER_MAX: usize = 1 << 20;

/// The most bytes an attachment may have. Card sets are attachments, and that of an open world is
/// more than half a megabyte.
pub const ATTACHMENT_MAX: usize = 4 << 20;

/// The most bytes an attachment's name may have.
pub const ATTACHMENT_NAME_MAX: usize = 128;

/// The most bytes a table's seating may have.
pub const SEATING_MAX: usize = 64 << 10;

/// The most bytes a table's id may have.
pub const TABLE_ID_MAX: usize = 64;

/// The most bytes a request's id may have.
pub const REQUEST_ID_MAX: usize = 128;

/// The most rows one table may have: a load reads them all into memory.
pub const TABLE_ROWS_MAX: u32 = 100_000;

/// How many rows of a table are packed together. More would pack better; until there are as many,
/// each lies by itself.
pub const SEGMENT_ROWS: u32 = 128;

/// A segment takes no further row once its rows have this many bytes.
pub const SEGMENT_BYTES_MAX: usize = 1 << 20;

/// How many tables of an earlier program are moved in one transaction.
pub const UPGRADE_BATCH: u32 = 16;

/// The most summaries one listing may ask for.
pub const LIST_MAX: u32 = 10_000;

/// The most members one table may have: those in its seats, and who made it.
pub const MEMBERS_MAX: usize = 16;

/// The most tables one step of a walk may ask for.
pub const WALK_MAX: u32 = 10_000;

/// The most tables that are removed in one transaction.
pub const PRUNE_MAX: u32 = 256;

/// For how many tables of an earlier program members are filled in in one transaction.
pub const FILL_BATCH: u32 = 1_000;

/// The most bytes the hash of a key may have.
pub const KEY_HASH_MAX: usize = 64;

/// How many added keys of one person may be good at once, beside the one they began with.
pub const KEYS_PER_PERSON_MAX: u32 = 16;

/// How many revoked keys of one person are remembered, beside the one they began with.
pub const REVOKED_KEPT_MAX: u32 = 64;

/// How many writes may wait for the writer task; past that, callers wait to send.
pub const QUEUE_MAX: usize = 1024;

/// How many writes one transaction may carry.
pub const BATCH_MAX: usize = 256;

/// How many connections read beside the writer.
pub const READERS_MAX: u32 = 4;

/// How long a reader may wait for a free connection.
pub const READER_WAIT_MAX: Duration = Duration::from_secs(10);

/// How long SQLite waits for a lock that a stranger (a shell, a backup tool) holds.
pub const BUSY_WAIT_MAX: Duration = Duration::from_secs(5);

/// The write-ahead log begins anew once it has this many frames (of a page of 4 KB): its file takes
/// some 64 MB and is overwritten from then on.
pub const WAL_FRAMES_USUAL: i64 = 16_384;

/// The file of the write-ahead log is cut back to this many bytes once it begins anew. It gets
/// larger only where something reads for long, such as a backup.
pub const WAL_KEPT_MAX: u32 = 256 << 20;

/// After this many writes the length of the write-ahead log is looked at.
pub const CHECKPOINT_LOOK_WRITES: u64 = 1_024;

/// What was written is moved into the database after this time at the latest.
pub const CHECKPOINT_EVERY: Duration = Duration::from_secs(30);

/// How many frames the writer moves itself, between two batches.
pub const CHECKPOINT_REST_MAX: i64 = 64;

/// How often what was written meanwhile is moved before the writer is asked to move the rest.
pub const CHECKPOINT_PASSES_MAX: u32 = 4;

/// How many bytes the health check asks room for. It is more than a usual row
/// needs, so that the check fails before play does.
pub const PROBE_BYTES: u32 = 16 << 10;

/// How long a database may take to take a connection.
pub const CONNECT_WAIT_MAX: Duration = Duration::from_secs(5);

/// How long a server that starts waits for a database that another one still holds: the connection
/// of one that was killed may be there for a moment.
pub const DATABASE_CLAIM_WAIT_MAX: Duration = Duration::from_secs(2);

/// The same, for a writer whose own connection broke.
pub const RECLAIM_WAIT_MAX: Duration = Duration::from_millis(300);

/// How long a reader may wait for a free connection to a database.
pub const DATABASE_READER_WAIT_MAX: Duration = Duration::from_secs(3);

/// How long a database may take for one step of a write; past that, the connection is given up.
pub const WRITE_WAIT_MAX: Duration = Duration::from_secs(20);

/// The first pause before a broken connection to a database is tried again; each further one is
/// twice as long.
pub const RECONNECT_WAIT_MIN: Duration = Duration::from_millis(100);

/// The longest such pause.
pub const RECONNECT_WAIT_MAX: Duration = Duration::from_secs(2);

/// How long a write waits to learn whether it was committed, when the connection to the database
/// broke in the commit.
pub const IN_DOUBT_WAIT_MAX: Duration = Duration::from_secs(5);

/// How many tables are carried from one store to another in one transaction.
pub const CARRY_PAGE_TABLES: u32 = 128;

/// How many keys are.
pub const CARRY_PAGE_KEYS: u32 = 1_000;

/// How many bytes of logs are sent to a database at once, when they are carried there.
pub const CARRY_BYTES_MAX: usize = 8 << 20;

pub(crate) fn check_new_table(table: &NewTable) -> Result<(), StoreError> {
    check_id("table id", &table.id, TABLE_ID_MAX)?;
    check_size("header", table.header.len(), HEADER_MAX)?;
    if let Some(attachment) = &table.attachment {
        check_id("attachment's name", &attachment.name, ATTACHMENT_NAME_MAX)?;
        check_size("attachment", attachment.bytes.len(), ATTACHMENT_MAX)?;
    }
    check_seating(&table.seating, &table.members)
}

pub(crate) fn check_header(header: &[u8]) -> Result<(), StoreError> {
    check_size("header", header.len(), HEADER_MAX)
}

pub(crate) fn check_seating(seating: &[u8], members: &[Vec<u8>]) -> Result<(), StoreError> {
    check_size("seating", seating.len(), SEATING_MAX)?;
    if members.len() > MEMBERS_MAX {
        return Err(StoreError::Invalid(format!(
            "{} members are over the limit of {MEMBERS_MAX}",
            members.len()
        )));
    }
    members.iter().try_for_each(|member| check_size("member", member.len(), KEY_HASH_MAX))
}

pub(crate) fn check_row(row: &Row) -> Result<(), StoreError> {
    if row.seq >= TABLE_ROWS_MAX {
        return Err(StoreError::Invalid(format!(
            "seq {} is past the limit of {TABLE_ROWS_MAX} rows in a table",
            row.seq
        )));
    }
    check_size("payload", row.payload.len(), PAYLOAD_MAX)?;
    row.request.as_ref().map_or(Ok(()), check_request)
}

pub(crate) fn check_request(request: &RequestKey) -> Result<(), StoreError> {
    check_id("request id", &request.id, REQUEST_ID_MAX)
}

pub(crate) fn check_list(limit: u32) -> Result<(), StoreError> {
    check_most("listing", limit, LIST_MAX)
}

pub(crate) fn check_most(what: &str, limit: u32, max: u32) -> Result<(), StoreError> {
    if limit > max {
        return Err(StoreError::Invalid(format!("a {what} of {limit} is over the limit of {max}")));
    }
    Ok(())
}

fn check_id(what: &str, id: &str, max: usize) -> Result<(), StoreError> {
    if id.is_empty() {
        return Err(StoreError::Invalid(format!("the {what} is empty")));
    }
    check_size(what, id.len(), max)
}

pub(crate) fn check_size(what: &str, size: usize, max: usize) -> Result<(), StoreError> {
    if size > max {
        return Err(StoreError::Invalid(format!(
            "the {what} of {size} bytes is over the limit of {max}"
        )));
    }
    Ok(())
}
