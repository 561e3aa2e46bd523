"""What a table may agree on, and one clear line for everything that cannot be."""

import json

import pytest
from pydantic.alias_generators import to_snake

from engine import read_options
from engine.catalogue import catalogue
from engine.errors import InvalidOptions
from engine.game_options import GameOptions, option_names
from engine.records import options_as_json
from words import ENGLISH
from words.refusals import options_problem

DEFAULTS = {
    "set": "base",
    "team": False,
    "colonistIncome": "five_and_one_each",
    "displaySide": "cloth",
    "intermediateScoring": False,
    "noStartingGoods": False,
    "salt": False,
    "forum": False,
    "forumAuction": False,
    "fishMarket": False,
    "magisterThroughDiplomatMayUseSenator": False,
    "mismatchedColonists": False,
    "prefectCashNeedsAFlippedMarker": True,
    "markerCoins": "cloth_one",
    "legatusAnsweredByLegatus": False,
    "handsVisible": False,
    "communication": "free",
}


UNSAID = {
    "forumFirstThreshold", "forumPlaceholders", "forumStackVisible",
    "fishMarketSide", "solitaria", "solitariaDifficulty", "solitariaScoring",
}  # fmt: skip
"""Younger than the first records, and written only where it differs."""


def refusal(**values: object) -> str:
    """Why a game for three on Imperium with these options is refused."""
    given = {"board": "imperium", "seats": 3, **values}
    with pytest.raises(InvalidOptions) as refused:
        read_options({name: value for name, value in given.items() if value is not ...})
    return options_problem(ENGLISH, refused.value)


def test_board_and_seats_are_enough_and_the_rest_is_as_in_the_rulebook() -> None:
    options = read_options({"board": "imperium", "seats": 3})
    assert options.model_dump(by_alias=True) == {"board": "imperium", "seats": 3, **DEFAULTS}


def test_every_option_has_a_name_a_person_can_give() -> None:
    assert set(option_names()) == {"board", "seats", *DEFAULTS, *UNSAID}


@pytest.mark.ruling("OP1")
@pytest.mark.parametrize(
    ("name", "value", "needed"),
    [
        ("forumAuction", True, "forum"),
        ("forumFirstThreshold", 1, "forum"),
        ("forumPlaceholders", True, "forum"),
        ("forumStackVisible", True, "forum"),
        ("fishMarketSide", "mountain", "fishMarket"),
    ],
)
def test_an_option_that_needs_another_is_refused_without_it(
    name: str, value: object, needed: str
) -> None:
    assert refusal(**{name: value}) == (
        f"{name} needs {needed}; turn {needed} on, or leave {name} out"
    )
    usual = GameOptions.model_fields[to_snake(name)].default
    without = read_options({"board": "imperium", "seats": 3, name: usual})
    assert not getattr(without, to_snake(needed))
    written = options_as_json(
        read_options({"board": "italia", "seats": 3, needed: True, name: value})
    )
    assert written[name] == value


@pytest.mark.parametrize("board", sorted(catalogue().boards))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_board_can_be_played_by_two_to_five(board: str, seats: int) -> None:
    options = read_options({"board": board, "seats": seats})
    assert (options.board, options.seats) == (board, seats)


@pytest.mark.parametrize("board", sorted(catalogue().boards))
@pytest.mark.parametrize("seats", [4, 6])
def test_every_board_can_be_played_by_two_or_three_teams(board: str, seats: int) -> None:
    options = read_options({"board": board, "seats": seats, "team": True})
    assert (options.board, options.seats, options.team) == (board, seats, True)


@pytest.mark.parametrize(
    ("cards", "seats", "team", "card_set"),
    [
        ("base", 3, False, "base"),
        ("venus", 3, False, "venus-individual"),
        ("venus", 4, True, "venus-team"),
        ("venus", 6, True, "venus-team"),
    ],
)
def test_set_and_team_play_decide_the_cards(
    cards: str, seats: int, team: bool, card_set: str
) -> None:
    options = read_options({"board": "imperium", "seats": seats, "set": cards, "team": team})
    assert options.card_set == card_set


def test_team_play_is_played_with_venus_which_need_not_be_said() -> None:
    said = read_options({"board": "imperium", "seats": 4, "team": True, "set": "venus"})
    assert read_options({"board": "imperium", "seats": 4, "team": True}) == said
    assert said.cards == "venus"


@pytest.mark.parametrize("name", ["set", "cards"])
def test_team_play_with_the_base_set_is_refused(name: str) -> None:
    assert refusal(seats=4, team=True, **{name: "base"}) == (
        "teams don't play with the base set; leave the set out, or choose venus"
    )


@pytest.mark.ruling("TT6")
@pytest.mark.parametrize("agreed", ["free", "public", "silent"])
def test_how_partners_may_speak_is_agreed_on_before_the_game(agreed: str) -> None:
    options = read_options({"board": "imperium", "seats": 4, "team": True, "communication": agreed})
    assert options.communication == agreed


def test_options_once_agreed_on_do_not_change() -> None:
    options = read_options({"board": "imperium", "seats": 3})
    with pytest.raises(ValueError, match="frozen"):
        options.seats = 4  # type: ignore[misc]  # frozen


def test_an_unknown_board_is_answered_with_those_there_are() -> None:
    line = refusal(board="atlantis")
    assert line.startswith('there\'s no board "atlantis"; choose from ')
    assert all(board in line for board in ("imperium", "hellas", "ionium_mini"))


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 7, 100])
def test_impossible_numbers_of_seats_are_refused(seats: int) -> None:
    assert refusal(seats=seats) == (f"{seats} seats won't work; without teams you need 2 to 5")


