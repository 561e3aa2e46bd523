"""`concordia play`: bot, local Discord and page together."""
