"""What somebody reads in direct messages: in a team the own hand and the own part of a turn, and
before the first turn the patricians to choose from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.faces.decision_face import face_of_decision
from bot.tables.table_view import Look
from bot.texts.custom_ids import custom_id
from bot.texts.post import Button, Post
from bot.texts.posts.paces import clock_lines
from engine.catalogue import catalogue
from engine.decisions import Decision, PatricianChoice
from engine.terms import SeatId
from render import Picture
from words.reader import Reader


def hand_post(reader: Reader, look: Look, picture: Picture | None) -> Post:
    """To its owner alone: `reader.view` is theirs."""
    words, view = reader.words, reader.view
    assert view.viewer is not None
    hand = view.seats[view.viewer].hand or ()
    where = words(
        "dm-hand.where",
        board=_board(reader),
        channel=_channel(look),
        turn=view.turn,
        count=len(hand),
    )
    texts = ("\n".join((words("dm-hand"), where, *_partner(reader))), *_listed(reader))
    tell = tuple(_tell(reader, look))
    return Post(texts, (picture,) if picture else (), rows=(tell,) if tell else ())


def partner_post(
    reader: Reader, look: Look, decision: Decision, happened: Sequence[str], picture: Picture | None
) -> Post:
    """What the turn has brought so far, and the question, with the suggestion of a Legatus where
    there is one."""
    words, view = reader.words, reader.view
    face = face_of_decision(decision)
    head = words(face.partners_heading, owner=reader.seat(view.active))
    where = words("dm-part.where", board=_board(reader), channel=_channel(look), turn=view.turn)
    buttons = (
        Button(words("table-button-play"), custom_id("play", look.table), "primary"),
        Button(words("table-button-hand"), custom_id("hand", look.table)),
        Button(words("table-button-display"), custom_id("display", look.table)),
        *_tell(reader, look),
    )
    so_far = [words("table-digest-line", line=line) for line in happened]
    texts = (
        "\n".join((head, where, *clock_lines(words, look), *so_far)),
        face.question(reader, decision),
    )
    return Post(texts, (picture,) if picture else (), rows=(buttons,))


def patrician_post(
    reader: Reader, look: Look, choice: PatricianChoice, picture: Picture | None
) -> Post:
    """To whoever chooses, alone; it can be changed until everybody has chosen."""
    words = reader.words
    where = words("dm-patrician.where", board=_board(reader), channel=_channel(look))
    asked = face_of_decision(choice).question(reader, choice)
    time_runs = look.clock is not None and look.clock.seat == look.viewer
    time = clock_lines(words, look) if time_runs else ()
    texts = ("\n".join((words("dm-patrician"), where, *time)), asked)
    button = Button(words("table-button-play"), custom_id("play", look.table), "primary")
    return Post(texts, (picture,) if picture else (), rows=((button,),))


def _partner(reader: Reader) -> Iterator[str]:
    seat = _partners_seat(reader)
    if seat is not None:
        yield reader.words("dm-hand.partner", partner=reader.named(seat))


def _tell(reader: Reader, look: Look) -> Iterator[Button]:
    """Where partners may speak, and there is somebody to listen."""
    partner = _partners_seat(reader)
    if partner is None or look.guests[partner].player is None:
        return
    if look.options.communication != "silent":
        yield Button(reader.words("dm-button-tell"), custom_id("tell", look.table))


def _partners_seat(reader: Reader) -> SeatId | None:
    own = reader.view.viewer
    return None if own is None else reader.view.partner_of(own)


def _listed(reader: Reader) -> Iterator[str]:
    view = reader.view
    assert view.viewer is not None
    cards = Counter(reader.card_in_full(card) for card in view.seats[view.viewer].hand or ())
    if cards:
        yield "\n".join(
            reader.words("dm-hand-cards", count=count, card=card)
            if count > 1
            else reader.words("dm-hand-card", card=card)
            for card, count in cards.items()
        )


def _board(reader: Reader) -> str:
    return catalogue().boards[reader.view.options.board].name


def _channel(look: Look) -> str:
    return f"<#{look.channel}>"
