"""What the bot says by itself, as posts: lobby, table, votes, partners, the end of a game."""
