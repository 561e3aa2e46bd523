"""Before the game: who joins, with whom, and when it starts."""

from collections.abc import Sequence
from dataclasses import replace

from bot.tables import colours, log, notices, seat_calls
from bot.tables.errors import (
    AlreadySeated,
    AtThisTableAlready,
    InvitedAlready,
    NobodyThere,
    NoTeams,
    NotEnough,
    NotHost,
    NotSeated,
    OwnSeat,
    SentAway,
    TableFull,
    TeamFull,
)
from bot.tables.people import PlayerProfile
from bot.tables.seat_draw import seated
from bot.tables.seating import TEAMS, Participant, PlayerId, Seating, Team, Tenure
from bot.tables.table import Answer, Change, Table
from engine.terms import SeatId

HOST_CALLED_AFTER_SECONDS = 60 * 60.0
"""Since the last seat was taken."""


def refuse_others(seating: Seating, player: PlayerId, *, moderator: bool) -> None:
    """What only the host may do, and whoever has the say where the table stands."""
    if seating.host != player and not moderator:
        raise NotHost


def join(table: Table, player: PlayerId, team: Team | None = None) -> Change:
    seating = table.in_lobby()
    if seating.place_of(player) is not None:
        raise AlreadySeated
    if player in seating.sent_away:
        raise SentAway
    return _with(table, colours.with_earlier(seating, Participant(player=player)), team)


def seat_computer(
    table: Table, host: PlayerId, level: str, team: Team | None = None, *, moderator: bool = False
) -> Change:
    refuse_others(table.in_lobby(), host, moderator=moderator)
    return _with(table, Participant(level=level), team)


def leave(table: Table, player: PlayerId) -> Change:
    """The host's part goes to whoever joined next; with the last person the table goes too."""
    seating = table.in_lobby()
    place = seating.place_of(player)
    if place is None:
        raise NotSeated
    return _left(table, place)


def kick(table: Table, host: PlayerId, place: int, *, moderator: bool = False) -> Change:
    """They come again only if they are invited."""
    seating = table.in_lobby()
    refuse_others(seating, host, moderator=moderator)
    if not 0 <= place < len(seating.participants):
        raise NobodyThere
    player = seating.participants[place].player
    if player is None:
        raise NobodyThere
    if player == host:
        raise OwnSeat
    kept = seating.model_copy(update={"sent_away": (*seating.sent_away, player)})
    change = _left(table.with_seating(kept), place)
    removed = notices.PlayerRemoved(seat=None, removed=player)
    return Change(change.table, change.answer, notices=((None, removed), *change.notices))


def invite(table: Table, host: PlayerId, player: PlayerId, *, moderator: bool = False) -> Change:
    seating = table.in_lobby()
    refuse_others(seating, host, moderator=moderator)
    if seating.place_of(player) is not None:
        raise AtThisTableAlready
    if player in seating.called and player not in seating.sent_away:
        raise InvitedAlready
    changed = {
        "sent_away": tuple(each for each in seating.sent_away if each != player),
        "called": tuple(dict.fromkeys((*seating.called, player))),
    }
    return Change(
        table=table.with_seating(seating.model_copy(update=changed)),
        answer=Answer(table=table.id, number=table.number),
        notices=((None, notices.PlayerInvited(by=host, player=player)),),
    )


def remove_computer(table: Table, host: PlayerId, place: int, *, moderator: bool = False) -> Change:
    seating = table.in_lobby()
    refuse_others(seating, host, moderator=moderator)
    if not (0 <= place < len(seating.participants)) or not seating.participants[place].is_computer:
        raise NotSeated
    return _changed(table, _without(seating, place))


def choose_team(table: Table, player: PlayerId, team: Team | None) -> Change:
    """Or none: then the draw decides."""
    seating = table.in_lobby()
    place = seating.place_of(player)
    if place is None:
        raise NotSeated
    without = seating.with_participant(
        place, seating.participants[place].model_copy(update={"team": None})
    )
    if team is not None:
        _refuse_full_team(table, without, team)
    return _changed(
        table,
        seating.with_participant(
            place, seating.participants[place].model_copy(update={"team": team})
        ),
    )


