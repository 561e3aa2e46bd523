"""What Contrarius will react to: the card of the turn, noted while it is carried out.

The rulebook tells of every card that is carried out and of every answer; no personality knows that
somebody listens. Without Contrarius nothing is noted.
"""

from engine.actions import Action, CollectCoins, CollectIncome, PlaceColonist, ProduceInProvince
from engine.decisions import ColonistChoice, Decision, Did, PrefectChoice, ReactionDue
from engine.draft import Draft
from engine.frozen import replace
from engine.terms import CardId, Personality, SeatId


def expect(game: Draft, seat: SeatId) -> None:
    """Rulings SO11, SD3: he reacts to the last human in the round, once the card is done."""
    contrarius = game.state.contrarius
    if contrarius is not None and seat == contrarius.seat - 1:
        game.ask(ReactionDue(seat))


def carried_out(game: Draft, seat: SeatId, card: CardId, personality: Personality) -> None:
    """Rulings SO19, SD5: what is carried out in the end, whatever led to it."""
    place = _place(game, seat)
    if place is not None:
        game.pending[place] = ReactionDue(seat, card, personality)


def answered(game: Draft, decision: Decision, action: Action) -> None:
    """Rulings SO13, SO18: what a Prefect or a Colonist was used for."""
    did, place = _did(decision, action), _place(game, decision.seat)
    if did is not None and place is not None:
        due, province = game.pending[place], getattr(action, "province", None)
        assert isinstance(due, ReactionDue)
        game.pending[place] = replace(due, did=did, province=province)


def _did(decision: Decision, action: Action) -> Did | None:
    match decision, action:
        case PrefectChoice(), ProduceInProvince():
            return "produced"
        case PrefectChoice(), CollectCoins():
            return "collected"
        case ColonistChoice(), PlaceColonist():
            return "placed"
        case ColonistChoice(), CollectIncome():
            return "earned"
        case _:
            return None


def _place(game: Draft, seat: SeatId) -> int | None:
    for place, decision in enumerate(game.pending):
        if isinstance(decision, ReactionDue) and decision.seat == seat:
            return place
    return None
