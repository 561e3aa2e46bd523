"""Tribune: take all played cards back, be paid for many, and buy a colonist for the capital."""

from collections.abc import Iterable, Iterator

from engine import castles, colonists, exchanges, forum, scoring
from engine.actions import FINISH, Action, ExchangeGoods, Finish, PlaceColonist, TakeTile
from engine.decisions import ExchangeChoice, NewColonistChoice, TileChoice
from engine.draft import Draft
from engine.events import CardsTakenBack, CoinsReceived, GoodsExchanged, TileTaken
from engine.obstacles.kinds import NoSuchExchange, Obstacle, TileNotOnDisplay, TileOutOfReach
from engine.rulebook import Execution, begins, explains, offers, resolves
from engine.state import GameState
from engine.terms import SeatId

CARDS_WITHOUT_PAY = 3


@begins("tribune")
def begin(game: Draft, execution: Execution) -> None:
    """Rulings TR3, FO6: tile, recovery, payout, castle, exchange, colonist; a tile that cannot be
    reached is not asked about (FO7)."""
    if game.state.forum and forum.within_reach(game.state, execution.seat):
        game.ask(TileChoice(execution.seat))
    else:
        _go_on(game, execution.seat)


@offers(TileChoice)
def tiles(state: GameState, choice: TileChoice) -> Iterable[Action]:
    return [*map(TakeTile, forum.within_reach(state, choice.seat)), FINISH]


@resolves(TileChoice)
def take(game: Draft, choice: TileChoice, action: TakeTile | Finish) -> None:
    if isinstance(action, TakeTile):
        game.emit(TileTaken(choice.seat, action.tile))
        forum.welcome(game, choice.seat, action.tile)
    _go_on(game, choice.seat)


@explains(TileChoice, TakeTile)
def _against_taking(state: GameState, choice: TileChoice, wanted: TakeTile) -> Iterator[Obstacle]:
    display = state.forum.display if state.forum else ()
    if wanted.tile not in display:
        yield TileNotOnDisplay(wanted.tile)
    elif wanted.tile not in forum.within_reach(state, choice.seat):
        cards = len(state.seats[choice.seat].discard)
        needed = forum.cards_needed(state.options)[display.index(wanted.tile)]
        yield TileOutOfReach(wanted.tile, needed, cards)


def _go_on(game: Draft, seat: SeatId) -> None:
    _recover(game, seat)
    game.ask(*castles.choice(game.state, seat), *_exchange(game, seat), NewColonistChoice(seat))


def _exchange(game: Draft, seat: SeatId) -> tuple[ExchangeChoice, ...]:
    owner = game.state.seats[seat]
    return (ExchangeChoice(seat),) if owner.tiles and owner.standing.tribune_exchange else ()


@offers(ExchangeChoice)
def exchanges_offered(state: GameState, choice: ExchangeChoice) -> Iterable[Action]:
    """Ruling FO-titus-valerius: one unit."""
    yield from (ExchangeGoods(*each) for each in exchanges.possible(state, choice.seat, 1))
    yield FINISH


@resolves(ExchangeChoice)
def exchange(game: Draft, choice: ExchangeChoice, action: ExchangeGoods | Finish) -> None:
    if isinstance(action, ExchangeGoods):
        game.emit(GoodsExchanged(choice.seat, action.given, action.taken))


@explains(ExchangeChoice, ExchangeGoods)
def _against_exchanging(
    state: GameState, choice: ExchangeChoice, wanted: ExchangeGoods
) -> Iterator[Obstacle]:
    if (wanted.given, wanted.taken) not in exchanges.possible(state, choice.seat, 1):
        yield NoSuchExchange("FO-titus-valerius")


def _recover(game: Draft, seat: SeatId) -> None:
    """Ruling TR1: the Tribune itself lies on the pile and counts."""
    cards = game.state.seats[seat].discard
    if cards:  # a partner may have none
        game.emit(CardsTakenBack(seat, len(cards), cards))
    payout = len(cards) - CARDS_WITHOUT_PAY
    if payout > 0:
        game.emit(CoinsReceived(seat, payout, "tribune"))


@offers(NewColonistChoice)
def options(state: GameState, choice: NewColonistChoice) -> Iterable[Action]:
    """Ruling TR2."""
    own_cities = state.board.facts.tribune_places_in_own_cities
    yield from colonists.placements(state, choice.seat, in_own_cities=own_cities)
    yield FINISH


@resolves(NewColonistChoice)
def resolve(game: Draft, choice: NewColonistChoice, action: PlaceColonist | Finish) -> None:
    if isinstance(action, PlaceColonist):
        colonists.place(game, choice.seat, action)
    scoring.after_tribune(game, choice.seat)


@explains(NewColonistChoice, PlaceColonist)
def _against_placing(
    state: GameState, choice: NewColonistChoice, wanted: PlaceColonist
) -> Iterable[Obstacle]:
    own_cities = state.board.facts.tribune_places_in_own_cities
    return colonists.against_placing(state, choice.seat, wanted, "TR2", in_own_cities=own_cities)
