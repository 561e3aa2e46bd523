-- How games ended. A result has the id of its table, and outlives it.
CREATE TABLE results (
    id INTEGER PRIMARY KEY,
    guild TEXT,
    board TEXT NOT NULL,
    mode TEXT NOT NULL CHECK (mode IN ('individual', 'team', 'solo', 'duel')),
    difficulty TEXT,
    options TEXT NOT NULL,
    ended TEXT NOT NULL CHECK (ended IN ('played_out', 'abandoned', 'voided')),
    began_at REAL NOT NULL,
    ended_at REAL NOT NULL,
    turns INTEGER NOT NULL,
    takebacks INTEGER NOT NULL,
    imported INTEGER NOT NULL,
    contrarius INTEGER,
    margin INTEGER,
    rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1))
) STRICT;

-- Whose ratings are not yet what follows from them.
CREATE INDEX results_to_rate ON results (ended_at, id) WHERE rated = 0;
CREATE INDEX results_by_margin ON results (guild, mode, margin)
    WHERE ended = 'played_out' AND takebacks = 0 AND imported = 0;

-- `player`: whoever played most of it; none where a computer did.
CREATE TABLE result_seats (
    result INTEGER NOT NULL REFERENCES results (id),
    seat INTEGER NOT NULL,
    player TEXT,
    level TEXT,
    team TEXT,
    total INTEGER,
    rank INTEGER,
    won INTEGER NOT NULL,
    points TEXT NOT NULL,
    board TEXT NOT NULL,
    guild TEXT,
    PRIMARY KEY (result, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_seats_of_player ON result_seats (player, result) WHERE player IS NOT NULL;
CREATE INDEX result_seats_by_points ON result_seats (guild, board, total)
    WHERE player IS NOT NULL AND total IS NOT NULL;

-- Of seats in which several have played: who did, in that order, and how much.
CREATE TABLE result_holders (
    result INTEGER NOT NULL REFERENCES results (id),
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'computer')),
    player TEXT,
    actions INTEGER NOT NULL,
    PRIMARY KEY (result, seat, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_holders_by_player ON result_holders (player) WHERE player IS NOT NULL;

-- What was corrected, by whom and why.
CREATE TABLE result_corrections (
    id INTEGER PRIMARY KEY,
    result INTEGER NOT NULL REFERENCES results (id),
    corrected_by TEXT,
    at REAL NOT NULL,
    why TEXT NOT NULL,
    before TEXT NOT NULL,
    after TEXT NOT NULL
) STRICT;

CREATE INDEX corrections_of_result ON result_corrections (result);

-- Games that had ended before: their results are made by and by.
CREATE TABLE results_to_make (table_id INTEGER PRIMARY KEY REFERENCES tables (id)) STRICT;
INSERT INTO results_to_make (table_id)
SELECT id FROM tables WHERE stage IN ('over', 'abandoned');

-- What each rated game made of somebody's rating: in a server, or everywhere (an empty scope).
CREATE TABLE rating_changes (
    scope TEXT NOT NULL,
    mode TEXT NOT NULL CHECK (mode IN ('individual', 'team')),
    player TEXT NOT NULL,
    ended_at REAL NOT NULL,
    result INTEGER NOT NULL REFERENCES results (id),
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    PRIMARY KEY (scope, mode, player, ended_at, result)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_changes_of_result ON rating_changes (result);
CREATE INDEX rating_changes_of_player ON rating_changes (player);

-- The last of these, the best first.
CREATE TABLE ratings (
    scope TEXT NOT NULL,
    mode TEXT NOT NULL,
    player TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    shown REAL NOT NULL,
    PRIMARY KEY (scope, mode, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_best_first ON ratings (scope, mode, shown DESC, player);
CREATE INDEX ratings_of_player ON ratings (player);

-- Who wants nothing of theirs shown to others.
ALTER TABLE people ADD COLUMN private INTEGER NOT NULL DEFAULT 0;
