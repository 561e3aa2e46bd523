"""`/campaign`: seasons, leagues, tournaments and grand tours."""

from __future__ import annotations

import re
from collections.abc import Sequence
from zoneinfo import ZoneInfo

from bot.commands.command_spec import CommandSpec, Given, GivenPerson, OptionSpec
from bot.commands.completion import MOST, Completion
from bot.commands.dates import read_date
from bot.commands.host import NoPerson, introduced
from bot.commands.new_table import board_named
from bot.commands.paces import pace_given, pace_option
from bot.commands.similarity import closeness
from bot.handlers import campaigns as handlers
from bot.handlers.app import App
from bot.handlers.table_places import NotAllowedHere, NotHere, opening, server_settings
from bot.handlers.visit import Visit
from bot.tables import PlayerId, TableId
from bot.tables.campaign_book import may_organise
from bot.tables.openings import fresh_seed
from bot.texts.people import mention, shown
from bot.texts.post import Post
from bot.texts.posts.campaigns import (
    DAY,
    CampaignFace,
    gathering_post,
    standings_post,
    standings_table,
)
from campaigns import course
from campaigns.campaign import FORMATS, Campaign, CampaignTerms
from campaigns.errors import BadCampaign
from campaigns.export import as_csv, as_json
from campaigns.plan import MOST_GAMES
from campaigns.standings import tables_of_standings
from words import nouns
from words.typed import plain, typed_for

LONGEST_NAME = 60
MOST_SEASONS, MOST_DAYS = 12, 60
VANISHED_SECONDS = 14 * DAY
"""After which whoever takes part may take over from an organiser who isn't seen any more."""
NAMED = 5
"""Of several campaigns that somebody may mean."""
_SURE = OptionSpec("sure", choices=("yes",))
_BETWEEN = re.compile(r"[\s,;]+")


def commands() -> list[CommandSpec]:
    which = OptionSpec("campaign", complete=_campaigns, longest=100)
    person = OptionSpec("player", kind="person", required=True)
    return [
        CommandSpec(
            "new",
            _new,
            (
                OptionSpec("name", required=True, longest=LONGEST_NAME),
                OptionSpec("format", required=True, choices=FORMATS),
                OptionSpec("games", kind="number", within=(1, MOST_GAMES)),
                OptionSpec("boards", longest=300),
                OptionSpec("pairs", kind="yes_or_no"),
                OptionSpec("cards", choices=("base", "venus")),
                OptionSpec("seasons", kind="number", within=(1, MOST_SEASONS)),
                pace_option(),
                OptionSpec("round_days", kind="number", within=(1, MOST_DAYS)),
                OptionSpec("start", longest=40),
            ),
        ),
        CommandSpec("status", _status, (which,)),
        CommandSpec("join", _join, (OptionSpec("partner", kind="person"), which)),
        CommandSpec("leave", _leave, (which,)),
        CommandSpec("open", _open, (which,)),
        CommandSpec(
            "substitute",
            _substitute,
            (person, OptionSpec("follower", kind="person", required=True), which),
        ),
        CommandSpec(
            "correct",
            _correct,
            (
                OptionSpec("game", kind="number", required=True, within=(1, 9999)),
                OptionSpec("points", required=True, longest=60),
                OptionSpec("reason", required=True, longest=200),
                which,
            ),
        ),
        CommandSpec("export", _export, (which,)),
        CommandSpec("takeover", _take_over, (which,)),
        CommandSpec("cancel", _cancel, (_SURE, which)),
    ]


async def _new(app: App, visit: Visit, given: Given) -> None:
    """It then stands in the channel, where people join."""
    await opening(app, visit)
    guild = _guild(visit)
    if not visit.takes_threads:
        raise BadCampaign("no-threads")
    if missing := visit.missing_for_threads:
        named = [visit.words(f"permission-{each}") for each in missing]
        raise NotAllowedHere(missing=nouns.listing(visit.words, named))
    await visit.think()
    settings = await server_settings(app, visit)
    pace = pace_given(visit.words, given, settings.pace)
    days = given.get("round_days")
    terms = CampaignTerms(
        format=given["format"],
        pairs=bool(given.get("pairs", False)),
        games=given.get("games"),
        boards=_boards(str(given.get("boards", ""))),
        cards=given.get("cards", "base"),
        seasons=int(given.get("seasons", 3 if given["format"] == "league" else 1)),
        round_seconds=None if days is None else days * DAY,
        starts_at=await _start(app, visit, given),
        pace=pace.model_dump_json() if pace else None,
    )
    name = shown(str(given["name"])) or visit.words(f"choice-{given['format']}")
    campaign = await app.tables.campaigns.found(
        visit.request, guild, visit.channel, name=name, terms=terms, seed=fresh_seed()
    )
    await visit.show(Post((visit.words("campaign-founded", name=shown(campaign.name)),)))


