-- Who did what: others may sit in that seat later.
ALTER TABLE actions ADD COLUMN player TEXT;

-- Of what is here already, it is known who sits there now: theirs is what a person did there since a
-- computer or a record last did something in that seat. Whose the rest was, nobody knows any more.
DROP TRIGGER actions_are_never_changed;

CREATE TABLE last_by_others (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO last_by_others (table_id, seat, number)
SELECT table_id, seat, max(number) FROM actions WHERE done_by IN ('computer', 'record')
GROUP BY table_id, seat;

UPDATE actions SET player = (
    SELECT json_extract(tables.sheet, '$.participants[' || actions.seat || '].player')
    FROM tables WHERE tables.id = actions.table_id
)
WHERE done_by = 'person'
AND EXISTS (SELECT 1 FROM tables WHERE tables.id = actions.table_id AND json_valid(tables.sheet))
AND number > coalesce((
    SELECT others.number FROM last_by_others AS others
    WHERE others.table_id = actions.table_id AND others.seat = actions.seat
), 0);

DROP TABLE last_by_others;

-- What was done never changes; who did it can be forgotten.
CREATE TRIGGER actions_are_never_changed
BEFORE UPDATE OF table_id, number, parent, seat, done_by, action_json, key, at, chain, state_hash
ON actions
BEGIN
    SELECT RAISE(ABORT, 'actions are only ever appended');
END;

CREATE TRIGGER players_of_actions_are_only_forgotten BEFORE UPDATE OF player ON actions
WHEN NEW.player IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'who did something can only be forgotten');
END;

-- Whoever plays now has done so from the start, as far as is known: everyone keeps their vote.
UPDATE tables SET sheet = json_set(sheet, '$.tenures', (
    SELECT json_group_array(
        json_object(
            'player', json_extract(each.value, '$.player'),
            'seat', each.key,
            'since', 0,
            'from_the_start', json('true')
        )
    )
    FROM json_each(sheet, '$.participants') AS each
    WHERE json_extract(each.value, '$.player') IS NOT NULL
))
WHERE stage IN ('playing', 'held') AND json_valid(sheet);
