-- "CANT" in ASCII: tells our file from any other SQLite file.
PRAGMA application_id = 1128353364;

-- The short columns come before the blobs, so that a listing never reads a blob.
CREATE TABLE tables (
    key         INTEGER PRIMARY KEY,
    id          TEXT NOT NULL UNIQUE,
    created_ms  INTEGER NOT NULL,
    finished_ms INTEGER,
    header      BLOB NOT NULL,
    seating     BLOB NOT NULL
) STRICT;

CREATE INDEX tables_newest ON tables (created_ms, key);
CREATE INDEX tables_unfinished ON tables (created_ms, key) WHERE finished_ms IS NULL;

-- Without a rowid the log of one table lies together on disk, in order, and an
-- append touches one tree and not two.
CREATE TABLE entries (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    seq       INTEGER NOT NULL CHECK (seq >= 0),
    seat      INTEGER,
    request   TEXT,
    payload   BLOB NOT NULL,
    PRIMARY KEY (table_key, seq),
    CHECK ((seat IS NULL) = (request IS NULL))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entries_request ON entries (table_key, seat, request)
WHERE request IS NOT NULL;

-- One row that the health check writes, to prove that a write would be accepted.
CREATE TABLE pulse (
    key   INTEGER PRIMARY KEY CHECK (key = 1),
    beats INTEGER NOT NULL,
    probe BLOB
) STRICT;

INSERT INTO pulse (key, beats) VALUES (1, 0);