def choose_partner(table: Table, player: PlayerId, partner: PlayerId) -> Change:
    """The partner's team; where the partner has none yet, both take the first empty one."""
    seating = table.in_lobby()
    own, other = seating.place_of(player), seating.place_of(partner)
    if own is None or other is None or own == other:
        raise NotSeated
    team = seating.participants[other].team
    if team is not None:
        return choose_team(table, player, team)
    others = _without(seating, own)
    empty = [letter for letter in _teams(table) if not _members(others, letter)]
    if not empty:
        raise TeamFull(team="of two")
    for place in (own, other):
        participant = seating.participants[place].model_copy(update={"team": empty[0]})
        seating = seating.with_participant(place, participant)
    return _changed(table, seating)


def start(table: Table, host: PlayerId, *, moderator: bool = False) -> Change:
    """Seats are drawn, the cards are dealt, and the first player is asked."""
    seating = table.in_lobby()
    refuse_others(seating, host, moderator=moderator)
    if table.free_seats:
        raise NotEnough(missing=table.free_seats)
    return _started(table)


def _started(table: Table) -> Change:
    return begun(table, seated(table.seating.participants, table.seed, team=table.options.team))


def begun(table: Table, drawn: Sequence[Participant]) -> Change:
    """With everybody in their seat."""
    seating = table.seating
    sitting = tuple(
        Tenure(player=each.player, seat=SeatId(seat), since=log.BEGINNING, from_the_start=True)
        for seat, each in enumerate(drawn)
        if each.player is not None
    )
    changed: dict[str, object] = {"participants": tuple(drawn), "tenures": sitting}
    changed |= {"sent_away": (), "colours": colours.fixed(drawn), "favourites": ()}
    gathered: dict[str, object] = {
        "called": (),
        "calls_at": None,
        "calls_host_at": None,
        "free_since": None,
    }
    gathered |= {"gathers_since": None, "patience": None}
    seating = seating.model_copy(update=changed | gathered)
    game = log.begin(table.recorded_options, table.seed)
    after = table.with_seating(seating, stage="playing").with_game(game)
    return Change(table=after, answer=Answer(table=table.id, number=game.number))


def change_start(table: Table, host: PlayerId, *, when_full: bool, moderator: bool) -> Change:
    """By itself with the last seat that is taken, or when the host says so."""
    seating = table.in_lobby()
    refuse_others(seating, host, moderator=moderator)
    return _changed(table, seating.model_copy(update={"starts_when_full": when_full}))


def settled(before: Table, change: Change, *, at: float) -> Change:
    """What follows of somebody coming or going: it waits again, those are called who wait for a
    seat, or the game begins."""
    table = change.table
    if before.stage != "lobby" or table.stage != "lobby":
        return change
    seating = table.seating
    if table.free_seats <= 0 and seating.starts_when_full:
        begun = _started(table)
        return Change(begun.table, begun.answer, notices=change.notices)
    if seating.participants == before.seating.participants:
        return change
    update: dict[str, object] = {"gathers_since": at, "calls_host_at": None}
    if not before.free_seats and table.free_seats:
        update |= {"calls_at": at, "free_since": at}
    if table.free_seats <= 0 and seating.host is not None:
        update["calls_host_at"] = at + HOST_CALLED_AFTER_SECONDS
    return replace(change, table=table.with_seating(seating.model_copy(update=update)))


def with_patience(table: Table, patience: float | None) -> Change | None:
    """The server has set how long lobbies wait; None where this one waited as long before."""
    if table.stage != "lobby" or table.seating.patience == patience:
        return None
    return _changed(table, table.seating.model_copy(update={"patience": patience}))


