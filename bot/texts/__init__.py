"""The game in words: views, events and offers in, texts and posts out. Knows nothing of Discord."""
