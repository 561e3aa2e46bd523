"""What came to pass is told in sentences, to each reader as far as they may know it."""

import pytest
from pydantic import TypeAdapter

from bot.texts.narration import sentences
from engine import events, events_for
from engine.events import Event
from engine.terms import CardId, CityId, LineId, PlaceId, ProvinceId, SeatId, TileId
from tests.bot.texts.games import GAMES, NAMES, SEED, WIDEST, reader_of
from tests.builders import a_game, a_solo_game, a_team_game
from tests.playouts import steps

RED, GREEN, YELLOW = SeatId(0), SeatId(1), SeatId(2)
ROMA = PlaceId("roma")
SILENT = {"turn_began"}


def told(*happened: Event, viewer: SeatId | None = None) -> list[str]:
    state = a_game(seats=3, tokens={"massilia": "wine"}).state
    return sentences(reader_of(state, viewer, NAMES), happened)


def test_the_deeds_of_a_seat_are_one_sentence() -> None:
    way = LineId(PlaceId("L20"))
    assert told(
        events.CardPlayed(RED, CardId("start-architect")),
        events.ColonistMoved(RED, "land", ROMA, way, 1),
        events.HouseBuilt(RED, CityId(PlaceId("massilia")), ("brick",), 5),
    ) == [
        "**Livia** (R) played the Architect, moved a land colonist from Roma to Novaria – Roma "
        "(1 step) and built in Massilia (wine) for 5 sestertii + 1 brick."
    ]


def test_a_name_that_ends_with_a_stop_ends_the_sentence() -> None:
    state = a_game(board="imperium", seats=3).state
    placed = events.ColonistPlaced(RED, "land", PlaceId("colonia_a"), ())
    [line] = sentences(reader_of(state, None, NAMES), [placed])
    assert line == "**Livia** (R) placed a land colonist in Colonia A."


def test_what_was_paid_with_salt_is_told() -> None:
    assert told(
        events.HouseBuilt(RED, CityId(PlaceId("massilia")), ("brick", "salt"), 4),
        events.ColonistPlaced(RED, "sea", ROMA, ("salt", "tool")),
        events.CardBought(RED, CardId("I-prefect"), ("wine", "salt")),
        events.GoodsSold(RED, "cloth", 3, 21, salt=2),
    ) == [
        "**Livia** (R) built in Massilia (wine) for 4 sestertii + 1 brick + 1 salt, placed a sea "
        "colonist in Roma for 1 tool + 1 salt, bought the Prefect (Saturnus) for 1 wine + 1 salt "
        "and sold 3 cloth for 21 sestertii, using 2 salt."
    ]


def test_a_reader_is_addressed() -> None:
    assert told(
        events.CardPlayed(GREEN, CardId("start-diplomat")),
        events.CardCopied(GREEN, RED, CardId("I-prefect")),
        events.MarkerFlipped(GREEN, ProvinceId("italia"), "wine"),
        events.GoodsReceived(GREEN, ("wine",)),
        events.GoodsReceived(RED, ("food", "food")),
        viewer=RED,
    ) == [
        "**Marcus** (G) played the Diplomat, copied your Prefect, made Italia produce "
        "and got 1 wine.",
        "You got 2 food.",
    ]


def test_markers_turned_in_an_answer_stored_before_they_said_by_whom_are_nobodys() -> None:
    stored = """[{"province":"italia","good":"wine","kind":"marker_flipped"},
        {"provinces":[],"kind":"markers_turned_back"}]"""
    assert told(*TypeAdapter(list[Event]).validate_json(stored)) == [
        "Italia produced.",
        "0 markers were turned back to goods.",
    ]


def test_the_end_is_told_in_full() -> None:
    assert told(events.EndTriggered(RED, "last_card"), events.GameEnded()) == [
        "**Livia** (R) took the Concordia card for the last card.",
        "Everyone else gets one more turn.",
        "The game is over.",
    ]


@pytest.mark.parametrize(
    ("viewer", "at"),
    [(RED, "no card"), (YELLOW, "no card"), (GREEN, "a card, or to none"), (None, "a card, or")],
)
def test_only_partners_know_that_no_card_was_pointed_at(viewer: SeatId | None, at: str) -> None:
    reader = reader_of(a_team_game().state, viewer, NAMES)
    (text,) = sentences(reader, [events.CardSuggested(RED, YELLOW, None)])
    assert f"pointed to {at}" in text


def test_a_display_that_got_nothing_is_not_worth_a_word() -> None:
    assert told(events.DisplayRefilled(())) == []
    assert told(events.TurnBegan(GREEN, 2)) == []