def gathering_at_last(table: Table, patience: float | None, *, at: float) -> Change | None:
    """One that was opened before lobbies had an end waits from now on as long as any other; None
    where it is known since when it waits."""
    if table.stage != "lobby" or table.seating.gathers_since is not None:
        return None
    waits = {"gathers_since": at, "patience": patience}
    return _changed(table, table.seating.model_copy(update=waits))


def host_to_call(table: Table, *, at: float) -> PlayerId | None:
    """Everybody is there, and the game has not begun for a while."""
    due = table.timers.get("host")
    return table.seating.host if due is not None and due <= at else None


def host_called(table: Table, host: PlayerProfile, *, at: float) -> Change:
    """When they can be; from then on the lobby waits once more, before it closes."""
    answer, seating = Answer(table=table.id, number=table.number), table.seating
    if (free_at := seat_calls.free_at(host, at)) > at:
        later = seating.model_copy(update={"calls_host_at": free_at})
        return Change(table.with_seating(later), answer, notices=())
    after = table.with_seating(
        seating.model_copy(update={"calls_host_at": None, "gathers_since": at})
    )
    told = notices.LobbyFull(host=host.player, closes_at=after.timers.get("lobby"))
    return Change(after, answer, notices=((None, told),))


def expired(table: Table, *, at: float) -> Change | None:
    """Nobody has come for as long as the lobby waits; or everybody has, and nobody has started."""
    due, patience = table.timers.get("lobby"), table.seating.patience
    if due is None or at < due or patience is None:
        return None
    after = table.with_seating(table.seating.ended(), stage="abandoned")
    told = notices.LobbyExpired(seconds=patience, full=table.free_seats <= 0)
    return Change(after, Answer(table=table.id, number=table.number), notices=((None, told),))


def credited(table: Table, began: float, ended: float) -> Change | None:
    """Nobody could come while the bot was away: the lobby waits for as much longer."""
    due, since = table.timers.get("lobby"), table.seating.gathers_since
    if due is None or since is None or since >= ended or due <= began:
        return None
    later = table.seating.model_copy(update={"gathers_since": since + ended - max(began, since)})
    return _changed(table, later)


def abandoned(table: Table, seating: Seating) -> Change:
    """Nothing is at stake any more, so the seed may be told."""
    after = table.with_seating(seating.ended(), stage="abandoned")
    imported = seating.imported
    notice = notices.TableAbandoned(
        seed=table.dealing_seed,
        commitment=table.promise if table.redealt or not imported else None,
        imported=imported,
    )
    return Change(
        table=after,
        answer=Answer(table=table.id, number=table.number),
        notices=((None, notice),),
    )


def _with(table: Table, participant: Participant, team: Team | None) -> Change:
    seating = table.in_lobby()
    if len(seating.participants) >= table.options.seats:
        raise TableFull(seats=table.options.seats)
    if team is not None:
        _refuse_full_team(table, seating, team)
        participant = participant.model_copy(update={"team": team})
    joined = (*seating.participants, participant)
    return _changed(table, seating.model_copy(update={"participants": joined}))


def _left(table: Table, place: int) -> Change:
    player = table.seating.participants[place].player
    seating = _without(table.seating, place)
    people = seating.people()
    if not people:
        return abandoned(table, seating)
    return _changed(table, seating.with_host(people[0]) if seating.host == player else seating)


def _without(seating: Seating, place: int) -> Seating:
    left = seating.participants[:place] + seating.participants[place + 1 :]
    return seating.model_copy(update={"participants": left})


def _changed(table: Table, seating: Seating) -> Change:
    return Change(
        table=table.with_seating(seating),
        answer=Answer(table=table.id, number=table.number),
    )


def _teams(table: Table) -> tuple[Team, ...]:
    return TEAMS[: table.options.seats // 2] if table.options.team else ()


def _members(seating: Seating, team: Team) -> int:
    return sum(each.team == team for each in seating.participants)


def _refuse_full_team(table: Table, seating: Seating, team: Team) -> None:
    if team not in _teams(table):
        raise NoTeams
    if _members(seating, team) >= 2:
        raise TeamFull(team=team)
