"""What a game made of ratings, at its end."""

from collections.abc import Mapping, Sequence

from bot.tables.ratings import RatingChange
from bot.tables.seating import PlayerId
from words import Words
from words.nouns import series

_MINUS = "−"


def rating_changes_text(
    words: Words,
    changes: Sequence[RatingChange],
    names: Mapping[PlayerId, str],
    *,
    in_server: bool,
) -> str:
    """Empty where the game is not rated, or nobody shows their rating."""
    best_first = sorted(changes, key=lambda each: -each.after.least)
    told = [_change(words, each, names[each.player]) for each in best_first]
    if not told:
        return ""
    listed = series(words, told)
    if in_server:
        return words("ratings-changed", changes=listed)
    return words("ratings-changed.everywhere", changes=listed)


def _change(words: Words, change: RatingChange, name: str) -> str:
    rating = str(change.after.shown)
    if not change.before.games:
        return words("ratings-first", name=name, rating=rating)
    return words(
        "ratings-change",
        name=name,
        rating=rating,
        change=signed(change.after.shown - change.before.shown),
    )


def signed(number: int) -> str:
    return f"{_MINUS}{-number}" if number < 0 else f"+{number}"
