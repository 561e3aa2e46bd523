-- What is needed to edit a message without reading it first: its texts, and the ids of its files.
ALTER TABLE posts ADD COLUMN kept TEXT;
-- Under which nonce it is sent, and since when; both stay after it has come through.
ALTER TABLE posts ADD COLUMN nonce TEXT;
ALTER TABLE posts ADD COLUMN sent_at REAL;
-- Messages that have had their time, and are still to be tidied up.
CREATE INDEX old_posts ON posts (table_id) WHERE instr(role, ' old ') > 0;
-- Where a person's direct messages go: Discord limits how often that may be asked.
ALTER TABLE people ADD COLUMN dm_channel TEXT;
