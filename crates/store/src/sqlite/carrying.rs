//! Everything that is in a file, read page by page, and written into a new one.

use super::reader::read_row;
use super::{backup, folder, members, options, schema, segments, verdict};
use crate::carry::CarryError;
use crate::carry::contents::{Contents, Cursor, Key, Packed, Part, WholeTable};
use crate::limits::{CARRY_PAGE_KEYS, CARRY_PAGE_TABLES};
use crate::{OpenError, Row, StoreError, Upgrade};
use sqlx::sqlite::{SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row as _, SqliteConnection};
use std::collections::HashMap;
use std::path::Path;

/// A folder that no server uses as long as this lives.
pub(crate) struct Claim(folder::Lock);

impl Claim {
    /// What the folder had acknowledged last counts no longer: it has other tables now.
    pub(crate) fn forget_the_newest(&mut self) {
        self.0.note(None);
    }
}

pub(crate) fn claim(folder: &Path) -> Result<Claim, OpenError> {
    let (lock, _) = folder::claim(folder)?;
    Ok(Claim(lock))
}

/// Reads a file as of one moment.
pub(crate) struct Reader {
    connection: SqliteConnection,
    /// The folder is ours as long as it is read, where nobody may write to it meanwhile.
    _claim: Option<Claim>,
}

impl Reader {
    /// `at_rest` is the folder that no server may be using.
    pub(crate) async fn open(file: &Path, at_rest: Option<&Path>) -> Result<Self, CarryError> {
        let claim = at_rest.map(claim).transpose()?;
        let opening = |error| CarryError::Open(verdict::opening(file, &error));
        let mut connection = backup::open_to_read(file).await?;
        if !schema::is_of_today(&mut connection, file).await? {
            return Err(CarryError::Older { place: file.display().to_string() });
        }
        // One transaction to the end; a reader is in no writer's way.
        sqlx::query("BEGIN").execute(&mut connection).await.map_err(opening)?;
        Ok(Self { connection, _claim: claim })
    }

    pub(crate) async fn next(
        &mut self,
        after: &mut Cursor,
    ) -> Result<Option<Contents>, StoreError> {
        self.read(after).await.map_err(|error| verdict::calling(&error))
    }

    async fn read(&mut self, after: &mut Cursor) -> Result<Option<Contents>, sqlx::Error> {
        loop {
            let (page, last) = match after.part {
                Part::Attachments => self.attachments(after.key).await?,
                Part::Tables => self.tables(after.key).await?,
                Part::Keys => self.keys(after.key).await?,
                Part::Done => return Ok(None),
            };
            after.turn(last);
            if last.is_some() {
                return Ok(Some(page));
            }
        }
    }

    async fn attachments(&mut self, after: i64) -> Result<(Contents, Option<i64>), sqlx::Error> {
        let found: Option<(i64, String, Vec<u8>)> = sqlx::query_as(
            "SELECT key, name, packed FROM attachments WHERE key > ?1 ORDER BY key LIMIT 1",
        )
        .bind(after)
        .fetch_optional(&mut self.connection)
        .await?;
        let last = found.as_ref().map(|(key, ..)| *key);
        let page = found.into_iter().map(|(_, name, packed)| Packed { name, packed });
        Ok((Contents::Attachments(page.collect()), last))
    }

    async fn tables(&mut self, after: i64) -> Result<(Contents, Option<i64>), sqlx::Error> {
        let found = sqlx::query(
            "SELECT key, id, created_ms, finished_ms, in_segments, seating, header,
                    coalesce(touched_ms, finished_ms, created_ms) AS touched_ms,
                    (SELECT name FROM attachments WHERE attachments.key = attachment) AS attachment
             FROM tables WHERE key > ?1 ORDER BY key LIMIT ?2",
        )
        .bind(after)
        .bind(CARRY_PAGE_TABLES)
        .fetch_all(&mut self.connection)
        .await?;
        let keys = found.iter().map(|row| row.try_get("key")).collect::<Result<Vec<i64>, _>>()?;
        let last = keys.last().copied();
        let (mut segments, mut rows) = (HashMap::new(), HashMap::new());
        let mut members = HashMap::new();
        if let Some(last) = last {
            members = self.members(after, last).await?;
            segments = self.segments(after, last).await?;
            rows = self.rows(after, last).await?;
        }
        let whole = |(row, key): (&sqlx::sqlite::SqliteRow, i64)| {
            Ok(WholeTable {
                id: row.try_get("id")?,
                created_ms: row.try_get("created_ms")?,
                finished_ms: row.try_get("finished_ms")?,
                attachment: row.try_get("attachment")?,
                touched_ms: row.try_get("touched_ms")?,
                seating: row.try_get("seating")?,
                header: row.try_get("header")?,
                members: members.remove(&key).unwrap_or_default(),
                in_segments: row.try_get("in_segments")?,
                segments: segments.remove(&key).unwrap_or_default(),
                rows: rows.remove(&key).unwrap_or_default(),
            })
        };
        let page = found.iter().zip(keys).map(whole).collect::<Result<_, sqlx::Error>>()?;
        Ok((Contents::Tables(page), last))
    }

