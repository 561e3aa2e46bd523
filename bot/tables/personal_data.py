"""Exports or deletes everything the bot knows about one person.

Nothing of other players is exported. After a deletion the person's games go on without them: who
they were is forgotten, what was played stays, because it is part of everyone's game.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime

from bot.tables import lobby, notices, seats, tenures
from bot.tables.people import PlayerProfile
from bot.tables.results import GameResult
from bot.tables.seating import NOBODY, PlayerId, Seating, Tenure, Vote, VoteSubject
from bot.tables.store import REMINDER_POST, PersonalTable, Store
from bot.tables.table import Answer, Change, Table, TableId
from bot.tables.table_cache import CurrentTime, TableCache
from campaigns.campaign import Campaign
from engine.terms import SeatId

FORMAT = 1
_SUBJECTS: Mapping[VoteSubject, str] = {
    "undo": "an undo",
    "removal": "a seat",
    "abandonment": "the end of the game",
    "pace": "the pace of the game",
}


@dataclass(frozen=True)
class Deleted:
    """What happened to a person's seats, table by table."""

    known: bool
    """Whether the bot had stored their name or settings."""
    left: tuple[TableId, ...] = ()
    """Games that had not begun."""
    resigned: tuple[TableId, ...] = ()
    """Games that a computer plays on."""
    forgotten: tuple[TableId, ...] = ()
    """Games that are over, where nobody sits there now."""


async def exported(store: Store, player: PlayerId) -> str:
    known = await store.personal_data(player)
    told = {
        "format": FORMAT,
        "player": player,
        "person": _person(known.person) if known.person else None,
        "last_seen": None if known.seen_at is None else _time(known.seen_at),
        "called_when_a_seat_is_free_in": list(known.seat_calls),
        "tables": [_table(each, player) for each in known.tables],
        "results": [_result(each, player) for each in known.results],
        "campaigns": [_campaign(each, player) for each in known.campaigns],
    }
    return json.dumps(told, indent=2, ensure_ascii=False)


async def deleted(
    store: Store, cache: TableCache, clock: CurrentTime, player: PlayerId, level: str
) -> Deleted:
    """One table after the other. If something stops it, the next call continues from there."""

    def without(table: Table) -> Change | None:
        return _without(table, player, level, at=clock())

    became: dict[str, list[TableId]] = {"left": [], "resigned": [], "forgotten": []}
    for table_id in await store.tables_naming(player):
        async with cache.lock(table_id):
            table = await cache.table(table_id)
            await store.forget_actions(table_id, player)
            seat = table.seating.place_of(player)
            if seat is not None:
                await _forget_seat(store, table, seat)
                became[_becomes(table)].append(table_id)
        while await cache.change(table_id, without):
            pass
    known = await store.forget_person(player)
    return Deleted(known, **{kind: tuple(tables) for kind, tables in became.items()})


async def forgotten(store: Store, cache: TableCache, player: PlayerId) -> bool:
    """As if they had asked for it, for somebody who hasn't been seen for long. Who has come back
    to a live table meanwhile is not forgotten."""
    for table_id in await store.tables_naming(player):
        async with cache.lock(table_id):
            table = await cache.table(table_id)
            if _becomes(table) != "forgotten":
                return False
            await store.forget_actions(table_id, player)
            seat = table.seating.place_of(player)
            if seat is not None:
                await _forget_seat(store, table, seat)
        await cache.change(table_id, lambda found: _anonymous(found, player))
    await store.forget_person(player)
    return True


async def _forget_seat(store: Store, table: Table, seat: int) -> None:
    await store.forget_seat(table.id, SeatId(seat), _private_roles(seat))
    reminder = await store.post(table.id, REMINDER_POST)
    if reminder is not None and reminder.channel != table.channel:
        await store.drop_post(table.id, REMINDER_POST)


def _private_roles(seat: int) -> tuple[str, ...]:
    """The posts in direct messages: the hand, what the partner said, patricians to choose from."""
    return f"hand {seat}", f"word {seat}", f"patrician {seat}"


def _becomes(table: Table) -> str:
    match table.stage:
        case "lobby":
            return "left"
        case "playing" | "held":
            return "resigned"
        case "over" | "abandoned":
            return "forgotten"


def _without(table: Table, player: PlayerId, level: str, *, at: float) -> Change | None:
    """One step of the deletion; None once the table no longer names them."""
    seating = table.seating
    place = seating.place_of(player)
    if table.stage in ("over", "abandoned"):
        return _anonymous(table, player)
    if place is not None and table.stage == "lobby":
        return lobby.leave(table, player)
    if place is not None and table.stage == "playing":
        return seats.resign(table, player, level, at=at)
    if place is not None:
        return _given_up_at_rest(table, SeatId(place), player, level)
    named = [vote for vote in seating.votes if player in vote.named()]
    if named:
        left = seating.without_votes(*(vote.about for vote in named))
        return _changed(table, left, *(notices.ended(vote, "withdrawn") for vote in named))
    for each in seating.invitations:
        if player in (each.player, each.by):
            left = seating.without_invitation(each.seat)
            return _changed(table, left, notices.invitation_ended(each, "withdrawn"))
    if any(each.player == player for each in seating.tenures):
        return _changed(table, tenures.without_person(table, player))
    if seating.clock and player in seating.clock.nudging():
        return _changed(table, seating.with_clock(seating.clock.without_nudges()))
    if player in seating.called:
        unheard = tuple(each for each in seating.called if each != player)
        return _changed(table, seating.model_copy(update={"called": unheard}))
    if any(each.player == player for each in seating.favourites):
        others = tuple(each for each in seating.favourites if each.player != player)
        return _changed(table, seating.model_copy(update={"favourites": others}))
    if player in seating.sent_away:
        welcome = tuple(each for each in seating.sent_away if each != player)
        return _changed(table, seating.model_copy(update={"sent_away": welcome}))
    if seating.host == player:
        people = seating.people()
        if not people:
            return lobby.abandoned(table, seating.with_host(None))
        return _changed(
            table, seating.with_host(people[0]), (None, notices.HostChanged(host=people[0]))
        )
    if seating.brought_by == player:
        return _changed(table, seating.without_bringer(), notices.CHANGED)
    return None


