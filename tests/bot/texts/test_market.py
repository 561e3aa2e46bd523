"""The fish market in words: what it offers, what is closed, how a visit is offered and refused."""

import pytest

from bot.commands.misread_replies import misread_post
from bot.commands.misreadings import IllegalWish
from bot.commands.option_parser import TypedOption
from bot.commands.sentence_parser import read
from bot.faces.fish_market import VISIT
from bot.tables import TableId, rehearsal
from bot.texts.market import market_text
from bot.texts.menus import menu
from bot.texts.narration import sentences
from bot.texts.panel_controls import TOP, PanelControls
from bot.texts.post import Button
from bot.texts.posts.agreements import agreed_text
from bot.texts.rules import card_rules, topic_rules
from engine import read_options
from engine.actions import VisitMarket
from engine.fish_market import offers
from engine.terms import CardId, SeatId
from tests.bot.commands.sentences import reader, tried
from tests.bot.texts.games import ENGLISH, NAMES, reader_of
from tests.builders import Game, a_game, turn_of
from words.market import offer_text

RED = SeatId(0)
AGREED = {"board": "italia", "seats": 3}


def rich(**facts: object) -> Game:
    return a_game(fish={0: 9}, **facts)  # type: ignore[arg-type]  # whatever a game can be given


def refused(game: Game, text: str) -> str:
    trying = tried(game.state)
    with pytest.raises(IllegalWish) as wish:
        read(reader(trying), trying, None, [TypedOption(VISIT, text)])
    return "\n".join(misread_post(reader(trying), TableId(7), wish.value, "9").texts)


def test_the_market_lists_offers_markers_and_fish() -> None:
    game = rich(at_offers={1: 3})
    text = market_text(reader_of(game.state, RED, NAMES))
    for number in offers(game.state.options):
        assert f"{number}. " in text
    assert "3. ~~1 fish: 1 food~~ · **Marcus** (G)" in text
    assert "you 9, **Marcus** (G) 0" in text
    assert "It's your turn" in text
    assert "house version" in text
    game.do(VisitMarket(1))
    assert "You've been here this turn" in market_text(reader_of(game.state, RED, NAMES))
    assert "A Prefect" in market_text(reader_of(game.state, SeatId(1), NAMES)), "without a fish"
    fishing = a_game(fish={1: 1}).state
    assert "on your turn" in market_text(reader_of(fishing, SeatId(1), NAMES))
    assert "You" not in market_text(reader_of(game.state, None, NAMES))
    assert market_text(reader_of(a_game().state)) == ""


def test_the_panel_offers_a_visit_beside_the_cards_and_says_what_it_brings() -> None:
    game = rich(goods={0: {}})
    trying = rehearsal.begun(game.state, RED, 1)
    said = reader_of(game.state, RED, NAMES)
    tree = menu(said, trying)
    assert tree is not None
    group = next(entry for entry in tree.entries if entry.key == "m")
    assert (group.label, group.description) == (
        "Fish market",
        "You have 9 fish to spend before your card",
    )
    labels = [entry.label for entry in group.entries]
    assert labels[:3] == [
        "1. 3 sestertii for 1 fish",
        "2. 1 brick for 1 fish",
        "3. 1 food for 1 fish",
    ]
    rows = PanelControls(said, TableId(7), trying, tree, TOP, step_is_free=False).rows()
    buttons = [each.label for row in rows if isinstance(row, tuple) for each in row]
    assert "Fish market …" in buttons
    assert all(isinstance(each, Button) for row in rows if isinstance(row, tuple) for each in row)


def test_a_visit_is_told_with_what_it_brought() -> None:
    game = rich(goods={0: {}})
    game.do(VisitMarket(5))
    (line,) = sentences(reader_of(game.state, None, NAMES), game.events)
    assert line == "**Livia** (R) gave 2 fish at the fish market and got 1 wine."


@pytest.mark.parametrize(
    ("typed", "offer"), [("3", 3), ("1 food for 1 fish", 3), ("market 1", 1), ("5", 5)]
)
def test_an_offer_is_named_by_its_number_or_by_what_it_brings(typed: str, offer: int) -> None:
    trying = tried(rich(goods={0: {}}).state)
    reading = read(reader(trying), trying, None, [TypedOption(VISIT, typed)])
    assert reading.rehearsal.actions == (VisitMarket(offer),)


def test_an_offer_that_cannot_be_taken_is_refused_with_the_reason() -> None:
    assert "has a marker there" in refused(rich(at_offers={1: 3}), "3")
    poor = a_game(fish={0: 0}, decision=turn_of(0, visits=True))
    assert "you're 2 fish short" in refused(poor, "5")
    visited = rich(goods={0: {}}).do(VisitMarket(1))
    assert "this turn" in refused(visited, "2")
    for game in (rich(), poor):
        assert "there is no offer 9; they go from 1 to 8" in refused(game, "9")


def test_the_lobby_and_the_rules_name_the_house_version() -> None:
    agreed = read_options({**AGREED, "fishMarket": True, "fishMarketSide": "mountain"})
    lobby = agreed_text(ENGLISH, agreed)
    assert "house version" in lobby
    assert "mountain side" in lobby
    rules = topic_rules(ENGLISH, "market", agreed)
    assert "house version" in rules
    assert "isn't in play" not in rules
    for number in offers(agreed):
        assert f"{number}. {offer_text(ENGLISH, agreed, number)}" in rules
    off = topic_rules(ENGLISH, "market", read_options(AGREED))
    assert "isn't in play" in off
    assert "river" in off
    assert "mountain" in off


def test_the_praefectus_piscatus_and_the_prefect_are_explained() -> None:
    agreed = read_options({**AGREED, "fishMarket": True})
    assert "Praefectus Piscatus" in topic_rules(ENGLISH, "praefectus", agreed)
    assert "Piscatus" not in topic_rules(ENGLISH, "praefectus", read_options(AGREED))
    assert "1 fish instead of the good" in card_rules(ENGLISH, CardId("start-prefect-a"), agreed)
    assert "Praefectus Piscatus" in topic_rules(ENGLISH, "turn", agreed)
    assert "or 2 fish with the Praefectus Piscatus" in topic_rules(ENGLISH, "market", agreed)
