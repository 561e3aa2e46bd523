"""The face of the Augur, written as a module of `bot/faces` would be."""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.faces.action_face import ActionFace, Wording
from bot.faces.decision_face import DecisionFace
from bot.faces.event_face import EventFace
from bot.faces.obstacle_face import ObstacleFace
from bot.faces.personality_face import PersonalityFace, Slot
from bot.faces.registry import Face, enter
from bot.faces.summary_parts import counted
from bot.tables.rehearsal import Offer
from engine.decisions import Decision
from tests.imaginary.augur import COINS, NoEagle, OmenChoice, OmenRead, ReadOmen
from words import nouns
from words.reader import Reader

OMENS = counted(45, "digest-omens")


def _omen(reader: Reader, _: Decision, action: ReadOmen, offer: Offer) -> Wording:
    coins = nouns.coins_text(reader.words, offer.the(OmenRead).coins)
    return Wording(reader.words("omen", omen=action.omen), facts=coins)


FACES: tuple[Face, ...] = (
    PersonalityFace("augur", (Slot("omen", OmenChoice),)),
    DecisionFace(OmenChoice, conceivable=lambda _, __: map(ReadOmen, COINS)),
    ActionFace(
        ReadOmen,
        wording=_omen,
        code=lambda action: action.omen,
        names=lambda reader, _, action: (reader.words("omen", omen=action.omen),),
    ),
    EventFace(
        OmenRead,
        facts=lambda reader, event: {"coins": nouns.coins_text(reader.words, event.coins)},
        adds=lambda _, __: OMENS(1),
    ),
    ObstacleFace(
        NoEagle,
        lambda reader, obstacle: {"coins": nouns.coins_text(reader.words, obstacle.coins)},
    ),
)


@contextmanager
def the_face() -> Iterator[None]:
    """Entered in the tables inside the block alone."""
    enter(*FACES)
    try:
        yield
    finally:
        for face in FACES:
            del face.table[face.kind]
