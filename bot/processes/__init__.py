"""Processes beside the bot's own, so that long work never holds up the event loop."""
