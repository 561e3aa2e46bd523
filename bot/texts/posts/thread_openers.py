"""What stands for a table in the channel above its thread, and what the thread is called."""

from __future__ import annotations

from bot.texts.custom_ids import custom_id
from bot.texts.people import mention, shown
from bot.texts.post import Button, Post
from bot.texts.posts.lobby import Gathering
from engine.catalogue import catalogue
from engine.terms import SeatId
from words import Words, nouns
from words.reader import cut

LONGEST_NAME = 100
"""Of a thread, as Discord takes it."""


def opener_post(at: Gathering, *, calls: str | None = None) -> Post:
    """`calls`: a role that is called by it."""
    words, look = at.words, at.look
    board = catalogue().boards[look.options.board].name
    text = words("opener", board=board, what=_what(at))
    lines = [words("opener-called", role=f"<@&{calls}>"), text] if calls else [text]
    if look.stage != "lobby":
        return Post(("\n".join(lines),), calls=calls)
    full = look.free_seats <= 0
    join = Button(
        words("lobby-button-join"), custom_id("join", look.table), "success", disabled=full
    )
    return Post(("\n".join(lines),), rows=((join,),), calls=calls)


def _what(at: Gathering) -> str:
    words, look = at.words, at.look
    match look.stage:
        case "lobby":
            host = mention(look.host) if look.host else ""
            taken, seats = len(look.guests), look.options.seats
            if not host:
                return words("opener-lobby.nobody", taken=taken, seats=seats)
            return words("opener-lobby", host=host, taken=taken, seats=seats)
        case "over" if look.result:
            winners = [_name(at, seat) for seat in look.result.winner]
            return words("opener-over", who=nouns.listing(words, winners), count=len(winners))
        case "abandoned" | "over":
            return words("opener-ended")
        case _:
            people = [mention(each.player) for each in look.guests if each.player is not None]
            computers = len(look.guests) - len(people)
            who = nouns.listing(words, people)
            return words("opener-playing", who=who, count=len(people), computers=computers)


def _name(at: Gathering, seat: SeatId) -> str:
    player = at.look.guests[seat].player
    return mention(player) if player else at.names()[seat] or "?"


def thread_name(words: Words, board: str, host: str) -> str:
    """Empty hosts are those nobody knows."""
    name = words("thread-name", board=board, host=host) if host else board
    return cut(words, name, LONGEST_NAME)


def campaign_thread_name(words: Words, campaign: str, game: int, board: str) -> str:
    """With the number that a correction of the game needs."""
    name = words("thread-name-campaign", campaign=shown(campaign), game=str(game), board=board)
    return cut(words, name, LONGEST_NAME)
