"""Pictures of the game: View -> Scene -> image."""
