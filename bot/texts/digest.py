"""What happened since somebody's last turn, in five lines; and all of it, in pages."""

from collections.abc import Iterable, Iterator, Sequence

from bot.faces.event_face import face_of_event
from bot.faces.summary_parts import Addition, summed_up
from bot.texts.narration import sentences
from engine import events
from engine.events import Event
from engine.terms import SeatId
from words import nouns
from words.reader import Reader, capitalised, cut

LINES = 5
LONGEST_LINE = 160
LONGEST_PAGE = 1800

_Told = tuple[SeatId, Sequence[str]]


def digest(reader: Reader, turns: Iterable[Sequence[Event]]) -> list[str]:
    """A line for each seat, the most important deeds first; what does not fit is left out."""
    happened = [event for turn in turns for event in turn]
    summaries: dict[SeatId, list[Addition]] = {}
    for event in happened:
        face = face_of_event(event)
        seat, addition = face.seat(event), face.adds(reader, event)
        if seat is not None and addition is not None:
            summaries.setdefault(seat, []).append(addition)
    told = [
        (seat, summed_up(reader.words, summaries[seat])) for seat in _in_order(reader, summaries)
    ]
    ending = [line for each in happened if (line := face_of_event(each).headline(reader, each))]
    shared = _shared(told, LINES - len(ending))
    return [*ending, *(_line(reader, seats) for seats in shared)]


def log_pages(reader: Reader, turns: Iterable[Sequence[Event]]) -> list[str]:
    """Turn by turn, from the first to the last; a page never ends within a line."""
    pages = [""]
    for line in _log(reader, turns):
        joined = f"{pages[-1]}\n{line}" if pages[-1] else line
        if len(joined) > LONGEST_PAGE:
            pages.append(line.lstrip("\n"))
        else:
            pages[-1] = joined
    return [page for page in pages if page] or [reader.words("log-empty")]


def _line(reader: Reader, seats: Sequence[_Told]) -> str:
    """One seat, or two that have to share."""
    if len(seats) == 1:
        return _fitting(reader, seats[0], LONGEST_LINE)
    one, other = (_fitting(reader, each, LONGEST_LINE // 2) for each in seats)
    return reader.words("digest-shared-line", one=one, other=other)


def _fitting(reader: Reader, told: _Told, longest: int) -> str:
    """As many of the parts as there is room for, in their order."""
    seat, parts = told
    who, kept = capitalised(reader.seat(seat)), list(parts)
    while True:
        deeds = nouns.listing(reader.words, kept)
        line = reader.words("digest-line", who=who, deeds=deeds)
        if len(line) < longest:
            return line
        if len(kept) == 1:
            room = max(len(deeds) - (len(line) - longest) - 1, 1)
            return reader.words("digest-line", who=who, deeds=cut(reader.words, deeds, room))
        kept.pop()


def _shared(told: Sequence[_Told], lines: int) -> list[Sequence[_Told]]:
    """Neighbours with little to tell share a line, as many as have to."""
    shared: list[Sequence[_Told]] = [[each] for each in told]
    while len(shared) > lines:
        place = min(
            (p for p in range(1, len(shared)) if len(shared[p - 1]) == len(shared[p]) == 1),
            key=lambda p: sum(len("".join(parts)) for _, parts in (*shared[p - 1], *shared[p])),
        )
        shared[place - 1 : place + 1] = [[*shared[place - 1], *shared[place]]]
    return shared


def _in_order(reader: Reader, seats: Iterable[SeatId]) -> list[SeatId]:
    """The reader first, whom it concerns most; then from the seat after theirs."""
    viewer, count = reader.view.viewer or 0, len(reader.view.seats)
    return sorted(seats, key=lambda seat: (seat - viewer) % count)


def _log(reader: Reader, turns: Iterable[Sequence[Event]]) -> Iterator[str]:
    """A turn in which nothing has come to pass yet is left out."""
    told = [(turn, each) for turn in turns if (each := sentences(reader, turn))]
    for number, (turn, lines) in enumerate(told):
        begun = next((event for event in turn if isinstance(event, events.TurnBegan)), None)
        seat = begun.seat if begun else _first_seat(turn)
        if seat is not None:
            who = capitalised(reader.seat(seat))
            heading = reader.words("log-turn", turn=begun.turn if begun else 1, who=who)
            yield f"\n{heading}" if number else heading
        for line in lines:
            yield cut(reader.words, line, LONGEST_PAGE)


def _first_seat(turn: Iterable[Event]) -> SeatId | None:
    """The first turn of a game began before anything came to pass."""
    return next((event.seat for event in turn if isinstance(event, events.CardPlayed)), None)
