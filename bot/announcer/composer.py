"""Posts about a table as it is now: names looked up, pictures drawn, sentences put together."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from bot.pictures.drawing import Drawing
from bot.tables import Look, Person, PlayerId, Tables
from bot.tables.errors import OtherRules
from bot.tables.notices import (
    GameOver,
    Notice,
    PartnerSaid,
    VoteEnded,
)
from bot.tables.seating import Vote
from bot.texts.digest import digest
from bot.texts.people import seat_names
from bot.texts.post import Post
from bot.texts.posts.ending import over_post
from bot.texts.posts.lobby import Gathering, begun_post, lobby_post
from bot.texts.posts.notices import (
    channel_closed_post,
    notice_post,
    partner_said_post,
    unheard_post,
)
from bot.texts.posts.partners import hand_post, partner_post
from bot.texts.posts.table import table_post
from bot.texts.posts.votes import vote_ended_post, vote_post
from engine import Score
from engine.terms import SeatId
from render.growth import growth_of
from words import Words, words_for
from words.reader import Reader


class Scribe:
    def __init__(self, tables: Tables, drawing: Drawing) -> None:
        self._tables = tables
        self._drawing = drawing

    async def lobby(self, look: Look) -> Post:
        at = await self._gathering(look)
        picture = await self._drawing.lobby(look.options.board, at.names(), words=at.words)
        return lobby_post(at, picture)

    async def begun(self, look: Look) -> Post:
        at = await self._gathering(look)
        picture = await self._drawing.lobby(look.options.board, at.names(), words=at.words)
        return begun_post(at, picture)

    async def table(
        self, look: Look, *, called: PlayerId | None = None, by_dm: bool = False
    ) -> Post:
        """Since the last turn of the seat that is to decide; what anybody may know."""
        reader = await self._reader(look)
        seat = reader.view.decisions[0].seat
        since = await self._tables.since(look.table, None, seat=seat)
        picture = await self._drawing.board(
            reader.view, since.before, reader.names, words=reader.words
        )
        happened = digest(reader, since.turns)
        return table_post(reader, look, happened, picture, called=called, by_dm=by_dm)

    async def vote(self, look: Look, vote: Vote) -> Post:
        return vote_post(await self._reader(look), look, vote)

    async def vote_ended(self, look: Look, ended: VoteEnded) -> Post:
        return vote_ended_post(await self._reader(look), ended)

    async def over(self, look: Look, over: GameOver) -> Post:
        reader = await self._reader(look)
        names, words = reader.names, reader.words
        scored = [
            Score(SeatId(each.seat), each.gods, each.concordia, each.trade) for each in over.scores
        ]
        pictures = [
            await self._drawing.scores(reader.view, scored, over.winner, names, words=words)
        ]
        with suppress(OtherRules):
            growth = growth_of(await self._tables.growth(look.table))
            pictures.append(await self._drawing.growth(reader.view, growth, names, words=words))
        record = await self._tables.export_record(look.table)
        return over_post(reader, look, over, pictures, record)

    async def hand(self, own: Look, player: PlayerId) -> Post:
        """`own`: the look of the player, whose hand it is."""
        reader = await self._reader(own, player)
        return hand_post(reader, own, await self._drawing.hand(reader.view, words=reader.words))

    async def partner(self, own: Look, player: PlayerId) -> Post:
        reader = await self._reader(own, player)
        return partner_post(reader, own, reader.view.decisions[0])

    async def notice(self, look: Look, notice: Notice) -> Post | None:
        return notice_post(await self._words(look), look, notice)

    async def partner_said(self, own: Look, player: PlayerId, said: PartnerSaid) -> Post:
        return partner_said_post(_words_of(await self._people(own), player), own, said)

    async def unheard(self, look: Look, player: PlayerId, said: PartnerSaid) -> Post:
        return unheard_post(await self._words(look), look, said, player)

    async def channel_closed(self, look: Look, player: PlayerId) -> Post:
        return channel_closed_post(_words_of(await self._people(look), player), look.channel)

    async def prepare(self, look: Look) -> None:
        words = await self._words(look)
        await self._drawing.prepare(look.options, look.options.seats, words=words)

    async def takes_dms(self, player: PlayerId) -> bool:
        return (await self._tables.names([player]))[player].takes_dms

    async def _gathering(self, look: Look) -> Gathering:
        people = await self._people(look)
        return Gathering(_words_of(people, look.host), look, people)

    async def _reader(self, look: Look, player: PlayerId | None = None) -> Reader:
        """In the language of the player; in the channel, in the host's."""
        assert look.view is not None
        people = await self._people(look)
        words = _words_of(people, player or look.host)
        return Reader(words, look.view, seat_names(words, look.guests, people))

    async def _words(self, look: Look) -> Words:
        return _words_of(await self._people(look), look.host)

    async def _people(self, look: Look) -> Mapping[PlayerId, Person]:
        players = [each.player for each in look.guests if each.player is not None]
        return await self._tables.names([*players, *([look.host] if look.host else [])])


def _words_of(people: Mapping[PlayerId, Person], player: PlayerId | None) -> Words:
    return words_for(people[player].locale if player and player in people else None)


def partners_part(look: Look) -> SeatId | None:
    """The seat that is to decide in its partner's turn."""
    view = look.view
    if view is None or not view.decisions or not look.options.team:
        return None
    seat = view.decisions[0].seat
    return None if seat == view.active else seat
