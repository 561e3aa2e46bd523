"""A seat's storehouse: twelve spaces for goods and for the colonists that still wait."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations

from engine.actions import Action, KeepGoods
from engine.decisions import Decision, GoodsToKeep
from engine.draft import Draft
from engine.events import GoodsLost, GoodsReceived
from engine.obstacles.kinds import NoRoom, NotReceived, Obstacle, SpacesLeftEmpty
from engine.rulebook import explains, offers, resolves
from engine.state import GameState, PublicGame
from engine.terms import GOODS, TRADED_GOODS, Good, SeatId


def goods_in_play(state: PublicGame) -> tuple[Good, ...]:
    """What there is to own, and so what may pay for a question mark (rulings SE1, SA11)."""
    return GOODS if state.options.salt else TRADED_GOODS


def receive(game: Draft, lots: Mapping[SeatId, Sequence[Good]]) -> None:
    """Take goods in; seats whose lot does not fit are asked, in the order given (P5, ST3)."""
    questions: list[Decision] = []
    for seat, goods in lots.items():
        free = game.state.seats[seat].free_spaces
        if len(goods) <= free or not free or len(set(goods)) == 1:
            _keep(game, seat, kept=goods[:free], lost=goods[free:])  # ST4: no choice
        else:
            questions.append(GoodsToKeep(seat, tuple(sorted(goods, key=GOODS.index))))
    game.ask(*questions)


def _keep(game: Draft, seat: SeatId, *, kept: Sequence[Good], lost: Sequence[Good]) -> None:
    if kept:
        game.emit(GoodsReceived(seat, tuple(kept)))
    if lost:
        game.emit(GoodsLost(seat, tuple(lost)))


@offers(GoodsToKeep, compulsory="ST2")
def _options(state: GameState, choice: GoodsToKeep) -> Iterable[Action]:
    """Ruling ST2: any units, but no space stays empty that one of them could fill."""
    return _ways_to_fill(choice.goods, state.seats[choice.seat].free_spaces)


@cache
def _ways_to_fill(goods: tuple[Good, ...], spaces: int) -> tuple[KeepGoods, ...]:
    return tuple(KeepGoods(kept) for kept in dict.fromkeys(combinations(goods, spaces)))


@resolves(GoodsToKeep)
def _resolve(game: Draft, choice: GoodsToKeep, action: KeepGoods) -> None:
    lost = Counter(choice.goods) - Counter(action.goods)
    _keep(game, choice.seat, kept=action.goods, lost=tuple(lost.elements()))


@explains(GoodsToKeep, KeepGoods)
def _against_keeping(
    state: GameState, choice: GoodsToKeep, wanted: KeepGoods
) -> Iterator[Obstacle]:
    others = Counter(wanted.goods) - Counter(choice.goods)
    if others:
        yield NotReceived(tuple(others.elements()))
    yield from no_room(state, choice.seat, len(wanted.goods))
    left_empty = state.seats[choice.seat].free_spaces - len(wanted.goods)
    if left_empty > 0:
        yield SpacesLeftEmpty(left_empty)


def no_room(state: GameState, seat: SeatId, units: int) -> Iterator[Obstacle]:
    missing = units - state.seats[seat].free_spaces
    if missing > 0:
        yield NoRoom(missing)
