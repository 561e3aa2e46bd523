"""How a seat, or a team, judges where a turn has led: its own worth against that of the others."""

from __future__ import annotations

from math import fsum

from engine import GameState
from engine.terms import CityId, SeatId
from players.contrarius import prospects
from players.evaluation import SOON, CountedHouses, counted_houses, gains, reach, share_left, worth
from players.weights import Weights

CLOSE_RACE = 10.0
"""Who leads by so many points when the end is triggered has as good as won."""
OPEN_RACE = 40.0
"""By how many more at the beginning of a game against Contrarius: nobody else ends it for somebody
who is behind."""


class Judge:
    """Judges states that follow from one; how far the game has come is asked of that one, so
    that a turn is not thought worse for bringing the end nearer.

    A state shares with the one before whatever did not change, so what was counted is kept by
    the very objects it was counted from."""

    def __init__(
        self, root: GameState, seat: SeatId, weights: Weights, *, takes_tiles: bool = True
    ) -> None:
        self.seat = seat
        self.takes_tiles = takes_tiles
        self.team = root.team_of(seat)
        self._weights = weights
        self._left = share_left(root)
        self._tiles = [each.tiles for each in root.seats]
        self._soon = min(1.0, SOON * self._left)
        self._others = _others(root, self.team)
        self._race = self._others == [len(root.seats)]
        """Whether there is nobody but Contrarius to beat."""
        rivals = 1.0 if self._race else weights.rivals
        self._share = rivals * len(self.team) / len(self._others)
        self._houses: dict[tuple[SeatId, int], tuple[object, CountedHouses]] = {}
        self._gains: dict[tuple[SeatId, int, int, int], tuple[object, dict[CityId, float]]] = {}
        self._standings: dict[tuple[object, ...], tuple[object, float]] = {}

    def __call__(self, state: GameState) -> float:
        if state.last_turn is not None or state.over:
            return self._near_the_end(state)
        own = others = 0.0
        for seat in self.team:
            own += self._standing(state, seat, self._left)
            own += self._soon * reach(state, seat, self.gains(state, seat), self._weights)
        for seat in self._others:
            others += self._standing(state, seat, self._left)
        value = own - self._share * others
        if self._race:
            lead = (own - others) / (CLOSE_RACE + OPEN_RACE * self._left)
            value += self._weights.victory * max(-1.0, min(1.0, lead))
        return value

    def gains(self, state: GameState, seat: SeatId) -> dict[CityId, float]:
        """What a house more would be worth, by city."""
        holder, houses = state.seats[seat], state.houses
        key = (seat, id(holder.hand), id(holder.discard), id(houses))
        kept = self._gains.get(key)
        if kept is None:
            found = gains(state, seat, self._built(state, seat))
            kept = self._gains[key] = ((holder, houses), found)
        return kept[1]

    def _near_the_end(self, state: GameState) -> float:
        """Nothing but points counts now, and who is going to win."""
        everyone = dict.fromkeys((*self.team, *self._others))
        points = {seat: self._standing(state, seat, 0.0) for seat in everyone}
        own = sum(points[seat] for seat in self.team)
        best = max(sum(points[each] for each in state.team_of(seat)) for seat in self._others)
        lead = (own - best) / (1.0 if state.over else CLOSE_RACE)
        others = sum(points[seat] for seat in self._others)
        return own - self._share * others + self._weights.victory * max(-1.0, min(1.0, lead))

    def _standing(self, state: GameState, seat: SeatId, left: float) -> float:
        if seat == len(state.seats):
            return self._of_contrarius(state, seat, left)
        holder, houses = state.seats[seat], state.houses
        key = (
            seat,
            left,
            state.concordia,
            holder.coins,
            holder.colonists_on_board,
            id(holder.goods),
            id(holder.hand),
            id(holder.discard),
            id(houses),
            id(holder.colonists) if state.board.trades else None,
            holder.tiles,
            holder.fish,
        )
        kept = self._standings.get(key)
        if kept is None:
            # fsum, as the sum of floats is another one from Python 3.12 on.
            built, had = self._built(state, seat), self._tiles[seat]
            value = fsum(worth(state, seat, built, left, self._weights, had=had))
            kept = self._standings[key] = ((holder, houses), value)
        return kept[1]

    def _of_contrarius(self, state: GameState, seat: SeatId, left: float) -> float:
        seen = (state.contrarius, state.houses, state.display, state.deck)
        key = (seat, left, state.concordia, *map(id, seen))
        kept = self._standings.get(key)
        if kept is None:
            kept = self._standings[key] = (seen, prospects(state, left))
        return kept[1]

    def _built(self, state: GameState, seat: SeatId) -> CountedHouses:
        key = (seat, id(state.houses))
        kept = self._houses.get(key)
        if kept is None:
            kept = self._houses[key] = (state.houses, counted_houses(state, seat))
        return kept[1]


def _others(root: GameState, team: tuple[SeatId, ...]) -> list[SeatId]:
    """Contrarius among them; of two who win together (ruling SD9) he is the only one."""
    contrarius = [root.contrarius.seat] if root.contrarius else []
    if root.options.solitaria_scoring == "cooperative":
        return contrarius
    humans = [SeatId(other) for other in range(len(root.seats)) if other not in team]
    return humans + contrarius
