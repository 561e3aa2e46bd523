"""Sheets of figures as text: the same as in their pictures, line by line."""

from collections.abc import Iterator

from render.person_sheet import PersonSheet
from render.ranking import Ranking
from render.record_sheet import RecordRow, RecordSheet
from words import Words
from words.nouns import decimal, god_name, series

_BETWEEN = " · "


def ranking_text(words: Words, ranking: Ranking) -> str:
    """What the numbers are is said once: there are many rows."""
    columns = words("sheet-columns", columns=_BETWEEN.join(ranking.columns))
    rows = [
        words("sheet-ranked", place=str(row.place), name=row.name, values=_BETWEEN.join(row.values))
        for row in ranking.rows
    ]
    head = words("sheet-heading", title=ranking.title, subtitle=ranking.subtitle)
    return "\n".join((head, columns, *rows))


def person_text(words: Words, sheet: PersonSheet) -> str:
    return "\n".join(_person(words, sheet))


def records_text(words: Words, sheet: RecordSheet) -> str:
    lines = [words("sheet-heading", title=sheet.title, subtitle=sheet.subtitle)]
    for part in sheet.parts:
        lines.append(words("sheet-part", title=part.title))
        lines += [_record(words, row) for row in part.rows]
    return "\n".join(lines)


def _record(words: Words, row: RecordRow) -> str:
    who = row.who
    if row.detail:
        who = words("sheet-record-detail", who=row.who, detail=row.detail)
    return words("sheet-record", what=row.what, value=row.value, who=who)


def _person(words: Words, sheet: PersonSheet) -> Iterator[str]:
    yield words("sheet-heading", title=sheet.title, subtitle=sheet.subtitle)
    yield _BETWEEN.join(
        words("sheet-figure", label=label, value=value) for label, value in sheet.figures
    )
    if sheet.gods:
        title, own, other = sheet.gods_title, sheet.own, sheet.other
        yield words("sheet-compared", title=title, own=own, other=other)
    for each in sheet.gods:
        yield words(
            "sheet-god-points",
            god=god_name(words, each.god),
            own=decimal(words, each.own),
            other=decimal(words, each.other),
        )
    if sheet.form:
        yield words("sheet-part", title=sheet.form_title)
        yield series(words, (str(game.rank) for game in sheet.form))
    if sheet.boards:
        yield words("sheet-part", title=sheet.boards_title)
    for board, told in sheet.boards:
        yield words("sheet-row", what=board, told=told)
