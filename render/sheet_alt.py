"""Sheets of figures in words, for those who cannot see them."""

from collections.abc import Iterator

from render.alt_text import fitting
from render.person_sheet import PersonSheet
from render.ranking import Ranking
from render.record_sheet import RecordSheet
from words import ENGLISH, Words
from words.nouns import decimal, god_name, long_series, series


def ranking_alt(ranking: Ranking, words: Words = ENGLISH) -> str:
    rows = [
        words(
            "alt-ranked",
            place=str(row.place),
            name=row.name,
            values=series(
                words,
                (
                    words("alt-figure", label=label, value=value)
                    for label, value in zip(ranking.columns, row.values, strict=True)
                ),
            ),
        )
        for row in ranking.rows
    ]
    head = words("alt-sheet", title=ranking.title, subtitle=ranking.subtitle)
    return fitting([head, *rows], words("alt-and-more"))


def person_alt(sheet: PersonSheet, words: Words = ENGLISH) -> str:
    return fitting(_person(sheet, words), words("alt-and-more"))


def records_alt(sheet: RecordSheet, words: Words = ENGLISH) -> str:
    parts = [
        words(
            "alt-part",
            title=part.title,
            told=long_series(
                words,
                (
                    words("alt-record", what=row.what, value=row.value, who=row.who)
                    for row in part.rows
                ),
            ),
        )
        for part in sheet.parts
    ]
    head = words("alt-sheet", title=sheet.title, subtitle=sheet.subtitle)
    return fitting([head, *parts], words("alt-and-more"))


def _person(sheet: PersonSheet, words: Words) -> Iterator[str]:
    yield words("alt-sheet", title=sheet.title, subtitle=sheet.subtitle)
    for label, value in sheet.figures:
        yield words("alt-figure.alone", label=label, value=value)
    if sheet.gods:
        told = long_series(
            words,
            (
                words(
                    "alt-god-points",
                    god=god_name(words, each.god),
                    own=decimal(words, each.own),
                    other=decimal(words, each.other),
                )
                for each in sheet.gods
            ),
        )
        yield words(
            "alt-compared", title=sheet.gods_title, own=sheet.own, other=sheet.other, told=told
        )
    if sheet.form:
        told = series(words, (str(game.rank) for game in sheet.form))
        yield words("alt-part", title=sheet.form_title, told=told)
    if sheet.boards:
        told = long_series(
            words, (words("alt-figure", label=board, value=each) for board, each in sheet.boards)
        )
        yield words("alt-part", title=sheet.boards_title, told=told)
