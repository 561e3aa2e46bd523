"""The facts of the game as JSON: components, cards and boards."""