TITUS, JULIUS = TileId("titus-valerius"), TileId("julius")
EVERY_EVENT: list[Event] = [
    events.TurnBegan(RED, 2),
    events.CardPlayed(RED, CardId("I-prefect")),
    events.PersonalityChosen(RED, CardId("I-prefect-architect"), "prefect"),
    events.CardCopied(RED, GREEN, CardId("I-prefect")),
    events.CardRepeated(RED, CardId("I-prefect")),
    events.CardsTakenBack(RED, 4, ()),
    events.HandShown(RED, YELLOW, ()),
    events.CardSuggested(RED, YELLOW, CardId("I-prefect")),
    events.CoinsTakenFromPartner(RED, YELLOW, 3),
    events.CoinsReceived(RED, 1, "incense"),
    events.GoodsReceived(RED, ("wine",)),
    events.GoodsLost(RED, ("wine",)),
    events.GoodsBought(RED, "wine", 2, 12),
    events.GoodsSold(RED, "wine", 2, 12),
    events.ColonistMoved(RED, "land", ROMA, LineId(PlaceId("L1")), 1),
    events.ColonistPlaced(RED, "sea", ROMA, ("food", "tool")),
    events.HouseBuilt(RED, CityId(PlaceId("massilia")), ("brick",), 1),
    events.MarkerFlipped(RED, ProvinceId("italia"), "wine"),
    events.MarkersTurnedBack(RED, (ProvinceId("italia"),)),
    events.PraefectusMagnusUsed(RED),
    events.PraefectusMagnusPassed(RED, GREEN),
    events.CardBought(RED, CardId("I-prefect"), ("wine",)),
    events.DisplayRefilled((CardId("I-prefect"),)),
    events.IntermediateScored(RED, 12),
    events.ScoringMarkersReturned(),
    events.EndTriggered(RED, "fifteenth_house"),
    events.GameEnded(),
    events.PatricianKept(RED, TITUS),
    events.PatriciansRevealed((TITUS, JULIUS)),
    events.AuctionOpened(RED, TITUS, 2),
    events.BidRaised(RED, 3),
    events.BidPassed(RED),
    events.PatricianWon(RED, TITUS, 3),
    events.AuctionEnded(),
    events.TileTaken(RED, JULIUS),
    events.TileUsed(RED, JULIUS),
    events.FishCaught(RED, 2),
    events.MarketVisited(RED, 3, 1),
    events.GoodsExchanged(RED, ("wine",), ("salt",)),
    events.CardRetrieved(RED, CardId("I-prefect")),
    events.DisplayCardUsed(RED, CardId("I-prefect")),
    events.ForumStackRenewed(),
    events.ForumRefilled((JULIUS,)),
]


COSA, TO_COSA = CityId(PlaceId("cosa")), LineId(PlaceId("L21"))
OF_CONTRARIUS: list[Event] = [
    events.ContrariusReacted(RED, CardId("start-architect"), "architect"),
    events.DieRolled(RED, "black", "wine"),
    events.VetoUsed(RED),
    events.ContrariusBuilt(GREEN, COSA, "wine"),
    events.ContrariusMoved(GREEN, "land", ROMA, TO_COSA),
    events.ContrariusPlaced(GREEN, "sea", ROMA),
    events.ContrariusTook(GREEN, CardId("I-prefect"), 2),
    events.ContrariusTook(GREEN, tile=TITUS),
    events.ContrariusScored(GREEN, 5),
    events.TrackHouseFreed(GREEN, 10),
    events.RowCardUsed(RED, CardId("I-prefect"), 1),
]


@pytest.mark.parametrize("event", OF_CONTRARIUS, ids=lambda event: event.kind)
def test_whatever_contrarius_does_is_told(event: Event) -> None:
    reader = reader_of(a_solo_game().state, RED, NAMES)
    (text,) = sentences(reader, [event])
    assert text.endswith(".")
    assert "{" not in text


@pytest.mark.parametrize("event", EVERY_EVENT, ids=lambda event: event.kind)
def test_every_event_is_told(event: Event) -> None:
    texts = told(event)
    assert bool(texts) != (event.kind in SILENT)
    for text in texts:
        assert text.endswith(".")
        assert "{" not in text


def test_castles_and_trades_are_told_on_their_boards() -> None:
    castle = events.CastleEmptied(RED, PlaceId("castrum_ubii"))
    assert sentences(reader_of(a_game("germania").state, RED), [castle]) == [
        "You took the good from the Castle in Ubii."
    ]
    board = a_game("aegyptus").state.board
    trade = board.trades[0].id
    way = next(each for each in board.lines if board.trade_at(each) == trade)
    entered = events.TradeEntered(RED, way, trade)
    assert sentences(reader_of(a_game("aegyptus").state, RED), [entered]) == [
        f"You sailed into the {board.trades[0].name} for good."
    ]


def test_no_event_is_forgotten_here() -> None:
    kinds = {event.kind for event in (*EVERY_EVENT, *OF_CONTRARIUS)} | {
        "castle_emptied",
        "trade_entered",
    }
    assert kinds == Event.kinds.keys()


@pytest.mark.parametrize("options", GAMES, ids=lambda options: options["board"])
def test_whole_games_are_told(options: dict[str, object]) -> None:
    for state, _, transition in steps(options, SEED):
        for viewer in (None, state.pending[-1].seat):
            reader = reader_of(transition.state, viewer, WIDEST)
            for text in sentences(reader, events_for(transition.state, viewer, transition.events)):
                assert text == text.strip()
                assert text.endswith(".")
                assert len(text) < 600
                assert text.count("**") % 2 == 0
