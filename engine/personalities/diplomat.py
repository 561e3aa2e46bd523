"""Diplomat: carry out the card on top of an opponent's discard pile."""

from collections.abc import Iterable, Iterator

from engine import contrarius_row, rulebook
from engine.actions import FINISH, Action, CopyCard, Finish, UseDisplayCard, UseRowCard
from engine.decisions import Chain, DiplomatChoice
from engine.draft import Draft
from engine.events import CardCopied, DisplayCardUsed
from engine.obstacles.kinds import (
    CardNotCopiable,
    CardNotForSale,
    CopiedBefore,
    DisplayCardNotUsable,
    NotAnOpponent,
    Obstacle,
    PileEmpty,
    Ruling,
)
from engine.rulebook import Execution, begins, explains, offers, resolves
from engine.state import GameState, card
from engine.terms import Personality, SeatId


@begins("diplomat", sees_to_partner=True)
def begin(game: Draft, execution: Execution) -> None:
    game.ask(DiplomatChoice(execution.seat, execution.chain, execution.alone))


@offers(DiplomatChoice)
def options(state: GameState, choice: DiplomatChoice) -> Iterable[Action]:
    """Rulings DI2, DI3: an empty pile and a Diplomat cannot be copied, and nothing has to be."""
    own_team = state.team_of(choice.seat)
    for seat in state.seats_from(choice.seat):
        top = state.seats[seat].top_card
        if top is None or seat in own_team or was_copied(state, own_team, seat):  # TD1, TD2
            continue
        if _ruling_against(state, choice, card(top).personalities[0]) is None:
            yield CopyCard(seat)
    copier = state.seats[choice.seat]
    if copier.tiles and copier.standing.diplomat_uses_display:
        for for_sale in state.display:
            if for_sale and not _ruling_against(state, choice, card(for_sale).personalities[0]):
                yield UseDisplayCard(for_sale)
    yield from contrarius_row.usable(state)
    yield FINISH


def _ruling_against(
    state: GameState, choice: DiplomatChoice, personality: Personality
) -> Ruling | None:
    """Rulings M6, M7 for a Diplomat that a Magister has brought back."""
    repeated = "magister" in choice.chain
    match personality:
        case "diplomat":
            return "DI2"
        case "magister" if repeated:
            return "M7"
        case "senator" if repeated:
            allowed = state.options.magister_through_diplomat_may_use_senator
            return None if allowed else "M6"
        case "legatus" if choice.alone:
            return "PC3"  # it cannot do without the partner
        case _:
            return None


def was_copied(state: GameState, own_team: tuple[SeatId, ...], pile: SeatId) -> bool:
    """Ruling TD2: by either partner, and as long as the card lies there."""
    return any((partner, pile) in state.copied for partner in own_team)


@resolves(DiplomatChoice)
def resolve(
    game: Draft, choice: DiplomatChoice, action: CopyCard | UseDisplayCard | UseRowCard | Finish
) -> None:
    """Rulings DI1, DI4: as if the copier had played it; the copied card decides the details."""
    if isinstance(action, Finish):
        return
    if isinstance(action, UseDisplayCard):
        copied = action.card
        game.emit(DisplayCardUsed(choice.seat, copied))
    elif isinstance(action, UseRowCard):
        copied = action.card
        contrarius_row.use(game, choice.seat, copied)
    else:
        copied = game.state.seats[action.seat].discard[-1]
        game.emit(CardCopied(choice.seat, action.seat, copied))
    chain: Chain = (*choice.chain, "diplomat")
    rulebook.execute(game, Execution(choice.seat, copied, chain, choice.alone))


@explains(DiplomatChoice, CopyCard)
def _against_copying(
    state: GameState, choice: DiplomatChoice, wanted: CopyCard
) -> Iterator[Obstacle]:
    team = state.team_of(choice.seat)
    if wanted.seat in team or wanted.seat not in range(len(state.seats)):
        yield NotAnOpponent(wanted.seat, "TD1" if state.options.team else "DI1")
        return
    top = state.seats[wanted.seat].top_card
    if top is None:
        yield PileEmpty(wanted.seat)
        return
    if was_copied(state, team, wanted.seat):
        yield CopiedBefore(wanted.seat, top)
    ruling = _ruling_against(state, choice, card(top).personalities[0])
    if ruling:
        yield CardNotCopiable(wanted.seat, top, ruling)


@explains(DiplomatChoice, UseRowCard)
def _against_row_card(
    state: GameState, _: DiplomatChoice, wanted: UseRowCard
) -> Iterator[Obstacle]:
    return contrarius_row.against_using(state, wanted)


@explains(DiplomatChoice, UseDisplayCard)
def _against_using(
    state: GameState, choice: DiplomatChoice, wanted: UseDisplayCard
) -> Iterator[Obstacle]:
    """Ruling FO-lucius-flavius."""
    if not state.seats[choice.seat].standing.diplomat_uses_display:
        yield DisplayCardNotUsable(wanted.card, "FO-lucius-flavius")
    elif wanted.card not in state.display:
        yield CardNotForSale(wanted.card)
    else:
        ruling = _ruling_against(state, choice, card(wanted.card).personalities[0])
        if ruling:
            yield DisplayCardNotUsable(wanted.card, ruling)
