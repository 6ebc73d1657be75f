-- Who somebody is, where they have another secret than the one they began with. A hash that is not
-- here is its own person: nothing is written down before somebody moves or changes their secret.
-- `key` grows, so that the oldest revoked ones can be forgotten first.
CREATE TABLE keys (
    key     INTEGER PRIMARY KEY,
    hash    BLOB NOT NULL UNIQUE,
    person  BLOB NOT NULL,
    revoked INTEGER NOT NULL CHECK (revoked IN (0, 1))
) STRICT;

CREATE INDEX keys_person ON keys (person);
