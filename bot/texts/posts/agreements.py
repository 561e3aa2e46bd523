"""What a table agreed on, in words; of the options only what is not the usual way."""

from collections.abc import Iterator

from engine.game_options import GameOptions
from words import Words, nouns

_TOLD_ELSEWHERE = ("board", "seats", "cards", "team")
_BY_VALUE = ("communication", "solitaria", "solitaria_difficulty")
"""Options with more than one unusual value."""


def mode_text(words: Words, options: GameOptions) -> str:
    team = "yes" if options.team else "no"
    if options.solitaria != "none":
        team = "against"
    return words("lobby-mode", team=team, seats=options.seats, cards=options.cards)


def agreed_text(words: Words, options: GameOptions) -> str:
    """Empty where everything is as usual."""
    agreed = list(_agreed(words, options))
    return words("lobby-agreed", options=nouns.listing(words, agreed)) if agreed else ""


def _agreed(words: Words, options: GameOptions) -> Iterator[str]:
    for name, field in GameOptions.model_fields.items():
        value = getattr(options, name)
        if name in _TOLD_ELSEWHERE or value == field.default:
            continue
        option = name.replace("_", "-")
        yield words(f"agreed-{option}-{value}" if name in _BY_VALUE else f"agreed-{option}")