@pytest.mark.ruling("TE1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 3, 5, 7, 8])
def test_a_team_game_is_for_four_or_six(seats: int) -> None:
    assert refusal(seats=seats, team=True) == (
        f"{seats} seats won't work; a team game needs 4 or 6"
    )


@pytest.mark.parametrize("missing", ["board", "seats"])
def test_what_is_missing_is_named(missing: str) -> None:
    assert refusal(**{missing: ...}) == f'the option "{missing}" is missing'


def test_an_unknown_option_is_answered_with_those_there_are() -> None:
    line = refusal(dice=2)
    assert line.startswith('there\'s no option "dice" (you gave 2); choose from board, seats, set')
    assert "handsVisible" in line


def test_an_option_given_under_two_names_is_refused() -> None:
    assert refusal(displaySide="wine", display_side="cloth").startswith(
        'there\'s no option "display_side"'
    )


@pytest.mark.parametrize(
    ("name", "wrong", "possible"),
    [
        ("set", "aqua", ["base", "venus"]),
        ("colonistIncome", "three_each", ["five_and_one_each", "two_each"]),
        ("displaySide", "silk", ["cloth", "wine"]),
        ("displaySide", None, ["cloth", "wine"]),
        ("markerCoins", 2, ["cloth_one", "cloth_and_wine_one"]),
        ("communication", "whispered", ["free", "public", "silent"]),
    ],
)
def test_a_value_there_is_not_is_answered_with_those_there_are(
    name: str, wrong: object, possible: list[str]
) -> None:
    line = refusal(**{name: wrong})
    assert line.startswith(f'option "{name}" must be ')
    assert line.endswith(f"not {json.dumps(wrong)}")
    assert all(value in line for value in possible)


@pytest.mark.parametrize(
    ("name", "wrong", "wanted"),
    [
        ("seats", "3", "a whole number"),
        ("seats", 3.0, "a whole number"),
        ("seats", True, "a whole number"),
        ("seats", None, "a whole number"),
        ("board", 5, "must be text"),
        ("handsVisible", "yes", "true or false"),
        ("intermediateScoring", 1, "true or false"),
        ("noStartingGoods", None, "true or false"),
        ("mismatchedColonists", [], "true or false"),
        ("team", "yes", "true or false"),
        ("team", 1, "true or false"),
    ],
)
def test_a_value_of_the_wrong_type_is_refused(name: str, wrong: object, wanted: str) -> None:
    line = refusal(**{name: wrong})
    assert f'option "{name}"' in line
    assert wanted in line
    assert f"not {json.dumps(wrong)}" in line


@pytest.mark.parametrize(
    "values",
    [
        {"board": "atlantis"},
        {"seats": 9},
        {"seats": "nine"},
        {"dice": True},
        {"displaySide": "silk"},
        {"fishMarketSide": "mountain"},
        {"forumAuction": True},
        {"team": True},
        {"team": True, "seats": 4, "set": "base"},
        {"communication": "whis\npered"},
        {"board": "at\nlantis"},
        {"di\nce": True},
        {"displaySide": "si\nlk"},
        {"handsVisible": "y\nes"},
    ],
)
def test_every_refusal_is_a_single_line(values: dict[str, object]) -> None:
    assert refusal(**values).splitlines() == [refusal(**values)]


@pytest.mark.parametrize("values", [None, [], "imperium", 3])
def test_anything_but_a_list_of_options_is_refused(values: object) -> None:
    with pytest.raises(InvalidOptions, match="options"):
        read_options(values)  # type: ignore[arg-type]  # none of these is a list


@pytest.mark.ruling("OP1")
@pytest.mark.parametrize(
    ("name", "value"),
    [("solitariaDifficulty", "veteran"), ("solitariaScoring", "cooperative")],
)
def test_what_is_about_contrarius_needs_him(name: str, value: str) -> None:
    assert refusal(**{name: value}).startswith(f"{name} needs solitaria")


@pytest.mark.ruling("OP3")
@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"team": True, "seats": 4}, "team doesn't go with Contrarius"),
        ({"fishMarket": True}, "fishMarket doesn't go with Contrarius"),
        ({"forum": True, "forumAuction": True}, "forumAuction doesn't go with Contrarius"),
        ({"intermediateScoring": True}, "intermediateScoring doesn't go with Contrarius"),
        ({"noStartingGoods": True}, "noStartingGoods doesn't go with Contrarius"),
        ({"board": "balearica"}, "Contrarius can't play on Balearica"),
        ({"board": "gallia"}, "Contrarius can't play on Gallia"),
        ({"seats": 2}, "solo means 1 seat against Contrarius, not 2"),
        ({"seats": 1, "solitaria": "two"}, "two of you play against Contrarius, so it's 2 seats"),
        ({"solitariaScoring": "cooperative"}, "cooperative scoring is for two"),
        ({"solitariaDifficulty": "easy"}, 'option "solitariaDifficulty" must be'),
    ],
)
def test_what_does_not_go_with_contrarius_is_refused_with_the_reason(
    values: dict[str, object], why: str
) -> None:
    assert why in refusal(**{"seats": 1, "solitaria": "solo", **values})


@pytest.mark.ruling("OP3")
def test_salt_forum_and_both_sets_go_with_contrarius() -> None:
    for cards in ("base", "venus"):
        given = {"board": "italia", "solitaria": "two", "seats": 2, "set": cards}
        options = read_options({**given, "salt": True, "forum": True, "forumPlaceholders": True})
        assert options.solitaria == "two"


def test_one_seat_alone_is_refused_without_contrarius() -> None:
    assert "1 seats won't work" in refusal(seats=1)
