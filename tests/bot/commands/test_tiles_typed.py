"""The forum by command: citizens that go with a house or a card, places of tiles, and bids."""

from typing import Any

import pytest

from bot.commands.misread_replies import misread_post, misread_text
from bot.commands.misreadings import Ambiguous, IllegalWish, Misreading, NotUnderstood
from bot.commands.option_parser import ANSWER, TypedOption, code
from bot.commands.sentence_parser import read
from bot.faces.decision_face import face_of_decision
from bot.tables.rehearsal import Rehearsal
from bot.tables.table import TableId
from bot.texts.post import SelectMenu
from engine import new_game, read_options
from engine.actions import FINISH, Action
from tests import plain
from tests.bot.commands.sentences import offered, reader, said, tried
from tests.builders import Game, a_game, line
from tests.plain import BuildHouse, BuyCard, OpenAuction, RaiseBid, TakeTile, UseTile

FORUM = {"forum": True, "forumPlaceholders": True}
RICH = {"brick": 2, "food": 2, "tool": 2, "wine": 2}
BESIDE = {
    "massilia": line("imperium", "massilia", "novaria", "land"),
    "sirmium": line("imperium", "sirmium", "napoca", "land"),
    "syracusae": line("imperium", "syracusae", "roma", "land"),
}
ARCHITECT, SENATOR = plain.PlayCard("start-architect"), plain.PlayCard("start-senator")


def building(
    *tiles: str,
    coins: int = 30,
    goods: dict[str, int] | None = None,
    beside: tuple[str, ...] = ("massilia", "syracusae"),
) -> Rehearsal:
    game = a_game(
        options=FORUM,
        tiles={0: tiles},
        colonists={0: {"land": [BESIDE[each] for each in beside]}},
        tokens={"massilia": "wine", "sirmium": "tool", "syracusae": "tool"},
        goods={0: RICH if goods is None else goods},
        coins={0: coins},
        houses={},
    )
    return tried(game.state)


def built(trying: Rehearsal, **options: str) -> list[Action]:
    """Without the card and what is left alone."""
    actions = said(trying, "architect", **options).rehearsal.actions
    assert actions[0] == ARCHITECT
    return [each for each in actions[1:] if each != FINISH]


def answer(trying: Rehearsal, text: str) -> tuple[Action, ...]:
    return read(reader(trying), trying, None, [TypedOption(ANSWER, text)]).rehearsal.actions


def refusal(trying: Rehearsal, text: str) -> str:
    with pytest.raises(Misreading) as refused:
        answer(trying, text)
    return misread_text(reader(trying), refused.value)


@pytest.mark.ruling("FO-mamercus", "FO12")
@pytest.mark.parametrize("tile", ["mamercus", "Mamercus", "Use Mamercus", "mamer"])
def test_a_citizen_said_beside_a_house_goes_with_it(tile: str) -> None:
    wanted = [BuildHouse("massilia", "mamercus")]
    assert built(building("mamercus"), build="Massilia", use=tile) == wanted
    assert built(building("mamercus", coins=0), build="massil", use=tile) == wanted


@pytest.mark.ruling("FO-marcus")
def test_it_goes_with_the_first_house_that_it_is_of_use_for() -> None:
    trying = building("marcus", goods={"brick": 1, "wine": 1, "tool": 1})
    assert built(trying, build="Massilia; Syracusae", use="marcus") == [
        BuildHouse("massilia"),
        BuildHouse("syracusae", "marcus"),
    ]
    assert built(trying, build="Massilia", build2="Syracusae", use="marcus") == [
        BuildHouse("massilia"),
        BuildHouse("syracusae", "marcus"),
    ]


@pytest.mark.ruling("FO-mamilius")
def test_a_citizen_for_all_houses_is_used_before_the_first_and_others_afterwards() -> None:
    trying = building("mamilius", "mamercus", "laurentius", goods={"wine": 1, "tool": 1})
    said_at_once = built(trying, build="Massilia; Syracusae", use="mamilius, laurentius; mamercus")
    assert said_at_once == [
        UseTile("mamilius"),
        BuildHouse("massilia", "mamercus"),
        BuildHouse("syracusae"),
        UseTile("laurentius"),
    ]


@pytest.mark.ruling("FO-novius")
def test_a_citizen_said_beside_a_card_pays_for_its_place() -> None:
    others = ["I-farmer", "I-smith", "I-colonist", "I-architect", "I-mercator", "II-mercator"]
    facts: dict[str, Any] = {
        "options": FORUM,
        "tiles": {0: ["novius"]},
        "display": [*others, "II-weaver"],
    }
    game = a_game(**facts, goods={0: {"brick": 1, "cloth": 1}})
    reading = said(tried(game.state), "senator", cards="weaver", use="novius")
    wanted = BuyCard("II-weaver", ("brick", "cloth"), "novius")
    assert reading.rehearsal.actions == (SENATOR, wanted)
    poor = a_game(**facts, goods={0: {}})
    with pytest.raises(IllegalWish) as refused:
        said(tried(poor.state), "senator", cards="weaver", use="novius")
    assert "1 brick and 1 cloth" in misread_text(reader(tried(poor.state)), refused.value)


