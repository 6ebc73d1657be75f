-- What lay row by row is moved over by the program, table by table (upgrade.rs): until then it waits
-- under another name. Keys stay where they are.
DROP INDEX tables_newest;
DROP INDEX tables_unfinished;
DROP INDEX entries_request;
ALTER TABLE entries RENAME TO old_entries;
ALTER TABLE tables RENAME TO old_tables;

-- Bytes that many tables share, such as a card set, kept once and packed.
CREATE TABLE attachments (
    key    INTEGER PRIMARY KEY,
    name   TEXT NOT NULL UNIQUE,
    packed BLOB NOT NULL
) STRICT;

-- The short columns come before the blobs, so that a listing never reads a blob.
-- `in_segments` is how many rows of the log lie in segments; the others are in `entries`.
CREATE TABLE tables (
    key         INTEGER PRIMARY KEY,
    id          TEXT NOT NULL UNIQUE,
    created_ms  INTEGER NOT NULL,
    finished_ms INTEGER,
    in_segments INTEGER NOT NULL DEFAULT 0 CHECK (in_segments >= 0),
    attachment  INTEGER REFERENCES attachments (key),
    seating     BLOB NOT NULL,
    header      BLOB NOT NULL
) STRICT;

CREATE INDEX tables_newest ON tables (created_ms, key);
CREATE INDEX tables_unfinished ON tables (created_ms, key) WHERE finished_ms IS NULL;

-- The newest rows of each table, as they were written. Without a rowid those of one table lie
-- together on disk, in order.
CREATE TABLE entries (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    seq       INTEGER NOT NULL CHECK (seq >= 0),
    seat      INTEGER,
    request   TEXT,
    payload   BLOB NOT NULL,
    PRIMARY KEY (table_key, seq),
    CHECK ((seat IS NULL) = (request IS NULL))
) STRICT, WITHOUT ROWID;

-- The older rows, many in one packed piece.
CREATE TABLE segments (
    key       INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL REFERENCES tables (key),
    first_seq INTEGER NOT NULL CHECK (first_seq >= 0),
    packed    BLOB NOT NULL,
    UNIQUE (table_key, first_seq)
) STRICT;
