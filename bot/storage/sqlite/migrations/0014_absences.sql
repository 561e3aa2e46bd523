-- Who is away until when. That it ends is a timer of theirs.
ALTER TABLE people ADD COLUMN absence TEXT;
