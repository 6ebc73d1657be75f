-- When somebody last came to a table, so that one to which nobody comes any more can go. Empty for
-- tables of an earlier program until it is filled in (fill.rs); finished ones keep it empty, and
-- their end counts.
ALTER TABLE tables ADD COLUMN touched_ms INTEGER;

CREATE INDEX tables_left ON tables (coalesce(touched_ms, created_ms)) WHERE finished_ms IS NULL;
CREATE INDEX tables_done ON tables (coalesce(touched_ms, finished_ms)) WHERE finished_ms IS NOT NULL;

-- Which attachments nobody names any more.
CREATE INDEX tables_attachment ON tables (attachment) WHERE attachment IS NOT NULL;

-- To whom a table belongs, both ways round: whose tables, and whose table.
CREATE TABLE members (
    person    BLOB NOT NULL,
    table_key INTEGER NOT NULL REFERENCES tables (key),
    PRIMARY KEY (person, table_key)
) STRICT, WITHOUT ROWID;

CREATE INDEX members_table ON members (table_key);

-- Up to which table members were filled in; gone once all are.
CREATE TABLE filling (
    key  INTEGER PRIMARY KEY CHECK (key = 1),
    upto INTEGER NOT NULL
) STRICT;

INSERT INTO filling (key, upto) VALUES (1, 0);
