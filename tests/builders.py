"""Builders for tests: say only what matters, the rest is an ordinary new game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, TypeVar

import engine
from engine import GameState, View, legal_actions, new_game, read_options, second_partners, view_for
from engine.actions import Action
from engine.board import board_of
from engine.decisions import Decision
from engine.draft import Draft
from engine.events import Event
from engine.forum import tiles_in_play
from engine.solitaria import beginning
from engine.solitaria.dice import face_of
from engine.state import Contrarius, FishMarket, Forum, Marker, Seat
from engine.terms import GOODS, BoardId, CityId, Die, LineId, PlaceId, SeatId, TileId
from tests.plain import AuctionOpening, BuyCard, CardChoice, PatricianChoice

E = TypeVar("E")

ALL_IN_ROMA = {"land": ["roma"] * 3, "sea": ["roma"] * 3}
"""For `a_game(colonists=...)` on Imperium: nobody waits, so all twelve spaces are free."""

FOURTEEN_CITIES = [
    "isca_d",
    "londinium",
    "lutetia",
    "burdigala",
    "massilia",
    "brigantium",
    "olisipo",
    "valentia",
    "colonia_a",
    "vindobona",
    "syracusae",
    "rusadir",
    "carthago",
    "sirmium",
]
"""Of Imperium: one house more is the fifteenth."""


class Game:
    """A game under test: plays actions for whoever is to decide, and remembers what happened."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()
        """What the last `do` brought about."""

    def do(self, *actions: Action) -> Game:
        happened: list[Event] = []
        for action in actions:
            transition = engine.apply(self.state, self.to_decide, action)
            self.state = transition.state
            happened += transition.events
        self.events = tuple(happened)
        return self

    @property
    def decision(self) -> Decision:
        decision = self.state.decision
        assert decision is not None, "the game is over"
        return decision

    @property
    def to_decide(self) -> SeatId:
        return self.decision.seat

    @property
    def offered(self) -> tuple[Action, ...]:
        return legal_actions(self.state)

    def offers(self, action: Action) -> bool:
        return action in self.offered

    def offered_of(self, kind: type[E]) -> list[E]:
        return [action for action in self.offered if isinstance(action, kind)]

    def ways_to_pay(self, card: str) -> list[tuple[str, ...]]:
        """Every payment offered for a card of the display, the units of each in ABC order."""
        return sorted(tuple(sorted(o.payment)) for o in self.offered_of(BuyCard) if o.card == card)

    def purchase(self, card: str, *payment: str) -> BuyCard:
        """The offer to buy the card with these goods, in whatever order they are named."""
        for each in self.offered_of(BuyCard):
            if each.card == card and sorted(each.payment) == sorted(payment):
                return each
        raise LookupError(f"{card} is not offered for {payment}")

    def happened(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def seat(self, number: int) -> Seat:
        return self.state.seats[number]

    def try_as(self, number: int, action: Action) -> None:
        """What this seat, whether or not it is to decide, would do; the engine may refuse it."""
        engine.apply(self.state, SeatId(number), action)

    def view(self, number: int | None) -> View:
        return view_for(self.state, None if number is None else SeatId(number))

    @property
    def markers(self) -> dict[str, Marker]:
        return dict(self.state.markers.items())

    def tiles(self, number: int) -> list[str]:
        return list(self.seat(number).tiles)

    @property
    def forum(self) -> list[str | None]:
        """What is on display there."""
        assert self.state.forum is not None, "the forum is not in play"
        return list(self.state.forum.display)

    @property
    def thrown(self) -> list[str]:
        assert self.state.forum is not None, "the forum is not in play"
        return list(self.state.forum.discard)

    @property
    def contrarius(self) -> Contrarius:
        assert self.state.contrarius is not None, "he does not play"
        return self.state.contrarius

    @property
    def houses(self) -> dict[str, tuple[SeatId, ...]]:
        return dict(self.state.houses.items())

    def colonists(self, number: int) -> dict[str, tuple[PlaceId, ...]]:
        return dict(self.seat(number).colonists.items())

    def goods(self, number: int) -> dict[str, int]:
        """Only what is there: {} is an empty storehouse."""
        return {good: units for good, units in self.seat(number).goods.items() if units}


def a_game(
    board: str = "imperium",
    seats: int = 2,
    *,
    cards: str = "base",
    seed: str = "test",
    options: Mapping[str, object] | None = None,
    coins: Mapping[int, int] | None = None,
    goods: Mapping[int, Mapping[str, int]] | None = None,
    hand: Mapping[int, Iterable[str]] | None = None,
    discard: Mapping[int, Iterable[str]] | None = None,
    colonists: Mapping[int, Mapping[str, Iterable[str]]] | None = None,
    houses: Mapping[str, Iterable[int]] | None = None,
    tokens: Mapping[str, str] | None = None,
    markers: Mapping[str, str] | None = None,
    flipped: Iterable[str] = (),
    display: Iterable[str | None] | None = None,
    deck: Iterable[str] | None = None,
    magnus: int | None = None,
    decision: Decision | None = None,
    tiles: Mapping[int, Iterable[str]] | None = None,
    forum: Iterable[str | None] | None = None,
    stack: Iterable[str] | None = None,
    thrown: Iterable[str] = (),
    fish: Mapping[int, int] | None = None,
    at_offers: Mapping[int, int] | None = None,
    contrarius: Mapping[str, object] | None = None,
    dice: Mapping[Die, Sequence[str]] | None = None,
    anew: bool = False,
    **changes: Any,
) -> Game:
    """A new game with some facts set. `goods` and `colonists` of a seat replace its own wholly;
    a decision given stands in for the seat's choice of a card, and the turn is that seat's.

    With `tiles` it is a game with the forum, in which these have been gained; `forum` is what is
    on display there, `thrown` its discard pile, and the stack the rest if not given.

    With `fish` it is a game with the fish market, in which seats have so many; `at_offers` says on
    which offers their markers stand.

    `contrarius` changes what he has, by field; `dice` says what his dice show first. He begins
    `anew` with the tokens and cards that are given here."""
    given = {"board": board, "seats": seats, "set": cards, **(options or {})}
    if tiles is not None:
        given["forum"] = True
    if fish is not None:
        given["fishMarket"] = True
    state = new_game(read_options(given), seed)
    if tiles is not None:
        state = _with_tiles(state, tiles, forum, stack, thrown)
    for number in range(seats):
        changes_here: dict[str, Any] = {}
        if coins and number in coins:
            changes_here["coins"] = coins[number]
        if goods and number in goods:
            changes_here["goods"] = {good: goods[number].get(good, 0) for good in GOODS}
        if fish and number in fish:
            changes_here["fish"] = fish[number]
        if hand and number in hand:
            changes_here["hand"] = tuple(hand[number])
        if discard and number in discard:
            changes_here["discard"] = tuple(discard[number])
        if colonists and number in colonists:
            places = colonists[number]
            changes_here["colonists"] = {k: tuple(places.get(k, ())) for k in ("land", "sea")}
        state = _with_seat(state, number, **changes_here)
    if at_offers is not None:
        standing = tuple(at_offers.get(number) for number in range(seats))
        changes["fish_market"] = FishMarket(standing)
    if houses is not None:
        changes["houses"] = {city: tuple(owners) for city, owners in houses.items()}
    if contrarius is not None:
        assert state.contrarius is not None, "he does not play"
        has: dict[str, Any] = {
            k: tuple(v) if isinstance(v, list) else v for k, v in contrarius.items()
        }
        changes["contrarius"] = replace(state.contrarius, **has)
    if dice is not None:
        changes["dice_seed"] = showing(dice)
    if tokens is not None:
        changes["tokens"] = {**state.tokens, **tokens}
    if magnus is not None:
        changes["praefectus_magnus"] = magnus
    if display is not None:
        shown = tuple(display)
        changes["display"] = shown + (None,) * (len(state.display) - len(shown))
    if deck is not None:
        changes["deck"] = tuple(deck)
    if decision is not None:
        changes["pending"] = (decision,)
        changes["active"] = decision.seat
    turned = {p: Marker(m.good, flipped=p in set(flipped)) for p, m in state.markers.items()}
    named = {p: a_marker(good, flipped=p in set(flipped)) for p, good in (markers or {}).items()}
    changes["markers"] = {**turned, **named}
    state = replace(state, **changes)
    return Game(_begun_anew(state, seed) if anew else state)


def _begun_anew(state: GameState, seed: str) -> GameState:
    state = replace(state, contrarius=None, houses={}, pending=(CardChoice(0),))
    draft = Draft(beginning.with_contrarius(state, seed))
    beginning.place_contrarius(draft)
    return draft.finished()


def _with_tiles(
    state: GameState,
    tiles: Mapping[int, Iterable[str]],
    forum: Iterable[str | None] | None,
    stack: Iterable[str] | None,
    thrown: Iterable[str],
) -> GameState:
    """Every seat has its patrician, or whatever else is given."""
    owned = {number: tuple(map(TileId, names)) for number, names in tiles.items()}
    shown = None if forum is None else [TileId(each) if each else None for each in forum]
    discard = tuple(map(TileId, thrown))
    gone = {tile for names in owned.values() for tile in names} | {*discard, *(shown or ())}
    rest = [tile.id for tile in tiles_in_play(state.options) if tile.id not in gone]
    if shown is None:
        shown, rest = [*rest[-4:]], rest[:-4]
    seats = tuple(
        replace(seat, tiles=owned.get(number, ()), offered=(), chosen=None)
        for number, seat in enumerate(state.seats)
    )
    left = tuple(rest if stack is None else map(TileId, stack))
    first = tuple(d for d in state.pending if not isinstance(d, PatricianChoice | AuctionOpening))
    display = tuple(shown) + (None,) * (4 - len(shown))
    return replace(
        state,
        seats=seats,
        pending=first,
        forum=Forum(display=display, discard=discard),
        auction=None,
        forum_stack=left,
    )


def a_team_game(
    board: str = "imperium",
    seats: int = 4,
    *,
    to_play: int = 0,
    decision: Decision | None = None,
    options: Mapping[str, object] | None = None,
    colonists: Mapping[int, Mapping[str, Iterable[str]]] | None = None,
    **facts: Any,
) -> Game:
    """A team game that waits for this seat's card; seats 0 and 2 of four are partners. The second
    partners have begun in the first city that the board offers them."""
    begun = board_of(BoardId(board))
    places = second_partners.start_places(begun, second_partners.start_cities(begun)[0])
    standing = {kind: [p for k, p in places if k == kind] for kind in ("land", "sea")}
    placed = dict.fromkeys(range(seats // 2, seats), standing)
    return a_game(
        board,
        seats,
        cards="venus",
        options={"team": True, **(options or {})},
        colonists={**placed, **(colonists or {})},
        decision=decision or turn_of(to_play, visits=facts.get("fish") is not None),
        **facts,
    )


def a_solo_game(board: str = "italia", *, difficulty: str = "standard", **facts: Any) -> Game:
    """Alone against Contrarius, who has the seat number 1."""
    options = {"solitaria": "solo", "solitariaDifficulty": difficulty, **facts.pop("options", {})}
    return a_game(board, 1, options=options, **facts)


def a_duel(board: str = "italia", *, difficulty: str = "standard", **facts: Any) -> Game:
    """Two against Contrarius, who has the seat number 2."""
    options = {"solitaria": "two", "solitariaDifficulty": difficulty, **facts.pop("options", {})}
    return a_game(board, 2, options=options, **facts)


def showing(dice: Mapping[Die, Sequence[str]]) -> str:
    """A seed with which Contrarius' dice show these faces first, each in this order."""
    for number in count():
        seed = f"dice {number}"
        if all(
            face_of(seed, die, roll) == face
            for die, faces in dice.items()
            for roll, face in enumerate(faces, start=1)
        ):
            return seed
    raise AssertionError


def turn_of(seat: int, *, visits: bool = False) -> CardChoice:
    """For `a_game(decision=...)`: the game waits for this seat's card, or for a visit to the fish
    market before it."""
    return CardChoice(seat, visits=visits)


def a_marker(good: str | None, *, flipped: bool = False) -> Marker:
    if good == "fish":
        return Marker("fish", flipped=flipped)
    assert good is None or good in GOODS
    return Marker(good, flipped=flipped)


def a_city(name: str) -> CityId:
    return CityId(PlaceId(name))


def a_line(name: str) -> LineId:
    return LineId(PlaceId(name))


def line(board: str, a: str, b: str, kind: str) -> LineId:
    """The line of the kind between two places, by their ids."""
    for each in board_of(BoardId(board)).facts.lines:
        if each.kind == kind and set(each.ends) == {a, b}:
            return each.id
    raise LookupError(f"no {kind} line between {a} and {b} on {board}")


def _with_seat(state: GameState, number: int, **changes: Any) -> GameState:
    seats = list(state.seats)
    seats[number] = replace(seats[number], **changes)
    return replace(state, seats=tuple(seats))
