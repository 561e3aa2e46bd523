-- When somebody was last reminded, of whichever table.
ALTER TABLE people ADD COLUMN reminded_at REAL;
