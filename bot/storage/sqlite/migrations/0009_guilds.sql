-- In which server each table is, so that its tables are found when something happens to a server.
-- Not known of tables from before; it is learnt when somebody is seen there.
ALTER TABLE tables ADD COLUMN guild TEXT;

CREATE INDEX tables_of_guild ON tables (guild) WHERE guild IS NOT NULL;

-- Servers that the bot was removed from, and when: perhaps by mistake.
CREATE TABLE left_guilds (
    guild TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
