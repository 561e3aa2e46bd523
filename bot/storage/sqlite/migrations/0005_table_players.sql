-- Whom each table names, so that a person's tables are found without reading every other one.
CREATE TABLE table_players (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    player TEXT NOT NULL,
    seated INTEGER NOT NULL CHECK (seated IN (0, 1)),
    PRIMARY KEY (table_id, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_of_player ON table_players (player, table_id);

INSERT INTO table_players (table_id, player, seated)
SELECT tables.id, named.atom, max(named.path LIKE '$.participants%')
FROM tables, json_tree(CASE WHEN json_valid(tables.sheet) THEN tables.sheet ELSE '{}' END) AS named
WHERE named.key IN ('host', 'player', 'by') AND named.type = 'text'
GROUP BY tables.id, named.atom;
