"""Every text fits its limit in the longest case: each kind of message that the bot can send is
searched for its worst one, with names of 32 characters, six seats and the fullest boards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

import discord
import pytest
from discord import app_commands

from bot.commands.campaigns import LONGEST_NAME
from bot.commands.completion import LONGEST, MOST, completions
from bot.commands.misread_replies import misread_post
from bot.commands.misreadings import Misreading
from bot.commands.option_parser import ANSWER, TypedOption
from bot.commands.sentence_parser import read
from bot.commands.zone_names import zone_names
from bot.discord.command_tree import add_commands
from bot.faces.personality_face import PERSONALITY_FACES
from bot.tables import Answer, PlayerId, TableId, notices, rehearsal
from bot.tables.game_results import PEOPLE_PER_PAGE
from bot.tables.history import PastTurn, Turn
from bot.tables.partner_messages import MOST_CHARACTERS
from bot.tables.people import PlayerProfile, Preferences, ReminderWay
from bot.tables.plans import Attempt, Planning, SeatPlans, TurnPlan
from bot.tables.quiet_hours import QuietHours
from bot.tables.ratings import BEGINNER, RatedMode, Rating, RatingChange
from bot.tables.rehearsal import Rehearsal
from bot.tables.results import ResultId
from bot.tables.servers import ServerSettings
from bot.tables.statistics import (
    FORM,
    BoardRecord,
    CloseGame,
    ContrariusRecord,
    Encounters,
    PersonStatistics,
    RatedPerson,
    Records,
    SeatScore,
    Standings,
    WonGames,
)
from bot.tables.table import Stage, nonce
from bot.texts import panel
from bot.texts.digest import LONGEST_LINE, digest, log_pages
from bot.texts.forecast import forecast
from bot.texts.forum import display_lines, forum_text
from bot.texts.market import market_text
from bot.texts.menus import OptionMenu, menu
from bot.texts.panel import PlannedTurn, done_post, panel_post, replaced_post
from bot.texts.panel_controls import PER_PAGE, TOP, PanelPlace
from bot.texts.pantheon import pantheon
from bot.texts.posts.campaigns import (
    NOTES_SHOWN,
    CampaignFace,
    campaign_race,
    ceremony_post,
    gathering_post,
    standings_post,
    standings_table,
)
from bot.texts.posts.ending import over_post, shared_film_post
from bot.texts.posts.history import history_post, shared_turn_post
from bot.texts.posts.invitations import invitation_ended_post, invitation_post
from bot.texts.posts.letters import letter_post
from bot.texts.posts.lobby import Gathering, begun_post, lobby_post
from bot.texts.posts.notices import (
    SilenceReason,
    channel_closed_post,
    notice_post,
    partner_said_post,
    unheard_post,
)
from bot.texts.posts.open_seats import CALLS, open_seats_post, seat_call_post
from bot.texts.posts.own_tables import OwnTable, games_post
from bot.texts.posts.partners import hand_post, partner_post, patrician_post
from bot.texts.posts.places import which_table_post
from bot.texts.posts.rating_changes import rating_changes_text
from bot.texts.posts.reminders import WaitingTable, reminder_post
from bot.texts.posts.settings import server_settings_post, settings_post
from bot.texts.posts.statistics import sheet_post, told_post
from bot.texts.posts.table import choosing_post, table_post
from bot.texts.posts.thread_openers import opener_post, thread_name
from bot.texts.posts.votes import vote_ended_post, vote_post
from bot.texts.refusals import refusal
from bot.texts.rules import card_rules, topic_rules, topics
from bot.texts.sheet_texts import person_text, ranking_text, records_text
from bot.texts.statistics_sheets import (
    encounter_sheet,
    person_sheet,
    record_sheet,
    standings_ranking,
)
from campaigns import course
from campaigns.plan import plan_or_problem
from engine import GameState, new_game, read_options
from engine.actions import PlayCard
from engine.catalogue import catalogue
from engine.decisions import CardChoice, PatricianChoice, SuggestionChoice
from engine.errors import InvalidOptions, InvalidRecord
from engine.state import Forum
from engine.terms import GODS, CardId, Difficulty, SeatId
from render import (
    alt_text,
    campaign_race_picture,
    campaign_table_picture,
    person_picture,
    ranking_picture,
    text_board,
)
from sandbox.command_rules import command_problems
from tests.bot.announcer import test_limits as announced
from tests.bot.journeys.limits import Ledger, ledger, makers, says_one_sentence
from tests.bot.journeys.prying import Prying
from tests.bot.journeys.receiving import Receiver
from tests.bot.journeys.test_secrecy import DealtGame, past
from tests.bot.journeys.twins import piece
from tests.bot.texts.games import GAMES
from tests.bot.texts.test_menus import CROWDED
from tests.campaigns import campaigners
from tests.playouts import BOARDS
from tests.render.worst_cases import EVERY_BOARD, crowded
from tests.words.messages import variables
from tests.words.pseudo import PSEUDO, pseudo_language
from tests.words.unmarked import unmarked
from tests.world.wire import BotWorld, a_bot_world
from words import ENGLISH, SOURCE, Words, catalogues, languages, nouns, words_for
from words.reader import Reader
from words.tiles import tile_brief, tile_rules

NUMBER = announced.NUMBER
TABLE = TableId(NUMBER)
PICTURE = announced.PICTURE
RED = SeatId(0)
EVERY = 110
"""So many decisions between two moments of a random game."""
LARGE: list[dict[str, object]] = [
    {"board": "imperium", "seats": 5, "set": "venus"},
    {
        **{"board": "imperium", "seats": 6, "team": True},
        **{"salt": True, "forum": True, "fishMarket": True},
    },
]
MARKED = "*_~`|<@#>[]()"
WORDS = announced.WORDS
"""In which everything is searched, as the only one of the list."""
SHARE = [1]
"""Every so-manyth moment."""
NONSENSE = ("x" * 300, MARKED * 20, "a", "e", "land", "sea", "9 cloth", "i", "nothing; a", "roma")


class Met(NamedTuple):
    """A moment, and what happened in the ten turns before it."""

    state: GameState
    turns: tuple[Turn, ...]


def moments() -> tuple[Met, ...]:
    return _moments()[:: SHARE[0]]


@cache
def _moments() -> tuple[Met, ...]:
    met: list[Met] = []
    for number, options in enumerate([*GAMES, *LARGE]):
        played = [Met(s, tuple(turns)) for s, turns in announced._turns(options, f"{number}")]
        met += [each for each in (*played[::EVERY], *played[-3:]) if not each.state.over]
    return tuple(met)


def crowds() -> tuple[GameState, ...]:
    return _crowds()[:: SHARE[0]]


@cache
def _crowds() -> tuple[GameState, ...]:
    """Six seats where every city is full, before each of the longest questions."""
    cards = catalogue().cards
    named = sorted(
        (each for each in cards if cards[each].numeral != "start"),
        key=lambda each: len(nouns.card_name(ENGLISH, each)),
    )
    return tuple(
        replace(crowded(board), pending=(decision,), active=RED, display=tuple(named[-7:]))
        for board in EVERY_BOARD
        for decision in CROWDED
    )


@cache
def full_hands() -> tuple[GameState, ...]:
    """Every card there is, in each of six hands."""
    state = new_game(read_options(LARGE[1]), "full hands")
    seats = tuple(replace(each, hand=tuple(catalogue().cards)) for each in state.seats)
    choices = (CardChoice(RED), SuggestionChoice(RED))
    return tuple(replace(state, seats=seats, pending=(each,), active=RED) for each in choices)


@cache
def full_forums() -> tuple[GameState, ...]:
    """Six tiles before each of six seats, those of the longest texts; before that, an auction and
    patricians to choose from."""
    names = sorted(
        (tile.id for tile in catalogue().forum.tiles),
        key=lambda tile: -len(tile_brief(ENGLISH, tile, salt=True)),
    )
    options = read_options({**LARGE[1], "forumStackVisible": True})
    state = new_game(options, "full forum")
    auction = new_game(read_options({**LARGE[1], "forumAuction": True}), "full forum")
    seats = tuple(replace(each, tiles=tuple(names[:6]), offered=()) for each in state.seats)
    forum = Forum(display=tuple(names[:4]), discard=tuple(names))
    full = replace(state, seats=seats, forum=forum, forum_stack=tuple(names))
    return state, auction, replace(full, pending=(CardChoice(RED),), active=RED)


def deciding(state: GameState) -> Rehearsal:
    return rehearsal.begun(state, state.pending[-1].seat, NUMBER)


def reader_of(state: GameState, viewer: SeatId | None = None) -> Reader:
    return announced.a_reader(announced.a_look(state.options, state, viewer))


def lobbies() -> None:
    for board in BOARDS:
        for team in (False, True):
            options = announced._unusual(board, team=team)
            look = announced.a_look(options, None)
            at = Gathering(WORDS[0], look, announced.people(options.seats))
            lobby_post(at, PICTURE)
            begun_post(at, PICTURE)


def tables() -> None:
    for state, turns in moments():
        look = announced.a_look(state.options, state)
        reader = announced.a_reader(look)
        called = look.guests[state.pending[-1].seat].player
        table_post(reader, look, digest(reader, turns), PICTURE, called=called)
        table_post(reader, look, digest(reader, turns), PICTURE, by_dm=True)
    for state in full_forums():
        look = announced.a_look(state.options, state)
        players = [each.player for each in look.guests if each.player]
        look = replace(look, choosing=tuple(map(SeatId, range(len(players)))))
        choosing_post(announced.a_reader(look), look, [], PICTURE, called=players)


def panels() -> None:
    """On every page of every group, and somewhere further on."""
    chance = Random("panels")
    for state in (*(each.state for each in moments()), *crowds(), *full_hands(), *full_forums()):
        draft = deciding(state)
        while True:
            reader = reader_with(draft)
            tree = menu(reader, draft)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(panel, "menu", lambda *_, tree=tree: tree)  # the same on each page
                for place in places(tree):
                    panel_post(reader, TABLE, draft, PICTURE, place)
            if draft.decision is None:
                break
            draft = draft.then(chance.choice(draft.offers()).action)
        planned_panels(draft)


def planned_panels(draft: Rehearsal) -> None:
    """Three plans of which none goes on, before the next is begun and when it is ready; and one
    that wasn't played."""
    blocked = Attempt(draft, PlayCard(CardId("III-architect")), differs=False)
    plan = TurnPlan(actions=draft.actions, outcome="")
    kept = SeatPlans(turn=9, plans=(plan,) * 3, careful=True, changing=2)
    planning = Planning(kept, (blocked,) * 3)
    for each in (draft, draft.afresh()):
        ahead = replace(each, ahead=9)
        reader = reader_with(ahead)
        panel_post(reader, TABLE, ahead, PICTURE, planned=PlannedTurn(planning, reader.view.active))
        panel_post(reader, TABLE, each, PICTURE, planned=PlannedTurn(unplayed=blocked))


