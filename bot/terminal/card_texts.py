"""What the cards do, in a sentence each."""

from typing import assert_never

from bot.terminal.names import goods_text
from engine.catalogue import Card, catalogue
from engine.terms import Personality


def card_text(card: Card) -> str:
    return " Or: ".join(personality_text(card, each) for each in card.personalities)


def personality_text(card: Card, personality: Personality) -> str:
    match personality:
        case "tribune":
            return (
                "Take back all the cards you played, with 1 sestertius for each beyond the third. "
                f"Then you may buy a colonist for the capital ({_colonist_cost()})."
            )
        case "architect":
            return (
                "Move your colonists, as many steps in all as you have on the board, "
                "then build houses in cities beside them."
            )
        case "prefect":
            return (
                "Let a province produce for all houses in it, its bonus good for you; "
                "or collect the coins of all turned markers."
            )
        case "mercator":
            return f"Take {card.payout} sestertii, then trade in up to two kinds of goods."
        case "diplomat":
            return "Carry out the card on top of another seat's pile."
        case "senator":
            return "Buy up to two cards of the display, at their cost and that of their position."
        case "consul":
            return "Buy one card of the display at its own cost alone."
        case "colonist":
            return (
                f"Place colonists in the capital or your cities ({_colonist_cost()} each); "
                "or take money for those on the board."
            )
        case "specialist":
            return f"Each of your houses in a {card.good} city yields 1 {card.good}."
        case "magister":
            return "Carry out the card you played before this one again, unless it is a Senator."
        case "praetor":
            return "You and your partner may each buy a card, at its cost and that of its position."
        case "proconsul":
            return "Buy one card at its own cost; then your partner plays a card alone."
        case "legatus":
            return (
                "See your partner's hand and suggest a card; your partner plays one for you both."
            )
        case _:
            assert_never(personality)


def short_text(card: Card) -> str:
    """A few words, for those who know the cards."""
    return ", or ".join(_in_short(card, each) for each in card.personalities)


def _in_short(card: Card, personality: Personality) -> str:
    match personality:
        case "tribune":
            return "take back all your cards, perhaps buy a colonist"
        case "architect":
            return "move colonists, then build beside them"
        case "prefect":
            return "let a province produce or collect coins"
        case "mercator":
            return f"{card.payout} sestertii, then trade in up to two goods"
        case "diplomat":
            return "carry out the top card of another pile"
        case "senator":
            return "buy up to two cards, position included"
        case "consul":
            return "buy a card at its own cost"
        case "colonist":
            return "place colonists or take money for them"
        case "specialist":
            return f"1 {card.good} from each of your {card.good} cities"
        case "magister":
            return "repeat the card you played before"
        case "praetor":
            return "buy a card each, position included"
        case "proconsul":
            return "buy a card at its own cost, then your partner plays alone"
        case "legatus":
            return "your partner plays a card for you both"
        case _:
            assert_never(personality)


def _colonist_cost() -> str:
    return goods_text(catalogue().components.colonist_cost)
