"""The questions that pictures and texts ask of a view."""

from collections.abc import Iterable, Mapping
from functools import cache

from engine import View
from engine.catalogue import Card, Province, catalogue
from engine.decisions import PatricianChoice
from engine.terms import (
    COLONIST_KINDS,
    GODS,
    BoardId,
    CardId,
    ColonistKind,
    God,
    PlaceId,
    ProvinceId,
    SeatId,
)
from words import Words
from words.reader import names_on


def card_of(card: CardId) -> Card:
    return catalogue().cards[card]


def to_decide(view: View) -> SeatId | None:
    """The seat the game waits for; nobody once it is over, or while everyone chooses at once."""
    return view.decisions[0].seat if view.decisions and not all_choose(view) else None


def all_choose(view: View) -> bool:
    """Patricians are chosen by all at once (FO3): whoever comes first is asked like the others."""
    asked = view.decisions[0] if view.decisions else None
    return len(view.seats) > 1 and isinstance(asked, PatricianChoice)


def position_costs(view: View) -> tuple[tuple[str, ...], ...]:
    return catalogue().components.display[view.options.display_side]


@cache
def place_names(words: Words, board: BoardId) -> Mapping[PlaceId, str]:
    """Cities and other places by name, lines by their two ends."""
    facts = catalogue().boards[board]
    names = dict(names_on(words, board))
    names |= {line.id: " - ".join(names[end] for end in line.ends) for line in facts.lines}
    return names


def capitals(words: Words, view: View) -> Mapping[ColonistKind, tuple[str, ...]]:
    names = place_names(words.plain, view.options.board)
    of_kind = view.board.facts.capitals
    return {kind: tuple(names[place] for place in of_kind[kind]) for kind in COLONIST_KINDS}


def holder_of(view: View, seat: SeatId | None = None) -> SeatId:
    """Whose hand is shown: the viewer's own, unless another is named."""
    holder = view.viewer if seat is None else seat
    if holder is None:
        raise ValueError("a spectator has no hand")
    return holder


def hand_of(view: View, seat: SeatId | None = None) -> tuple[CardId, ...]:
    """The viewer's own cards, or the partner's while a Legatus shows them (L1); no others."""
    hand = view.seats[holder_of(view, seat)].hand
    if hand is None:
        raise ValueError("this hand is not the viewer's to see")
    return hand


def refuse_secrets(view: View, seats: Iterable[SeatId]) -> None:
    """Points tell what is in a hand: they are shown only to those who may read it."""
    for seat in seats:
        if seat < len(view.seats) and view.seats[seat].hand is None:
            raise ValueError(f"seat {seat} has cards that this viewer may not count")


def scored_gods(view: View) -> tuple[God, ...]:
    """Venus takes part with her own cards only."""
    return tuple(god for god in GODS if god != "venus" or view.options.card_set != "base")


def province(view: View, id_: ProvinceId) -> Province:
    return next(each for each in view.board.facts.provinces if each.id == id_)
