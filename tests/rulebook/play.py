"""Plays an example of the rulebook with the engine and holds what comes of it against the text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from typing import Any

from pydantic import TypeAdapter

from engine import display, final_scores, gods, tokens, winner
from engine.actions import Action, VisitMarket
from engine.catalogue import catalogue
from engine.decisions import Decision
from engine.events import Event
from engine.personalities import architect
from engine.terms import COLONIST_KINDS, DICE, GODS, CardId, Good, SeatId
from tests.builders import Game, a_city, a_game, a_team_game, line, turn_of
from tests.rulebook.form import Given, Place, Places, Run, Step, Told

ACTIONS: TypeAdapter[Action] = TypeAdapter(Action)
KINDS = Action.kinds | Decision.kinds | Event.kinds
CONTRARIUS = "contrarius"
SEAT_FIELDS = {"seat", "partner", "copied_from", "to"}

Check = Callable[["Table", Any], None]
CHECKS: dict[str, Check] = {}


class Table:
    """The game of an example, and the names by which it speaks of the seats."""

    def __init__(self, run: Run) -> None:
        self.names = run.given.seats
        self.board = run.given.board
        self.game = self._set_up(run.given, run)

    def _set_up(self, given: Given, run: Run) -> Game:
        options = {**given.options, run.needs: True} if run.needs else given.options
        further: dict[str, Any] = {}
        if given.concordia:
            further["concordia"] = self.seat(given.concordia)
        if given.intermediate_points is not None:
            points = given.intermediate_points
            further["intermediate_points"] = tuple(points.get(name) for name in self.names)
        if run.mode == "team":
            further["to_play"] = self.seat(given.to_play) if given.to_play else 0
        else:
            further["cards"] = run.mode
            visits = given.fish is not None
            further["decision"] = (
                turn_of(self.seat(given.to_play), visits=visits) if given.to_play else None
            )
        begin = a_team_game if run.mode == "team" else a_game
        return begin(
            given.board,
            len(given.seats),
            seed=given.seed,
            options=options,
            coins=self.by_seat(given.coins),
            goods=self.by_seat(given.goods),
            hand=self.by_seat(given.hand),
            discard=self.by_seat(given.discard),
            colonists={self.seat(s): self.places(at) for s, at in given.colonists.items()},
            houses=None
            if given.houses is None
            else {c: self.seats(who) for c, who in given.houses.items()},
            tokens=given.tokens,
            markers=given.markers,
            flipped=given.flipped,
            display=given.display,
            deck=given.deck,
            magnus=self.seat(given.magnus) if given.magnus else None,
            tiles=None if given.tiles is None else self.by_seat(given.tiles),
            forum=given.forum,
            stack=given.stack,
            thrown=given.thrown,
            fish=None if given.fish is None else self.by_seat(given.fish),
            at_offers=self.by_seat(given.at_offers) if given.at_offers else None,
            contrarius=given.contrarius and self.his(given.contrarius),
            dice={die: given.dice[die] for die in DICE if die in given.dice}
            if given.dice
            else None,
            anew=given.anew,
            **further,
        )

    def seat(self, name: str) -> SeatId:
        humans = len(self.names)
        return SeatId(humans if name == CONTRARIUS else self.names.index(name))

    def seats(self, names: Iterable[str]) -> list[SeatId]:
        return [self.seat(name) for name in names]

    def by_seat(self, told: Mapping[str, Any]) -> dict[int, Any]:
        return {self.seat(name): value for name, value in told.items()}

    def places(self, told: Places) -> dict[str, list[str]]:
        return {kind: [self.place(at, kind) for at in told.get(kind, ())] for kind in told}

    def his(self, told: Told) -> Told:
        """Colonists by the ends of their lines, everything else as it is."""
        where = self.places({kind: told[kind] for kind in COLONIST_KINDS if kind in told})
        return {name: tuple(v) if isinstance(v, list) else v for name, v in (told | where).items()}

    def place(self, told: Place, kind: str) -> str:
        return told if isinstance(told, str) else line(self.board, told[0], told[1], kind)

    def read(self, told: Told) -> dict[str, Any]:
        """In the engine's terms: seats by number, lines by their id."""
        unknown = told.keys() - {field.name for field in fields(KINDS[told["kind"]])}
        assert not unknown, f"{told['kind']} has no {', '.join(sorted(unknown))}"
        return {field: self._read_field(field, value, told) for field, value in told.items()}

    def _read_field(self, field: str, value: Any, told: Told) -> Any:
        if field in SEAT_FIELDS:
            return self.seat(value)
        if field in ("line", "origin", "place") and not isinstance(value, str):
            return self.place((value[0], value[1]), told["colonist"])
        return tuple(value) if isinstance(value, list) else value

    def matches(self, thing: Action | Event | Decision, told: Told) -> bool:
        wanted = self.read(told)
        actual: dict[str, object] = vars(thing)
        return actual["kind"] == told["kind"] and wanted.items() <= actual.items()


