-- What seats want to play in their next turns, and what they are preparing, as JSON.
CREATE TABLE plans (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    plans TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
