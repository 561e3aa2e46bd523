"""Whatever the engine can ask, offer, tell or refuse has a face, and that has all its words."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.faces.action_face import ACTION_FACES
from bot.faces.decision_face import DECISION_FACES
from bot.faces.event_face import EVENT_FACES
from bot.faces.personality_face import PERSONALITY_FACES
from bot.faces.registry import Faces, dashed
from engine.actions import Action
from engine.decisions import Decision
from engine.events import Event
from engine.obstacles.kinds import Obstacle
from engine.rulebook import BEGINNINGS, COMPULSORY
from engine.terms import SeatId
from tests.imaginary import the_augur
from tests.imaginary.augur_face import the_face
from tests.words.more_messages import more_messages
from words import ENGLISH

MESSAGES = Path(__file__).parents[2] / "imaginary" / "messages"
TOLD_IN_SUM = {"goods_short", "coins_short"}
"""What is missing, all together: `you are 1 brick and 4 sestertii short`."""
NEVER_TOLD = {"turn_began"}


def missing() -> list[str]:
    return [*_faces(), *(f"message {name}" for name in _messages() if not ENGLISH.knows(name))]


def _faces() -> Iterator[str]:
    for table, kinds in (
        (DECISION_FACES, Decision.kinds),
        (ACTION_FACES, Action.kinds),
        (EVENT_FACES, Event.kinds),
        (PERSONALITY_FACES, BEGINNINGS),
    ):
        yield from (f"face of {table.sort} {kind}" for kind in kinds if kind not in table)
        yield from (f"{table.sort} {kind} of a face" for kind in table if kind not in kinds)


def _messages() -> Iterator[str]:
    for kind, decision in Decision.kinds.items():
        name, asked = dashed(kind), DECISION_FACES.get(kind)
        yield from (f"ask-{name}", f"wait-{name}", f"pick-{name}")
        if decision not in COMPULSORY and not (asked and asked.leaves):
            yield f"leave-{name}"
    yield from (f"wish-{dashed(kind)}" for kind in Action.kinds)
    yield from (f"told-{dashed(kind)}" for kind in Event.kinds.keys() - NEVER_TOLD)
    yield from (f"obstacle-{dashed(kind)}" for kind in Obstacle.kinds.keys() - TOLD_IN_SUM)
    for personality in BEGINNINGS:
        yield from (f"brief-{personality}", f"rule-{personality}", f"personality-{personality}")
        face = PERSONALITY_FACES.get(personality)
        options = [f"command-{personality}-{slot.name}" for slot in (face.slots if face else ())]
        for command in (f"command-{personality}", *options):
            yield from (command, f"{command}.description")


def test_everything_has_a_face_and_its_words() -> None:
    assert missing() == []


def test_whatever_a_command_asks_can_be_imagined() -> None:
    """Where the question does not come, the answer is refused with what would have been asked."""
    for face in PERSONALITY_FACES.values():
        for slot in face.slots:
            if not slot.if_asked:
                assert isinstance(slot.imagined(SeatId(0)), slot.decision or Decision)


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    with the_augur(tmp_path):
        assert missing()[:4] == [
            "face of decision omen_choice",
            "face of action read_omen",
            "face of event omen_read",
            "face of personality augur",
        ]
        with the_face():
            unsaid = {"message ask-omen-choice", "message command-augur-omen.description"}
            assert unsaid < set(missing())
            with more_messages(MESSAGES):
                assert missing() == []
    assert missing() == []


@pytest.mark.parametrize("table", [DECISION_FACES, ACTION_FACES, EVENT_FACES], ids=lambda t: t.sort)
def test_a_kind_without_a_face_is_named_where_it_is_looked_up(table: Faces[object]) -> None:
    with pytest.raises(LookupError, match=f"{table.sort} omen has no face"):
        table["omen"]
