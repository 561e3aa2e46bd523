"""The pace of a table: read from what people type, chosen in the lobby; and "I'm back"."""

from __future__ import annotations

import re
from difflib import get_close_matches

from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.tables import Look
from bot.tables.errors import NotHost, NotInLobby, PlaysHere, TableError
from bot.tables.pace import HOUR, LONGEST, PACES, RESERVE, RESERVES, SHORTEST
from bot.tables.seating import Pace, TimeUp
from bot.tables.wishes import ChangePace, ComeBack
from bot.texts.custom_ids import ControlId, NotOurs, custom_id
from bot.texts.people import shown
from bot.texts.post import Choice, Form, Post, SelectMenu
from bot.texts.posts.paces import duration, pace_name
from words import Words
from words.typed import (
    SECONDS,
    counted,
    every_language,
    folded,
    plain,
    typed_for,
    unit_seconds,
)

NONE, OTHER = "none", "other"
LONGEST_TYPED = 40
TIMES_UP: tuple[TimeUp, ...] = ("stand_in", "mark")
_ALIKE = 0.75
"""From then on something is so like a pace that it is asked about."""
_WORD = re.compile("[a-z]{3,}")
_PART = re.compile(r"(\d{1,6}(?:[.,]\d{1,2})?)\s*([a-z]*)[\s,.]*")


class UnclearPace(TableError):
    said = "{typed!r} is no pace"


class MistypedPace(TableError):
    said = "{typed!r} is no pace; {nearest} is one"


class PaceOutOfBounds(TableError):
    said = "a turn of {given} is not possible; it has {shortest} to {longest}"


def read_pace(words: Words, typed: str, time_up: TimeUp) -> Pace | None:
    """By name, or a time of one's own. None where everyone is to take as long as they like."""
    name = NONE if plain(typed) in typed_for("none") else named_pace(words, typed)
    if name is not None:
        return None if name == NONE else pace_of(PACES[name], time_up)
    seconds = seconds_typed(typed)
    if seconds is None:
        if near := _nearest(words, typed):
            named = pace_name(words, pace_of(near, time_up))
            raise MistypedPace(typed=shown(typed), nearest=named)
        raise UnclearPace(typed=shown(typed))
    if not SHORTEST <= seconds <= LONGEST:
        raise PaceOutOfBounds(
            given=duration(words, seconds),
            shortest=duration(words, SHORTEST),
            longest=duration(words, LONGEST),
        )
    return pace_of(seconds, time_up)


def named_pace(words: Words, typed: str) -> str | None:
    """The one whose name begins like that, rather in these words than in those of others."""
    text = folded(typed)
    for spoken in every_language(words):
        names = [
            name
            for name in (NONE, *PACES)
            if name.startswith(text) or folded(spoken(f"pace-{name}")).startswith(text)
        ]
        if text and len(names) == 1:
            return names[0]
    return None


def _nearest(words: Words, typed: str) -> float | None:
    """`steddy`, `2 dayz`: the time for a turn that is most like it, if one is."""
    for spoken in every_language(words):
        names = {**PACES, **{folded(spoken(f"pace-{name}")): PACES[name] for name in PACES}}
        if near := get_close_matches(folded(typed), names, n=1, cutoff=_ALIKE):
            return names[near[0]]
    units = [word for each in SECONDS for word in typed_for(each)]
    mended = _WORD.sub(
        lambda word: next(iter(get_close_matches(word[0], units, n=1, cutoff=_ALIKE)), word[0]),
        plain(typed),
    )
    seconds = seconds_typed(mended)
    return seconds if seconds is not None and SHORTEST <= seconds <= LONGEST else None


def seconds_typed(typed: str) -> float | None:
    """`36`, `36 h`, `a week`, `1 Tag 12 Stunden`, `90 minutes`, `1h30`; a number alone is hours,
    and minutes after hours."""
    text, total, at = counted(plain(typed)), 0.0, 0
    before: float | None = None
    while at < len(text):
        part = _PART.match(text, at)
        alone = {None: HOUR, HOUR: 60.0}.get(before)
        unit = (unit_seconds(part[2]) if part[2] else alone) if part else None
        if part is None or unit is None:
            return None
        total += float(part[1].replace(",", ".")) * unit
        at, before = part.end(), unit if part[2] else 0.0
    return round(total / 60) * 60.0 if total else None


