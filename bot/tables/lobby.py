"""Before the game: who joins, with whom, and when it starts."""

from bot.tables import log, notices, playing
from bot.tables.errors import (
    AlreadySeated,
    NobodyThere,
    NoTeams,
    NotEnough,
    NotHost,
    NotSeated,
    OwnSeat,
    TableFull,
    TeamFull,
)
from bot.tables.notices import guests
from bot.tables.seat_draw import seated
from bot.tables.seating import TEAMS, Participant, PlayerId, Sheet, Team
from bot.tables.table import Answer, Change, Table


def refuse_others(sheet: Sheet, player: PlayerId, *, moderator: bool) -> None:
    """What only the host may do, and whoever has the say where the table stands."""
    if sheet.host != player and not moderator:
        raise NotHost


def join(table: Table, player: PlayerId, team: Team | None = None) -> Change:
    sheet = table.in_lobby()
    if sheet.place_of(player) is not None:
        raise AlreadySeated
    return _with(table, Participant(player=player), team)


def seat_computer(
    table: Table, host: PlayerId, level: str, team: Team | None = None, *, moderator: bool = False
) -> Change:
    refuse_others(table.in_lobby(), host, moderator=moderator)
    return _with(table, Participant(level=level), team)


def leave(table: Table, player: PlayerId) -> Change:
    """The host's part goes to whoever joined next; with the last person the table goes too."""
    sheet = table.in_lobby()
    place = sheet.place_of(player)
    if place is None:
        raise NotSeated
    return _left(table, place)


def kick(table: Table, host: PlayerId, place: int, *, moderator: bool = False) -> Change:
    """They may come again: who may come here at all is not for a table to say."""
    sheet = table.in_lobby()
    refuse_others(sheet, host, moderator=moderator)
    if not 0 <= place < len(sheet.participants):
        raise NobodyThere
    player = sheet.participants[place].player
    if player is None:
        raise NobodyThere
    if player == host:
        raise OwnSeat
    change = _left(table, place)
    removed = notices.PlayerRemoved(seat=None, removed=player)
    return Change(change.table, change.answer, notices=((None, removed), *change.notices))


def remove_computer(table: Table, host: PlayerId, place: int, *, moderator: bool = False) -> Change:
    sheet = table.in_lobby()
    refuse_others(sheet, host, moderator=moderator)
    if not (0 <= place < len(sheet.participants)) or not sheet.participants[place].is_computer:
        raise NotSeated
    return _changed(table, _without(sheet, place))


def choose_team(table: Table, player: PlayerId, team: Team | None) -> Change:
    """Or none: then the draw decides."""
    sheet = table.in_lobby()
    place = sheet.place_of(player)
    if place is None:
        raise NotSeated
    without = sheet.with_participant(
        place, sheet.participants[place].model_copy(update={"team": None})
    )
    if team is not None:
        _refuse_full_team(table, without, team)
    return _changed(
        table,
        sheet.with_participant(place, sheet.participants[place].model_copy(update={"team": team})),
    )


def choose_partner(table: Table, player: PlayerId, partner: PlayerId) -> Change:
    """The partner's team; where the partner has none yet, both take the first empty one."""
    sheet = table.in_lobby()
    own, other = sheet.place_of(player), sheet.place_of(partner)
    if own is None or other is None or own == other:
        raise NotSeated
    team = sheet.participants[other].team
    if team is not None:
        return choose_team(table, player, team)
    others = _without(sheet, own)
    empty = [letter for letter in _teams(table) if not _members(others, letter)]
    if not empty:
        raise TeamFull(team="of two")
    for place in (own, other):
        participant = sheet.participants[place].model_copy(update={"team": empty[0]})
        sheet = sheet.with_participant(place, participant)
    return _changed(table, sheet)


def start(table: Table, host: PlayerId, *, moderator: bool = False) -> Change:
    """Seats are drawn, the cards are dealt, and the first player is asked."""
    sheet = table.in_lobby()
    refuse_others(sheet, host, moderator=moderator)
    missing = table.options.seats - len(sheet.participants)
    if missing:
        raise NotEnough(missing=missing)
    drawn = seated(sheet.participants, table.row.seed, team=table.options.team)
    sheet = sheet.model_copy(update={"participants": tuple(drawn)})
    game = log.begin(table.recorded_options, table.row.seed)
    after = table.with_sheet(sheet, stage="playing").with_game(game)
    started = notices.GameStarted(guests=guests(sheet), commitment=table.row.commitment)
    turn = notices.TurnBegan(number=game.number, seat=game.state.active, turn=game.state.turn)
    return Change(
        table=after,
        answer=Answer(table=table.id, number=game.number),
        notices=((None, started), (None, turn), *playing.news(after, game.state, None)),
    )


def abandoned(table: Table, sheet: Sheet) -> Change:
    """Nothing is at stake any more, so the seed may be told."""
    after = table.with_sheet(sheet.with_undo(None).with_removal(None), stage="abandoned")
    after = Table(after.row._replace(computer_to_move=0), after.sheet, after.game)
    notice = notices.TableAbandoned(seed=table.row.seed, commitment=table.row.commitment)
    return Change(
        table=after,
        answer=Answer(table=table.id, number=table.number),
        notices=((None, notice),),
    )


def _with(table: Table, participant: Participant, team: Team | None) -> Change:
    sheet = table.in_lobby()
    if len(sheet.participants) >= table.options.seats:
        raise TableFull(seats=table.options.seats)
    if team is not None:
        _refuse_full_team(table, sheet, team)
        participant = participant.model_copy(update={"team": team})
    joined = (*sheet.participants, participant)
    return _changed(table, sheet.model_copy(update={"participants": joined}))


def _left(table: Table, place: int) -> Change:
    player = table.sheet.participants[place].player
    sheet = _without(table.sheet, place)
    people = sheet.people()
    if not people:
        return abandoned(table, sheet)
    return _changed(table, sheet.with_host(people[0]) if sheet.host == player else sheet)


def _without(sheet: Sheet, place: int) -> Sheet:
    left = sheet.participants[:place] + sheet.participants[place + 1 :]
    return sheet.model_copy(update={"participants": left})


def _changed(table: Table, sheet: Sheet) -> Change:
    return Change(
        table=table.with_sheet(sheet),
        answer=Answer(table=table.id, number=table.number),
        notices=((None, notices.LobbyChanged(host=sheet.host, guests=guests(sheet))),),
    )


def _teams(table: Table) -> tuple[Team, ...]:
    return TEAMS[: table.options.seats // 2] if table.options.team else ()


def _members(sheet: Sheet, team: Team) -> int:
    return sum(each.team == team for each in sheet.participants)


def _refuse_full_team(table: Table, sheet: Sheet, team: Team) -> None:
    if team not in _teams(table):
        raise NoTeams
    if _members(sheet, team) >= 2:
        raise TeamFull(team=team)
