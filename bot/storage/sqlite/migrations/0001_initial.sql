-- Tables, what was played at them, what was asked, and what is still to be said.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('lobby', 'playing', 'held', 'over', 'abandoned')),
    sheet TEXT NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    commitment TEXT,
    chained INTEGER NOT NULL DEFAULT 1,
    rules TEXT NOT NULL,
    proven TEXT NOT NULL,
    computer_to_move INTEGER NOT NULL DEFAULT 0,
    held_because TEXT,
    deadline REAL,
    created_at REAL NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_live_table_per_channel ON tables (channel)
    WHERE stage IN ('lobby', 'playing', 'held');
CREATE INDEX tables_to_prove ON tables (proven) WHERE stage IN ('playing', 'held');
CREATE INDEX computers_to_move ON tables (id) WHERE computer_to_move = 1;
CREATE INDEX deadlines ON tables (deadline) WHERE deadline IS NOT NULL;

-- The truth about a game. An undo is one more entry, never a deletion.
CREATE TABLE actions (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number > 0),
    parent INTEGER NOT NULL CHECK (parent >= 0 AND parent < number),
    seat INTEGER NOT NULL,
    done_by TEXT NOT NULL CHECK (done_by IN ('person', 'computer', 'order', 'record')),
    action_json TEXT NOT NULL,
    key TEXT,
    at REAL NOT NULL,
    chain TEXT NOT NULL,
    state_hash BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER actions_are_never_changed BEFORE UPDATE ON actions
BEGIN
    SELECT RAISE(ABORT, 'actions are only ever appended');
END;

CREATE TRIGGER actions_are_never_deleted BEFORE DELETE ON actions
BEGIN
    SELECT RAISE(ABORT, 'actions are only ever appended');
END;

-- A cache: whatever stands here grows back from the actions.
CREATE TABLE snapshots (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    number INTEGER NOT NULL,
    head INTEGER NOT NULL,
    state BLOB NOT NULL
) STRICT;

-- What was answered under which key, so that the same request twice is one.
CREATE TABLE requests (
    key TEXT PRIMARY KEY,
    asked TEXT NOT NULL,
    answer TEXT NOT NULL,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;

-- What is still to be said; delivered rows leave.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    viewer INTEGER,
    nonce TEXT NOT NULL,
    notice TEXT NOT NULL,
    failed TEXT
) STRICT;