async def _start(app: App, visit: Visit, given: Given) -> float | None:
    """The first round begins with that day."""
    if "start" not in given:
        return None
    person = (await app.tables.names([visit.player]))[visit.player]
    zone = ZoneInfo(person.preferences.zone or "UTC")
    now = app.tables.now()
    end = read_date(visit.words, str(given["start"]), zone, now=now, use="start")
    begins = end - DAY
    return begins if begins > now else None


def _boards(typed: str) -> tuple[str, ...]:
    names = [each for each in re.split(r"[,;]+", typed) if each.strip()]
    return tuple(dict.fromkeys(str(board_named(each.strip()).id) for each in names))


async def _status(app: App, visit: Visit, given: Given) -> None:
    await visit.think()
    campaign = await _campaign(app, visit, given, live=False)
    face = await _face(app, visit, campaign, reader=visit.player)
    if not campaign.games:
        people = len(campaign.people)
        plan = await app.drawing.campaign_plan(campaign.terms, people, campaign.seed)
        gathered = gathering_post(face, plan)
        wanted = [each.members[0] for each in campaign.entrants if each.asked == visit.player]
        asked = [
            visit.words("campaign-status-wanted", who=mention(PlayerId(each)))
            for each in wanted
            if each
        ]
        await visit.show(Post((*gathered.texts, *asked)))
        return
    picture = await app.drawing.campaign_table(standings_table(face))
    post = standings_post(face, picture)
    own = await _own(app, visit, campaign)
    await visit.show(Post((*post.texts, *own), post.pictures))


async def _own(app: App, visit: Visit, campaign: Campaign) -> list[str]:
    """How whoever asks is doing."""
    number = campaign.entrant_of(visit.player)
    if number is None:
        offer = course.offer_to(campaign, visit.player)
        leaver = mention(PlayerId(offer.leaver)) if offer else ""
        return [visit.words("campaign-status-asked", leaver=leaver)] if offer else []
    lines = []
    for _, rows in tables_of_standings(campaign):
        for row in rows:
            if row.entrant == number:
                points = nouns.fraction(visit.words, float(row.points))
                lines.append(
                    visit.words(
                        "campaign-status-yours",
                        place=row.place,
                        of=len(rows),
                        points=points,
                        games=row.played,
                    )
                )
    tables = [
        TableId(each.table)
        for _, each in campaign.with_status("open")
        if number in each.entrants and each.table
    ]
    if tables:
        places = [f"<#{(await app.tables.look(each, visit.player)).channel}>" for each in tables]
        lines.append(visit.words("campaign-status-open", places=" ".join(places)))
    return ["\n".join(lines)] if lines else []


async def _join(app: App, visit: Visit, given: Given) -> None:
    await visit.think()
    campaign = await _campaign(app, visit, given)
    partner: GivenPerson | None = given.get("partner")
    await handlers.join(
        app, visit, campaign.id, await introduced(app, partner) if partner else None
    )


async def _leave(app: App, visit: Visit, given: Given) -> None:
    await visit.think()
    campaign = await _campaign(app, visit, given)
    await handlers.leave(app, visit, campaign.id)


async def _open(app: App, visit: Visit, given: Given) -> None:
    await visit.think()
    campaign = await _campaign(app, visit, given)
    await handlers.open_it(app, visit, campaign.id)


async def _substitute(app: App, visit: Visit, given: Given) -> None:
    """Whoever goes may name who follows; so may the organiser. Who follows has to agree."""
    await visit.think()
    campaign = await _campaign(app, visit, given)
    leaver, follower = given["player"], given["follower"]
    if leaver.player != visit.player:
        may_organise(campaign, visit.player, administers=visit.administers)
    if follower.is_bot:
        raise NoPerson
    new = await introduced(app, follower)
    now, by = app.tables.now(), visit.player

    def changed(found: Campaign) -> Campaign:
        if new == by:
            return course.substituted(found, leaver.player, new, by=by, at=now)
        return course.offered(found, leaver.player, new, by=by)

    wish = ("substitute", leaver.player, new)
    await app.tables.campaigns.change(visit.request, campaign.id, wish, changed)
    said = "campaign-substituted" if new == by else "campaign-substitute-asked"
    people = {"follower": mention(new), "leaver": mention(leaver.player)}
    await visit.show(Post((visit.words(said, **people),)))


async def _correct(app: App, visit: Visit, given: Given) -> None:
    await visit.think()
    campaign = await _campaign(app, visit, given, live=False)
    may_organise(campaign, visit.player, administers=visit.administers)
    game = int(given["game"]) - 1
    scores = _points(str(given["points"]), campaign, game)
    reason = shown(str(given["reason"]))
    await app.tables.campaigns.correct(visit.request, campaign.id, game, scores, reason)
    await visit.show(Post((visit.words("campaign-corrected", game=game + 1),)))


