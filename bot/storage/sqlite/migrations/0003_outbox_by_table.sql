-- Each table's messages wait for themselves, and are asked for table by table.
CREATE INDEX outbox_by_table ON outbox (table_id, id) WHERE failed IS NULL;
