-- Since when a message is known to be undeliverable, so that it can be forgotten in time.
ALTER TABLE outbox ADD COLUMN failed_at REAL;