def test_what_stands_against_the_house_is_told_not_against_the_moment() -> None:
    trying = building("mamercus", goods={})
    with pytest.raises(IllegalWish) as refused:
        said(trying, "architect", build="Massilia", use="mamercus")
    assert refused.value.action == BuildHouse("massilia", "mamercus")
    with pytest.raises(IllegalWish) as alone:
        said(trying, "architect", use="mamercus")
    assert "only while you build" in misread_text(reader(trying), alone.value)


def test_what_was_meant_is_chosen_and_the_citizen_stays_with_it() -> None:
    """Each candidate is read again in the place of what was typed, with all the rest of it."""
    trying = building("mamercus", beside=("sirmium", "syracusae"))
    with pytest.raises(Ambiguous) as unclear:
        said(trying, "architect", build="s", use="mamercus")
    assert unclear.value.option == "build"
    meant = [unclear.value.meaning(code(each.action)) for each in unclear.value.candidates]
    assert [built(trying, build=each, use="mamercus") for each in meant] == [
        [BuildHouse("sirmium", "mamercus")],
        [BuildHouse("syracusae", "mamercus")],
    ]


def test_citizens_that_go_along_are_offered_while_typing() -> None:
    trying = building("mamercus", "laurentius", "annaeus-arcadius")
    beside = offered(trying, "architect", "use", build="Massilia")
    assert (beside[0].name, beside[0].value) == ("Use Mamercus", "mamercus")
    assert any(each.name.startswith("Use Laurentius") for each in beside)
    assert [
        each.value for each in offered(trying, "architect", "use", "mam", build="Massilia")
    ] == ["mamercus"]
    assert "mamercus" not in [each.value for each in offered(trying, "architect", "use")]
    poor = building("mamercus", goods={})
    assert not offered(poor, "architect", "use", build="Massilia"), "it would be refused"


def test_a_letter_says_too_little_to_use_a_citizen() -> None:
    with pytest.raises(Misreading):
        said(building("mamercus"), "architect", build="Massilia", use="m")


@pytest.mark.ruling("FO5")
def test_a_tile_is_taken_by_its_place_too() -> None:
    pile = [
        "start-mercator",
        "start-senator",
        "start-architect",
        "start-prefect-a",
        "start-diplomat",
    ]
    game = a_game(
        options=FORUM,
        discard={0: pile},
        hand={0: ["start-tribune", "start-prefect-b"]},
        tiles={},
        forum=["spurius", "commodus", "julius", "marcus"],
    )
    reading = said(tried(game.state), "tribune", take="2")
    assert TakeTile("commodus") in reading.rehearsal.actions
    with pytest.raises(IllegalWish) as refused:
        said(tried(game.state), "tribune", take="3")
    assert refused.value.action == TakeTile("julius")
    with pytest.raises(NotUnderstood):
        said(tried(game.state), "tribune", take="5")


def an_auction() -> Game:
    agreed = {"board": "imperium", "seats": 3, "forum": True, "forumAuction": True}
    return Game(new_game(read_options(agreed), "auction"))


@pytest.mark.ruling("FO17", "FO18", "FO19")
def test_bids_that_are_not_possible_are_told_why() -> None:
    game = an_auction()
    assert game.state.auction
    first, *_, last = game.state.auction.tiles
    opening = tried(game.state)
    assert answer(opening, f"{first} 12") == (OpenAuction(first, 12),)
    assert "bids go from 0 to 30" in refusal(opening, f"{first} 31")
    raising = tried(game.do(OpenAuction(first, 4)).state)
    assert answer(raising, "5") == (RaiseBid(5),)
    for bid in ("4", "0", "31", "99 points"):
        assert "bids go from 5 to 30" in refusal(raising, bid)
    alone = tried(game.do(FINISH, FINISH, OpenAuction(last, 0), FINISH).state)
    assert "isn't up for auction" in refusal(alone, first)


@pytest.mark.ruling("FO19")
def test_the_last_patrician_is_asked_for_as_a_gift() -> None:
    game = an_auction()
    assert game.state.auction
    first, second, *_ = game.state.auction.tiles
    before = tried(game.state)
    assert before.decision
    assert "what do you bid" in face_of_decision(before.decision).question(
        reader(before), before.decision
    )
    game.do(OpenAuction(first, 0), FINISH, FINISH, OpenAuction(second, 0), FINISH)
    last = tried(game.state)
    assert last.decision
    asked = face_of_decision(last.decision)
    assert "costs you nothing" in asked.question(reader(last), last.decision)
    assert "one of the last two" in asked.waiting(reader(last), last.decision)


def test_several_uses_of_a_citizen_are_asked_for_by_its_name() -> None:
    trying = building("augustus")
    with pytest.raises(Ambiguous) as unclear:
        said(trying, "architect", build="augustus")
    post = misread_post(reader(trying), TableId(1), unclear.value, "key")
    [menu] = [each for each in post.rows if isinstance(each, SelectMenu)]
    assert "Augustus" in menu.placeholder
