-- What people have set for themselves, besides whether they take direct messages.
ALTER TABLE people ADD COLUMN preferences TEXT;

-- What was set for a whole server.
CREATE TABLE server_settings (
    guild TEXT PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT, WITHOUT ROWID;