def _anonymous(table: Table, player: PlayerId) -> Change | None:
    seating = table.seating
    place = seating.place_of(player)
    if place is not None:
        nobody = seating.participants[place].model_copy(update={"player": None, "name": NOBODY})
        seating = seating.with_participant(place, nobody)
    if seating.host == player:
        seating = seating.with_host(None)
    if seating.brought_by == player:
        seating = seating.without_bringer()
    seating = seating.without_tenures_of(player)
    return None if seating == table.seating else _changed(table, seating)


def _given_up_at_rest(table: Table, seat: SeatId, player: PlayerId, level: str) -> Change:
    """The game of a held table can't be changed, but its seats can."""
    computer = table.seating.at(seat).model_copy(update={"player": None, "level": level})
    seating = table.seating.with_holder(seat, computer, table.number).without_votes()
    if not seating.people():
        return lobby.abandoned(table, seating)
    resigned = notices.PlayerResigned(seat=seat, player=player, level=level)
    return _changed(table, seating, (None, resigned))


def _changed(table: Table, seating: Seating, *said: notices.Said) -> Change:
    return Change(
        table=table.with_seating(seating),
        answer=Answer(table=table.id, number=table.number),
        notices=said,
    )


def _table(personal: PersonalTable, player: PlayerId) -> dict[str, object]:
    table, seating = personal.table, personal.table.seating
    place = seating.place_of(player)
    told: dict[str, object] = {
        "table": table.id,
        "channel": table.channel,
        "stage": table.stage,
        "opened_at": _time(table.created_at),
        "host": seating.host == player,
        "imported": seating.brought_by == player,
        "sent_away": player in seating.sent_away,
        "seats_held": [_tenure(each) for each in seating.tenures if each.player == player],
        "invitations": [
            {"seat": each.seat, "until": _time(each.deadline)}
            for each in seating.invitations
            if player in (each.player, each.by)
        ],
        "votes": [
            _vote(vote, player)
            for vote in seating.votes
            if player in vote.named() or place == vote.seat is not None
        ],
        "actions": [
            {
                "number": entry.number,
                "at": _time(entry.at),
                "action": json.loads(entry.action_json),
            }
            for entry in personal.entries
        ],
    }
    if place is None:
        return told
    own, clock = seating.participants[place], seating.clock
    return told | {
        "seat": None if table.stage == "lobby" else place,
        "team": own.team,
        "colour": own.colour,
        "goods_order": own.goods_order,
        "patrician_kept": own.sealed.tile if own.sealed else None,
        "reserve_used_seconds": own.reserve_used,
        "turns_missed": own.missed,
        "stand_in": own.stand_in,
        "away_seconds": own.away_used,
        "waited_for_since": _time(clock.since) if clock and clock.player == player else None,
        "draft": None if personal.draft is None else json.loads(personal.draft.actions),
        "plans": None if personal.plans is None else json.loads(personal.plans),
    }


def _campaign(campaign: Campaign, player: PlayerId) -> dict[str, object]:
    number = campaign.entrant_of(player)
    return {
        "campaign": campaign.name,
        "channel": campaign.channel,
        "stage": campaign.stage,
        "organiser": campaign.organiser == player,
        "takes_part": number is not None and not campaign.entrants[number].left,
        "games": [
            place + 1 for place, each in enumerate(campaign.games) if number in each.entrants
        ],
        "noted": [
            {"what": note.what, "at": _time(note.at), "by_you": note.by == player}
            for note in campaign.notes
            if player in (note.by, *note.about)
        ],
    }


def _result(result: GameResult, player: PlayerId) -> dict[str, object]:
    """Of the seats in which they have played: what others scored is theirs."""
    return {
        "table": result.id,
        "server": result.guild,
        "board": result.board,
        "mode": result.mode,
        "options": dict(result.options),
        "ended": result.ended,
        "began_at": _time(result.began_at),
        "ended_at": _time(result.ended_at),
        "turns": result.turns,
        "takebacks": result.takebacks,
        "imported": result.imported,
        "seats": [
            {
                "seat": seat.seat,
                "counts_for_you": seat.player == player,
                "answers": sum(each.actions for each in seat.holders if each.player == player)
                if seat.holders
                else None,
                "team": seat.team,
                "total": seat.total,
                "rank": seat.rank,
                "won": seat.won,
                "points": dict(seat.points),
            }
            for seat in result.seats
            if player in (seat.player, *(each.player for each in seat.holders))
        ],
    }


def _person(person: PlayerProfile) -> dict[str, object]:
    absence = person.absence.model_dump() if person.absence else None
    return asdict(person) | {"preferences": person.preferences.model_dump(), "absence": absence}


def _tenure(held: Tenure) -> dict[str, object]:
    """By the entries of the log: after which one they sat down, and after which one they got up."""
    return {"seat": held.seat, "since": held.since, "until": held.until}


def _vote(vote: Vote, player: PlayerId) -> dict[str, object]:
    """What is asked, and what they answered; how others voted is theirs."""
    return {
        "about": _SUBJECTS[vote.about],
        "seat": vote.seat,
        "asked": player in vote.voters,
        "agreed": player in vote.agreed,
        "until": _time(vote.deadline),
    }


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
