"""The only package that knows discord.py: client, commands, clicks, messages, connection."""
