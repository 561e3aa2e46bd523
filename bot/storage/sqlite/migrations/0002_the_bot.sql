-- What the bot itself has to remember: panels left open, people, messages that stand somewhere.

-- What a seat has tried out in its private panel and not confirmed.
CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    actions TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- People as they were last seen, and what they have set for themselves.
CREATE TABLE people (
    player TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    locale TEXT,
    takes_dms INTEGER NOT NULL DEFAULT 1
) STRICT, WITHOUT ROWID;

-- Messages that will be edited: the one that stands for each role at a table.
CREATE TABLE posts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    role TEXT NOT NULL,
    key TEXT NOT NULL,
    channel TEXT NOT NULL,
    message TEXT NOT NULL,
    PRIMARY KEY (table_id, role)
) STRICT, WITHOUT ROWID;

-- What the bot has to know of itself, such as which commands it last announced.
CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
