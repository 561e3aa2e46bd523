-- The highest scores of a board are read from their end; of equals, the earlier one first.
DROP INDEX result_seats_by_points;
CREATE INDEX result_seats_by_points ON result_seats (guild, board, total DESC, result)
    WHERE player IS NOT NULL AND total IS NOT NULL;

CREATE INDEX results_against_contrarius ON results (guild, difficulty, margin DESC, id)
    WHERE difficulty IS NOT NULL;
