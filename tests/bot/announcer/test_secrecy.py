"""What the bot says by itself does not depend on what its readers may not know.

At moments of random games the hidden cards are exchanged for others; every post that a viewer gets
to see, with its pictures and their words, has to be the same to the last byte.
"""

from collections.abc import Iterator
from random import Random

import pytest

from bot.pictures.drawing import Drawing
from bot.tables.seating import PlayerId, UndoProposal, Vote
from bot.tables.table_view import look
from bot.texts.post import Post
from bot.texts.posts.partners import hand_post, partner_post
from bot.texts.posts.table import table_post
from bot.texts.posts.votes import vote_post
from engine import GameState
from engine.terms import SeatId
from engine.views import Viewer
from tests.bot.tables.test_secrecy import people, twins
from tests.playouts import MODULES, Step, steps
from tests.world.tables import a_table
from words import words_for
from words.reader import Reader

WORDS = words_for("en")
GAMES = (
    {"board": "italia", "seats": 3, "set": "venus", **MODULES},
    {"board": "hellas", "seats": 4, "team": True},
    {"board": "cyprus", "seats": 6, "team": True},
)


async def posts(state: GameState, viewer: Viewer, drawing: Drawing) -> list[Post]:
    """Whatever is said in such a moment where the viewer can read it."""
    seats = people(len(state.seats))
    table = a_table(state, seats)
    public = look(table, None)
    assert public.view
    everyone = Reader(WORDS, public.view, tuple(map(str, seats)))
    board = await drawing.board(public.view, None, everyone.names)
    called: PlayerId = seats[state.pending[-1].seat]
    said = [
        table_post(everyone, public, ("Something happened.",), board, called=calls)
        for calls in (called, None)
    ]
    voters = tuple(seats[1:])
    vote = Vote(
        proposal=UndoProposal(to=0),
        number=1,
        by=called,
        seat=SeatId(0),
        voters=voters,
        needed=len(voters),
        deadline=1.0,
    )
    said.append(vote_post(everyone, public, vote))
    if viewer is not None:
        own = look(table, seats[viewer])
        assert own.view
        reader = Reader(WORDS, own.view, everyone.names)
        said.append(hand_post(reader, own, await drawing.hand(own.view)))
        if state.pending[-1].seat == viewer:
            shown = await drawing.board(own.view, None, everyone.names)
            happened = ("Something happened.",)
            said.append(partner_post(reader, own, own.view.decisions[0], happened, shown))
    return said


@pytest.mark.parametrize("options", GAMES, ids=lambda each: str(each["board"]))
async def test_no_post_depends_on_what_is_hidden_from_its_reader(
    options: dict[str, object],
) -> None:
    chance, drawing, differing = Random("posts"), Drawing(), 0
    for number, step in enumerate(_some(options)):
        state = step[0]
        viewers: list[Viewer] = [None, *map(SeatId, range(len(state.seats)))]
        viewer = viewers[number % len(viewers)]
        other = twins(step, viewer, chance)
        differing += other != state
        assert await posts(other, viewer, drawing) == await posts(state, viewer, drawing)
    drawing.close()
    assert differing > 2


def _some(options: dict[str, object]) -> Iterator[Step]:
    for place, step in enumerate(steps(options, "posts")):
        if place % 71 == 0:
            yield step
