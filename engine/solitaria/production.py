"""What follows when Contrarius has built as a Mercator: the province produces for the humans."""

from collections import defaultdict

from engine import storehouse, trades
from engine.draft import Draft
from engine.events import MarkerFlipped, MarkersTurnedBack
from engine.solitaria.automaton import contrarius_of
from engine.terms import Good, ProvinceId, SeatId

FLIPPED_ENOUGH = 3
ON_AN_EMPTY_SPACE: Good = "brick"


def of_his_province(game: Draft, province: ProvinceId) -> None:
    """Ruling SO15: nobody takes the bonus, and he takes nothing at all."""
    marker = game.state.markers[province]
    if not marker.flipped:
        good = marker.good or ON_AN_EMPTY_SPACE
        game.emit(MarkerFlipped(contrarius_of(game.state).seat, province, good))
        _yield(game, province)
        trades.pay(game, province)
        return
    flipped = tuple(each for each, marker in game.state.markers.items() if marker.flipped)
    if len(flipped) >= FLIPPED_ENOUGH:
        game.emit(MarkersTurnedBack(contrarius_of(game.state).seat, flipped))


def _yield(game: Draft, province: ProvinceId) -> None:
    """Ruling SD6: of two humans the one he reacts to is asked first."""
    state, produced = game.state, defaultdict[SeatId, list[Good]](list)
    for city in state.board.cities_in[province]:
        for owner in state.houses.get(city, ()):
            produced[owner].append(state.tokens[city])
    humans = [seat for seat in state.seats_from(state.active) if seat in produced]
    storehouse.receive(game, {seat: produced[seat] for seat in humans})
