//! Everything that is in a database, read page by page, and written into an empty one.

use super::link::{self, Session};
use super::reader::read_row;
use super::schema::{self, Unfinished};
use super::url::DatabaseUrl;
use super::{verdict, years};
use crate::carry::contents::{Contents, Cursor, Key, Packed, Part, WholeTable};
use crate::carry::{CarryError, Existing, Source};
use crate::limits::{CARRY_BYTES_MAX, CARRY_PAGE_KEYS, CARRY_PAGE_TABLES, DATABASE_CLAIM_WAIT_MAX};
use crate::{Row, StoreError};
use sqlx::{Connection, PgConnection, Row as _};
use std::collections::HashMap;

/// Reads a database as of one moment.
pub(crate) struct Reader {
    connection: PgConnection,
    /// Holds the lock as long as it is read, where no server may write meanwhile.
    _session: Option<Session>,
}

impl Reader {
    pub(crate) async fn open(url: &DatabaseUrl, source: Source) -> Result<Self, CarryError> {
        let place = url.to_string();
        let session = match source {
            Source::Running => None,
            Source::AtRest => {
                Some(link::connect(url, DATABASE_CLAIM_WAIT_MAX, Unfinished::Refuse).await?.0)
            }
        };
        let mut connection = link::connect_reader(url).await?;
        match schema::version(&mut connection, &place, Unfinished::Refuse).await? {
            0 => return Err(CarryError::Nothing { place }),
            found if found < schema::KNOWN => return Err(CarryError::Older { place }),
            _ => {}
        }
        let reader = Self::begin(connection, session).await;
        reader.map_err(|error| CarryError::Open(verdict::opening(&place, &error)))
    }

    async fn begin(
        mut connection: PgConnection,
        session: Option<Session>,
    ) -> Result<Self, sqlx::Error> {
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        sqlx::raw_sql(begin).execute(&mut connection).await?;
        Ok(Self { connection, _session: session })
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
            "SELECT key, name, packed FROM attachments WHERE key > $1 ORDER BY key LIMIT 1",
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
            "SELECT key, id, created_ms, finished_ms, touched_ms, in_segments, seating, header,
                    (SELECT name FROM attachments WHERE attachments.key = attachment) AS attachment
             FROM tables WHERE key > $1 ORDER BY key LIMIT $2",
        )
        .bind(after)
        .bind(i64::from(CARRY_PAGE_TABLES))
        .fetch_all(&mut self.connection)
        .await?;
        let keys = found.iter().map(|row| row.try_get("key")).collect::<Result<Vec<i64>, _>>()?;
        let last = keys.last().copied();
        let mut segments = self.segments(&keys).await?;
        let mut rows = self.rows(&keys).await?;
        let mut members = self.members(&keys).await?;
        let whole = |(row, key): (&sqlx::postgres::PgRow, i64)| {
            Ok(WholeTable {
                id: row.try_get("id")?,
                created_ms: row.try_get("created_ms")?,
                finished_ms: row.try_get("finished_ms")?,
                attachment: row.try_get("attachment")?,
                touched_ms: row.try_get("touched_ms")?,
                seating: row.try_get("seating")?,
                header: row.try_get("header")?,
                members: members.remove(&key).unwrap_or_default(),
                in_segments: row.try_get::<i32, _>("in_segments")?.cast_unsigned(),
                segments: segments.remove(&key).unwrap_or_default(),
                rows: rows.remove(&key).unwrap_or_default(),
            })
        };
        let page = found.iter().zip(keys).map(whole).collect::<Result<_, sqlx::Error>>()?;
        Ok((Contents::Tables(page), last))
    }

    async fn segments(
        &mut self,
        keys: &[i64],
    ) -> Result<HashMap<i64, Vec<(u32, Vec<u8>)>>, sqlx::Error> {
        let found: Vec<(i64, i32, Vec<u8>)> = sqlx::query_as(
            "SELECT table_key, first_seq, packed FROM segments WHERE table_key = ANY($1)
             ORDER BY table_key, first_seq",
        )
        .bind(keys)
        .fetch_all(&mut self.connection)
        .await?;
        let mut segments: HashMap<i64, Vec<_>> = HashMap::new();
        for (table, first, packed) in found {
            segments.entry(table).or_default().push((first.cast_unsigned(), packed));
        }
        Ok(segments)
    }

    async fn rows(&mut self, keys: &[i64]) -> Result<HashMap<i64, Vec<Row>>, sqlx::Error> {
        let found = sqlx::query(
            "SELECT table_key, seq, seat, request, payload FROM entries WHERE table_key = ANY($1)
             ORDER BY table_key, seq",
        )
        .bind(keys)
        .fetch_all(&mut self.connection)
        .await?;
        let mut rows: HashMap<i64, Vec<Row>> = HashMap::new();
        for row in &found {
            rows.entry(row.try_get("table_key")?).or_default().push(read_row(row)?);
        }
        Ok(rows)
    }

    async fn members(&mut self, keys: &[i64]) -> Result<HashMap<i64, Vec<Vec<u8>>>, sqlx::Error> {
        let found: Vec<(i64, Vec<u8>)> = sqlx::query_as(
            "SELECT table_key, person FROM members WHERE table_key = ANY($1)
             ORDER BY table_key, person",
        )
        .bind(keys)
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
            "SELECT key, hash, person, revoked FROM keys WHERE key > $1 ORDER BY key LIMIT $2",
        )
        .bind(after)
        .bind(i64::from(CARRY_PAGE_KEYS))
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

