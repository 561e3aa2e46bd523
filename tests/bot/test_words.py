"""Everything that can happen, be asked or be done has words."""

from itertools import islice
from typing import get_args

import pytest

from bot.terminal.labels import Labels
from bot.terminal.menus import Menu, menu
from bot.terminal.names import Places, Seats
from bot.terminal.offers import offers
from bot.terminal.questions import question
from bot.terminal.scores import winner_text
from bot.terminal.words import InTheStorehouse, Narrator, OfTheGame, OnTheBoard, WithCards
from engine import events, new_game, read_options, view_for
from engine.actions import FINISH, CollectIncome
from engine.decisions import (
    BuildingChoice,
    ColonistChoice,
    GoodsToKeep,
    PrefectChoice,
    PurchaseChoice,
)
from engine.events import EndCause, Event
from engine.terms import BoardId, CardId, CityId, PlaceId, ProvinceId, SeatId
from tests.builders import Game, a_game, line, turn_of
from tests.playouts import steps

YOU, OTHER = SeatId(0), SeatId(1)


@pytest.fixture
def narrator() -> Narrator:
    return Narrator(Places(BoardId("italia")), Seats(YOU), {CityId(PlaceId("cosa")): "wine"})


def test_every_event_belongs_to_one_kind_of_clause() -> None:
    kinds = [
        kind
        for union in (InTheStorehouse, OfTheGame, OnTheBoard, WithCards)
        for kind in get_args(union)
    ]
    assert len(kinds) == len(set(kinds))
    assert set(kinds) == set(get_args(Event))


@pytest.mark.parametrize(
    ("happened", "sentence"),
    [
        ([], ""),
        ([events.TurnBegan(YOU, 3)], ""),
        ([events.CardPlayed(YOU, CardId("start-tribune"))], "You played the Tribune."),
        (
            [
                events.CardPlayed(OTHER, CardId("start-tribune")),
                events.CardsTakenBack(OTHER, 4, ()),
                events.CoinsReceived(OTHER, 1, "tribune"),
            ],
            "G played the Tribune, took back 4 cards, received 1 sestertius.",
        ),
        (
            [
                events.MarkerFlipped(ProvinceId("etruria"), "wine"),
                events.GoodsReceived(OTHER, ("wine", "food", "wine")),
                events.GoodsReceived(YOU, ("food",)),
                events.GoodsLost(YOU, ("wine",)),
            ],
            "The marker of Etruria was turned to coins; G received 1 food and 2 wine; "
            "you received 1 food, had no room for 1 wine.",
        ),
        (
            [events.HouseBuilt(YOU, CityId(PlaceId("cosa")), ("brick", "wine"), 4)],
            "You built in Cosa (wine) for 4 sestertii + 1 brick + 1 wine.",
        ),
        (
            [events.CardCopied(OTHER, YOU, CardId("start-architect"))],
            "G copied your Architect.",
        ),
        (
            [events.PraefectusMagnusPassed(YOU, OTHER), events.DisplayRefilled(())],
            "The Praefectus Magnus went to G.",
        ),
        (
            [events.DisplayRefilled((CardId("I-mason"), CardId("II-consul")))],
            "The display got Mason and Consul.",
        ),
    ],
)
def test_events_become_sentences(narrator: Narrator, happened: list[Event], sentence: str) -> None:
    assert narrator.tell(happened) == sentence


def test_a_colonist_goes_from_a_city_to_a_line(narrator: Narrator) -> None:
    moved = events.ColonistMoved(
        YOU, "land", PlaceId("roma"), line("italia", "roma", "cosa", "land"), 1
    )
    assert narrator.tell([moved]) == (
        "You moved a land colonist from Roma to the land line Cosa - Roma (1 step)."
    )


def test_only_partners_read_at_which_card_one_of_them_pointed(narrator: Narrator) -> None:
    prefect = CardId("start-prefect-a")
    assert narrator.tell([events.CardSuggested(YOU, SeatId(2), prefect)]) == (
        "You pointed at the Prefect, for Y to play."
    )
    for seat, partner, subject in ((YOU, SeatId(2), "You"), (SeatId(2), YOU, "Y")):
        nothing = events.CardSuggested(seat, partner, None)
        assert narrator.tell([nothing]) == f"{subject} pointed at no card."
    assert narrator.tell([events.CardSuggested(OTHER, SeatId(3), None)]) == (
        "G pointed at a card, or at none, for B to play."
    )


@pytest.mark.parametrize(
    "board", ["aegyptus", "balearica", "creta", "gallia", "germania", "italia"]
)
def test_whatever_is_asked_and_offered_has_words(board: str) -> None:
    options = {"board": board, "seats": 3, "set": "venus", "noStartingGoods": True}
    for state, _, _ in islice(steps(options, "words"), 400):
        decision = state.pending[-1]
        labels = Labels(view_for(state, decision.seat), decision)
        assert question(decision)
        for offer in offers(state, decision.seat):
            assert labels.label(offer)