def reader_with(draft: Rehearsal) -> Reader:
    return replace(reader_of(draft._beginning, draft.seat), view=draft.view)


def places(tree: OptionMenu | None) -> Iterator[PanelPlace]:
    yield TOP
    if tree is None:
        return
    groups = [("", tree.entries), *((each.key, each.entries) for each in tree.entries)]
    for key, entries in groups:
        for page in range(-(-len(entries) // PER_PAGE)):
            yield PanelPlace(key, page)


def doings() -> None:
    replaced_post(WORDS[0], TABLE)
    for state, turns in moments():
        for seat in (RED, state.pending[-1].seat):
            for turn in turns:
                done_post(
                    reader_of(state, seat), TABLE, Answer(table=TABLE, number=NUMBER, events=turn)
                )


def misreadings() -> None:
    chance = Random("nonsense")
    for state in (*(each.state for each in moments()), *islice(crowds(), 0, None, 5)):
        trying = deciding(state)
        for _ in range(4):
            personality = chance.choice([*PERSONALITY_FACES, None])
            slots = PERSONALITY_FACES[personality].slots if personality else (ANSWER,)
            wishes = [
                TypedOption(slot, chance.choice(NONSENSE))
                for slot in slots
                if chance.random() < 0.5
            ]
            try:
                read(reader_with(trying), trying, personality, wishes)
            except Misreading as misreading:
                misread_post(reader_with(trying), TABLE, misreading, str(2**63))


def partners() -> None:
    for state in (*(each.state for each in moments()), *crowds(), *full_hands()):
        for seat in {RED, state.pending[-1].seat}:
            look = announced.a_look(state.options, state, seat)
            reader = announced.a_reader(look)
            hand_post(reader, look, PICTURE)
            partner_post(reader, look, reader.view.decisions[0], ["x" * LONGEST_LINE], PICTURE)
    dealt = full_forums()[0]
    choices = [each for each in dealt.pending if isinstance(each, PatricianChoice)]
    for choice in choices:
        look = announced.a_look(dealt.options, dealt, choice.seat)
        patrician_post(announced.a_reader(look), look, choice, PICTURE)


def places_asked_for() -> None:
    options = announced._unusual("cyprus", team=True)
    look = announced.a_look(options, None)
    looks = [replace(look, table=TableId(NUMBER - each)) for each in range(MOST)]
    which_table_post(WORDS[0], [("W" * 200, look) for look in looks], str(2**64 - 1))
    link = f"https://discord.com/channels/{2**64 - 1}/{2**64 - 1}/{2**64 - 1}"
    own = [OwnTable(replace(each, stage="playing"), "W" * 32, 2.0**33, link) for each in looks]
    games_post(WORDS[0], own)
    for state, turns in moments():
        answer = Answer(table=TABLE, number=NUMBER, events=turns[-1])
        done_post(reader_of(state, RED), TABLE, answer, own[0])


def votes() -> None:
    for state in (each.state for each in moments()):
        look = announced.a_look(state.options, state)
        reader = announced.a_reader(look)
        for vote in look.votes:
            vote_post(reader, look, vote)
        for ended in announced.ended_votes():
            vote_ended_post(reader, look, ended)
        for offer in look.invitations:
            invitation_post(reader, look, offer)
        for refused in announced.ended_invitations():
            invitation_ended_post(reader, SeatId(0), refused)


def news() -> None:
    options = announced._unusual("cyprus", team=True)
    look = announced.a_look(options, None)
    for notice in announced._notices():
        notice_post(WORDS[0], look, notice)
    for reason in get_args(SilenceReason):
        channel_closed_post(WORDS[0], look, reason)
    for text in ("\n" * MOST_CHARACTERS, "x\n" * (MOST_CHARACTERS // 2), "x" * MOST_CHARACTERS):
        said = notices.PartnerSaid(seat=SeatId(5), partner=SeatId(2), text=text)
        notice_post(WORDS[0], look, said)
        partner_said_post(WORDS[0], look, said, nonce(text))
        unheard_post(WORDS[0], look, said, next(iter(announced.people(1))))


def endings() -> None:
    for state in (each.state for each in moments()):
        over = replace(state, over=True, pending=())
        look = announced.a_look(over.options, over)
        pictures = (PICTURE, replace(PICTURE, name="growth.png"))
        changes = [
            RatingChange(ResultId(NUMBER), each, Rating(99.0, 1.0, NUMBER, NUMBER), BEGINNER)
            for each in announced.people(6)
        ]
        names = dict.fromkeys(announced.people(6), "W" * 32)
        ratings = rating_changes_text(WORDS[0], changes, names, in_server=True)
        reader, ended = announced.a_reader(look), announced._over(over)
        over_post(reader, look, ended, pictures, record="{}" * 200_000, ratings=ratings)


def past_turns() -> None:
    for state, turns in moments():
        reader = reader_of(state, RED)
        for number, turn in enumerate(turns[-3:], start=NUMBER):
            past = PastTurn(number, number, reader.view, turn, reader.view)
            history_post(reader, TABLE, past, PICTURE, "x" * 200)
            shared_turn_post(reader, past, PICTURE, next(iter(announced.people(1))))
            shared_film_post(reader, PICTURE, next(iter(announced.people(1))))


def reminders() -> None:
    link = f"https://discord.com/channels/{2**64 - 1}/{2**64 - 1}/{2**64 - 1}"
    player = next(iter(announced.people(1)))
    for state in (each.state for each in moments()):
        look = announced.a_look(state.options, state)
        late = (
            replace(look, clock=look.clock.model_copy(update={"late": True}))
            if look.clock
            else look
        )
        for count in (1, 3, MOST, 200):
            tables = [WaitingTable(look, link), *[WaitingTable(late, link)] * (count - 1)]
            for direct in (True, False):
                reminder_post(WORDS[0], player, tables, by=player, direct=direct)


def settings() -> None:
    longest = max(zone_names(), key=len)
    hours = QuietHours(begin=0, end=1)
    ways: tuple[tuple[str | None, ReminderWay], ...] = ((longest, "dm"), (None, "ping"))
    for zone, way in ways:
        for quiet in (hours, None):
            wishes = Preferences(reminders=way, zone=zone, quiet=quiet, private=True)
            for takes_dms in (True, False):
                person = replace(
                    next(iter(announced.people(1).values())),
                    takes_dms=takes_dms,
                    preferences=wishes,
                )
                settings_post(WORDS[0], person, "merchant", 4e9, due=4e9, letter=4e9)
    role = str(2**64 - 1)
    server_settings_post(WORDS[0], ServerSettings())
    everything = ServerSettings(
        language="en",
        threads=True,
        pace=announced.PACE,
        lobby=59 * 86400.0 - 60,
        called_role=role,
        opening_role=role,
        seats_channel=role,
    )
    server_settings_post(WORDS[0], everything, NUMBER)


def threads() -> None:
    for team in (True, False):
        options = announced._unusual("cyprus", team=team)
        look = announced.a_look(options, None)
        people = announced.people(options.seats)
        for stage in get_args(Stage):
            opener_post(Gathering(WORDS[0], replace(look, stage=stage), people), calls=str(2**64))
        for name in ("W" * 32, "𒐫" * 32, ""):
            assert 1 <= len(thread_name(WORDS[0], "Balearica & Cyprus " * 3, name)) <= 100


def open_seats() -> None:
    options = announced._unusual("cyprus", team=True)
    look = announced.a_look(options, None)
    free = replace(look, guests=look.guests[:1])
    for count in (0, 1, MOST, 200):
        looks = [replace(free, table=TableId(NUMBER - each)) for each in range(count)]
        open_seats_post(WORDS[0], looks)
    for how in (None, *CALLS):
        seat_call_post(WORDS[0], how)


def letters() -> None:
    link = f"https://discord.com/channels/{2**64 - 1}/{2**64 - 1}/{2**64 - 1}"
    for state in (each.state for each in moments()):
        look = announced.a_look(state.options, state)
        for count in (1, 3, MOST, 200):
            letter_post(WORDS[0], [OwnTable(look, "W" * 32, 2.0**33, link)] * count)


def statistics() -> None:
    words = WORDS[0]
    name, long = "W" * 32, Rating(99.0, 1.0, NUMBER, NUMBER)
    rows = [RatedPerson(NUMBER, PlayerId("1"), name, long)] * PEOPLE_PER_PAGE
    ranking = standings_ranking(words, Standings("individual", rows, NUMBER, NUMBER))
    told_post(ranking_text(words, ranking), words("standings-more", page=str(NUMBER)))
    boards = tuple(catalogue().boards)
    sides: list[tuple[list[str | None], int]] = [([name, name], NUMBER)] * 3
    found = Records(
        [BoardRecord(each, name, NUMBER, 6, 2.0**33) for each in boards],
        [CloseGame(boards[0], NUMBER, sides, 2.0**33)] * 3,
        [
            ContrariusRecord(each, [name, name], NUMBER, boards[0], 2.0**33)
            for each in get_args(Difficulty)
        ],
    )
    told_post(records_text(words, record_sheet(words, found)))
    gods = dict.fromkeys(GODS, (99.5, 99.5))
    score = SeatScore(ResultId(NUMBER), boards[0], "individual", 6, NUMBER, 6, won=False, points={})
    ratings: dict[RatedMode, Rating] = {"individual": long, "team": long}
    own = PersonStatistics(
        PlayerId("1"), NUMBER, NUMBER, 999.9, score, gods,
        [(each, WonGames(NUMBER, NUMBER)) for each in boards], [score] * FORM,
        WonGames(NUMBER, NUMBER), ratings, ratings,
    )  # fmt: skip
    sheet = person_sheet(words, own, name, here=True)
    told_post(person_text(words, sheet), words("stats-private"))
    both = Encounters(NUMBER, NUMBER, NUMBER, NUMBER, (NUMBER, NUMBER), (999.9, 999.9), gods)
    told_post(person_text(words, encounter_sheet(words, both, name, name)))
    for picture in (ranking_picture(ranking, words=words), person_picture(sheet, words=words)):
        sheet_post(words, picture, words("standings-more", page=str(NUMBER)))


def campaigns() -> None:
    """As many people as a campaign can have, each with the longest name, alone and in pairs."""
    words, name = WORDS[0], "W" * LONGEST_NAME
    for terms in ({"format": "league", "seasons": 2}, {"format": "tournament", "pairs": True}):
        gathered = campaigners.gathering(64, **terms).model_copy(update={"name": name})
        people = {
            PlayerId(each): PlayerProfile(PlayerId(each), "W" * 32) for each in gathered.people
        }
        face = CampaignFace(words, gathered, people)
        gathering_post(face, plan_or_problem(gathered.terms, 64, "seed"))
        ended = campaigners.to_the_end(gathered)
        number = next(number for number, _ in ended.with_status("done"))
        scores = [NUMBER] * len(ended.games[number].chairs)
        for _ in range(NOTES_SHOWN):
            ended = course.corrected(
                ended, number, scores, by="person 0", reason="W" * 400, at=2.0**33
            )
        face = CampaignFace(words, ended, people)
        table = campaign_table_picture(standings_table(face))
        standings_post(face, table)
        ceremony_post(face, (table, campaign_race_picture(campaign_race(face))))


SEARCHES: dict[Callable[[], None], tuple[str, ...]] = {
    lobbies: ("bot.texts.posts.lobby.lobby_post", "bot.texts.posts.lobby.begun_post"),
    tables: ("bot.texts.posts.table.table_post", "bot.texts.posts.table.choosing_post"),
    panels: ("bot.texts.panel.panel_post",),
    doings: ("bot.texts.panel.done_post", "bot.texts.panel.replaced_post"),
    misreadings: ("bot.commands.misread_replies.misread_post",),
    partners: (
        "bot.texts.posts.partners.hand_post",
        "bot.texts.posts.partners.partner_post",
        "bot.texts.posts.partners.patrician_post",
    ),
    votes: (
        "bot.texts.posts.votes.vote_post",
        "bot.texts.posts.votes.vote_ended_post",
        "bot.texts.posts.invitations.invitation_post",
        "bot.texts.posts.invitations.invitation_ended_post",
    ),
    news: (
        "bot.texts.posts.notices.channel_closed_post",
        "bot.texts.posts.notices.notice_post",
        "bot.texts.posts.notices.partner_said_post",
        "bot.texts.posts.notices.unheard_post",
        "bot.texts.posts.notices._full",
        "bot.texts.posts.notices._rematch",
    ),
    past_turns: (
        "bot.texts.posts.history.history_post",
        "bot.texts.posts.history.shared_turn_post",
        "bot.texts.posts.ending.shared_film_post",
    ),
    endings: ("bot.texts.posts.ending.over_post",),
    reminders: ("bot.texts.posts.reminders.reminder_post",),
    settings: (
        "bot.texts.posts.settings.settings_post",
        "bot.texts.posts.settings.server_settings_post",
    ),
    threads: ("bot.texts.posts.thread_openers.opener_post",),
    open_seats: (
        "bot.texts.posts.open_seats.open_seats_post",
        "bot.texts.posts.open_seats.seat_call_post",
    ),
    letters: ("bot.texts.posts.letters.letter_post",),
    campaigns: (
        "bot.texts.posts.campaigns.gathering_post",
        "bot.texts.posts.campaigns.standings_post",
        "bot.texts.posts.campaigns.ceremony_post",
    ),
    statistics: (
        "bot.texts.posts.statistics.sheet_post",
        "bot.texts.posts.statistics.told_post",
    ),
    places_asked_for: (
        "bot.texts.posts.places.which_table_post",
        "bot.texts.posts.own_tables.games_post",
        "bot.texts.panel.done_post",
    ),
}
"""Whatever makes posts of many words, and how it is brought to make the longest."""
ANSWERED = (
    "bot.commands.host._record",
    "bot.commands.info._about",
    "bot.commands.info._help",
    "bot.commands.info._privacy",
    "bot.commands.info._rules",
    "bot.handlers.lobby.colour",
    "bot.handlers.lobby.computer",
    "bot.handlers.lobby.options",
    "bot.handlers.lobby.team",
    "bot.handlers.paces._show",
    "bot.handlers.look._paged",
    "bot.handlers.look.board",
    "bot.handlers.look.display",
    "bot.handlers.look.forum",
    "bot.handlers.look._hand_post",
    "bot.handlers.look.gods",
    "bot.handlers.look.market",
    "bot.handlers.look.score",
    "bot.discord.dispatcher._tell",
)
"""What is put together for whoever asks: they are asked for over the wire, in a full game. The
texts in them are searched for the longest on their own."""
OF_CAMPAIGNS = (
    "bot.commands.campaigns._export",
    "bot.commands.campaigns._status",
    "bot.handlers.campaigns.join",
    "bot.handlers.campaigns.open_it",
)
"""A sentence or two, or what was searched with a line more: asked for in `test_campaigns.py`."""
TWO_SENTENCES = ("bot.commands.away._away",)
"""All that varies in them is a date."""
PICTURED = ("bot.handlers.ended_game.film",)
"""A sentence and a film, whose alt text is searched here; the film itself has its own test."""
SHORTER = (
    "bot.discord.message_sender._ever_plainer",
    "bot.discord.smoke_test._Smoke.attach",
    "bot.discord.smoke_test._Smoke.edit",
    "bot.discord.smoke_test._Smoke.post",
    "bot.discord.smoke_test._Smoke.strip",
)
"""What is left of a post that was refused, and the same few words for every operator."""


class Spoken(NamedTuple):
    language: str
    share: int = 1


A_SHARE = 13
OTHERS = [each for each in languages() if each != SOURCE] + [PSEUDO]
SPOKEN = [
    Spoken(SOURCE),
    *(Spoken(each, A_SHARE) for each in OTHERS),
    *(pytest.param(Spoken(each), marks=pytest.mark.long) for each in OTHERS),
]


@pytest.fixture(params=SPOKEN, ids=lambda each: f"{each.language}-{each.share}")
def spoken(request: pytest.FixtureRequest) -> Iterator[Words]:
    """Everything in English, a share of it in every other language and in one that marks every
    letter; with --long, all of it in all of them."""
    language, share = request.param
    with pseudo_language() if language == PSEUDO else nullcontext():
        before = WORDS[0], SHARE[0]
        WORDS[0], SHARE[0] = words_for(language), share
        yield WORDS[0]
        WORDS[0], SHARE[0] = before


@pytest.mark.parametrize("search", SEARCHES, ids=lambda search: search.__name__)
def test_the_longest_message_of_each_kind_fits(search: Callable[[], None], spoken: Words) -> None:
    with ledger() as book:
        search()
    print(book)
    assert book.problems == []
    assert set(SEARCHES[search]) <= book.made.keys()
    if spoken.language == PSEUDO:
        assert unmarked(book.said, (*NONSENSE, max(zone_names(), key=len))) == set()


def test_no_kind_of_message_is_missing() -> None:
    searched = {maker for searched in SEARCHES.values() for maker in searched}
    several = {maker for maker, call in makers() if not says_one_sentence(call)}
    known = {*ANSWERED, *OF_CAMPAIGNS, *TWO_SENTENCES, *PICTURED, *SHORTER}
    assert several == {*searched, *known}


@pytest.mark.parametrize("language", languages())
def test_every_sentence_fits_alone_with_the_longest_facts(language: str) -> None:
    words = words_for(language)
    for name, facts in variables(catalogues(language).values()).items():
        for fact in ("W" * 32, NUMBER):
            text = words(name, **dict.fromkeys(facts, fact))
            assert len(text) <= 2000, name


def texts() -> Iterator[tuple[str, str]]:
    for state in (*(each.state for each in moments()), *_crowds()[:: len(CROWDED) * SHARE[0]]):
        for viewer in (None, RED):
            reader = reader_of(state, viewer)
            yield "score", forecast(reader)
            for part in text_board(reader.view, reader.names, words=WORDS[0]):
                yield "board", f"```\n{part}\n```"
    for state in full_forums():
        for viewer in (None, RED):
            reader = reader_of(state, viewer)
            yield "forum", forum_text(reader)
            yield "display of the forum", "\n".join(("", *display_lines(reader), "."))
            yield "market", market_text(reader)
            for part in text_board(reader.view, reader.names, words=WORDS[0]):
                yield "board", f"```\n{part}\n```"
    for state, turns in moments():
        yield "gods", pantheon(reader_of(state), turns)
        for page in log_pages(reader_of(state), turns):
            yield "log", page
    for board in BOARDS:
        options = announced._unusual(board, team=True)
        for topic in topics(WORDS[0], options):
            yield f"rules of {topic.key}", topic_rules(WORDS[0], topic.key, options)
        for card in catalogue().cards:
            yield f"rules of {card}", card_rules(WORDS[0], card, options)
    for tile in catalogue().forum.by_id:
        for salt in (False, True):
            yield f"rules of {tile}", tile_rules(WORDS[0], tile, salt=salt)
    for error in (InvalidOptions("y " * 5000), InvalidRecord("`" * 5000)):
        yield "refusal", refusal(WORDS[0], error)


def test_whatever_is_read_by_itself_fits(spoken: Words) -> None:
    longest: dict[str, int] = {}
    for what, text in texts():
        longest[what] = max(len(text), longest.get(what, 0))
        assert 0 < len(text) <= 4000, what
        if spoken.language == PSEUDO:
            assert unmarked([text]) == set(), text
    print(longest)


def test_what_is_read_aloud_of_pictures_fits(spoken: Words) -> None:
    names = tuple(each * 32 for each in "WMQOGH")
    full = (*_crowds()[:: len(CROWDED) * SHARE[0]], *full_hands(), *full_forums())
    for state in (*(each.state for each in moments()), *full):
        view = reader_of(state, RED).view
        for alt in (
            alt_text.board_alt(view, names, spoken),
            alt_text.hand_alt(view, spoken),
            alt_text.display_alt(view, spoken),
            alt_text.film_alt(view, 999, names, spoken),
        ):
            assert 0 < len(alt) <= alt_text.LONGEST
            assert spoken.language != PSEUDO or unmarked([alt]) == set()
    for board in catalogue().boards.values():
        assert 0 < len(alt_text.lobby_alt(board, names, spoken)) <= alt_text.LONGEST


def test_what_is_offered_while_typing_fits(spoken: Words) -> None:
    for state in (*(each.state for each in moments()), *crowds()[::3], *full_hands()):
        trying = deciding(state)
        for personality in (None, *PERSONALITY_FACES):
            for slot in PERSONALITY_FACES[personality].slots if personality else (ANSWER,):
                if slot.flag:
                    continue
                found = completions(
                    reader_with(trying), trying, personality, (), TypedOption(slot, "")
                )
                assert len(found) <= MOST
                for each in found:
                    assert 0 < len(each.name) <= LONGEST
                    assert 0 < len(each.value) <= LONGEST
                if spoken.language == PSEUDO:
                    assert unmarked(each.name for each in found) == set()


def test_the_commands_themselves_fit() -> None:
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(
        discord.Client(intents=discord.Intents.none())
    )
    add_commands(tree)
    assert list(command_problems([each.to_dict(tree) for each in tree.get_commands()])) == []


@pytest.mark.parametrize("language", languages())
def test_the_form_fits(language: str) -> None:
    words = words_for(language)
    assert len(words("relay-title")) <= 45
    assert len(words("relay-field")) <= 45
    assert len(words("relay-field.public")) <= 45


async def test_whatever_is_answered_in_a_full_game_fits(tmp_path: Path) -> None:
    """The local Discord refuses what the real one would; and all that was made is measured."""
    played = piece(LARGE[1], "full", lambda state: len(state.display) > 3, late=True)
    async with a_bot_world(tmp_path / "full.sqlite", whole_pictures=True) as world:
        for number, person in enumerate(world.people):
            person.user.display_name = (f"{number}" + MARKED * 3)[:32]
        elsewhere = world.local.world.add_channel(world.guild, "e" * 100)
        with ledger() as book:
            dealt = await begun(world)
            await dealt.hold(past(played))
            state, action, _ = played.past[-1]
            await dealt.play(state.pending[-1].seat, action)
            person = await dealt.seat(played.moment.pending[-1].seat)
            receiver = Receiver(world, person)
            prying = Prying(world, dealt.table, person, receiver, "full")
            await prying.everywhere(elsewhere)
            await pages(prying)
            await recorded(prying)
        check(book)


async def begun(world: BotWorld) -> DealtGame:
    """By command and clicks, with six people."""
    host, *others = world.people
    opened = await host.command(
        world.channel,
        "concordia new",
        board="imperium",
        mode="team",
        seats=6,
        forum=True,
        salt=True,
        fish_market="river",
    )
    await opened.filled()
    await world.quiet()
    lobby = await host.sees_soon(world.channel, lambda sight: bool(sight.buttons))
    for verb in ("team", "colour", "computer", "pace", "options"):
        await host.click(lobby, f"{verb}:{await world.table()}")
        await world.quiet()
    for other in others:
        await other.click(lobby, "Join")
        await world.quiet()
    await host.click(lobby, "Start")
    await world.quiet()
    return DealtGame(world, await world.table())


async def pages(prying: Prying) -> None:
    for verb in ("board", "log"):
        for page in range(6):
            custom_id = f"{verb}:{prying.table}:{page}"
            await prying.act(custom_id, prying._forged(prying.world.channel, custom_id))
    for what in ("Legatus", "prices"):
        rules = prying.person.command(prying.world.channel, "rules", card=what)
        await prying.act(what, rules)


async def recorded(prying: Prying) -> None:
    """Of a game that was given up elsewhere."""
    world, person = prying.world, prying.person
    place = world.local.world.add_channel(world.guild, "given up")
    for name, options in (
        ("concordia quick", {"computers": 1}),
        ("concordia abandon", {"sure": "yes"}),
        ("concordia record", {}),
        ("about", {}),
    ):
        await prying.act(name, person.command(place, name, **options))


def check(book: Ledger) -> None:
    print(book)
    assert book.problems == []
    assert set(ANSWERED) - book.made.keys() == set()
