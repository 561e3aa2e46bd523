"""Everything the catalogue of the game knows has a name, and says what it does."""

from datetime import UTC, date, datetime

import pytest

from engine.catalogue import Card, catalogue
from engine.rulebook import BEGINNINGS
from engine.terms import GODS, GOODS, CardId, SeatId
from tests.builders import a_game
from words import nouns, words_for
from words.reader import place_name

ENGLISH = words_for()
CARDS = list(catalogue().cards.values())
OPTIONS = a_game().state.options
TEAM = OPTIONS.model_copy(update={"team": True, "cards": "venus"})


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_is_called_as_in_the_catalogue(card: Card) -> None:
    assert nouns.card_name(ENGLISH, card.id) == card.name


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_says_what_it_does_and_what_it_pays(card: Card) -> None:
    texts = [nouns.personality_text(ENGLISH, card, each, OPTIONS) for each in card.personalities]
    for text in (*texts, nouns.god_text(ENGLISH, card, OPTIONS)):
        assert 10 < len(text) < 110
    assert not card.payout or f"{card.payout} sestertii" in " ".join(texts)
    assert not card.minerva_points or nouns.god_text(ENGLISH, card, OPTIONS).startswith(
        f"{card.minerva_points} per house in a {card.good} city"
    )


def test_every_place_that_is_no_city_has_a_name() -> None:
    places = [place for board in catalogue().boards.values() for place in board.places]
    assert [place_name(ENGLISH, place.id) for place in places] == [place.name for place in places]


def test_all_that_has_a_name_in_the_rules_has_one_in_the_words() -> None:
    assert [nouns.god_name(ENGLISH, god).lower() for god in GODS] == list(GODS)
    assert [nouns.good_name(ENGLISH, good) for good in GOODS] == list(GOODS)
    personalities = BEGINNINGS
    named = [nouns.personality_name(ENGLISH, each).lower() for each in personalities]
    assert named == list(personalities)


def test_every_seat_has_its_colour_and_its_letter() -> None:
    seats = [SeatId(number) for number in range(len(catalogue().components.colours))]
    colours = [nouns.colour_name(ENGLISH, seat) for seat in seats]
    assert colours == list(catalogue().components.colours)
    assert [nouns.seat_letter(ENGLISH, seat) for seat in seats] == ["R", "G", "Y", "B", "K", "W"]


def test_options_change_what_is_said() -> None:
    colonist = catalogue().cards[CardId("I-colonist")]
    older = OPTIONS.model_copy(update={"colonist_income": "two_each"})
    said = [nouns.personality_text(ENGLISH, colonist, "colonist", o) for o in (OPTIONS, older)]
    assert said == [
        "Place colonists for 1 food and 1 tool each, "
        "or take 5 sestertii plus 1 per colonist in play.",
        "Place colonists for 1 food and 1 tool each, or take 2 sestertii per colonist in play.",
    ]
    venus = catalogue().cards[CardId("I-prefect-architect-team")]
    assert nouns.god_text(ENGLISH, venus, OPTIONS) == "2 per province with two houses"
    assert nouns.god_text(ENGLISH, venus, TEAM) == "1 per province with both your houses"


def test_a_card_of_several_gods_names_them_all() -> None:
    legatus = CardId("start-legatus")
    assert nouns.gods_text(ENGLISH, legatus) == "Jupiter, Saturnus and Venus"
    assert nouns.god_text(ENGLISH, catalogue().cards[legatus], TEAM) == "Counts for all three gods"


def test_goods_are_counted_in_their_order() -> None:
    counted = nouns.goods_text(ENGLISH, ["any", "wine", "brick", "wine"])
    assert counted == "1 brick, 2 wine and 1 of any good"
    assert nouns.goods_text(ENGLISH, []) == "nothing"
    assert nouns.good_name(ENGLISH, None) == nouns.good_name(ENGLISH, "any") == "any good"


def test_a_price_is_coins_and_goods() -> None:
    price = nouns.price_text(ENGLISH, 5, ["cloth", "brick"])
    assert price == "5 sestertii + 1 brick + 1 cloth"
    assert nouns.price_text(ENGLISH, 1, []) == nouns.coins_text(ENGLISH, 1) == "1 sestertius"
    assert nouns.price_text(ENGLISH, 0, ["tool"]) == "1 tool"
    assert nouns.price_text(ENGLISH, 0, []) == "nothing"


@pytest.mark.parametrize(
    ("items", "together", "instead"),
    [
        ([], "", ""),
        (["A"], "A", "A"),
        (["A", "B"], "A and B", "A or B"),
        (["A", "B", "C"], "A, B and C", "A, B or C"),
    ],
)
def test_things_are_listed(items: list[str], together: str, instead: str) -> None:
    assert nouns.listing(ENGLISH, items) == together
    assert nouns.alternatives(ENGLISH, items) == instead


def test_series_and_numbers_are_written_as_the_language_does() -> None:
    french, german = words_for("fr"), words_for("de")
    assert nouns.series(ENGLISH, ["A", "B"]) == "A, B"
    assert nouns.long_series(german, ["A, B", "C"]) == "A, B; C"
    assert nouns.long_series(french, ["A, B", "C"]) == "A, B\N{NARROW NO-BREAK SPACE}; C"
    assert nouns.decimal(ENGLISH, 12) == "12.0"
    assert nouns.decimal(french, 12.34) == nouns.decimal(german, 12.34) == "12,3"
    assert [nouns.fraction(each, 2.5) for each in (ENGLISH, french)] == ["2.5", "2,5"]
    assert nouns.fraction(german, 3.0) == "3"


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", ("1 Apr 2027", "1 April 2027", "Thursday 1 April 2027")),
        ("fr", ("1er avr. 2027", "1er avril 2027", "jeudi 1er avril 2027")),
        ("de", ("01.04.2027", "1. April 2027", "Donnerstag, 1. April 2027")),
    ],
)
def test_the_first_of_a_month_is_written_as_the_language_does(
    language: str, written: tuple[str, ...]
) -> None:
    words, first = words_for(language), date(2027, 4, 1)
    at = datetime(2027, 4, 1, 12, tzinfo=UTC).timestamp()
    shown = nouns.day(words, at), nouns.day_text(words, first), nouns.full_day_text(words, first)
    assert tuple(each.replace(", 1 A", " 1 A") for each in shown) == written
