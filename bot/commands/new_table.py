"""`/concordia new`: a table with a board, seats, cards and the options of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from bot.commands.command_spec import CommandSpec, Given, OptionSpec
from bot.commands.completion import MOST, Completion
from bot.commands.languages import language_given, language_option
from bot.commands.paces import pace_given, pace_option
from bot.commands.similarity import Closeness, closeness
from bot.handlers.app import App
from bot.handlers.table_places import opening, server_settings
from bot.handlers.visit import Visit
from bot.tables import TableId
from bot.tables.errors import TableError
from bot.tables.openings import Opening
from bot.tables.wishes import Start
from bot.texts.people import shown
from bot.texts.post import Post
from engine.catalogue import BoardFacts, catalogue
from engine.game_options import INDIVIDUAL_SEATS, TEAM_SEATS, GameOptions
from players import LEVELS
from words import Words, nouns, words_for

MIDDLING = "merchant"
"""The level of a computer player where none is named."""
QUICK_BOARD, QUICK_COMPUTERS = "italia", 3
SEATS = tuple(str(seats) for seats in sorted({*INDIVIDUAL_SEATS, *TEAM_SEATS}))
_FIELDS: Mapping[str, str] = {
    "cards": "cards",
    "display": "display_side",
    "income": "colonist_income",
    "intermediate": "intermediate_scoring",
    "no_goods": "no_starting_goods",
    "salt": "salt",
    "forum": "forum",
    "auction": "forum_auction",
    "first_tile": "forum_first_threshold",
    "invented_tiles": "forum_placeholders",
    "open_stack": "forum_stack_visible",
    "markers": "marker_coins",
    "cash": "prefect_cash_needs_a_flipped_marker",
    "mismatched": "mismatched_colonists",
    "hands_open": "hands_visible",
    "communication": "communication",
}
"""What the options of the command are called in the rules."""
_SENATOR, _LEGATUS = "magister_through_diplomat_may_use_senator", "legatus_answered_by_legatus"
_CHAINS: Mapping[str, tuple[str, ...]] = {
    "senator_chain": (_SENATOR,),
    "legatus_chain": (_LEGATUS,),
    "both_chains": (_SENATOR, _LEGATUS),
}
"""Two in one, as a command has 25 options at most."""
_OF_THE_FORUM = ("auction", "first_tile", "invented_tiles", "open_stack")


class UnknownBoard(TableError):
    said = "there is no board {typed!r}; there are {boards}"


class SeatsNotPossible(TableError):
    said = "{seats} seats are not possible in {mode} play"


class NeedsForum(TableError):
    said = "{option} is only possible with the forum"


def command() -> CommandSpec:
    return CommandSpec(
        "new",
        _new,
        (
            OptionSpec("board", required=True, complete=boards_fitting, longest=100),
            OptionSpec("mode", choices=("individual", "team")),
            OptionSpec("seats", kind="number", choices=SEATS),
            OptionSpec("cards", choices=("base", "venus")),
            OptionSpec("computers", kind="number", within=(0, max(TEAM_SEATS) - 1)),
            OptionSpec("level", choices=tuple(LEVELS)),
            pace_option(),
            OptionSpec("display", choices=("cloth", "wine")),
            OptionSpec("income", choices=("five_and_one_each", "two_each")),
            OptionSpec("intermediate", kind="yes_or_no"),
            OptionSpec("no_goods", kind="yes_or_no"),
            OptionSpec("salt", kind="yes_or_no"),
            OptionSpec("forum", kind="yes_or_no"),
            OptionSpec("auction", kind="yes_or_no"),
            OptionSpec("first_tile", kind="number", choices=("4", "1")),
            OptionSpec("invented_tiles", kind="yes_or_no"),
            OptionSpec("open_stack", kind="yes_or_no"),
            OptionSpec("fish_market", choices=("river", "mountain")),
            OptionSpec("markers", choices=("cloth_one", "cloth_and_wine_one")),
            OptionSpec("cash", kind="yes_or_no"),
            OptionSpec("chains", choices=tuple(_CHAINS)),
            OptionSpec("mismatched", kind="yes_or_no"),
            OptionSpec("hands_open", kind="yes_or_no"),
            OptionSpec("communication", choices=("free", "public", "silent")),
            language_option(),
        ),
    )


def quick() -> CommandSpec:
    """One person and computers, and the game begins at once."""
    return CommandSpec(
        "quick",
        _quick,
        (
            OptionSpec("board", complete=boards_fitting, longest=100),
            OptionSpec("computers", kind="number", within=(1, max(INDIVIDUAL_SEATS) - 1)),
            OptionSpec("level", choices=tuple(LEVELS)),
            language_option(),
        ),
    )


def opened_post(words: Words, place: Opening) -> Post:
    """To whoever has opened a lobby; its buttons speak the table's language."""
    if place.in_thread:
        return Post((words("table-opened.thread"),))
    button = words_for(place.language)("lobby-button-start")
    return Post((words("table-opened", button=button),))


