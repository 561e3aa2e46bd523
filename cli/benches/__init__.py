"""The benches: one module for each part of the program whose speed is promised."""