def play(run: Run) -> None:
    table = Table(run)
    for number, step in enumerate(run.steps, start=1):
        try:
            _take(table, step, in_team=run.mode == "team")
        except Exception as error:
            error.add_note(f"in step {number} of the example {run.id}: {step.do}")
            raise


def _take(table: Table, step: Step, *, in_team: bool) -> None:
    told = [] if step.do is None else [step.do]
    if in_team:
        told += step.partner_does
    if told:
        table.game.do(*(ACTIONS.validate_python(table.read(each)) for each in told))
    for expectation in sorted(step.expectations):
        CHECKS[expectation](table, getattr(step, expectation))


def check(expectation: str) -> Callable[[Check], Check]:
    def enter(function: Check) -> Check:
        CHECKS[expectation] = function
        return function

    return enter


def same(actual: object, told: object, what: str) -> None:
    assert actual == told, f"{what}: {actual}, but the example says {told}"


@check("events")
def _events(table: Table, told: tuple[Told, ...]) -> None:
    left = iter(table.game.events)
    for wanted in told:
        found = any(table.matches(event, wanted) for event in left)
        assert found, f"no {wanted} (in this order) among {table.game.events}"


@check("no_events")
def _no_events(table: Table, told: tuple[str, ...]) -> None:
    for kind in told:
        happened = table.game.happened(KINDS[kind])
        assert not happened, f"{happened} came to pass"


@check("decision")
def _decision(table: Table, told: Told) -> None:
    assert table.matches(table.game.decision, told), f"{table.game.decision} is open, not {told}"


@check("offers")
def _offers(table: Table, told: tuple[Told, ...]) -> None:
    for wanted in told:
        found = any(table.matches(action, wanted) for action in table.game.offered)
        assert found, f"{wanted} is not among {table.game.offered}"


@check("offers_only")
def _offers_only(table: Table, told: tuple[Told, ...]) -> None:
    _offers(table, told)
    for action in table.game.offered:
        expected = any(table.matches(action, wanted) for wanted in told)
        assert expected, f"{action} is offered too"


@check("refuses")
def _refuses(table: Table, told: tuple[Told, ...]) -> None:
    for unwanted in told:
        found = [action for action in table.game.offered if table.matches(action, unwanted)]
        assert not found, f"{found} is offered"


@check("active")
def _active(table: Table, told: str) -> None:
    same(table.names[table.game.state.active], told, "whose turn it is")


@check("coins")
def _coins(table: Table, told: dict[str, int]) -> None:
    same({name: table.game.seat(table.seat(name)).coins for name in told}, told, "coins")


@check("goods")
def _goods(table: Table, told: dict[str, dict[str, int]]) -> None:
    same({name: table.game.goods(table.seat(name)) for name in told}, told, "goods")


@check("free_spaces")
def _free_spaces(table: Table, told: dict[str, int]) -> None:
    state = table.game.state
    free = {name: state.seats[table.seat(name)].free_spaces for name in told}
    same(free, told, "free spaces")


@check("waiting")
def _waiting(table: Table, told: dict[str, int]) -> None:
    state = table.game.state
    waiting = {
        name: sum(map(state.seats[table.seat(name)].waiting, COLONIST_KINDS)) for name in told
    }
    same(waiting, told, "colonists in the storehouse")


@check("in_hand")
def _in_hand(table: Table, told: dict[str, tuple[str, ...]]) -> None:
    for name, cards in told.items():
        hand = table.game.seat(table.seat(name)).hand
        assert set(cards) <= set(hand), f"{name} holds {hand}, not {cards}"


