"""Every question is asked in words, of whoever is to decide and of those who wait."""

import pytest

from bot.faces.decision_face import face_of_decision
from engine import decisions
from engine.decisions import Decision
from engine.terms import CardId, SeatId
from tests.bot.texts.games import GAMES, NAMES, reader_for, reader_of, rehearsals
from tests.builders import a_team_game

RED = SeatId(0)


def asked(decision: Decision) -> str:
    return face_of_decision(decision).question(reader_of(a_team_game().state, RED, NAMES), decision)


@pytest.mark.parametrize(
    ("decision", "text"),
    [
        (decisions.CardChoice(RED), "Which card do you play?"),
        (
            decisions.CardChoice(RED, suggested=CardId("I-prefect")),
            "Which card do you play for you and your partner? Your partner suggests the Prefect.",
        ),
        (
            decisions.CardChoice(RED, alone=True),
            "Your partner's Proconsul lets you play a card just for yourself. Which one?",
        ),
        (decisions.MovementChoice(RED, 1), "Who moves where? You have 1 step left."),
        (decisions.BuildingChoice(RED, 2), "Where do you build next?"),
        (
            decisions.TradeChoice(RED, bought=("wine",), sold=("brick",)),
            "What else do you buy or sell? You've traded wine and brick so far; two kinds at most.",
        ),
        (
            decisions.PurchaseChoice(RED, 2, position_costs=True),
            "Which card do you buy? Up to 2; you pay for each card and its place.",
        ),
        (
            decisions.PurchaseChoice(RED, 1, position_costs=False),
            "Which card do you buy? You pay for the card, but not for its place.",
        ),
        (
            decisions.GoodsToKeep(RED, ("food", "food", "wine")),
            "You get 2 food and 1 wine, but not everything fits. What do you keep?",
        ),
        (
            decisions.PartnersPart(RED, CardId("I-prefect"), "prefect"),
            "Your part in the Prefect",
        ),
    ],
    ids=lambda given: given.kind if not isinstance(given, str) else "",
)
def test_a_question_says_what_it_is_about(decision: Decision, text: str) -> None:
    assert asked(decision) == text


@pytest.mark.parametrize("options", GAMES[:8], ids=lambda options: options["board"])
def test_every_question_fits_and_can_be_left_or_waited_for(options: dict[str, object]) -> None:
    for trying in rehearsals(options, 3):
        decision, reader = trying.decision, reader_for(trying)
        assert decision is not None
        assert 0 < len(face_of_decision(decision).question(reader, decision)) <= 200
        assert 0 < len(face_of_decision(decision).declining(reader, decision)) <= 80
        assert reader.named(decision.seat) in face_of_decision(decision).waiting(reader, decision)


def test_others_read_whom_they_wait_for() -> None:
    reader = reader_of(a_team_game().state, None, NAMES)
    trade = decisions.TradeChoice(RED)
    assert face_of_decision(trade).waiting(reader, trade) == "**Livia** (R) is trading."
    part = decisions.PersonalityChoice(RED, CardId("I-prefect-architect"))
    text = "**Livia** (R) is choosing a half of the Prefect / Architect."
    assert face_of_decision(part).waiting(reader, part) == text


@pytest.mark.parametrize(
    ("decision", "text"),
    [
        (decisions.BuildingChoice(RED), "Build nothing"),
        (decisions.BuildingChoice(RED, 1), "Stop building"),
        (decisions.TradeChoice(RED), "Trade nothing"),
        (decisions.TradeChoice(RED, sold=("wine",)), "Stop trading"),
        (decisions.ColonistChoice(RED), "Neither colonists nor money"),
        (decisions.ColonistChoice(RED, placed=1), "Stop placing"),
    ],
    ids=str,
)
def test_leaving_an_offer_says_what_was_done_before(decision: Decision, text: str) -> None:
    assert (
        face_of_decision(decision).declining(reader_of(a_team_game().state, RED, NAMES), decision)
        == text
    )
