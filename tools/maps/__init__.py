"""Makes data/geography/: what is drawn of each board, worked out once so that no turn pays for it."""