@check("top")
def _top(table: Table, told: dict[str, str]) -> None:
    tops = {name: table.game.seat(table.seat(name)).top_card for name in told}
    same(tops, told, "cards on top of the piles")


@check("colonists")
def _colonists(table: Table, told: dict[str, Places]) -> None:
    for name, places in told.items():
        standing = table.game.colonists(table.seat(name))
        for kind, wanted in table.places(places).items():
            same(sorted(standing[kind]), sorted(wanted), f"{name}'s {kind} colonists")


@check("houses")
def _houses(table: Table, told: dict[str, tuple[str, ...]]) -> None:
    houses = table.game.houses
    names = (*table.names, CONTRARIUS)
    owners = {city: tuple(names[seat] for seat in houses.get(city, ())) for city in told}
    same(owners, told, "houses")


@check("adjacent")
def _adjacent(table: Table, told: dict[str, tuple[str, ...]]) -> None:
    for name, cities in told.items():
        adjacent = architect.adjacent_cities(table.game.state, table.seat(name))
        same(sorted(adjacent), sorted(cities), f"cities adjacent to {name}'s colonists")


@check("house_costs")
def _house_costs(table: Table, told: dict[str, Told]) -> None:
    for city, wanted in told.items():
        cost = architect.house_cost(table.game.state, table.game.to_decide, a_city(city))
        actual = {"coins": cost.coins, "goods": sorted(cost.goods)}
        same(actual, {**wanted, "goods": sorted(wanted["goods"])}, f"a house in {city}")


@check("prices")
def _prices(table: Table, told: dict[str, tuple[str, ...]]) -> None:
    """With a Senator, so the goods under the position are asked too."""
    state = table.game.state
    for card, wanted in told.items():
        position = state.display.index(CardId(card))
        price = display.price(state, table.game.to_decide, position, position_costs=True)
        same(sorted(price), sorted(wanted), f"the price of {card}")


@check("ways_to_pay")
def _ways_to_pay(table: Table, told: dict[str, tuple[tuple[str, ...], ...]]) -> None:
    """All that are offered, the units of each in ABC order."""
    for card, wanted in told.items():
        same(table.game.ways_to_pay(card), sorted(wanted), f"ways to pay for {card}")


@check("tiles")
def _tiles(table: Table, told: dict[str, tuple[str, ...]]) -> None:
    owned = {name: tuple(table.game.tiles(table.seat(name))) for name in told}
    same(owned, told, "tiles")


@check("forum")
def _forum(table: Table, told: tuple[str, ...]) -> None:
    """Where a tile has to be one of several, they are named with a bar between them."""
    shown = table.game.forum
    assert len(shown) == len(told)
    for tile, wanted in zip(shown, told, strict=True):
        assert (tile or "") in wanted.split("|"), f"{shown} is in the forum, not {told}"


@check("stack_of")
def _stack_of(table: Table, told: int) -> None:
    same(len(table.game.state.forum_stack), told, "tiles in the stack")


@check("thrown")
def _thrown(table: Table, told: tuple[str, ...]) -> None:
    same(tuple(table.game.thrown), told, "discarded tiles")


@check("spaces")
def _spaces(table: Table, told: dict[str, int]) -> None:
    spaces = {name: table.game.seat(table.seat(name)).storehouse_spaces for name in told}
    same(spaces, told, "storehouse spaces")


@check("fish")
def _fish(table: Table, told: dict[str, int]) -> None:
    same({name: table.game.seat(table.seat(name)).fish for name in told}, told, "fish")


@check("open_offers")
def _open_offers(table: Table, told: tuple[int, ...]) -> None:
    offered = {visit.offer for visit in table.game.offered_of(VisitMarket)}
    same(sorted(offered), sorted(told), "offers of the fish market")


@check("display")
def _display(table: Table, told: tuple[str, ...]) -> None:
    same(tuple(card or "" for card in table.game.state.display), told, "the display")


@check("tokens")
def _tokens(table: Table, told: dict[str, str]) -> None:
    same({city: table.game.state.tokens[a_city(city)] for city in told}, told, "city tokens")


@check("token_totals")
def _token_totals(table: Table, told: dict[str, int]) -> None:
    same(dict(Counter(table.game.state.tokens.values())), told, "city tokens")


