"""A campaign as messages: gathering, standings, the closing ceremony."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.tables.people import PlayerProfile
from bot.tables.seating import Pace, PlayerId
from bot.tables.table import TableId
from bot.texts.custom_ids import custom_id
from bot.texts.people import mention, shown
from bot.texts.post import Button, Post, Style
from bot.texts.posts.message_length import TEXT, fitting
from bot.texts.posts.paces import moment, pace_name
from campaigns.campaign import Campaign, CampaignNote
from campaigns.course import CHANGING_DIVISIONS, final_ranking
from campaigns.plan import CampaignPlan, PlanProblem
from campaigns.schedule import Spread
from campaigns.standings import StandingRow, game_points, tables_of_standings, victory_points
from engine.catalogue import catalogue
from render import Picture
from render.campaign_race import MOST, CampaignRace
from render.campaign_table import LONGEST_ALT, CampaignRow, CampaignSection, CampaignTable
from words import Words, nouns
from words.campaign_problems import campaign_problem
from words.reader import cut

DAY = 24 * 60 * 60.0
ROWS_AS_TEXT = 10
NOTES_SHOWN = 3
_COLUMNS = ("points", "games", "won", "vp")


@dataclass(frozen=True)
class CampaignFace:
    """A campaign, and how its people are called. Who wants to stay private has no name in how it
    stands, was won or corrected."""

    words: Words
    campaign: Campaign
    people: Mapping[PlayerId, PlayerProfile]
    reader: str | None = None
    """Who alone sees it, and so may see their own name; None where everyone does."""

    def hides(self, player: str | None) -> bool:
        if not player or player == self.reader:
            return False
        return self.people[PlayerId(player)].preferences.private

    def person(self, player: str | None) -> str:
        if self.hides(player):
            return self.words("campaign-private")
        name = "" if player is None else shown(self.people[PlayerId(player)].name)
        return name or self.words("campaign-deleted")

    def entrant(self, number: int) -> str:
        names = [self.person(each) for each in self.campaign.entrants[number].members]
        if len(names) == 2:
            return self.words("campaign-pair", one=names[0], other=names[1])
        return names[0]


def gathering_post(face: CampaignFace, plan: CampaignPlan | PlanProblem) -> Post:
    """With what it would be like with those who have joined so far; or why it can't be opened, or
    won't be."""
    words, campaign = face.words, face.campaign
    if campaign.stage == "cancelled":
        heading = words("campaign-heading", name=shown(campaign.name))
        return Post((f"{heading}\n{words('campaign-cancelled-early')}",))
    number = TableId(campaign.id)
    styles: Mapping[str, Style] = {"join": "success", "leave": "secondary", "open": "primary"}
    rows = tuple(
        Button(words(f"campaign-button-{what}"), custom_id("campaign", number, what), style)
        for what, style in styles.items()
    )
    texts = ("\n".join(_agreed(face)), "\n".join(_gathered(face, plan)))
    return Post(texts, rows=(rows,))


def _agreed(face: CampaignFace) -> Iterator[str]:
    words, terms = face.words, face.campaign.terms
    yield words("campaign-heading", name=shown(face.campaign.name))
    if terms.games is None:
        yield words("campaign-format-open", format=terms.format, seasons=terms.seasons)
    else:
        yield words(
            "campaign-format", format=terms.format, seasons=terms.seasons, games=terms.games
        )
    organiser = face.campaign.organiser
    if organiser is None:
        yield words("campaign-organised-by-nobody")
    else:
        yield words("campaign-organised", who=mention(PlayerId(organiser)))
    if terms.pairs:
        yield words("campaign-pairs")
    if terms.boards:
        names = [facts.name for name, facts in catalogue().boards.items() if name in terms.boards]
        yield words("campaign-boards", boards=nouns.listing(words, names))
    if terms.pace:
        yield words("campaign-pace", pace=pace_name(words, Pace.model_validate_json(terms.pace)))
    if terms.round_seconds is None:
        yield words("campaign-rounds-free")
    else:
        yield words("campaign-rounds-last", days=_days(terms.round_seconds))
    if terms.starts_at is not None:
        yield words("campaign-starts", when=moment(terms.starts_at, "f"))


