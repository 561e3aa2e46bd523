"""The forum in words: tiles looked up, taken, used, and told apart where they are offered."""

import pytest

from bot.commands.misreadings import IllegalWish
from bot.faces.confirmable import confirmable
from bot.tables import rehearsal
from bot.tables.rehearsal import Rehearsal
from bot.texts.digest import digest, log_pages
from bot.texts.forum import forum_text
from bot.texts.labels import LONGEST_ON_BUTTON, in_one_line, wording
from bot.texts.menus import menu
from bot.texts.panel_controls import TOP, PanelControls
from bot.texts.post import Button
from bot.texts.rules import card_rules, topic_rules
from engine import GameState, read_options
from engine.actions import FINISH, BuildHouse, UseTile
from engine.catalogue import ForumTile, catalogue
from engine.decisions import BuildingChoice, CardChoice, CitizenChoice, PrefectChoice, TileChoice
from engine.events import ForumRefilled, PatriciansRevealed
from engine.terms import CardId, CityId, PlaceId, SeatId, TileId
from tests.bot.commands.sentences import said, tried
from tests.bot.texts.games import ENGLISH, EVERY_TILE, NAMES, WIDEST, reader_for, reader_of
from tests.builders import Game, a_game, line
from tests.playouts import steps
from words.tiles import tile_brief, tile_rules

TILES = catalogue().forum.tiles
RED = SeatId(0)
MASSILIA = CityId(PlaceId("massilia"))
FORUM = {"forum": True, "forumPlaceholders": True}
BESIDE_MASSILIA = line("imperium", "massilia", "novaria", "land")


def of(game: Game) -> Rehearsal:
    state = game.state
    return rehearsal.begun(state, state.pending[-1].seat, 1)


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_every_tile_tells_what_it_does(tile: ForumTile) -> None:
    for salt in (False, True):
        text = tile_rules(ENGLISH, tile.id, salt=salt)
        assert text.startswith(f"### {tile.name}\n")
        assert ("our own invention" in text) == tile.invented
        assert ("used once" in text) == (tile.kind == "citizen")
        assert salt or "salt" not in text
        brief = tile_brief(ENGLISH, tile.id, salt=salt)
        assert len(f"{tile.name}: {brief}") <= LONGEST_ON_BUTTON + 12
        assert not brief.endswith(".")


def test_the_topic_says_how_it_is_agreed_on() -> None:
    agreed = {"board": "italia", "seats": 3}
    off = topic_rules(ENGLISH, "forum", read_options(agreed))
    assert "isn't in play" in off
    assert "Victoria" in off.split("**Patricians:**")[0], "invented ones are named as such"
    on = topic_rules(ENGLISH, "forum", read_options({**agreed, **FORUM, "forumAuction": True}))
    assert "isn't in play" not in on
    assert "auctioned" in on
    assert "Victoria" in on.split("**Citizens:**")[1]
    low = read_options({**agreed, "forum": True, "forumFirstThreshold": 1})
    assert "at least 1, 6, 8 or 10 cards" in card_rules(ENGLISH, CardId("start-tribune"), low)


def played(options: dict[str, object]) -> GameState:
    """Some turns on, when somebody has taken a tile."""
    return next(
        state
        for state, _, _ in steps(options, "forum")
        if any(len(s.tiles) > 1 for s in state.seats)
    )


def test_the_forum_is_shown_with_everyones_tiles_and_the_cards_each_place_takes() -> None:
    options: dict[str, object] = {"board": "italia", "seats": 3, **EVERY_TILE}
    for viewer in (RED, None):
        reader = reader_of(played(options), viewer, NAMES)
        view, text = reader.view, forum_text(reader)
        assert view.forum
        for tile in (*view.forum.display, *(each for seat in view.seats for each in seat.tiles)):
            if tile:
                assert f"**{catalogue().forum.by_id[tile].name}**" in text
                assert tile_brief(ENGLISH, tile, salt=False) in text
        assert "1. 1 card:" in text
        assert "4. 10 cards:" in text
        assert f"{view.tiles_in_stack} tile" in text
        assert ("A Tribune would bring you" in text) == (viewer == RED)


def test_no_two_offers_read_alike_on_a_button() -> None:
    """Also a house with a citizen and without, a bonus taken and sold, a card and its place."""
    seen: set[str] = set()
    for salt in (False, True):
        options: dict[str, object] = {"board": "italia", "seats": 3, "salt": salt, **EVERY_TILE}
        for state, _, _ in steps(options, "alike"):
            trying = rehearsal.begun(state, state.pending[-1].seat, 1)
            special = [
                offer
                for offer in trying.offers()
                if getattr(offer.action, "tile", None) or getattr(offer.action, "sells", False)
            ]
            if not special:
                continue
            reader, decision = reader_for(trying, WIDEST), trying.decision
            assert decision
            whole = [
                in_one_line(reader, wording(reader, decision, offer), 200)
                for offer in trying.offers()
                if not offer.action.kind.startswith(("play_card", "suggest"))
            ]
            assert len(set(whole)) == len(whole)
            seen |= {offer.action.kind for offer in special}
    assert {"build_house", "produce_in_province", "use_tile", "take_tile", "keep_patrician"} <= seen