def _points(typed: str, campaign: Campaign, game: int) -> tuple[int, ...] | None:
    if plain(typed) in typed_for("void"):
        return None
    parts = [each for each in _BETWEEN.split(typed.strip()) if each]
    seats = len(campaign.games[game].chairs) if 0 <= game < len(campaign.games) else 0
    if not parts or not all(re.fullmatch(r"-?[0-9]{1,3}", each) for each in parts):
        raise BadCampaign("scores", seats=seats or 4)
    return tuple(map(int, parts))


async def _export(app: App, visit: Visit, given: Given) -> None:
    """Files are passed on: who is private has no name in them, even if they ask themselves."""
    await visit.think()
    campaign = await _campaign(app, visit, given, live=False)
    face = await _face(app, visit, campaign)
    files = (
        ("campaign.csv", as_csv(campaign, face.entrant).encode("utf-8-sig")),
        ("campaign.json", as_json(campaign, face.entrant, face.hides).encode()),
    )
    said = visit.words("campaign-exported", name=shown(campaign.name))
    await visit.show(Post((said,), files=files))


async def _take_over(app: App, visit: Visit, given: Given) -> None:
    """A server manager at any time; whoever takes part once nobody has seen the organiser."""
    await visit.think()
    campaign = await _campaign(app, visit, given)
    if campaign.organiser == visit.player:
        raise BadCampaign("taken-over-already")
    takes_part = campaign.entrant_of(visit.player) is not None
    if not visit.administers and not (takes_part and await _has_vanished(app, campaign)):
        raise BadCampaign("organiser-here" if takes_part else "not-organiser")
    now = app.tables.now()
    after = await app.tables.campaigns.change(
        visit.request,
        campaign.id,
        "take over",
        lambda found: course.taken_over(found, visit.player, at=now),
    )
    await visit.show(Post((visit.words("campaign-taken-over", name=shown(after.name)),)))


async def _has_vanished(app: App, campaign: Campaign) -> bool:
    if campaign.organiser is None:
        return True
    seen = await app.tables.seen_at(PlayerId(campaign.organiser))
    return seen is None or app.tables.now() - seen > VANISHED_SECONDS


async def _cancel(app: App, visit: Visit, given: Given) -> None:
    await visit.think()
    campaign = await _campaign(app, visit, given)
    may_organise(campaign, visit.player, administers=visit.administers)
    name = shown(campaign.name)
    if given.get("sure") != "yes":
        await visit.show(Post((visit.words("campaign-cancel-sure", name=name),)))
        return
    await app.tables.campaigns.change(visit.request, campaign.id, "cancel", course.cancelled)
    await visit.show(Post((visit.words("campaign-cancel-done", name=name),)))


async def _campaign(app: App, visit: Visit, given: Given, *, live: bool = True) -> Campaign:
    """The one that is named, or else that of this channel, or the only one of the server."""
    found = await app.tables.campaigns.in_guild(_guild(visit))
    if typed := str(given.get("campaign", "")).strip():
        named = [each for each in found if typed in (str(each.id), each.name)]
        close = [each for each in found if closeness(typed, (each.name,)) is not None]
        if not (named or close):
            raise BadCampaign("none-here")
        return (named or close)[-1]
    here = [each for each in found if each.channel == visit.channel]
    candidates = _meant(here, live=live) or _meant(found, live=live)
    if not candidates:
        raise BadCampaign("none-here")
    if len(candidates) > 1:
        names = [shown(each.name) for each in candidates[-NAMED:]]
        raise BadCampaign("which", names=nouns.listing(visit.words, names))
    return candidates[0]


def _meant(found: Sequence[Campaign], *, live: bool) -> Sequence[Campaign]:
    """Those that go on; or the last one, if it may be over."""
    return [each for each in found if each.live] or ([] if live else found[-1:])


async def _face(
    app: App, visit: Visit, campaign: Campaign, reader: PlayerId | None = None
) -> CampaignFace:
    people = await app.tables.names([PlayerId(each) for each in campaign.named()])
    return CampaignFace(visit.words, campaign, people, reader)


def _guild(visit: Visit) -> str:
    if visit.guild is None:
        raise NotHere
    return visit.guild


async def _campaigns(app: App, visit: Visit, _: Given, typed: str) -> Sequence[Completion]:
    """The latest first."""
    found = await app.tables.campaigns.in_guild(visit.guild) if visit.guild else []
    fitting = [
        each for each in found if not typed.strip() or closeness(typed, (each.name,)) is not None
    ]
    return [Completion(shown(each.name), str(each.id)) for each in reversed(fitting)][:MOST]