def labels_of(game: Game) -> list[str]:
    labels = Labels(view_for(game.state, game.to_decide), game.decision)
    return [labels.label(offer) for offer in offers(game.state, game.to_decide)]


def test_a_house_is_offered_with_its_price() -> None:
    here = line("italia", "roma", "cosa", "land")
    game = a_game(
        "italia",
        colonists={0: {"land": [here]}},
        goods={0: {"brick": 1, "cloth": 1}},
        coins={0: 10},
        tokens={"cosa": "cloth"},
        houses={"cosa": [1]},
        decision=BuildingChoice(YOU),
    )
    assert labels_of(game) == [
        "build in Cosa (cloth, house of G): 10 sestertii + 1 brick + 1 cloth",
        "build nothing",
    ]


def test_a_card_that_can_do_nothing_says_so() -> None:
    game = a_game(hand={0: ["start-diplomat", "start-tribune", "I-mason"]}, decision=turn_of(0))
    assert labels_of(game) == [
        "Diplomat (Jupiter): carry out the top card of another pile (nothing now)",
        "Tribune (Mars): take back all your cards, perhaps buy a colonist (1 card now)",
        "Mason (Minerva (brick 3)): 1 brick from each of your brick cities (nothing now)",
    ]


def test_production_says_who_gets_what() -> None:
    game = a_game(
        "italia",
        tokens={"genua": "wine"},
        houses={"genua": [1]},
        markers={"liguria": "cloth"},
        magnus=1,
        decision=PrefectChoice(YOU),
    )
    assert "produce in Liguria: you 1 cloth, G 1 wine" in labels_of(game)


def test_goods_that_do_not_fit_are_kept_or_lost() -> None:
    game = a_game(goods={0: {"brick": 7}}, decision=GoodsToKeep(YOU, ("food", "wine")))
    assert labels_of(game) == ["keep 1 food, lose 1 wine", "keep 1 wine, lose 1 food"]


def test_a_trade_is_entered_for_good() -> None:
    here = line("aegyptus", "meroe", "gold_trade", "sea")
    game = a_game("aegyptus", colonists={0: {"sea": [here]}}, decision=BuildingChoice(YOU))
    assert "sail from Meroe - Gold trade into the Gold trade, for good" in labels_of(game)


@pytest.mark.parametrize(
    ("board", "label"),
    [
        ("gallia", "Gesocribate ({}): land colonist here and sea colonist in the Mediterranean"),
        ("italia", "Genua ({}): land colonist here and sea colonist here"),
    ],
)
def test_second_partners_read_where_each_colonist_begins(board: str, label: str) -> None:
    game = Game(new_game(read_options({"board": board, "seats": 4, "team": True}), "start"))
    city = CityId(PlaceId(label.partition(" ")[0].lower()))
    assert label.format(game.state.tokens[city]) in labels_of(game)


def menu_of(game: Game) -> Menu:
    labels = Labels(view_for(game.state, game.to_decide), game.decision)
    return menu(labels, list(offers(game.state, game.to_decide)))


def test_long_lists_are_asked_in_two_steps() -> None:
    game = a_game(
        "italia",
        goods={0: {"food": 1, "tool": 1}},
        houses={city: [0] for city in ("cosa", "genua", "neapolis", "olbia", "messana", "croton")},
        decision=ColonistChoice(YOU),
    )
    land, sea, income, nothing = menu_of(game).entries
    assert land.label.startswith("place a land colonist (")
    assert isinstance(sea.leads_to, Menu)
    assert sea.leads_to.title.startswith("Place a sea colonist (")
    assert sea.leads_to.entries[0].label == "sea colonist in Roma: 1 food + 1 tool"
    assert (income.label, income.leads_to) == ("take 7 sestertii", CollectIncome())
    assert nothing.leads_to == FINISH


def test_cards_that_read_alike_are_one_entry() -> None:
    prefects = ["start-prefect-a", "start-prefect-b"]
    (entry,) = menu_of(a_game(hand={0: prefects}, decision=turn_of(0))).entries
    assert entry.label.endswith("collect coins (you have 2)")


@pytest.mark.parametrize(
    ("winners", "cause", "text"),
    [
        ([YOU], "last_card", "You won. The last card was bought."),
        ([OTHER], "fifteenth_house", "G won. A fifteenth house was built."),
        ([YOU, OTHER], None, "You and G won."),
    ],
)
def test_the_end_is_told(winners: list[SeatId], cause: EndCause | None, text: str) -> None:
    assert winner_text(winners, cause, Seats(YOU)) == text


def test_what_an_offer_would_uncover_of_the_deck_is_not_looked_at() -> None:
    game = a_game(
        hand={0: ["start-senator"]}, decision=PurchaseChoice(YOU, 1, position_costs=False)
    )
    for offer in offers(game.state, YOU):
        assert not any(isinstance(event, events.DisplayRefilled) for event in offer.outcome)
