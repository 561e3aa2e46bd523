-- The channel above a table's own thread. Until that is opened, it is the table's channel too, where
-- several can wait for theirs beside one that stands there.
ALTER TABLE tables ADD COLUMN parent TEXT;

DROP INDEX one_live_table_per_channel;
CREATE UNIQUE INDEX one_live_table_per_channel ON tables (channel)
    WHERE stage IN ('lobby', 'playing', 'held') AND (parent IS NULL OR parent <> channel);
CREATE INDEX tables_by_channel ON tables (channel);
CREATE INDEX tables_below_channel ON tables (parent) WHERE parent IS NOT NULL;
CREATE INDEX lobbies_of_guild ON tables (guild) WHERE stage = 'lobby';

-- Who wants to be called when a seat is free, in which server.
CREATE TABLE seat_calls (
    player TEXT NOT NULL,
    guild TEXT NOT NULL,
    how TEXT NOT NULL CHECK (how IN ('once', 'always')),
    since REAL NOT NULL,
    PRIMARY KEY (player, guild)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_calls_by_guild ON seat_calls (guild);
