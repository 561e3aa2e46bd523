"""What happened since somebody's last turn, a line a turn; and the whole game, in pages."""

from collections.abc import Iterable, Iterator, Sequence

from bot.faces.event_face import face_of_event
from bot.faces.summary_parts import Addition, SummedUp, summed_up
from bot.texts.narration import sentences
from engine import events
from engine.events import Event
from engine.terms import SeatId
from words import nouns
from words.reader import Reader, cut

TURNS = 5
"""The latest ones have a line each; those before are counted."""
MOST_LINES = TURNS + 3
"""The turns, what was before them, and how the game began and comes to its end."""
LONGEST_LINE = 320
LONGEST_PAGE = 1800

_Clauses = dict[SeatId, list[SummedUp]]
"""What each seat did or got in a turn: the deeds of whoever's turn it was come first."""


def digest(
    reader: Reader, turns: Iterable[Sequence[Event]], *, with_set_up: bool = True
) -> list[str]:
    """In the order in which it happened. The most important deeds of a turn come first, and those
    that don't fit are left out."""
    set_up, turns = _set_up_apart(turns)
    told = [clauses for turn in turns if (clauses := _clauses(reader, turn))]
    happened = [event for turn in (set_up if with_set_up else (), *turns) for event in turn]
    lines = [line for each in happened if (line := face_of_event(each).headline(reader, each))]
    if earlier := len(told) - TURNS if len(told) > TURNS else 0:
        lines.append(reader.words("digest-earlier", count=earlier))
    elif with_set_up and (begun := _clauses(reader, set_up)):
        lines.append(_line(reader, begun))
    return [*lines, *(_line(reader, clauses) for clauses in told[-TURNS:])]


def log_pages(reader: Reader, turns: Iterable[Sequence[Event]]) -> list[str]:
    """Turn by turn, from the first to the last. A page never ends within a line, nor between a
    heading and what stands below it."""
    pages = [""]
    for block in _log(reader, turns):
        joined = f"{pages[-1]}\n{block}" if pages[-1] else block
        if len(joined) > LONGEST_PAGE:
            pages.append(block.lstrip("\n"))
        else:
            pages[-1] = joined
    return [page for page in pages if page] or [reader.words("log-empty")]


def _clauses(reader: Reader, turn: Sequence[Event]) -> _Clauses:
    first = _whose(turn)
    added: dict[SeatId, list[Addition]] = {} if first is None else {first: []}
    for event in turn:
        face = face_of_event(event)
        seat, addition = face.seat(event), face.adds(reader, event)
        if seat is not None and addition is not None:
            added.setdefault(seat, []).append(addition)
    return {seat: summed_up(reader.words, each) for seat, each in added.items() if each}


def _line(reader: Reader, clauses: _Clauses) -> str:
    """As many of the deeds as there is room for."""
    kept = {seat: list(parts) for seat, parts in clauses.items()}
    while len(line := _sentence(reader, kept)) > LONGEST_LINE and sum(map(len, kept.values())) > 1:
        last = max(kept, key=lambda seat: (kept[seat][-1].order, list(kept).index(seat)))
        kept[last].pop()
        kept = {seat: parts for seat, parts in kept.items() if parts}
    return cut(reader.words, line, LONGEST_LINE)


def _sentence(reader: Reader, clauses: _Clauses) -> str:
    said = ""
    for seat, parts in clauses.items():
        deeds = nouns.listing(reader.words, [each.text for each in parts])
        clause = reader.words("digest-clause", who=reader.seat(seat), deeds=deeds)
        said = reader.words("digest-clauses", before=said, then=clause) if said else clause
    return nouns.with_one_stop(reader.words("digest-line", said=said))


def _log(reader: Reader, turns: Iterable[Sequence[Event]]) -> Iterator[str]:
    """Lines, the first of each turn below its heading. A turn in which nothing has come to pass yet
    is left out."""
    set_up, turns = _set_up_apart(turns)
    told = [(turn, each) for turn in (set_up, *turns) if (each := sentences(reader, turn))]
    for number, (turn, (first, *others)) in enumerate(told):
        heading = _heading(reader, turn)
        room = LONGEST_PAGE - len(heading) - 1
        above = f"{heading}\n" if heading else ""
        yield ("\n" if number and heading else "") + above + cut(reader.words, first, room)
        for line in others:
            yield cut(reader.words, line, LONGEST_PAGE)


def _heading(reader: Reader, turn: Sequence[Event]) -> str:
    seat = _whose(turn)
    if seat is None:
        return reader.words("log-setup") if any(face_of_event(e).of_setup for e in turn) else ""
    number = turn[0].turn if isinstance(turn[0], events.TurnBegan) else 1
    return reader.words("log-turn", turn=number, who=reader.seat(seat))


def _set_up_apart(
    turns: Iterable[Sequence[Event]],
) -> tuple[Sequence[Event], list[Sequence[Event]]]:
    """What seats did before the first card of the game belongs to no turn: how they came by their
    patricians, and what second partners have placed."""
    first, *others = [*turns] or [()]
    begins = _set_up_ends(first)
    left = first[begins:]
    if left and not isinstance(left[0], events.TurnBegan) and (whose := _whose(left)) is not None:
        begins += [face_of_event(event).seat(event) for event in left].index(whose)
    return first[:begins], [turn for turn in (first[begins:], *others) if turn]


def _set_up_ends(turn: Sequence[Event]) -> int:
    faces = [face_of_event(event) for event in turn]
    set_up = [place for place, face in enumerate(faces, 1) if face.of_setup]
    if not set_up:
        return 0
    ends = (place for place, face in enumerate(faces, 1) if face.ends_setup and place > set_up[-1])
    return next(ends, len(turn))


def _whose(turn: Iterable[Event]) -> SeatId | None:
    """The first turn of a game began before anything came to pass: there the first card tells."""
    return next(
        (event.seat for event in turn if isinstance(event, events.TurnBegan | events.CardPlayed)),
        None,
    )
