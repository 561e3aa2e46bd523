"""Every English word in a picture, its alt text and the text board: to be translated here alone."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from engine.catalogue import Card, catalogue
from engine.game_options import GameOptions
from engine.terms import GOODS, ColonistKind, God, Good, Personality

GOD_NAMES: Mapping[God, str] = {
    "vesta": "Vesta",
    "jupiter": "Jupiter",
    "saturnus": "Saturnus",
    "venus": "Venus",
    "mercurius": "Mercurius",
    "mars": "Mars",
    "minerva": "Minerva",
}
PERSONALITY_NAMES: Mapping[Personality, str] = {
    "tribune": "Tribune",
    "architect": "Architect",
    "prefect": "Prefect",
    "mercator": "Mercator",
    "diplomat": "Diplomat",
    "senator": "Senator",
    "consul": "Consul",
    "colonist": "Colonist",
    "specialist": "Specialist",
    "magister": "Magister",
    "praetor": "Praetor",
    "proconsul": "Proconsul",
    "legatus": "Legatus",
}
SPECIALIST_NAMES: Mapping[Good, str] = {
    "brick": "Mason",
    "food": "Farmer",
    "tool": "Smith",
    "wine": "Vintner",
    "cloth": "Weaver",
}
GOOD_NAMES: Mapping[Good, str] = {
    "brick": "brick",
    "food": "food",
    "tool": "tool",
    "wine": "wine",
    "cloth": "cloth",
    "salt": "salt",
}
COLONIST_NAMES: Mapping[ColonistKind, str] = {"land": "land", "sea": "sea"}
COLOUR_NAMES: Mapping[str, str] = {
    "red": "red",
    "green": "green",
    "yellow": "yellow",
    "blue": "blue",
    "black": "black",
    "white": "white",
}

_TEXTS: Mapping[Personality, str] = {
    "tribune": "Take back your pile, with 1 sestertius per card beyond the third. "
    "Then you may buy a colonist.",
    "architect": "Move your colonists, a step for each. Then build houses beside them.",
    "prefect": "Let a province produce and take its bonus good, or collect all coins on markers.",
    "mercator": "Take {payout} sestertii, then buy or sell up to two kinds of goods.",
    "diplomat": "Do what the top card of another seat's pile says.",
    "senator": "Buy up to two cards, each for its own cost and that of its place.",
    "consul": "Buy one card for its own cost alone.",
    "colonist": "Place colonists for {colonist} each, or take {income}.",
    "specialist": "Each of your houses in a {good} city yields 1 {good}.",
    "magister": "Do once more what the card before this one says, unless it is a Senator.",
    "praetor": "You and your partner may buy a card each, for its own cost and that of its place.",
    "proconsul": "Buy one card for its own cost alone. Then your partner plays a card alone.",
    "legatus": "See your partner's hand and point out a card. Your partner plays one for you both.",
}
_INCOMES = {
    "five_and_one_each": "5 sestertii and 1 per colonist in play",
    "two_each": "2 sestertii per colonist in play",
}
_PAYMENTS: Mapping[God, str] = {
    "vesta": "1 per 10 sestertii in cash and goods",
    "jupiter": "1 per house outside brick cities",
    "saturnus": "1 per province with a house",
    "venus": "2 per province with two houses",
    "mercurius": "2 per kind of good produced",
    "mars": "2 per colonist on the board",
    "minerva": "{points} per house in a {good} city",
}
VENUS_PAYS_TEAMS = "1 per province with both your houses"
SEVERAL_GODS_PAY = "Counts for all three gods"

SHIPS = "Everyone starts at sea, on two ships."
CASTLES = "Castles hold goods for whoever plays a Tribune beside them."
FREE_CHOICE = "One province lets the Prefect choose its bonus good."
FLOOD = "A flood marker lies on the Nile."
NO_REST = "One crossing is for passing only."


def personality_name(card: Card, personality: Personality) -> str:
    if personality == "specialist" and card.good:
        return SPECIALIST_NAMES[card.good]
    return PERSONALITY_NAMES[personality]


def card_name(card: Card) -> str:
    return " / ".join(personality_name(card, each) for each in card.personalities)


def personality_text(card: Card, personality: Personality, options: GameOptions) -> str:
    return _TEXTS[personality].format(
        payout=card.payout,
        colonist=goods_text(catalogue().components.colonist_cost),
        income=_INCOMES[options.colonist_income],
        good=GOOD_NAMES[card.good] if card.good else "",
    )


def god_text(card: Card, options: GameOptions) -> str:
    """What the god of the card pays at the end, for this one card."""
    if len(card.gods) > 1:
        return SEVERAL_GODS_PAY
    (god,) = card.gods
    if god == "venus" and options.team:
        return VENUS_PAYS_TEAMS
    good = GOOD_NAMES[card.good] if card.good else ""
    return _PAYMENTS[god].format(points=card.minerva_points, good=good)


def gods_text(card: Card) -> str:
    return listing([GOD_NAMES[god] for god in card.gods])


def good_name(good: str | None) -> str:
    """No good, or `any`: the question mark of the display, an empty space for a marker."""
    return next((name for each, name in GOOD_NAMES.items() if each == good), "any good")


def units(goods: Iterable[str]) -> list[str]:
    counted = Counter(goods)
    names: dict[str, str] = {"any": "of any good"} | dict(GOOD_NAMES)
    return [f"{counted[good]} {names[good]}" for good in (*GOODS, "any") if counted[good]]


def goods_text(goods: Iterable[str]) -> str:
    """`1 brick and 2 food`."""
    return listing(units(goods)) or "nothing"


def coins_text(coins: int) -> str:
    return "1 sestertius" if coins == 1 else f"{coins} sestertii"


def count_text(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def listing(items: Sequence[str], word: str = "and") -> str:
    """`A`, `A and B`, `A, B and C`."""
    *first, last = items or [""]
    return f"{', '.join(first)} {word} {last}" if first else last


def one_capital(names: Sequence[str]) -> str:
    return f"Everyone starts in {listing(names, 'or')}."


def haven(sea: str) -> str:
    return f"the {sea}"


def two_capitals(land: Sequence[str], sea: Sequence[str]) -> str:
    return f"Land colonists start in {listing(land, 'or')}, sea colonists in {listing(sea, 'or')}."


def quick_colonists(kind: ColonistKind, steps: int) -> str:
    return f"Each {kind} colonist gives {steps} steps."


def trade(name: str, points: int) -> str:
    return f"{name}: {points} points for a sea colonist that stays there."


def prefect_coins(coins: int) -> str:
    return f"A Prefect collects {coins} sestertii more."
