-- When a game ended and when somebody was last seen, so that neither is kept for longer than is set.
-- For what is here already, time counts from when it is first found.
ALTER TABLE tables ADD COLUMN ended_at REAL;
CREATE INDEX tables_just_ended ON tables (id)
    WHERE ended_at IS NULL AND stage IN ('over', 'abandoned');
CREATE INDEX tables_by_end ON tables (ended_at) WHERE ended_at IS NOT NULL;

ALTER TABLE people ADD COLUMN seen_at REAL;
CREATE INDEX people_by_sight ON people (seen_at);

-- The log of a game that has ended may be forgotten with its table; that of a live one never.
DROP TRIGGER actions_are_never_deleted;
CREATE TRIGGER actions_are_never_deleted BEFORE DELETE ON actions
WHEN NOT EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id AND ended_at IS NOT NULL)
BEGIN
    SELECT RAISE(ABORT, 'actions are only ever appended');
END;
