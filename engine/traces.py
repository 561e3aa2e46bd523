"""Traces: a game as JSON Lines, all-seeing, for checking it from outside."""

import json
from collections.abc import Iterator
from typing import Any

from engine import records, scoring
from engine.actions import UseVeto
from engine.decisions import BuildingChoice
from engine.events import (
    ContrariusBuilt,
    ContrariusMoved,
    ContrariusPlaced,
    ContrariusScored,
    ContrariusTook,
    DieRolled,
    Event,
    GoodsSold,
)
from engine.records import Record
from engine.setup import new_game, redeal
from engine.state import Auction, Contrarius, GameState
from engine.terms import COLONIST_KINDS, SeatId

_NOT_IN_TRACES = {"marker_flipped": {"seat"}, "markers_turned_back": {"seat"}} | {
    event.kind: {"seat"}
    for event in (
        DieRolled, ContrariusBuilt, ContrariusMoved, ContrariusPlaced, ContrariusTook,
        ContrariusScored,
    )
}  # fmt: skip
"""Fields that are not in the form of a trace as it was agreed with those who read it."""


def trace(record: Record) -> Iterator[str]:
    """The lines of the trace: the setup, every action, and the result once the game is over."""
    state = new_game(record.game_options, record.seed)
    yield _line("setup", **_setup(record), state=state_as_json(state))
    yield from _continued(record, 0, state)
    for replayed in records.replay(record):
        state = replayed.transition.state
        yield _line(
            "action",
            number=replayed.number,
            seat=replayed.entry.seat,
            action=replayed.entry.action.as_json(),
            events=_events(record, replayed),
            state=state_as_json(state),
        )
        yield from _continued(record, replayed.number, state)
    if state.over:
        yield _line("result", **result_as_json(state))


def result_as_json(state: GameState) -> dict[str, Any]:
    return {
        "scores": [score_as_json(score, state) for score in scoring.final_scores(state)],
        "winner": list(scoring.winner(state)),
    }


def _events(record: Record, replayed: records.Replayed) -> list[dict[str, Any]]:
    """A trace is told with hindsight: of each roll it says whether it was vetoed."""
    told = [event_as_json(event) for event in replayed.transition.events]
    rolls = [each for each in told if each["kind"] == DieRolled.kind]
    later = record.actions[replayed.number : replayed.number + 1]
    for each in rolls:
        vetoed = each is rolls[-1] and any(isinstance(entry.action, UseVeto) for entry in later)
        each["vetoed"] = vetoed
    return told


def score_as_json(score: scoring.Score, state: GameState) -> dict[str, Any]:
    """Trade roundels are named only where a board has them, debts only after an auction, other
    points only against Contrarius."""
    trade = {"trade": score.trade} if state.board.trades else {}
    debt = {"debt": score.debt} if state.options.forum_auction else {}
    return {
        "seat": score.seat,
        "total": score.total,
        "gods": dict(score.gods),
        "concordia": score.concordia,
        **trade,
        **debt,
        **_other_points(score, state),
    }


def _other_points(score: scoring.Score, state: GameState) -> dict[str, Any]:
    if state.contrarius is None:
        return {}
    if score.seat == state.contrarius.seat:
        return {"points": score.points, "tiles": score.tiles}
    return {"start_points": score.points}


def event_as_json(event: Event) -> dict[str, Any]:
    left_out = _NOT_IN_TRACES.get(event.kind, set()) | _without_salt(event)
    return {name: value for name, value in event.as_json().items() if name not in left_out}


def _without_salt(event: Event) -> set[str]:
    """How much of a sale was salt is told only where some was."""
    return {"salt"} if isinstance(event, GoodsSold) and not event.salt else set()


def state_as_json(state: GameState) -> dict[str, Any]:
    return {
        "turn": state.turn,
        "active": state.active,
        "decisions": [{"seat": d.seat, "kind": d.kind} for d in state.pending[-1:]],
        "praefectus_magnus": state.praefectus_magnus,
        "display": list(state.display),
        "deck": list(state.deck),
        "markers": {
            province: {"good": marker.good, "flipped": marker.flipped}
            for province, marker in state.markers.items()
        },
        "tokens": dict(state.tokens),
        "houses": {city: list(owners) for city, owners in state.houses.items()},
        "colonists": list(_colonists(state)),
        "seats": [_seat(state, SeatId(seat)) for seat in range(len(state.seats))],
        "concordia": state.concordia,
        "over": state.over,
        **_special(state),
    }