    async fn segments(
        &mut self,
        after: i64,
        last: i64,
    ) -> Result<HashMap<i64, Vec<(u32, Vec<u8>)>>, sqlx::Error> {
        let found: Vec<(i64, u32, Vec<u8>)> = sqlx::query_as(
            "SELECT table_key, first_seq, packed FROM segments
             WHERE table_key > ?1 AND table_key <= ?2 ORDER BY table_key, first_seq",
        )
        .bind(after)
        .bind(last)
        .fetch_all(&mut self.connection)
        .await?;
        let mut segments: HashMap<i64, Vec<_>> = HashMap::new();
        for (table, first, packed) in found {
            segments.entry(table).or_default().push((first, packed));
        }
        Ok(segments)
    }

    async fn rows(&mut self, after: i64, last: i64) -> Result<HashMap<i64, Vec<Row>>, sqlx::Error> {
        let found = sqlx::query(
            "SELECT table_key, seq, seat, request, payload FROM entries
             WHERE table_key > ?1 AND table_key <= ?2 ORDER BY table_key, seq",
        )
        .bind(after)
        .bind(last)
        .fetch_all(&mut self.connection)
        .await?;
        let mut rows: HashMap<i64, Vec<Row>> = HashMap::new();
        for row in &found {
            rows.entry(row.try_get("table_key")?).or_default().push(read_row(row)?);
        }
        Ok(rows)
    }

    async fn members(
        &mut self,
        after: i64,
        last: i64,
    ) -> Result<HashMap<i64, Vec<Vec<u8>>>, sqlx::Error> {
        let found: Vec<(i64, Vec<u8>)> = sqlx::query_as(
            "SELECT table_key, person FROM members
             WHERE table_key > ?1 AND table_key <= ?2 ORDER BY table_key, person",
        )
        .bind(after)
        .bind(last)
        .fetch_all(&mut self.connection)
        .await?;
        let mut members: HashMap<i64, Vec<_>> = HashMap::new();
        for (table, person) in found {
            members.entry(table).or_default().push(person);
        }
        Ok(members)
    }

    async fn keys(&mut self, after: i64) -> Result<(Contents, Option<i64>), sqlx::Error> {
        let found: Vec<(i64, Vec<u8>, Vec<u8>, bool)> = sqlx::query_as(
            "SELECT key, hash, person, revoked FROM keys WHERE key > ?1 ORDER BY key LIMIT ?2",
        )
        .bind(after)
        .bind(CARRY_PAGE_KEYS)
        .fetch_all(&mut self.connection)
        .await?;
        let last = found.last().map(|(key, ..)| *key);
        let page = found.into_iter();
        let page = page.map(|(_, hash, person, is_revoked)| Key { hash, person, is_revoked });
        Ok((Contents::Keys(page.collect()), last))
    }

    pub(crate) async fn close(self) {
        // It has nothing to lose.
        let _ = self.connection.close().await;
    }
}

/// How many tables and keys a file has.
pub(crate) async fn count(file: &Path) -> Result<(u64, u64), OpenError> {
    let opening = |error| verdict::opening(file, &error);
    let reading = options(file).create_if_missing(false).read_only(true);
    let mut connection = reading.connect().await.map_err(opening)?;
    if schema::version(&mut connection, file).await? == 0 {
        return Ok((0, 0));
    }
    let keys = if schema::is_of_today(&mut connection, file).await? {
        "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM keys)"
    } else {
        "SELECT (SELECT count(*) FROM tables), 0"
    };
    let (tables, keys): (i64, i64) =
        sqlx::query_as(keys).fetch_one(&mut connection).await.map_err(opening)?;
    let _ = connection.close().await;
    Ok((tables.cast_unsigned(), keys.cast_unsigned()))
}

