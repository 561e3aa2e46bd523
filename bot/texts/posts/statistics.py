"""Statistics, standings and records as messages: a picture, or text, and why there is neither."""

from bot.texts.post import Post
from render import Picture
from words import Words


def sheet_post(words: Words, picture: Picture, *notes: str) -> Post:
    """Below what is to be noted, how to get it without a picture."""
    return Post(("\n".join((*notes, words("sheet-how"))),), (picture,))


def told_post(*told: str) -> Post:
    return Post(("\n".join(told),))
