"""The end of a game: who won, what every god paid, and how anybody can check that it was fair."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.tables.seating import PlayerId
from bot.tables.table_view import Look, Result
from bot.texts.custom_ids import custom_id
from bot.texts.forecast import final_table
from bot.texts.people import mention
from bot.texts.post import Button, Post
from engine.catalogue import catalogue
from render import Picture
from words.reader import Reader

FILM = "film"
"""In a Share button: instead of a turn."""


def over_post(
    reader: Reader,
    look: Look,
    result: Result,
    pictures: Sequence[Picture],
    *,
    record: str,
    ratings: str = "",
) -> Post:
    """`ratings`: what the game made of those; nothing if it is not rated."""
    words = reader.words
    board = catalogue().boards[reader.view.options.board].name
    head = words("over-heading", board=board, turn=reader.view.turn)
    rematch = Button(words("over-button-rematch"), custom_id("rematch", look.table), "success")
    film = Button(words("over-button-film"), custom_id("film", look.table))
    marked = (words("over-takebacks"),) if look.takebacks else ()
    rated = (ratings,) if ratings else ()
    promise = "\n".join((*rated, *marked, *_promise(reader, look, result.seed)))
    return Post(
        texts=(head, final_table(reader, result.scores, result.winner), promise),
        pictures=tuple(pictures),
        rows=((rematch, film),),
        files=((f"concordia-{look.table}.json", record.encode()),),
    )


def shared_film_post(reader: Reader, picture: Picture, by: PlayerId) -> Post:
    words = reader.words
    said = (words("film-shown"), words("history-shared", who=mention(by)))
    return Post(("\n".join(said),), (picture,))


def _promise(reader: Reader, look: Look, seed: str) -> Iterator[str]:
    """Only what was dealt here is vouched for."""
    words, origin, commitment = reader.words, look.origin, look.commitment
    if origin is None and commitment:
        yield words("over-promise", seed=seed, commitment=commitment)
        return
    if origin and origin.by:
        yield words("over-imported", who=mention(origin.by))
    elif origin:
        yield words("over-imported.nobody")
    if origin and origin.redealt and commitment:
        yield words("over-imported.promise", seed=seed, commitment=commitment)
    else:
        yield words("over-seed", seed=seed)
