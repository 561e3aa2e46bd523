-- Messages that stand for a server or a person rather than for a table, as in `posts`.
CREATE TABLE other_posts (
    owner TEXT NOT NULL,
    role TEXT NOT NULL,
    key TEXT NOT NULL,
    channel TEXT NOT NULL,
    message TEXT NOT NULL,
    kept TEXT,
    nonce TEXT,
    sent_at REAL,
    PRIMARY KEY (owner, role)
) STRICT, WITHOUT ROWID;

-- When somebody last had their daily letter. That the next one is due is a timer of theirs.
ALTER TABLE people ADD COLUMN letter_at REAL;
CREATE INDEX letters_by_due ON timers (due) WHERE kind = 'letter';
