"""The message that stands for a table while it gathers, and what is left of it afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.tables.seating import PlayerId
from bot.tables.table_view import Look
from bot.texts.custom_ids import Verb, custom_id
from bot.texts.people import Named, guest_name, mention
from bot.texts.post import Button, Post, Style
from bot.texts.posts.agreements import agreed_text, mode_text
from bot.texts.posts.paces import last_minute, moment, pace_text
from bot.texts.posts.signs import colour_sign, seat_sign
from engine.catalogue import catalogue
from engine.terms import SeatId
from render import Picture
from words import Words


@dataclass(frozen=True)
class Gathering:
    """A look at a table, and who the people at it are."""

    words: Words
    look: Look
    people: Mapping[PlayerId, Named]

    def names(self) -> tuple[str | None, ...]:
        """Seat by seat as pictures take them; None where a seat is free."""
        look = self.look
        taken = [guest_name(self.words, each, self.people) or "?" for each in look.guests]
        return (*taken, *([None] * (look.options.seats - len(taken))))


def lobby_post(at: Gathering, picture: Picture | None) -> Post:
    return Post(
        texts=(_opened(at), "\n".join(_gathered(at))),
        pictures=(picture,) if picture else (),
        rows=(tuple(_buttons(at)), tuple(_further_buttons(at))),
    )


def begun_post(at: Gathering, picture: Picture | None) -> Post:
    """What the lobby becomes: nothing more to click, but who sits where."""
    seats = [at.words("lobby-begun"), *_guests(at), *_promise(at)]
    return Post((_opened(at), "\n".join(seats)), (picture,) if picture else ())


def _opened(at: Gathering) -> str:
    words, look = at.words, at.look
    board = catalogue().boards[look.options.board].name
    host = look.host
    opened = words("lobby-opened", host=mention(host)) if host else words("lobby-opened-by-nobody")
    lines = [opened, mode_text(words, look.options), agreed_text(words, look.options)]
    if look.pace:
        lines.append(pace_text(words, look.pace))
    return "\n".join((words("lobby-heading", board=board), *filter(None, lines)))


def _gathered(at: Gathering) -> Iterator[str]:
    words, look = at.words, at.look
    seats, taken = look.options.seats, len(look.guests)
    yield words("lobby-gathered", taken=taken, seats=seats)
    yield from _guests(at)
    if taken < seats:
        start = "when-full" if look.starts_when_full else "by-hand"
        yield words("lobby-drawn-at-start", free=seats - taken, start=start)
        if look.closes_at is not None:
            yield words("lobby-closes", when=moment(look.closes_at, "R"))
    else:
        if look.host:
            yield words("lobby-full", host=mention(look.host))
        else:
            yield words("lobby-full-without-host")
        if look.closes_at is not None:
            yield words("lobby-closes.full", when=moment(look.closes_at, "R"))
    yield from _promise(at)


def _guests(at: Gathering) -> Iterator[str]:
    words, look = at.words, at.look
    for number, guest in enumerate(look.guests):
        name = mention(guest.player) if guest.player else guest_name(words, guest, at.people)
        if guest.player is not None and guest.player == look.host:
            name = words("lobby-host-mark", name=name)
        if guest.away_until is not None:
            name = words("lobby-away", name=name, until=last_minute(guest.away_until))
        sign = _sign(at, SeatId(number))
        if guest.team and sign:
            yield words("lobby-guest-in-team.seated", sign=sign, name=name, team=guest.team)
        elif guest.team:
            yield words("lobby-guest-in-team", name=name, team=guest.team)
        elif sign:
            yield words("lobby-guest.seated", sign=sign, name=name)
        else:
            yield words("lobby-guest", name=name)


def _sign(at: Gathering, place: SeatId) -> str | None:
    """None for somebody in the lobby who has chosen no colour yet."""
    if at.look.stage != "lobby":
        return seat_sign(at.words, place)
    chosen = at.look.guests[place].colour
    return colour_sign(at.words, chosen) if chosen else None


def _promise(at: Gathering) -> Iterator[str]:
    if at.look.commitment:
        yield at.words("lobby-promise", commitment=at.look.commitment)


def _further_buttons(at: Gathering) -> Iterator[Button]:
    yield Button(at.words("lobby-button-colour"), custom_id("colour", at.look.table))
    yield Button(at.words("lobby-button-pace"), custom_id("pace", at.look.table))
    yield Button(at.words("lobby-button-options"), custom_id("options", at.look.table))


def _buttons(at: Gathering) -> Iterator[Button]:
    look = at.look
    full = len(look.guests) >= look.options.seats

    def button(verb: Verb, label: str, style: Style = "secondary", *, off: bool = False) -> Button:
        return Button(at.words(label), custom_id(verb, look.table), style, off)

    yield button("join", "lobby-button-join", "success", off=full)
    yield button("leave", "lobby-button-leave")
    if look.options.team:
        yield button("team", "lobby-button-team")
    no_computers = not any(each.level for each in look.guests)
    yield button("computer", "lobby-button-computer", off=full and no_computers)
    yield button("start", "lobby-button-start", "primary", off=not full)