def _gathered(face: CampaignFace, plan: CampaignPlan | PlanProblem) -> Iterator[str]:
    words, campaign = face.words, face.campaign
    people = campaign.people
    names = nouns.listing(words, [mention(PlayerId(each)) for each in people])
    yield words("campaign-joined", count=len(people), who=names)
    if isinstance(plan, PlanProblem):
        yield campaign_problem(words, plan.raised())
        return
    seasons = campaign.terms.seasons if campaign.terms.format == "league" else 1
    yield words(
        "campaign-preview",
        seasons=seasons,
        people=len(people),
        games=plan.games,
        rounds=plan.rounds,
        each=plan.games_each.most,
        meetings=_times(words, plan.meetings),
        seats=_times(words, plan.seats),
    )
    if len(plan.groups) > 1:
        yield words(
            "campaign-preview-groups",
            kind=campaign.terms.format,
            count=len(plan.groups),
            sizes=_sizes(words, plan),
            tables=" → ".join(map(str, plan.finals)),
        )
    if plan.byes:
        yield words("campaign-preview-byes", byes=plan.byes)
    if campaign.terms.round_seconds is not None:
        days = _days(campaign.terms.round_seconds * plan.rounds * seasons)
        yield words("campaign-preview-lasts", days=days)


def _sizes(words: Words, plan: CampaignPlan) -> str:
    sizes = sorted({*plan.groups}, reverse=True)
    return nouns.series(words, (f"{plan.groups.count(size)} × {size}" for size in sizes))


def _times(words: Words, spread: Spread) -> str:
    same = "yes" if spread.least == spread.most else "no"
    return words("campaign-times", least=spread.least, most=spread.most, same=same)


def _days(seconds: float) -> int:
    return max(1, round(seconds / DAY))


