-- Where a game came with a record, and from which seed the rest of it was dealt.
ALTER TABLE tables ADD COLUMN continued TEXT;

-- Games imported so far keep their deck, but the bot no longer vouches for it.
UPDATE tables SET sheet = json_set(sheet, '$.imported', json('true'))
WHERE json_valid(sheet)
AND EXISTS (
    SELECT 1 FROM actions WHERE table_id = tables.id AND number = 1 AND done_by = 'record'
);
