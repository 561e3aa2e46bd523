"""Makes data/geography/: what is drawn of each board, worked out once, not every turn."""
