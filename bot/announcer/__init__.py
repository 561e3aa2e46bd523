"""Everything the bot says by itself: the channel is made to show what a table is now."""

from bot.announcer.announcer import Announcer

__all__ = ["Announcer"]
