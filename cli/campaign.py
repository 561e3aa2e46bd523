"""`concordia campaign plan`: a schedule before it is opened."""

import argparse
import json
from typing import Any

from campaigns.campaign import FORMATS, CampaignTerms
from campaigns.errors import BadCampaign
from campaigns.plan import CampaignPlan, planned
from campaigns.schedule import Spread
from cli.errors import BadInput
from cli.parser import Commands, positive, seed
from words.english import counted

_DESCRIPTION = """\
Shows what a campaign would be like before anybody opens it: how many games and rounds, how often
people meet, how often they sit in each seat, and who sits out.

Formats: a season (everybody plays so many games against changing opponents), a league (the same in
divisions), a tournament (groups, then finals) and a grand tour (all fourteen boards).
Everybody plays the same number of games. --games says how many each; left out, it's a number that
comes out even. In JSON, "meetings" counts the games of two people in the same division or group,
"seats" the games of one person in one seat, and "byes" the rounds that somebody sits out."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "campaign",
        run,
        summary="plan a season, league, tournament or grand tour",
        description=_DESCRIPTION,
        example="concordia campaign plan --people 32 --format season --games 6",
    )
    parser.add_argument("what", choices=("plan",), metavar="plan", help="plan a campaign")
    parser.add_argument("--people", metavar="N", type=positive, required=True, help="4 to 64")
    parser.add_argument(
        "--format", required=True, type=_format, help=", ".join(map(_shown, FORMATS))
    )
    parser.add_argument("--games", metavar="K", type=positive, help="games for everybody")
    parser.add_argument(
        "--boards",
        metavar="ID",
        nargs="+",
        default=[],
        help="the boards to play on (all that suit the tables)",
    )
    parser.add_argument("--pairs", action="store_true", help="fixed pairs, in team games")
    parser.add_argument(
        "--round-days", metavar="D", type=positive, help="how long a round lasts at most"
    )
    parser.add_argument("--seed", metavar="S", type=seed, help="another draw")
    parser.add_argument("--json", action="store_true", help="print the plan as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    from words import ENGLISH
    from words.campaign_problems import campaign_problem

    boards = [each for given in arguments.boards for each in given.split(",") if each]
    terms = CampaignTerms(
        format=arguments.format,
        pairs=arguments.pairs,
        games=arguments.games,
        boards=tuple(dict.fromkeys(boards)),
    )
    try:
        plan = planned(terms, arguments.people, arguments.seed or "")
    except BadCampaign as refusal:
        raise BadInput(campaign_problem(ENGLISH, refusal)) from None
    text = _as_text(plan, terms, arguments.round_days)
    print(json.dumps(_as_json(plan)) if arguments.json else text)
    return 0


def _format(text: str) -> str:
    """With a hyphen, a space or an underscore."""
    found = text.strip().lower().replace("-", "_").replace(" ", "_")
    if found not in FORMATS:
        names = ", ".join(map(_shown, FORMATS))
        raise argparse.ArgumentTypeError(f'"{text}" is no format; choose from {names}')
    return found


def _shown(name: str) -> str:
    return name.replace("_", "-")


def _as_json(plan: CampaignPlan) -> dict[str, Any]:
    return {
        "games": plan.games,
        "rounds": plan.rounds,
        "meetings": {"min": plan.meetings.least, "max": plan.meetings.most},
        "seats": {"min": plan.seats.least, "max": plan.seats.most},
        "byes": plan.byes,
    }


def _as_text(plan: CampaignPlan, terms: CampaignTerms, round_days: int | None) -> str:
    who = "pairs" if terms.pairs else "people"
    lines = [
        f"{plan.games} games in {plan.rounds} rounds; everybody plays {_times(plan.games_each)}.",
        f"Any two {who} meet {_times(plan.meetings)}.",
        f"Everybody sits in each seat {_times(plan.seats)}.",
        f"{plan.byes} byes." if plan.byes else "Nobody sits out.",
    ]
    if len(plan.groups) > 1:
        sizes = ", ".join(map(str, plan.groups))
        kind = "division" if terms.format == "league" else "group"
        lines.insert(1, f"{len(plan.groups)} {kind}s of {sizes}; only those in one {kind} meet.")
    if plan.finals:
        first, *others = plan.finals
        tables = [counted(first, "table"), *map(str, others)]
        lines.append(f"Finals: {', then '.join(tables)}.")
    if round_days:
        lines.append(f"It takes {counted(plan.rounds * round_days, 'day')} at most.")
    return "\n".join(lines)


def _times(spread: Spread) -> str:
    match spread.least, spread.most:
        case 1, 1:
            return "once"
        case 0, 1:
            return "once at most"
        case 0, most if most:
            return f"up to {most} times"
        case 1, 2:
            return "once or twice"
        case least, most:
            return f"{most} times" if least == most else f"{least} to {most} times"
