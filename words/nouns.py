"""What things are called: cards, gods, goods, coins, colours; and how several are put together."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime
from functools import cache, lru_cache
from typing import Literal

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal

from engine.catalogue import Card, catalogue
from engine.game_options import GameOptions
from engine.seat_letters import COLOUR_LETTERS
from engine.terms import GOODS, CardId, God, Good, Personality, SeatId
from words import Words


def card_name(words: Words, card_id: CardId) -> str:
    """`Mason`, or `Prefect / Architect`."""
    card = catalogue().cards[card_id]
    names = [personality_name(words, each, card.good) for each in card.personalities]
    if len(names) == 1:
        return words("doubling-card", card=names[0]) if card.doubles_bonus else names[0]
    first, second = names
    return words("double-card", first=first, second=second)


def personality_name(words: Words, personality: Personality, good: Good | None = None) -> str:
    """A specialist is called after the good."""
    if personality == "specialist" and good:
        return words(f"specialist-{good}")
    return words(f"personality-{personality}")


def personality_text(
    words: Words, card: Card, personality: Personality, options: GameOptions
) -> str:
    """What the card lets one do."""
    match personality:
        case "specialist":
            return words(f"specialist-{card.good}.does")
        case "mercator":
            return words("personality-mercator.does", payout=card.payout)
        case "colonist":
            cost = goods_text(words, catalogue().components.colonist_cost)
            return words("personality-colonist.does", cost=cost, income=options.colonist_income)
        case "prefect" if card.doubles_bonus and options.solitaria == "solo":
            return words("personality-prefect.doubles")
        case _:
            return words(f"personality-{personality}.does")


def god_name(words: Words, god: God) -> str:
    return words(f"god-{god}")


def gods_text(words: Words, card_id: CardId) -> str:
    return listing(words, [god_name(words, god) for god in catalogue().cards[card_id].gods])


def god_text(words: Words, card: Card, options: GameOptions) -> str:
    """What the god of the card pays at the end, for this one card."""
    if len(card.gods) > 1:
        return words("several-gods.pays")
    match card.gods[0]:
        case "minerva":
            return words(f"specialist-{card.good}.pays", points=card.minerva_points)
        case "venus":
            return words("god-venus.pays", team="yes" if options.team else "no")
        case god:
            return words(f"god-{god}.pays")


def good_name(words: Words, good: str | None) -> str:
    """No good, or `any`: the question mark of the display, an empty space for a marker."""
    return words(f"good-{good}" if good in (*GOODS, "fish") else "good-any")


def praefectus_name(words: Words, options: GameOptions) -> str:
    """Ruling FM2: with the fish market another card takes its place."""
    return words("praefectus", fish="yes" if options.fish_market else "no")


def goods_text(words: Words, goods: Iterable[str]) -> str:
    """`1 brick and 2 food`."""
    return listing(words, _counted(words, goods)) or words("no-goods")


def coins_text(words: Words, coins: int) -> str:
    return words("sestertii", count=coins)


def price_text(words: Words, coins: int, goods: Iterable[str]) -> str:
    """`5 sestertii + 1 brick + 1 cloth`."""
    asked = [coins_text(words, coins)] if coins else []
    return " + ".join([*asked, *_counted(words, goods)]) or words("no-goods")


def _counted(words: Words, goods: Iterable[str]) -> list[str]:
    units = Counter(goods)
    return [
        words(f"good-{good}.counted", count=units[good]) for good in (*GOODS, "any") if units[good]
    ]


def listing(words: Words, items: Sequence[str]) -> str:
    """`A`, `A and B`, `A, B and C`."""
    if len(items) == 1:
        return items[0]  # with where it comes from
    return _listing(words.locale, tuple(items))


@lru_cache(maxsize=8192)
def _listing(locale: str, items: tuple[str, ...]) -> str:
    return format_list(items, locale=_locale(locale))


def series(words: Words, items: Iterable[str]) -> str:
    """`A, B, C`: of things that stand side by side, and belong to no sentence."""
    return words("series").join(items)


def long_series(words: Words, items: Iterable[str]) -> str:
    """`A; B; C`: of things that may have commas in them."""
    return words("series.long").join(items)


def with_one_stop(sentence: str) -> str:
    """A name at its end may bring one of its own: `Colonia A.`"""
    return sentence.removesuffix(".") if sentence.endswith("..") else sentence


def decimal(words: Words, number: float) -> str:
    """`12.0`, or `12,0`: an average."""
    return format_decimal(number, "#,##0.0", locale=_locale(words.locale))


def fraction(words: Words, number: float) -> str:
    """`12`, `12.5` or `12,5`: points that may have been shared."""
    return format_decimal(number, "0.##", locale=_locale(words.locale))


def day(words: Words, at: float) -> str:
    """`12 Mar 2026`, `12.03.2026`: in pictures, where nobody's own time zone is known."""
    return _written(words, datetime.fromtimestamp(at, UTC).date(), "medium")


def day_text(words: Words, day: date) -> str:
    """`12 March 2026`, `12. März 2026`: in a sentence."""
    return _written(words, day, "long")


def full_day_text(words: Words, day: date) -> str:
    """`Thursday 12 March 2026`."""
    return _written(words, day, "full")


def _written(words: Words, day: date, width: Literal["medium", "long", "full"]) -> str:
    """As the language writes a date, and its day of the month: `1er mars`."""
    locale = _locale(words.locale)
    number = words("day-of-month", day=day.day)
    pattern = re.sub(r"\bd\b", f"'{number}'", locale.date_formats[width].pattern)
    return format_date(day, pattern, locale=locale)


def alternatives(words: Words, items: Sequence[str]) -> str:
    """`A`, `A or B`, `A, B or C`."""
    return format_list(items, style="or", locale=_locale(words.locale))


@cache
def _locale(name: str) -> Locale:
    return Locale.parse(name, sep="-")


def colour_name(words: Words, seat: SeatId) -> str:
    return words(f"colour-{colour_of(words, seat)}")


def seat_letter(words: Words, seat: SeatId) -> str:
    """The same in every language, as it stands on the pieces."""
    return COLOUR_LETTERS[colour_of(words, seat)]


def colour_of(words: Words, seat: SeatId) -> str:
    return (words.colours or catalogue().components.colours)[seat]
