"""The end of a game: who won, what every god paid, and how anybody can check that it was fair."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.table_view import Look, Result
from bot.texts.custom_ids import custom_id
from bot.texts.forecast import final_table
from bot.texts.post import Button, Post
from engine.catalogue import catalogue
from render import Picture
from words.reader import Reader


def over_post(
    reader: Reader, look: Look, result: Result, pictures: Sequence[Picture], record: str
) -> Post:
    words = reader.words
    board = catalogue().boards[reader.view.options.board].name
    head = words("over-heading", board=board, turn=reader.view.turn)
    rematch = Button(words("over-button-rematch"), custom_id("rematch", look.table), "success")
    film = Button(words("over-button-film"), custom_id("film", look.table))
    promise = _promise(reader, look.commitment, result.seed)
    return Post(
        texts=(head, final_table(reader, result.scores, result.winner), promise),
        pictures=tuple(pictures),
        rows=((rematch, film),),
        files=((f"concordia-{look.table}.json", record.encode()),),
    )


def _promise(reader: Reader, commitment: str | None, seed: str) -> str:
    if commitment is None:
        return reader.words("over-seed", seed=seed)
    return reader.words("over-promise", seed=seed, commitment=commitment)
