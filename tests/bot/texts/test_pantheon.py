"""The gods of a game: every card is found where it is, for everyone alike."""

import re
from collections import Counter

import pytest

from bot.texts.pantheon import pantheon
from engine import GameState
from engine.catalogue import catalogue
from engine.events import Event
from engine.terms import CardId, SeatId
from tests.bot.texts.games import ENGLISH, GAMES, NAMES, SEED, reader_of
from tests.playouts import steps
from words import nouns

EVERY = 40
LONGEST = 4000
"""Characters that Discord takes in a message."""


def moments(options: dict[str, object]) -> list[tuple[GameState, list[tuple[Event, ...]]]]:
    """States spread over a random game, each with all that happened before."""
    happened: list[tuple[Event, ...]] = []
    found = []
    for place, (state, _, transition) in enumerate(steps(options, SEED)):
        if place % EVERY == 0:
            found.append((state, list(happened)))
        happened.append(transition.events)
    found.append((transition.state, happened))
    return found


def where_they_are(state: GameState, god: str) -> dict[str, Counter[str]]:
    """From the whole truth: each card of the god that can be bought."""
    places: dict[str, Counter[str]] = {}

    def enter(where: str, card: CardId | None, owner: str = "") -> None:
        if card and god in catalogue().cards[card].gods and not card.startswith("start-"):
            name = nouns.card_name(ENGLISH, card)
            places.setdefault(where, Counter())[f"{name} ({owner})" if owner else name] += 1

    for position, card in enumerate(state.display, 1):
        enter("on display", card, f"place {position}")
    for card in state.deck:
        enter("still to come", card)
    for number, seat in enumerate(state.seats):
        for card in (*seat.hand, *seat.discard):
            enter("bought", card, nouns.seat_letter(ENGLISH, SeatId(number)))
    return places


def told(text: str) -> dict[str, tuple[int, dict[str, Counter[str]]]]:
    """By god: how many cards there are to buy, and which are where."""
    gods: dict[str, tuple[int, dict[str, Counter[str]]]] = {}
    for god, below in re.findall(r"^\*\*(\w+)\*\*: [^\n]+((?:\n- [^\n]+)+)", text, re.MULTILINE):
        first, *lines = below.strip().splitlines()
        count = re.match(r"- (\d+) cards? to buy", first)
        places: dict[str, Counter[str]] = {}
        for line in lines:
            where, cards = line.removeprefix("- ").split(": ")
            for each in cards.split(", "):
                several = re.fullmatch(r"(\d+) × (.+)", each)
                name = several[2] if several else each
                places.setdefault(where, Counter())[name] += int(several[1]) if several else 1
        gods[god.lower()] = (int(count[1]) if count else 0, places)
    return gods


@pytest.mark.parametrize("options", GAMES, ids=lambda options: options["board"])
def test_every_card_of_every_god_is_told_where_it_is(options: dict[str, object]) -> None:
    for state, happened in moments(options):
        text = pantheon(reader_of(state, None, NAMES), happened)
        gods = told(text)
        assert ("venus" in gods) == (state.options.card_set != "base")
        for god, (count, places) in gods.items():
            assert places == where_they_are(state, god)
            assert sum(map(Counter.total, places.values())) == count
        assert {god for card in state.deck for god in catalogue().cards[card].gods} <= gods.keys()


@pytest.mark.parametrize("options", GAMES, ids=lambda options: options["board"])
def test_with_the_longest_names_it_fits_a_message(options: dict[str, object]) -> None:
    for state, happened in moments(options)[-3:]:
        assert len(pantheon(reader_of(state), happened)) < LONGEST


def test_a_player_is_told_which_cards_are_their_own() -> None:
    state, happened = moments(GAMES[0])[-1]
    text = pantheon(reader_of(state, SeatId(1), NAMES), happened)
    assert re.search(r"bought: .*\(you\)", text)
    assert "(G)" not in text.partition("Vesta")[2]


def test_everyone_starts_with_as_many_cards_of_a_god() -> None:
    """Partners begin with different hands (ruling TE2), whose gods are the same."""
    for way in (["base"], ["venus-individual"], ["venus-team-first", "venus-team-second"]):
        hands = [catalogue().start_hands[each] for each in way]
        gods = [Counter(god for c in hand for god in catalogue().cards[c].gods) for hand in hands]
        assert all(each == gods[0] for each in gods)
