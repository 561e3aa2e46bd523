"""Posts about a table as it is now: names looked up, pictures drawn, sentences put together."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from bot.announcer.late_pictures import LatePictures
from bot.announcer.wanted import (
    ELSEWHERE,
    OFFERS,
    OVER,
    PART,
    PATRICIANS,
    REMINDER,
    TABLE,
    VOTES,
    EndedMessage,
    ShownMessage,
)
from bot.pictures.drawing import Drawing
from bot.processes.worker import WorkLost
from bot.tables import Delivery, Look, PlayerId, PlayerProfile, Tables
from bot.tables.errors import OtherRules
from bot.tables.notices import (
    FilmShared,
    InvitationEnded,
    Notice,
    PartnerSaid,
    PlayerRemoved,
    TurnShared,
    VoteEnded,
)
from bot.tables.seating import VoteSubject
from bot.tables.table import Nonce
from bot.texts.digest import digest
from bot.texts.people import seat_names, shown
from bot.texts.post import Post
from bot.texts.posts.ending import over_post, shared_film_post
from bot.texts.posts.history import shared_turn_post
from bot.texts.posts.invitations import invitation_ended_post, invitation_post
from bot.texts.posts.lobby import Gathering, begun_post, lobby_post
from bot.texts.posts.notices import (
    SilenceReason,
    channel_closed_post,
    notice_post,
    partner_said_post,
    unheard_post,
)
from bot.texts.posts.partners import hand_post, partner_post, patrician_post
from bot.texts.posts.rating_changes import rating_changes_text
from bot.texts.posts.reminders import WaitingTable, message_link, reminder_post
from bot.texts.posts.table import choosing_post, table_post
from bot.texts.posts.thread_openers import campaign_thread_name, opener_post, thread_name
from bot.texts.posts.votes import vote_ended_post, vote_post
from engine.catalogue import catalogue
from engine.decisions import PatricianChoice
from engine.terms import SeatId
from render import Picture
from render.growth import growth_of
from words import Words, words_for
from words.reader import Reader

_LOG = logging.getLogger(__name__)


class Composer:
    def __init__(self, tables: Tables, drawing: Drawing, late: LatePictures) -> None:
        self._tables = tables
        self._drawing = drawing
        self._late = late

    async def post(
        self,
        wanted: ShownMessage | EndedMessage,
        look: Look,
        own: Mapping[PlayerId, Look],
        messages: Sequence[Delivery],
    ) -> Post:
        """`own`: the table as each person sees it who gets direct messages."""
        match wanted:
            case EndedMessage(role=role) if role in VOTES:
                ended = _outcome(messages, VOTES[role])
                return vote_ended_post(await self._reader(look), look, ended)
            case EndedMessage(role=role) if role in OFFERS:
                refused = _refusal(messages, OFFERS[role])
                return invitation_ended_post(await self._reader(look), OFFERS[role], refused)
            case EndedMessage():
                return begun_post(*await self._gathering(look))
            case ShownMessage(role=role) if role == REMINDER:
                return await self._reminder(look, direct=wanted.is_direct)
            case ShownMessage(role=role, reader=str(player)):
                alone = self._part if role == PART else self._hand
                if role in PATRICIANS:
                    alone = self._patrician
                return await alone(own[PlayerId(player)], PlayerId(player))
            case ShownMessage(role=role) if role in VOTES:
                vote = look.vote(VOTES[role])
                assert vote is not None
                return vote_post(await self._reader(look), look, vote, pings=wanted.pings)
            case ShownMessage(role=role) if role in OFFERS:
                invitation = look.invitation(OFFERS[role])
                assert invitation is not None
                return invitation_post(await self._reader(look), look, invitation)
            case ShownMessage(role=role) if role == TABLE:
                return await self._table(look, wanted)
            case ShownMessage(role=role) if role == OVER:
                return await self._over(look)
            case ShownMessage():
                return lobby_post(*await self._gathering(look))

    async def _table(self, look: Look, wanted: ShownMessage) -> Post:
        """Since the last turn of the seat that is to decide; what anybody may know."""
        reader = await self._reader(look)
        seat = reader.view.decisions[0].seat
        since = await self._tables.since(look.table, None, seat=seat)
        drawn = self._drawing.board(
            reader.view, since.before, reader.names, words=reader.words, patient=True
        )
        picture = await self._late.in_time(look.table, drawn)
        happened = digest(reader, since.turns)
        if look.choosing:
            return choosing_post(reader, look, happened, picture, called=wanted.pings)
        called = wanted.pings[0] if wanted.pings else None
        by_dm = wanted.becomes == ELSEWHERE
        return table_post(reader, look, happened, picture, called=called, by_dm=by_dm)

    async def _reminder(self, look: Look, *, direct: bool) -> Post:
        """With every table that waits for the same person; in a channel, those of its server."""
        clock = look.clock
        assert clock is not None
        assert clock.reminder is not None
        player, by = clock.player, clock.reminder.nudged_by
        guild = await self._tables.places.guild_of(look.table)
        waiting = [await self._waiting(look, guild)]
        for table in await self._tables.live_tables_of(player):
            if table == look.table:
                continue
            other = await self._tables.look(table, None)
            place = await self._tables.places.guild_of(table)
            if _waits_for(other, player) and (direct or (place == guild and guild is not None)):
                waiting.append(await self._waiting(other, place))
        people = await self._people(look)
        words = _words_of(people, player) if direct else await self._spoken(look, people)
        return reminder_post(words, player, waiting, by=by, direct=direct)

    async def _waiting(self, look: Look, guild: str | None) -> WaitingTable:
        stands = await self._tables.post_of(look.table, TABLE)
        message = stands.message if stands else ""
        return WaitingTable(look, message_link(guild, look.channel, message))

    async def _over(self, look: Look) -> Post:
        assert look.result is not None
        reader, result = await self._reader(look), look.result
        names, words = reader.names, reader.words
        scores = self._drawing.scores(reader.view, result.scores, result.winner, names, words=words)
        drawn = [await self._late.in_time(look.table, scores)]
        with suppress(OtherRules):
            grown = growth_of(await self._tables.growth(look.table))
            growth = self._drawing.growth(reader.view, grown, names, words=words)
            drawn.append(await self._late.in_time(look.table, growth))
        pictures = [each for each in drawn if each]
        record = await self._tables.export_record(look.table)
        ratings = await self._ratings(look, words)
        return over_post(reader, look, result, pictures, record=record, ratings=ratings)

    async def _ratings(self, look: Look, words: Words) -> str:
        """What the game made of the ratings of those who show theirs."""
        changes = await self._tables.results.rating_changes(look.table)
        people = await self._tables.names([each.player for each in changes])
        names = {player: shown(each.name) for player, each in people.items()}
        in_server = await self._tables.places.guild_of(look.table) is not None
        return rating_changes_text(words, changes, names, in_server=in_server)

    async def _hand(self, own: Look, player: PlayerId) -> Post:
        """`own`: the look of the player, whose hand it is."""
        reader = await self._reader(own, player)
        drawn = self._drawing.hand(reader.view, words=reader.words)
        return hand_post(reader, own, await self._late.in_time(own.table, drawn))

    async def _part(self, own: Look, player: PlayerId) -> Post:
        """With what the turn has brought so far, and the board as it is."""
        reader = await self._reader(own, player)
        since = await self._tables.since(own.table, player)
        drawn = self._drawing.board(
            reader.view, since.before, reader.names, words=reader.words, patient=True
        )
        picture = await self._late.in_time(own.table, drawn)
        happened = digest(reader, since.turns[-1:], with_set_up=False)
        return partner_post(reader, own, reader.view.decisions[0], happened, picture)

    async def _patrician(self, own: Look, player: PlayerId) -> Post:
        """With the two that nobody else may see."""
        reader = await self._reader(own, player)
        seat = own.viewer
        assert seat is not None
        tiles = reader.view.seats[seat].offered
        drawn = self._drawing.tiles(reader.view, tiles, words=reader.words)
        picture = await self._late.in_time(own.table, drawn)
        return patrician_post(reader, own, PatricianChoice(seat), picture)

    async def opener(self, look: Look, calls: str | None = None) -> Post:
        """In the channel above the thread of a table."""
        people = await self._people(look)
        return opener_post(Gathering(await self._spoken(look, people), look, people), calls=calls)

    async def thread_name(self, look: Look) -> str:
        people = await self._people(look)
        board = catalogue().boards[look.options.board].name
        if of_campaign := await self._tables.campaigns.game_at(look.table):
            campaign, game = of_campaign
            return campaign_thread_name(
                await self._spoken(look, people), campaign.name, game, board
            )
        playing = look.host and any(each.player == look.host for each in look.guests)
        host = shown(people[look.host].name) if look.host and playing else ""
        return thread_name(await self._spoken(look, people), board, host)

    async def notice(self, look: Look, notice: Notice) -> Post | None:
        match notice:
            case TurnShared():
                return await self._shared_turn(look, notice)
            case FilmShared(by=by):
                return await self._shared_film(look, by)
            case _:
                return notice_post(await self._words(look), look, notice)

    async def _shared_turn(self, look: Look, shared: TurnShared) -> Post | None:
        """As everyone may know it; nothing if it was undone meanwhile."""
        past = await self._tables.past_turn(look.table, None, shared.turn)
        if past.number != shared.turn:
            return None
        reader = replace(await self._reader(look), view=past.view)
        picture = await self._drawing.board(
            past.view, past.before, reader.names, words=reader.words, patient=True
        )
        return shared_turn_post(reader, past, picture, shared.by)

    async def _shared_film(self, look: Look, by: PlayerId) -> Post | None:
        """Whoever shares it has seen it, so it was made before; nothing if it can't be any more."""
        reader = await self._reader(look)
        record = partial(self._tables.export_record, look.table)
        try:
            picture = await self._drawing.film(
                look.table, look.end, record, reader.names, words=reader.words
            )
        except WorkLost as lost:
            _LOG.warning("no film to share: %s", lost)
            return None
        return shared_film_post(reader, picture, by)

    async def partner_said(
        self, own: Look, player: PlayerId, said: PartnerSaid, mark: Nonce
    ) -> Post:
        """`mark`: by which it is told from other words."""
        words = _words_of(await self._people(own), player).in_colours(own.colours)
        return partner_said_post(words, own, said, mark)

    async def unheard(self, look: Look, player: PlayerId, said: PartnerSaid) -> Post:
        return unheard_post(await self._words(look), look, said, player)

    async def channel_closed(self, look: Look, player: PlayerId, reason: SilenceReason) -> Post:
        words = _words_of(await self._people(look), player)
        return channel_closed_post(words, look, reason)

    async def prepare(self, look: Look) -> None:
        words = await self._words(look)
        self._drawing.ahead(look.options, words=words)

    async def takes_dms(self, player: PlayerId) -> bool:
        return (await self._tables.names([player]))[player].takes_dms

    async def _gathering(self, look: Look) -> tuple[Gathering, Picture | None]:
        people = await self._people(look)
        at = Gathering(await self._spoken(look, people), look, people)
        board, coloured = look.options.board, look.stage != "lobby"
        chosen = [each.colour for each in look.guests]
        drawn = self._drawing.lobby(
            board, at.names(), words=at.words, coloured=coloured, chosen=chosen
        )
        return at, await self._late.in_time(look.table, drawn)

    async def _reader(self, look: Look, player: PlayerId | None = None) -> Reader:
        """In the language of the player; in the channel, in that of the table."""
        assert look.view is not None
        people = await self._people(look)
        words = _words_of(people, player) if player else await self._spoken(look, people)
        words = words.in_colours(look.colours)
        return Reader(words, look.view, seat_names(words, look.guests, people, look.view))

    async def _words(self, look: Look) -> Words:
        return await self._spoken(look, await self._people(look))

    async def _spoken(self, look: Look, people: Mapping[PlayerId, PlayerProfile]) -> Words:
        """In the channel: as the table agreed on, as the server has set, or as the host reads."""
        language = look.language or await self._tables.language_at(look.table)
        words = words_for(language) if language else _words_of(people, look.host)
        return words.in_colours(look.colours)

    async def _people(self, look: Look) -> Mapping[PlayerId, PlayerProfile]:
        players = [each.player for each in look.guests if each.player is not None]
        return await self._tables.names([*players, *([look.host] if look.host else [])])


def _words_of(people: Mapping[PlayerId, PlayerProfile], player: PlayerId | None) -> Words:
    return words_for(people[player].language if player and player in people else None)


def _waits_for(look: Look, player: PlayerId) -> bool:
    if look.stage != "playing" or look.view is None or not look.view.decisions:
        return False
    guest = look.guests[look.view.decisions[0].seat]
    return guest.player == player and guest.stand_in is None


def _outcome(messages: Sequence[Delivery], about: VoteSubject) -> VoteEnded:
    """What became of the vote that stands in the channel; later ones were never seen there."""
    for message in messages:
        match message.notice:
            case VoteEnded() as ended if ended.about == about:
                return ended
            case PlayerRemoved(seat=int(seat)) if about == "removal":  # as earlier versions told it
                return VoteEnded(about=about, seat=seat, why="passed")
            case _:
                pass
    return VoteEnded(about=about, seat=None, why="moved_on")


def _refusal(messages: Sequence[Delivery], seat: SeatId) -> InvitationEnded | None:
    """What became of the offer that stands in the channel."""
    for message in messages:
        match message.notice:
            case InvitationEnded() as ended if ended.seat == seat:
                return ended
            case _:
                pass
    return None