def begun_post(words: Words, place: Opening) -> Post:
    said = "table-begun.thread" if place.in_thread else "table-begun"
    button = words_for(place.language)("table-button-play")
    return Post((words(said, button=button),))


async def _new(app: App, visit: Visit, given: Given) -> None:
    """The lobby then stands in the channel; this only tells that it does."""
    place = await opening(app, visit, language_given(given))
    await visit.think()
    options = _options(given)
    computers = min(int(given.get("computers", 0)), int(str(options["seats"])) - 1)
    seated = [_level(given)] * computers
    agreed = await server_settings(app, visit)
    pace = pace_given(visit.words, given, agreed.pace)
    await app.tables.open(
        visit.request,
        visit.channel,
        options,
        computers=seated,
        pace=pace,
        calls=agreed.called_role,
        given=place,
    )
    await visit.show(opened_post(visit.words, place))


async def _quick(app: App, visit: Visit, given: Given) -> None:
    place = await opening(app, visit, language_given(given))
    await visit.think()
    computers = int(given.get("computers", QUICK_COMPUTERS))
    board = board_named(str(given.get("board", QUICK_BOARD)))
    options: dict[str, object] = {"board": board.id, "seats": computers + 1}
    seated = [_level(given)] * computers
    opened = await app.tables.open(
        visit.request, visit.channel, options, computers=seated, given=place
    )
    await visit.type_in_channel()
    # One visit, two requests: each is known when it comes again.
    start = replace(visit.request, key=f"{visit.request.key} start")
    await app.tables.ask(start, TableId(opened.table), Start())
    await visit.show(begun_post(visit.words, place))


def _level(given: Given) -> str:
    return str(given.get("level", MIDDLING))


def _options(given: Given) -> dict[str, object]:
    board = board_named(str(given["board"]))
    team = given.get("mode") == "team"
    seats = given.get("seats") or _seats(board, team=team)
    if seats not in (TEAM_SEATS if team else INDIVIDUAL_SEATS):
        raise SeatsNotPossible(seats=seats, mode="team" if team else "individual")
    _refuse_without_forum(given)
    options: dict[str, object] = {"board": board.id, "team": team, "seats": seats}
    if "fish_market" in given:
        options |= {"fish_market": True, "fish_market_side": given["fish_market"]}
    options |= dict.fromkeys(_CHAINS.get(str(given.get("chains")), ()), True)
    return options | {
        field: given[name]
        for name, field in _FIELDS.items()
        if name in given and not (team and name == "cards")
    }


def _refuse_without_forum(given: Given) -> None:
    for name in _OF_THE_FORUM if not given.get("forum") else ():
        usual = GameOptions.model_fields[_FIELDS[name]].default
        if given.get(name, usual) != usual:
            raise NeedsForum(option=name)


def board_named(typed: str) -> BoardFacts:
    """By its id or its name, or the only one that it can mean."""
    found = _fitting(typed)
    best = [each for each in found if _close(typed, each) == _close(typed, found[0])]
    if len(best) != 1:
        there = ", ".join(board.name for board in found or catalogue().boards.values())
        raise UnknownBoard(typed=shown(typed), boards=there)
    return best[0]


def _close(typed: str, board: BoardFacts) -> Closeness | None:
    return closeness(typed, (board.id, board.name))


def _fitting(typed: str) -> list[BoardFacts]:
    """The best first; all of them before anything is typed."""
    boards = list(catalogue().boards.values())
    if not typed.strip():
        return boards
    fits = [(_close(typed, board), board) for board in boards]
    found = [(close, board) for close, board in fits if close is not None]
    return [board for _, board in sorted(found, key=lambda pair: pair[0])]


def _seats(board: BoardFacts, *, team: bool) -> int:
    """As many as it suits best, where nobody says."""
    possible = TEAM_SEATS if team else INDIVIDUAL_SEATS
    suited = [seats for seats in board.suits if seats in possible]
    return max(suited, default=possible[-1] if not team else possible[0])


async def boards_fitting(
    _: App,
    visit: Visit,
    __: Given,
    typed: str,
    only: Callable[[BoardFacts], bool] = lambda _: True,
) -> Sequence[Completion]:
    found = [board for board in _fitting(typed) if only(board)]
    return [Completion(_described(visit.words, board), board.id) for board in found[:MOST]]


def _described(words: Words, board: BoardFacts) -> str:
    suits = nouns.alternatives(words, [str(each) for each in board.suits])
    return words("board-suits", board=board.name, seats=suits)