@check("token_letters")
def _token_letters(table: Table, told: dict[str, dict[str, int]]) -> None:
    state = table.game.state
    letters: dict[str, Counter[str]] = {}
    for city in state.board.facts.cities:
        if city.letter:
            letters.setdefault(city.letter, Counter())[state.tokens[city.id]] += 1
    same({letter: dict(goods) for letter, goods in letters.items()}, told, "tokens by letter")


@check("marker_goods")
def _marker_goods(_: Table, told: tuple[tuple[tuple[Good, ...], str], ...]) -> None:
    """Of a province with cities of these goods."""
    for goods, wanted in told:
        same(tokens.dearest(goods), wanted, f"the marker of {goods}")


@check("markers")
def _markers(table: Table, told: dict[str, str]) -> None:
    markers = table.game.markers
    same({province: markers[province].good for province in told}, told, "bonus markers")


@check("flipped")
def _flipped(table: Table, told: tuple[str, ...]) -> None:
    markers = table.game.state.markers
    flipped = [province for province, marker in markers.items() if marker.flipped]
    same(sorted(flipped), sorted(told), "markers that show coins")


@check("magnus")
def _magnus(table: Table, told: str) -> None:
    """Nobody has it where the example says "nobody"."""
    holder = table.game.state.praefectus_magnus
    named = "nobody" if holder is None else table.names[holder]
    same(named, told, "the Praefectus Magnus")


@check("gods_for_sale")
def _gods_for_sale(table: Table, told: dict[str, int]) -> None:
    cards = catalogue().cards
    for_sale = [card for card in table.game.state.display if card] + [*table.game.state.deck]
    gods: Counter[str] = Counter(god for card in for_sale for god in cards[card].gods)
    same({god: gods[god] for god in told}, told, "gods on the cards for sale")


@check("wealth")
def _wealth(table: Table, told: dict[str, int]) -> None:
    state = table.game.state
    same({name: gods.wealth(state.seats[table.seat(name)]) for name in told}, told, "wealth")


@check("points")
def _points(table: Table, told: dict[str, dict[str, int]]) -> None:
    """God by god; one the example does not name pays nothing."""
    for name, wanted in told.items():
        gods = final_scores(table.game.state)[table.seat(name)].gods
        same(dict(gods), {god: wanted.get(god, 0) for god in GODS}, f"{name}'s points")


@check("concordia_points")
def _concordia_points(table: Table, told: dict[str, int]) -> None:
    scores = final_scores(table.game.state)
    same({name: scores[table.seat(name)].concordia for name in told}, told, "the Concordia card")


@check("total")
def _total(table: Table, told: dict[str, int]) -> None:
    scores = final_scores(table.game.state)
    same({name: scores[table.seat(name)].total for name in told}, told, "points in all")


@check("intermediate_points")
def _intermediate_points(table: Table, told: dict[str, int]) -> None:
    points = table.game.state.intermediate_points
    same(dict(zip(table.names, points, strict=True)), told, "scoring markers")


@check("card_gods")
def _card_gods(_: Table, told: dict[str, tuple[str, ...]]) -> None:
    cards = catalogue().cards
    same({card: cards[CardId(card)].gods for card in told}, told, "gods of a card")


@check("components")
def _components(_: Table, told: Told) -> None:
    facts = catalogue().components.model_dump(mode="json")
    same({name: facts[name] for name in told}, told, "what is in the box")


@check("contrarius")
def _contrarius(table: Table, told: Told) -> None:
    his = {
        **vars(table.game.contrarius),
        "houses_left": table.game.state.houses_left(table.seat(CONTRARIUS)),
    }
    same({name: his[name] for name in told}, table.his(told), "what Contrarius has")


@check("start_points")
def _start_points(table: Table, told: dict[str, int]) -> None:
    scores = final_scores(table.game.state)
    same({name: scores[table.seat(name)].points for name in told}, told, "start points")


@check("hand_sizes")
def _hand_sizes(table: Table, told: dict[str, int]) -> None:
    sizes = {name: len(table.game.seat(table.seat(name)).hand) for name in told}
    same(sizes, told, "cards in hand")


@check("winner")
def _winner(table: Table, told: tuple[str, ...]) -> None:
    same(winner(table.game.state), tuple(table.seats(told)), "who wins")
