"""Whole games without Discord: simulation, tournaments, fuzzing, films."""
