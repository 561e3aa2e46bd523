"""Slash commands: what people type, and what it means to their table."""