/// Folds what lies beside a file into it, if it is a database at all.
pub(crate) async fn fold(file: &Path) {
    if !file.is_file() {
        return;
    }
    if let Ok(mut connection) = options(file).create_if_missing(false).connect().await {
        // The file is about to be given up, so it does not matter if it is damaged.
        let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
        let _ = connection.close().await;
    }
}

/// Writes a new file. Nothing is synced before the end, as a file that is not finished does not count.
pub(crate) struct Writer {
    connection: SqliteConnection,
    attachments: HashMap<String, i64>,
}

impl Writer {
    pub(crate) async fn open(file: &Path) -> Result<Self, OpenError> {
        let opening = |error| verdict::opening(file, &error);
        let mut connection = options(file).connect().await.map_err(opening)?;
        schema::prepare(&mut connection, file, &Upgrade::default()).await?;
        connection.close().await.map_err(opening)?;
        let options = options(file)
            .journal_mode(SqliteJournalMode::Memory)
            .synchronous(SqliteSynchronous::Off);
        let connection = options.connect().await.map_err(opening)?;
        Ok(Self { connection, attachments: HashMap::new() })
    }

    pub(crate) async fn put(&mut self, page: Contents) -> Result<(), StoreError> {
        self.write(page).await.map_err(|error| verdict::calling(&error))
    }

    /// Leaves a file that is whole, as a server leaves it.
    pub(crate) async fn close(mut self) -> Result<(), StoreError> {
        let closing = async {
            sqlx::query("PRAGMA journal_mode = WAL").execute(&mut self.connection).await?;
            sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut self.connection).await?;
            self.connection.close().await
        };
        closing.await.map_err(|error| verdict::calling(&error))
    }

    async fn write(&mut self, page: Contents) -> Result<(), sqlx::Error> {
        sqlx::query("BEGIN").execute(&mut self.connection).await?;
        match page {
            Contents::Attachments(page) => {
                for Packed { name, packed } in page {
                    let query =
                        sqlx::query("INSERT INTO attachments (name, packed) VALUES (?1, ?2)");
                    let done = query.bind(&name).bind(packed).execute(&mut self.connection).await?;
                    self.attachments.insert(name, done.last_insert_rowid());
                }
            }
            Contents::Tables(page) => {
                for table in page {
                    self.table(table).await?;
                }
            }
            Contents::Keys(page) => {
                for key in page {
                    sqlx::query("INSERT INTO keys (hash, person, revoked) VALUES (?1, ?2, ?3)")
                        .bind(key.hash)
                        .bind(key.person)
                        .bind(key.is_revoked)
                        .execute(&mut self.connection)
                        .await?;
                }
            }
        }
        sqlx::query("COMMIT").execute(&mut self.connection).await?;
        Ok(())
    }

    async fn table(&mut self, table: WholeTable) -> Result<(), sqlx::Error> {
        let attachment = table.attachment.as_ref().and_then(|name| self.attachments.get(name));
        let done = sqlx::query(
            "INSERT INTO tables (id, created_ms, finished_ms, touched_ms, in_segments, attachment,
                                 seating, header)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )
        .bind(table.id)
        .bind(table.created_ms)
        .bind(table.finished_ms)
        .bind(table.touched_ms)
        .bind(table.in_segments)
        .bind(attachment)
        .bind(table.seating)
        .bind(table.header)
        .execute(&mut self.connection)
        .await?;
        let key = done.last_insert_rowid();
        let belongs: Vec<_> = table.members.into_iter().map(|person| (person, key)).collect();
        members::add(&mut self.connection, &belongs).await?;
        for (first, packed) in table.segments {
            segments::add(&mut self.connection, key, first, packed).await?;
        }
        for row in table.rows {
            let (seat, request) = row.request.map(|it| (it.seat, it.id)).unzip();
            sqlx::query(
                "INSERT INTO entries (table_key, seq, seat, request, payload)
                 VALUES (?1, ?2, ?3, ?4, ?5)",
            )
            .bind(key)
            .bind(row.seq)
            .bind(seat)
            .bind(request)
            .bind(row.payload)
            .execute(&mut self.connection)
            .await?;
        }
        Ok(())
    }
}