def standings_post(face: CampaignFace, picture: Picture) -> Post:
    words, campaign = face.words, face.campaign
    first = [words("campaign-heading", name=shown(campaign.name)), state_text(face)]
    if campaign.stage == "cancelled":
        first.append(words("campaign-cancelled"))
    elif campaign.stage == "running" and campaign.next_round_at is not None:
        first.append(words("campaign-next-round", when=moment(campaign.next_round_at, "R")))
    lines = [*_rows_as_text(face), *_notes(face)]
    return Post(("\n".join(first), "\n".join(fitting(words, lines, TEXT // 2))), (picture,))


def state_text(face: CampaignFace) -> str:
    words, campaign = face.words, face.campaign
    games = [each for each in campaign.games if each.season == campaign.season]
    counted = [each for each in games if each.status != "void"]
    done = sum(each.status == "done" for each in counted)
    kind, season = campaign.terms.format, campaign.season + 1
    if campaign.stage == "over":
        total = sum(each.status == "done" for each in campaign.games)
        return words("campaign-state-over", format=kind, season=season, games=total)
    first = min((each.round for each in games), default=0)
    rounds = len({each.round for each in games})
    at = max(0, campaign.round - first)
    return words(
        "campaign-state",
        format=kind,
        season=season,
        round=at,
        rounds=rounds,
        done=done,
        games=len(counted),
    )


def standings_table(face: CampaignFace) -> CampaignTable:
    """As the picture shows it."""
    words, campaign = face.words, face.campaign
    tables = tables_of_standings(campaign)
    sections = tuple(
        CampaignSection(
            heading=_heading(face, number) if len(tables) > 1 else "",
            rows=tuple(_row(face, row) for row in rows),
            rising=_changing(campaign, tables, place - 1),
            falling=_changing(campaign, tables, place),
        )
        for place, (number, rows) in enumerate(tables)
    )
    told = nouns.long_series(words, _rows_as_text(face, most=64)).replace("**", "")
    told = cut(words, told, LONGEST_ALT)  # Fluent takes no fact that is much longer
    alt = cut(words, words("campaign-alt", name=shown(campaign.name), rows=told), LONGEST_ALT)
    columns = tuple(words(f"campaign-column.{name}") for name in _COLUMNS)
    foot = words("campaign-tie-breakers")
    return CampaignTable(shown(campaign.name), state_text(face), columns, sections, foot, alt)


def _heading(face: CampaignFace, group: int) -> str:
    campaign = face.campaign
    kind = campaign.terms.format
    if kind == "tournament" and campaign.season:
        return face.words("campaign-section", kind="finals", number=group + 1)
    return face.words("campaign-section", kind=kind, number=group + 1)


def _changing(campaign: Campaign, tables: list[tuple[int, list[StandingRow]]], above: int) -> int:
    """How many change between a division and the next, where another season follows."""
    if campaign.terms.format != "league" or campaign.season + 1 >= campaign.terms.seasons:
        return 0
    if not 0 <= above < len(tables) - 1:
        return 0
    return min(len(tables[above][1]), len(tables[above + 1][1])) // CHANGING_DIVISIONS


def _row(face: CampaignFace, row: StandingRow) -> CampaignRow:
    gone = face.campaign.entrants[row.entrant].left
    name = face.entrant(row.entrant)
    points = nouns.fraction(face.words, float(row.points))
    cells = (points, str(row.played), str(row.won), str(row.victory_points))
    return CampaignRow(row.place, name, cells, gone)


def _rows_as_text(face: CampaignFace, most: int = ROWS_AS_TEXT) -> Iterator[str]:
    words = face.words
    tables = tables_of_standings(face.campaign)
    left = most
    for number, rows in tables:
        shown_rows = rows[: max(3, left) if len(tables) > 1 else left]
        if len(tables) > 1:
            yield f"**{_heading(face, number)}**"
        for row in shown_rows:
            name = face.entrant(row.entrant)
            if face.campaign.entrants[row.entrant].left:
                name = words("campaign-left-mark", name=name)
            yield words(
                "campaign-row",
                place=row.place,
                name=name,
                points=nouns.fraction(words, float(row.points)),
                games=row.played,
                won=row.won,
            )
        if len(rows) > len(shown_rows):
            yield words("campaign-more-rows", count=len(rows) - len(shown_rows))
        left = max(3, left - len(shown_rows))


def _notes(face: CampaignFace) -> Iterator[str]:
    """What happened to the campaign lately, corrections above all."""
    told = [note for note in face.campaign.notes if note.what not in ("opened", "redrawn")]
    if told:
        yield face.words("campaign-notes-heading")
        yield from (note_text(face, note) for note in told[-NOTES_SHOWN:])


def note_text(face: CampaignFace, note: CampaignNote) -> str:
    words = face.words

    def points(scores: tuple[int, ...] | None) -> str:
        return words("campaign-note-void") if scores is None else " ".join(map(str, scores))

    before = points(note.before)
    about = list(note.about)
    if note.what == "substituted":
        before, about = face.person(about[0]), about[1:]
    return words(
        "campaign-note",
        what=note.what,
        about=nouns.listing(words, [face.person(each) for each in about]),
        before=before,
        after=points(note.after),
        by=face.person(note.by),
        game=(note.game or 0) + 1,
        reason=shown(note.reason),
    )


def ceremony_post(face: CampaignFace, pictures: tuple[Picture, ...]) -> Post:
    words, campaign = face.words, face.campaign
    ranking = final_ranking(campaign)
    winner = ranking[0]
    first = words("campaign-ceremony", name=shown(campaign.name), winner=_called(face, winner))
    places = [
        words("campaign-ceremony-place", place=place, who=_called(face, entrant))
        for place, entrant in enumerate(ranking[:3], 1)
    ]
    lines = [" ".join(places)]
    done = [each for _, each in campaign.with_status("done")]
    if done:
        best, who = max(
            (score, -entrant) for game in done for entrant, score in victory_points(game).items()
        )
        lines.append(
            words(
                "campaign-ceremony-facts",
                games=len(done),
                people=sum(len(each.members) for each in campaign.entrants),
                boards=len({each.board for each in done}),
                best=best,
                who=face.entrant(-who),
            )
        )
    lines.append(words("campaign-ceremony-thanks"))
    members = campaign.entrants[winner].members
    pings = tuple(PlayerId(each) for each in members if each and not face.hides(each))
    return Post((first, "\n".join(lines)), pictures, pings=pings)


def _called(face: CampaignFace, entrant: int) -> str:
    members = face.campaign.entrants[entrant].members
    names = [
        face.person(each) if each is None or face.hides(each) else mention(PlayerId(each))
        for each in members
    ]
    return " & ".join(names)


def campaign_race(face: CampaignFace) -> CampaignRace:
    """Of the best: how their points grew from round to round."""
    words, campaign = face.words, face.campaign
    best = final_ranking(campaign)[:MOST]
    rounds = sorted({each.round for _, each in campaign.with_status("done")})
    totals = {each: [0.0] for each in best}
    for number in rounds:
        games = [each for _, each in campaign.with_status("done") if each.round == number]
        for each in best:
            gained = sum(float(game_points(game).get(each, 0)) for game in games)
            totals[each].append(totals[each][-1] + gained)
    names = tuple(face.entrant(each) for each in best)
    ends = tuple(nouns.fraction(words, totals[each][-1]) for each in best)
    rows = nouns.long_series(
        words,
        (
            words("campaign-race-row", name=name, points=end)
            for name, end in zip(names, ends, strict=True)
        ),
    )
    return CampaignRace(
        title=words("campaign-race.title", name=shown(campaign.name)),
        rounds=words("campaign-race.rounds"),
        points=words("campaign-race.points"),
        names=names,
        totals=tuple(tuple(totals[each]) for each in best),
        ends=ends,
        alt=cut(words, words("campaign-race-alt", rows=rows), LONGEST_ALT),
    )
