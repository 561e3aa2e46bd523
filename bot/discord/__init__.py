"""What touches discord.py; nothing else does."""
