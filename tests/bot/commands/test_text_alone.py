"""A turn of every personality, decided and typed by somebody who has nothing but texts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

import pytest

import engine
from bot.faces.personality_face import PERSONALITY_FACES
from bot.tables.rehearsal import Rehearsal
from bot.texts.menus import menu
from bot.texts.narration import sentences
from engine import GameState
from engine.decisions import CardChoice
from engine.events import Event
from engine.terms import Personality
from render import text_board
from tests.bot.commands.sentences import NAMES, offered, reader, said, tried
from tests.bot.journeys.text_player import GOODS, TextBoard, counted
from tests.playouts import steps

GAMES: tuple[dict[str, object], ...] = (
    {"board": "italia", "seats": 3, "set": "base"},
    {"board": "germania", "seats": 4, "set": "venus"},
    {"board": "hellas", "seats": 4, "team": True},
)
POSITIONS = 4
"""Of each personality, from all the games."""
SPECIALISTS = dict(zip(("Mason", "Farmer", "Smith", "Vintner", "Weaver"), GOODS, strict=True))

Plan = tuple[dict[str, str], str]
"""What to look for in each option of the command; and what must have been done."""


class ReadTable(TextBoard):
    """What is written of the table, for one who is to play."""

    @property
    def letter(self) -> str:
        """Of the reader's own seat."""
        return str(re.findall(r"To decide: (\w)", " ".join(self.below("")))[0])

    @property
    def own(self) -> str:
        return next(each for each in self.below("SEATS") if each.startswith(f"{self.letter} "))

    @property
    def goods(self) -> Counter[str]:
        return counted(self.own)

    def holds(self, name: str) -> bool:
        return any(each.startswith(f"{name} (") for each in self.below("YOUR HAND"))

    def tops(self) -> Iterator[str]:
        """What lies open before the others."""
        for each in self.below("SEATS"):
            found = re.search(r"on top: (.+)", each)
            if found and each != self.own:
                yield found[1]

    def homes(self) -> Iterator[tuple[str, str, str]]:
        """Each own house: its province, what that shows, and what the city makes."""
        for each in self.below("PROVINCES"):
            province, _, rest = each.partition(": ")
            shown = re.match(r"\w+", rest)
            for good, owners in re.findall(rf" [A-Z] ({'|'.join(GOODS)}) ((?:[A-Z]\b ?)+)", rest):
                if shown and self.letter in owners.split():
                    yield province, shown[0], good


def _architect(table: ReadTable) -> Plan | None:
    for each in table.below("WHERE YOU COULD BUILD"):
        city, _, rest = each.partition(":")
        if "you lack" not in rest and "right now" in rest:
            return {"build": city}, city
        if "you lack" not in rest and "1 step away" in rest:
            return {"move": city, "build": city}, city
    return None


def _buyer(option: str) -> Callable[[ReadTable], Plan | None]:
    def plan(table: ReadTable) -> Plan | None:
        for sale in table.sales():
            if not sale.lacks(table.goods):
                return {option: sale.card}, sale.card
        return None

    return plan


def _colonist(table: ReadTable) -> Plan | None:
    left = re.search(r"colonists (\d+) land", table.own)
    if table.goods["food"] and table.goods["tool"] and left and left[1] != "0":
        return {"place": "land"}, "land colonist"
    return {"income": ""}, "sestertii"


def _diplomat(table: ReadTable) -> Plan | None:
    for card in table.tops():
        if card in ("Prefect", "Mercator", "Tribune", *SPECIALISTS):
            return {"copy": card}, card
    return None


def _magister(table: ReadTable) -> Plan | None:
    found = re.search(r"on top: (Prefect|Mercator|Tribune|Architect)$", table.own)
    return ({}, found[1]) if found else None


def _mercator(table: ReadTable) -> Plan | None:
    for good in GOODS:
        if table.goods[good]:
            return {"sell": f"1 {good}"}, good
    return None


def _prefect(table: ReadTable) -> Plan | None:
    for province, shown, _ in table.homes():
        if shown in GOODS:
            return {"produce": province}, province
    return None


def _specialist(table: ReadTable) -> Plan | None:
    makes = {good for _, _, good in table.homes()}
    for name, good in SPECIALISTS.items():
        if table.holds(name) and good in makes:
            return {"card": name}, good
    return None


PLANS: Mapping[str, Callable[[ReadTable], Plan | None]] = {
    "architect": _architect,
    "colonist": _colonist,
    "consul": _buyer("card"),
    "diplomat": _diplomat,
    "legatus": lambda _: ({}, "Legatus"),
    "magister": _magister,
    "mercator": _mercator,
    "praetor": _buyer("card"),
    "prefect": _prefect,
    "proconsul": _buyer("card"),
    "senator": _buyer("cards"),
    "specialist": _specialist,
    "tribune": lambda _: ({}, "Tribune"),
}


@pytest.fixture(scope="module")
def positions() -> list[tuple[GameState, ReadTable]]:
    """Before cards are played, in random games of every kind."""
    found = []
    for options in GAMES:
        asked = [state for state, _, _ in steps(options, "texts") if _begins_a_turn(state)]
        for state in asked[:: max(1, len(asked) // 60)]:
            found.append((state, ReadTable(text_board(tried(state).view, NAMES))))
    return found


def _begins_a_turn(state: GameState) -> bool:
    """Rather than goes on with what a partner's Legatus suggests."""
    asked = state.pending[-1]
    return isinstance(asked, CardChoice) and not (asked.alone or asked.without_legatus)


def test_there_is_a_plan_for_every_personality() -> None:
    assert set(PLANS) == set(PERSONALITY_FACES)


@pytest.mark.parametrize("personality", PLANS)
def test_a_turn_is_decided_and_typed_from_texts_alone(
    personality: Personality, positions: list[tuple[GameState, ReadTable]]
) -> None:
    names = tuple(SPECIALISTS) if personality == "specialist" else (personality.capitalize(),)
    done = 0
    for state, table in positions:
        plan = PLANS[personality](table) if any(map(table.holds, names)) else None
        if plan is not None and done < POSITIONS:
            wishes, deed = plan
            assert deed in _told(state, _typed(tried(state), personality, wishes)), (deed, wishes)
            done += 1
    assert done == POSITIONS


def _typed(trying: Rehearsal, personality: Personality, wishes: Mapping[str, str]) -> Rehearsal:
    """Option by option, each from what is suggested for it; then whatever else is asked."""
    filled: dict[str, str] = {}
    for option, wish in wishes.items():
        suggested = offered(trying, personality, option, wish, **filled)
        assert suggested, (personality, option, wish)
        filled[option] = suggested[0].value
    trying = said(trying, personality, **filled).rehearsal
    while trying.decision is not None:
        trying = trying.then(_first_choice(trying))
    return trying


def _first_choice(trying: Rehearsal) -> engine.actions.Action:
    tree = menu(reader(trying), trying)
    assert tree is not None
    entry = tree.finish or tree.entries[0]
    while entry.action is None:
        entry = entry.entries[0]
    return entry.action


def _told(state: GameState, played: Rehearsal) -> str:
    """What the table is told of it, once the engine has taken it."""
    happened: list[Event] = []
    seat = played.seat
    for action in played.actions:
        transition = engine.apply(state, seat, action)
        state = transition.state
        happened += transition.events
    return "\n".join(sentences(reader(tried(state)), happened))