/// Writes into a database that says that it is unfinished until the end.
pub(crate) struct Writer {
    url: DatabaseUrl,
    session: Session,
    attachments: HashMap<String, i64>,
}

impl Writer {
    pub(crate) async fn open(
        url: &DatabaseUrl,
        existing: Existing,
        command: &str,
    ) -> Result<Self, CarryError> {
        let place = url.to_string();
        let opening = |error| verdict::opening(&place, &error);
        let (mut session, _) =
            link::connect(url, DATABASE_CLAIM_WAIT_MAX, Unfinished::Accept).await?;
        let connection = &mut session.connection;
        let (tables, keys, left): (i64, i64, Option<String>) = sqlx::query_as(
            "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM keys), unfinished
             FROM cantina_schema",
        )
        .fetch_one(&mut *connection)
        .await
        .map_err(opening)?;
        // What an earlier attempt left is nothing that anybody could want.
        if tables + keys > 0 && left.is_none() && existing == Existing::Keep {
            let (tables, keys) = (tables.cast_unsigned(), keys.cast_unsigned());
            return Err(CarryError::NotEmpty { place, tables, keys });
        }
        // In this order: a database that is half emptied must say so.
        sqlx::query("UPDATE cantina_schema SET unfinished = $1")
            .bind(command)
            .execute(&mut *connection)
            .await
            .map_err(opening)?;
        sqlx::raw_sql(
            "TRUNCATE attachments, tables, members, entries, segments, keys RESTART IDENTITY",
        )
        .execute(connection)
        .await
        .map_err(opening)?;
        Ok(Self { url: url.clone(), session, attachments: HashMap::new() })
    }

    pub(crate) async fn put(&mut self, page: Contents) -> Result<(), StoreError> {
        self.write(page).await.map_err(|error| verdict::calling(&error))
    }

    pub(crate) async fn read_again(&mut self) -> Result<Reader, StoreError> {
        let connection = link::connect_reader(&self.url).await;
        let connection = connection.map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let reader = Reader::begin(connection, None).await;
        reader.map_err(|error| verdict::calling(&error))
    }

    /// From now on it is a store.
    pub(crate) async fn finish(self) -> Result<(), StoreError> {
        let mut connection = self.session.connection;
        let finishing = async {
            // The database is told how much there is, or it would plan as if there were nothing.
            sqlx::raw_sql("ANALYZE attachments, tables, members, entries, segments, keys")
                .execute(&mut connection)
                .await?;
            sqlx::raw_sql("UPDATE cantina_schema SET unfinished = NULL")
                .execute(&mut connection)
                .await?;
            connection.close().await
        };
        finishing.await.map_err(|error| verdict::calling(&error))
    }

    async fn write(&mut self, page: Contents) -> Result<(), sqlx::Error> {
        self.session.begin().await?;
        match page {
            Contents::Attachments(page) => {
                for Packed { name, packed } in page {
                    let key = sqlx::query_scalar(
                        "INSERT INTO attachments (name, packed) VALUES ($1, $2) RETURNING key",
                    )
                    .bind(&name)
                    .bind(packed)
                    .fetch_one(&mut self.session.connection)
                    .await?;
                    self.attachments.insert(name, key);
                }
            }
            Contents::Tables(page) => self.tables(page).await?,
            Contents::Keys(page) => {
                let hashes: Vec<&[u8]> = page.iter().map(|key| key.hash.as_slice()).collect();
                let people: Vec<&[u8]> = page.iter().map(|key| key.person.as_slice()).collect();
                let revoked: Vec<bool> = page.iter().map(|key| key.is_revoked).collect();
                sqlx::query(
                    "INSERT INTO keys (hash, person, revoked)
                     SELECT hash, person, revoked
                     FROM unnest($1::bytea[], $2::bytea[], $3::bool[])
                          WITH ORDINALITY AS given (hash, person, revoked, place)
                     ORDER BY place",
                )
                .bind(hashes)
                .bind(people)
                .bind(revoked)
                .execute(&mut self.session.connection)
                .await?;
            }
        }
        self.session.commit().await
    }

