-- The tables of a PostgreSQL database or schema. The same contents as in SQLite (migrations/ beside
-- this folder); ids are compared byte by byte, whatever the language of the database.

-- Which schema this is. `unfinished` says what was being written here and has not ended: such a
-- database is not served.
CREATE TABLE cantina_schema (
    only_row   BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (only_row),
    version    INTEGER NOT NULL,
    unfinished TEXT
);

-- Bytes that many tables share, such as a card set, kept once and packed.
CREATE TABLE attachments (
    key    BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name   TEXT COLLATE "C" NOT NULL UNIQUE,
    packed BYTEA NOT NULL
);

-- `touched_ms` is when somebody last came. `in_segments` is how many rows of the log lie in segments; the others are in `entries`.
CREATE TABLE tables (
    key         BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id          TEXT COLLATE "C" NOT NULL UNIQUE,
    created_ms  BIGINT NOT NULL,
    finished_ms BIGINT,
    touched_ms  BIGINT NOT NULL,
    in_segments INTEGER NOT NULL DEFAULT 0 CHECK (in_segments >= 0),
    attachment  BIGINT REFERENCES attachments (key),
    seating     BYTEA NOT NULL,
    header      BYTEA NOT NULL
);

CREATE INDEX tables_newest ON tables (created_ms, key);
CREATE INDEX tables_unfinished ON tables (created_ms, key) WHERE finished_ms IS NULL;
CREATE INDEX tables_left ON tables (touched_ms) WHERE finished_ms IS NULL;
CREATE INDEX tables_done ON tables (touched_ms) WHERE finished_ms IS NOT NULL;
CREATE INDEX tables_attachment ON tables (attachment) WHERE attachment IS NOT NULL;

-- To whom a table belongs.
CREATE TABLE members (
    person    BYTEA NOT NULL,
    table_key BIGINT NOT NULL REFERENCES tables (key),
    PRIMARY KEY (person, table_key)
);

CREATE INDEX members_table ON members (table_key);

-- The newest rows of each table, as they were written. `request` is bytes, because a request's id is
-- any text and text of PostgreSQL has no NUL.
CREATE TABLE entries (
    table_key BIGINT NOT NULL REFERENCES tables (key),
    seq       INTEGER NOT NULL CHECK (seq >= 0),
    seat      SMALLINT,
    request   BYTEA,
    payload   BYTEA NOT NULL,
    PRIMARY KEY (table_key, seq),
    CHECK ((seat IS NULL) = (request IS NULL))
);

-- The older rows, many in one packed piece.
CREATE TABLE segments (
    table_key BIGINT NOT NULL REFERENCES tables (key),
    first_seq INTEGER NOT NULL CHECK (first_seq >= 0),
    packed    BYTEA NOT NULL,
    PRIMARY KEY (table_key, first_seq)
);

-- What is packed already is not packed again.
ALTER TABLE attachments ALTER COLUMN packed SET STORAGE EXTERNAL;
ALTER TABLE segments ALTER COLUMN packed SET STORAGE EXTERNAL;

-- Who somebody is, where they have another secret than the one they began with.
CREATE TABLE keys (
    key     BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    hash    BYTEA NOT NULL UNIQUE,
    person  BYTEA NOT NULL,
    revoked BOOLEAN NOT NULL
);

CREATE INDEX keys_person ON keys (person);

-- One row that every transaction of the writer changes. `epoch` counts the sessions that have written:
-- one whose epoch is over writes nothing. `batch` is the last transaction of that epoch that was
-- committed, so that a writer whose connection broke in a commit finds out how it ended.
CREATE TABLE pulse (
    only_row BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (only_row),
    epoch    BIGINT NOT NULL DEFAULT 0,
    batch    BIGINT NOT NULL DEFAULT 0,
    probe    BYTEA
) WITH (fillfactor = 50);

ALTER TABLE pulse ALTER COLUMN probe SET STORAGE EXTERNAL;

INSERT INTO pulse DEFAULT VALUES;
INSERT INTO cantina_schema (version) VALUES (0);
