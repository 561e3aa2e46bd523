-- The result of a game that has just ended, as JSON: entered in the other tables right afterwards, so
-- that ending a game stays as short as it was. None for games that ended before results were kept.
ALTER TABLE results_to_make ADD COLUMN result TEXT;