    async fn tables(&mut self, page: Vec<WholeTable>) -> Result<(), sqlx::Error> {
        let (mut segments, mut rows) = (Pieces::default(), Pieces::default());
        for table in page {
            let attachment = table.attachment.as_ref().and_then(|name| self.attachments.get(name));
            let key: i64 = sqlx::query_scalar(
                "INSERT INTO tables (id, created_ms, finished_ms, touched_ms, in_segments,
                                     attachment, seating, header)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING key",
            )
            .bind(table.id)
            .bind(table.created_ms)
            .bind(table.finished_ms)
            .bind(table.touched_ms)
            .bind(table.in_segments.cast_signed())
            .bind(attachment)
            .bind(table.seating)
            .bind(table.header)
            .fetch_one(&mut self.session.connection)
            .await?;
            years::add_members(&mut self.session.connection, key, &table.members).await?;
            for (first, packed) in table.segments {
                let size = packed.len();
                if let Some(full) = segments.push((key, first.cast_signed(), packed), size) {
                    put_segments(&mut self.session.connection, &full).await?;
                }
            }
            for row in table.rows {
                let size = row.payload.len();
                if let Some(full) = rows.push((key, row), size) {
                    put_rows(&mut self.session.connection, &full).await?;
                }
            }
        }
        put_segments(&mut self.session.connection, &segments.pieces).await?;
        put_rows(&mut self.session.connection, &rows.pieces).await
    }
}

/// Pieces that are sent together, as many as do not take too much memory.
struct Pieces<T> {
    pieces: Vec<T>,
    n_bytes: usize,
}

impl<T> Default for Pieces<T> {
    fn default() -> Self {
        Self { pieces: Vec::new(), n_bytes: 0 }
    }
}

impl<T> Pieces<T> {
    /// Adds a piece; if that is enough, gives them all.
    fn push(&mut self, piece: T, size: usize) -> Option<Vec<T>> {
        self.pieces.push(piece);
        self.n_bytes += size;
        if self.n_bytes < CARRY_BYTES_MAX {
            return None;
        }
        self.n_bytes = 0;
        Some(std::mem::take(&mut self.pieces))
    }
}

async fn put_segments(
    connection: &mut PgConnection,
    pieces: &[(i64, i32, Vec<u8>)],
) -> Result<(), sqlx::Error> {
    let tables: Vec<i64> = pieces.iter().map(|(table, ..)| *table).collect();
    let firsts: Vec<i32> = pieces.iter().map(|(_, first, _)| *first).collect();
    let packed: Vec<&[u8]> = pieces.iter().map(|(.., packed)| packed.as_slice()).collect();
    sqlx::query(
        "INSERT INTO segments (table_key, first_seq, packed)
         SELECT * FROM unnest($1::bigint[], $2::int[], $3::bytea[])",
    )
    .bind(tables)
    .bind(firsts)
    .bind(packed)
    .execute(connection)
    .await
    .map(drop)
}

async fn put_rows(connection: &mut PgConnection, pieces: &[(i64, Row)]) -> Result<(), sqlx::Error> {
    let tables: Vec<i64> = pieces.iter().map(|(table, _)| *table).collect();
    let seqs: Vec<i32> = pieces.iter().map(|(_, row)| row.seq.cast_signed()).collect();
    let request = |row: &Row| row.request.clone();
    let seats: Vec<Option<i16>> =
        pieces.iter().map(|(_, row)| request(row).map(|it| i16::from(it.seat))).collect();
    let requests: Vec<Option<Vec<u8>>> =
        pieces.iter().map(|(_, row)| request(row).map(|it| it.id.into_bytes())).collect();
    let payloads: Vec<&[u8]> = pieces.iter().map(|(_, row)| row.payload.as_slice()).collect();
    sqlx::query(
        "INSERT INTO entries (table_key, seq, seat, request, payload)
         SELECT * FROM unnest($1::bigint[], $2::int[], $3::smallint[], $4::bytea[], $5::bytea[])",
    )
    .bind(tables)
    .bind(seqs)
    .bind(seats)
    .bind(requests)
    .bind(payloads)
    .execute(connection)
    .await
    .map(drop)
}
