"""Cards: what keeps one from being played, bought, copied, repeated or pointed at."""

from collections.abc import Iterator

from engine import display, turn
from engine.actions import BuyCard, ChoosePersonality, CopyCard, PlayCard, RepeatCard, SuggestCard
from engine.decisions import (
    CardChoice,
    DiplomatChoice,
    PersonalityChoice,
    PurchaseChoice,
    SuggestionChoice,
)
from engine.display import Price
from engine.obstacles.kinds import (
    CardNotCopiable,
    CardNotForSale,
    CardNotInHand,
    CardNotRepeatable,
    CardPlayedBefore,
    CopiedBefore,
    NoAnswerWithLegatus,
    NotAnOpponent,
    NotForAProconsul,
    NothingToRepeat,
    NotInPartnersHand,
    NotOnThisCard,
    Obstacle,
    OtherPrice,
    PileEmpty,
    Ruling,
)
from engine.obstacles.shortfall import goods_missing
from engine.personalities import diplomat, legatus
from engine.state import GameState, card
from engine.terms import CardId, Good


def playing(state: GameState, choice: CardChoice, wanted: PlayCard) -> Iterator[Obstacle]:
    seat = state.seats[choice.seat]
    if wanted.card not in seat.hand:
        played = wanted.card in seat.discard
        yield CardPlayedBefore(wanted.card) if played else CardNotInHand(wanted.card)
    elif wanted.card not in turn.playable(state, choice):
        yield NoAnswerWithLegatus("PC2" if choice.alone else "L4")


def pointing(state: GameState, choice: SuggestionChoice, wanted: SuggestCard) -> Iterator[Obstacle]:
    partner = state.partner_of(choice.seat)
    if partner is None or wanted.card not in state.seats[partner].hand:
        yield NotInPartnersHand(wanted.card)
    elif wanted.card not in turn.playable(state, legatus.answer(state, partner)):
        yield NoAnswerWithLegatus("L4")


def halving(
    _: GameState, choice: PersonalityChoice, wanted: ChoosePersonality
) -> Iterator[Obstacle]:
    if wanted.personality not in card(choice.card).personalities:
        yield NotOnThisCard(choice.card, wanted.personality)


def buying(state: GameState, choice: PurchaseChoice, wanted: BuyCard) -> Iterator[Obstacle]:
    if wanted.card not in state.display:
        yield CardNotForSale(wanted.card)
        return
    if display.barred(choice, wanted.card):
        yield NotForAProconsul(wanted.card)
        return
    position = state.display.index(wanted.card)
    price = display.price(state, position, position_costs=choice.position_costs)
    yield from _unpaid(state, choice, wanted, price)


def _unpaid(
    state: GameState, choice: PurchaseChoice, wanted: BuyCard, price: Price
) -> Iterator[Obstacle]:
    """Of the payment that was named; where that is none, of whatever would pay the price."""
    ruling = "SE1" if choice.position_costs else "PC1" if choice.without else "CO1"
    named = _pays(wanted.payment, price)
    missing = list(goods_missing(state, choice.seat, wanted.payment if named else price, ruling))
    if not named and (wanted.payment or not missing):
        yield OtherPrice(wanted.card, price, ruling)
    yield from missing


def _pays(payment: tuple[Good, ...], price: Price) -> bool:
    return len(payment) == len(price) and all(
        asked in ("any", paid) for paid, asked in zip(payment, price, strict=True)
    )


def copying(state: GameState, choice: DiplomatChoice, wanted: CopyCard) -> Iterator[Obstacle]:
    team = state.team_of(choice.seat)
    if wanted.seat in team or wanted.seat not in range(len(state.seats)):
        yield NotAnOpponent(wanted.seat, "TD1" if state.options.team else "DI1")
        return
    top = state.seats[wanted.seat].top_card
    if top is None:
        yield PileEmpty(wanted.seat)
        return
    if diplomat.was_copied(state, team, wanted.seat):
        yield CopiedBefore(wanted.seat, top)
    ruling = _against_copying(state, choice, top)
    if ruling:
        yield CardNotCopiable(wanted.seat, top, ruling)


def _against_copying(state: GameState, choice: DiplomatChoice, top: CardId) -> Ruling | None:
    repeated = "magister" in choice.chain
    match card(top).personalities[0]:
        case "diplomat":
            return "DI2"
        case "magister" if repeated:
            return "M7"
        case "senator" if repeated:
            allowed = state.options.magister_through_diplomat_may_use_senator
            return None if allowed else "M6"
        case "legatus" if choice.alone:
            return "PC3"
        case _:
            return None


def repeating(state: GameState, choice: CardChoice, _: RepeatCard) -> Iterator[Obstacle]:
    """Before the Magister is played: what would then lie beneath it."""
    beneath = state.seats[choice.seat].top_card
    if beneath is None:
        yield NothingToRepeat()
        return
    personality = card(beneath).personalities[0]
    if personality in ("senator", "magister"):
        yield CardNotRepeatable(beneath, "M3" if personality == "senator" else "M7")