def _continued(record: Record, number: int, state: GameState) -> Iterator[str]:
    """A line of its own each time the rest of the deck was dealt anew."""
    for each in record.continued:
        if each.after == number:
            state = redeal(state, each.seed)
            facts = each.model_dump(exclude_none=True)
            yield _line("continued", **facts, state=state_as_json(state))


def _setup(record: Record) -> dict[str, Any]:
    return {
        "format": record.format,
        "rules": record.rules,
        "options": record.options,
        "seed": record.seed,
        "seats": list(record.seats),
    }


def _colonists(state: GameState) -> Iterator[dict[str, Any]]:
    owned = [seat.colonists for seat in state.seats]
    owned += [state.contrarius.colonists] if state.contrarius else []
    for number, colonists in enumerate(owned):
        for kind in COLONIST_KINDS:
            for place in colonists[kind]:
                where = "line" if place in state.board.lines else "city"
                yield {"seat": number, "kind": kind, where: place}


def _seat(state: GameState, number: SeatId) -> dict[str, Any]:
    seat = state.seats[number]
    return {
        "seat": number,
        "team": state.team_letter(number),
        "coins": seat.coins,
        "goods": dict(seat.goods),
        "hand": list(seat.hand),
        "discard": list(seat.discard),
        "houses_left": state.houses_left(number),
        "colonists_left": {kind: seat.waiting(kind) for kind in COLONIST_KINDS},
        "points": scoring.score(state, number).total,
        **_tiles(state, number),
        **({"fish": seat.fish} if state.fish_market else {}),
        **({"start_points": scoring.start_points(state.options)} if state.contrarius else {}),
    }


def _tiles(state: GameState, number: SeatId) -> dict[str, Any]:
    """What the forum adds to a seat; what may be chosen from, only until all have chosen."""
    seat = state.seats[number]
    if state.forum is None:
        return {}
    in_force = [
        tile
        for decision in state.pending
        if isinstance(decision, BuildingChoice) and decision.seat == number
        for tile in decision.in_force
    ]
    offered = {"offered": list(seat.offered), "chosen": seat.chosen} if seat.offered else {}
    debt = {"debt": seat.debt} if state.options.forum_auction else {}
    return {"tiles": list(seat.tiles), "in_force": in_force, **offered, **debt}


def _special(state: GameState) -> dict[str, Any]:
    """What only some games have: Germania's castles, the flood marker of Aegyptus, the forum, the
    fish market, Contrarius."""
    special: dict[str, Any] = {}
    if state.forum is not None:
        special["forum"] = {
            "display": list(state.forum.display),
            "stack": list(state.forum_stack),
            "discard": list(state.forum.discard),
        }
    if state.auction is not None:
        special["auction"] = _auction(state.auction)
    if state.fish_market is not None:
        special["fish_market"] = {
            "side": state.options.fish_market_side,
            "markers": {str(seat): at for seat, at in enumerate(state.fish_market.markers)},
            "visited": state.fish_market.visited_in == state.turn,
        }
    if state.contrarius is not None:
        special["contrarius"] = _contrarius(state, state.contrarius)
        if state.options.solitaria == "two":
            special["vetoes"] = state.contrarius.vetoes
    if state.castles is not None:
        special["castles"] = dict(state.castles)
    if state.board.facts.flood:
        special["flood"] = {"province": state.flood, "good": state.board.facts.flood.good}
    return special


def _contrarius(state: GameState, contrarius: Contrarius) -> dict[str, Any]:
    return {
        "seat": contrarius.seat,
        "row": list(contrarius.row),
        "face_down": list(contrarius.face_down),
        "points": contrarius.points,
        "houses_left": state.houses_left(contrarius.seat),
        "track": list(contrarius.track),
        "colonists_left": {kind: contrarius.waiting(kind) for kind in COLONIST_KINDS},
        "tiles": list(contrarius.tiles),
    }


def _auction(auction: Auction) -> dict[str, Any]:
    return {
        "tiles": list(auction.tiles),
        "named": auction.named,
        "bid": auction.bid,
        "bidder": auction.bidder,
        "passed": list(auction.passed),
    }


def _line(kind: str, **fields: object) -> str:
    return json.dumps({"type": kind, **fields})