def pace_of(seconds: float, time_up: TimeUp, turns: float = RESERVE) -> Pace:
    """`turns`: how many turns' time everyone has in reserve."""
    return Pace(seconds=seconds, reserve=turns * seconds, time_up=time_up)


def reserve_turns(pace: Pace | None) -> float:
    return pace.reserve / pace.seconds if pace else RESERVE


async def choose(app: App, visit: Visit, control: ControlId, values: tuple[str, ...]) -> None:
    """The button opens menus: of paces, of what happens when time is up, and of reserves."""
    look = await _gathering(app, visit, control)
    if values == (OTHER,):
        title, label = visit.words("pace-form"), visit.words("pace-form-field")
        await visit.ask(Form(custom_id("pace", control.table), title, label, LONGEST_TYPED))
        return
    await visit.think()
    if values:
        chosen = _chosen(look.pace, values[0])
        await app.tables.ask(visit.request, control.table, ChangePace(chosen))
    await _show(app, visit, control)


async def typed(app: App, visit: Visit, control: ControlId, values: tuple[str, ...]) -> None:
    """A time of one's own, from the form."""
    await visit.think()
    before = (await _gathering(app, visit, control)).pace
    pace = read_pace(visit.words, " ".join(values), before.time_up if before else "stand_in")
    if pace and before:
        pace = _like(before, pace)
    await app.tables.ask(visit.request, control.table, ChangePace(pace))
    await _show(app, visit, control)


async def come_back(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    await visit.think()
    await app.tables.ask(visit.request, control.table, ComeBack())
    await app.show(visit, control.table, Post((visit.words("pace-return"),)))


async def _show(app: App, visit: Visit, control: ControlId) -> None:
    look = await app.tables.look(control.table, visit.player)
    words, now = visit.words, look.pace
    named = [(name, pace_of(time, "stand_in")) for name, time in PACES.items()]
    choices = [
        Choice(pace_name(words, None), NONE),
        *(Choice(pace_name(words, pace), name) for name, pace in named),
        Choice(words("pace-other"), OTHER),
    ]
    menus = [SelectMenu(custom_id("pace", look.table), words("pace-which"), tuple(choices))]
    if now:
        then = tuple(
            Choice(words(f"pace-time-up-{each}"), each, chosen=each == now.time_up)
            for each in TIMES_UP
        )
        control_id = custom_id("pace", look.table, "time_up")
        menus.append(SelectMenu(control_id, words("pace-time-up-which"), then))
        turns = reserve_turns(now)
        reserves = tuple(
            Choice(words(f"choice-{name}"), name, chosen=each == turns)
            for name, each in RESERVES.items()
        )
        control_id = custom_id("pace", look.table, "reserve")
        menus.append(SelectMenu(control_id, words("pace-reserve-which"), reserves))
    text = words("pace-explained", now=pace_name(words, now))
    await visit.show(Post((text,), rows=tuple(menus)))


def _chosen(before: Pace | None, value: str) -> Pace | None:
    time_up: TimeUp = before.time_up if before else "stand_in"
    for each in TIMES_UP:
        if each == value and before:
            return before.model_copy(update={"time_up": each})
    if value in RESERVES and before:
        return before.model_copy(update={"reserve": RESERVES[value] * before.seconds})
    if value == NONE:
        return None
    if value not in PACES:
        raise NotOurs
    chosen = pace_of(PACES[value], time_up)
    return _like(before, chosen) if before else chosen


def _like(before: Pace, chosen: Pace) -> Pace:
    """With another time for a turn, and the rest as it was."""
    reserve = reserve_turns(before) * chosen.seconds
    return chosen.model_copy(update={"away": before.away, "reserve": reserve})


async def _gathering(app: App, visit: Visit, control: ControlId) -> Look:
    look = await app.tables.look(control.table, visit.player)
    if look.stage != "lobby":
        raise NotInLobby
    if look.host != visit.player and not (visit.moderates and not look.has_sat):
        raise PlaysHere if visit.moderates else NotHost
    return look
