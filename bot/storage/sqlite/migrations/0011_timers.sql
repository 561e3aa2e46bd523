-- What is due when, for a table or a person. Those of a table are written with it.
CREATE TABLE timers (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    table_id INTEGER REFERENCES tables (id),
    player TEXT,
    due REAL NOT NULL,
    CHECK ((table_id IS NULL) <> (player IS NULL))
) STRICT;

CREATE UNIQUE INDEX timers_of_tables ON timers (table_id, kind) WHERE table_id IS NOT NULL;
CREATE UNIQUE INDEX timers_of_people ON timers (player, kind) WHERE player IS NOT NULL;
CREATE INDEX timers_by_due ON timers (due);

-- Until now only votes and invitations had a time, in a column of their table.
INSERT INTO timers (kind, table_id, due)
SELECT 'votes', id, deadline FROM tables WHERE deadline IS NOT NULL;

DROP INDEX deadlines;
ALTER TABLE tables DROP COLUMN deadline;