@pytest.mark.ruling("FO-mamercus", "FO-marcus")
def test_a_house_with_and_without_a_citizen_is_one_entry_with_ways_to_pay() -> None:
    game = a_game(
        options=FORUM,
        tiles={0: ["mamercus", "marcus"]},
        colonists={0: {"land": [BESIDE_MASSILIA]}},
        goods={0: {"brick": 2, "food": 2, "tool": 2, "wine": 2}},
        coins={0: 30},
        houses={},
        decision=BuildingChoice(RED),
    )
    trying = of(game)
    tree = menu(reader_for(trying, NAMES), trying)
    assert tree
    [massilia] = [each for each in tree.entries if each.label.startswith("Massilia")]
    assert [each.action for each in massilia.entries] == [
        BuildHouse(MASSILIA),
        BuildHouse(MASSILIA, TileId("mamercus")),
        BuildHouse(MASSILIA, TileId("marcus")),
    ]
    assert len({each.label for each in massilia.entries}) == 3
    assert massilia.entries[1].label.endswith("with Mamercus")


@pytest.mark.ruling("FO11")
def test_citizens_stand_beside_the_cards_and_confirming_leaves_them_alone() -> None:
    game = a_game(
        options=FORUM,
        tiles={0: ["laurentius", "tiberius"]},
        goods={0: {"brick": 1}},
        decision=CardChoice(RED),
    )
    trying = of(game)
    reader = reader_for(trying, NAMES)
    tree = menu(reader, trying)
    rows = list(PanelControls(reader, 1, trying, tree, TOP, False).rows())  # type: ignore[arg-type]  # any number
    buttons = [each.label for row in rows if isinstance(row, tuple) for each in row]
    assert [each for each in buttons if each.startswith("Use ")] == [
        "Use Laurentius: 1 brick and 1 food",
        "Use Tiberius …",
    ]
    used = trying.then(UseTile(TileId("laurentius")))
    assert isinstance(used.decision, CardChoice), "the card is still to be chosen"
    prefect = next(
        each for each in used.options() if getattr(each, "card", "") == "start-prefect-a"
    )
    province = used.then(prefect)
    assert isinstance(province.decision, PrefectChoice)
    done = province.then(province.options()[0])
    assert isinstance(done.decision, CitizenChoice)
    whole = confirmable(done)
    assert whole
    assert whole.actions == (*done.actions, FINISH)
    assert all(isinstance(each, Button) for row in rows if isinstance(row, tuple) for each in row)


@pytest.mark.ruling("FO5")
def test_a_tribune_takes_a_tile_by_command_and_asks_where_nothing_is_said() -> None:
    pile = [
        "start-architect",
        "start-prefect-a",
        "start-mercator",
        "start-diplomat",
        "start-senator",
    ]
    game = a_game(
        options=FORUM,
        hand={0: ["start-tribune"]},
        discard={0: pile},
        tiles={},
        forum=["numerius", "julius", "marcus", "publius"],
        decision=CardChoice(RED),
    )
    trying = tried(game.state)
    alone = said(trying, "tribune")
    assert alone.only_begun
    assert isinstance(alone.rehearsal.decision, TileChoice)
    taken = said(trying, "tribune", take="julius").rehearsal
    assert TileId("julius") in taken.view.seats[0].tiles
    with pytest.raises(IllegalWish):
        said(trying, "tribune", take="publius")
    using = said(trying, "tribune", take="julius", use="julius").rehearsal
    assert UseTile(TileId("julius")) in using.actions


def test_how_patricians_came_is_told_apart_from_the_first_turn() -> None:
    state, turn = None, []
    for before, _, transition in steps({"board": "italia", "seats": 3, "forum": True}, "apart"):
        if before.turn > 1:
            break
        state = transition.state
        turn += list(transition.events)
    assert state
    assert any(isinstance(each, PatriciansRevealed) for each in turn)
    assert any(isinstance(each, ForumRefilled) for each in turn)
    reader = reader_of(state, None, NAMES)
    [page] = log_pages(reader, [turn])
    setup, first = page.split("**Turn 1**")
    assert setup.startswith("**Before the first turn**")
    assert "The patricians are revealed: **Livia** (R): " in setup
    assert "New in the forum" in setup
    assert "patricians" not in first
    headline, *lines = digest(reader, [turn])
    assert headline.startswith("The patricians are revealed: R: ")
    assert len(lines) == 1
