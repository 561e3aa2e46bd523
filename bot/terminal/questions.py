"""Decisions in words: what is asked, and what it is called to leave an offer alone."""

from typing import assert_never

from bot.cli.text import counted
from bot.terminal.names import card_name, goods_text
from engine.decisions import CardChoice, Decision


def question(decision: Decision) -> str:
    match decision.kind:
        case "first_goods_choice":
            return "Which goods do you buy before your first card?"
        case "start_city_choice":
            return "In which city do your colonists begin?"
        case "card_choice":
            return _card_question(decision)
        case "personality_choice":
            return f"Which half of the {card_name(decision.card)} do you use?"
        case "movement_choice":
            return f"Architect: who moves where? {counted(decision.steps, 'step')} left."
        case "building_choice":
            return "Architect: where do you build?"
        case "prefect_choice":
            return "Prefect: which province produces?"
        case "trade_choice":
            return "Mercator: what do you buy or sell? At most two kinds of goods, each one way."
        case "diplomat_choice":
            return "Diplomat: whose card do you copy?"
        case "magister_choice":
            return "Magister: do you repeat the card you played before?"
        case "purchase_choice":
            return f"Which card do you buy? Up to {decision.cards_left}."
        case "colonist_choice":
            return "Colonist: do you place colonists?"
        case "castle_choice":
            return "Tribune: which castle do you empty?"
        case "new_colonist_choice":
            return "Tribune: do you buy a colonist?"
        case "suggestion_choice":
            return "Legatus: which card of your partner's hand do you point at?"
        case "partners_part":
            return f"Your part in the {card_name(decision.card)}"
        case "goods_to_keep":
            return f"You receive {goods_text(decision.goods)}, more than fits. What do you keep?"
        case _:
            assert_never(decision)


def _card_question(choice: CardChoice) -> str:
    if choice.suggested:
        return f"Which card do you play? Your partner points at the {card_name(choice.suggested)}."
    if choice.alone:
        return "Your partner's Proconsul: which card do you play, for yourself alone?"
    return "Which card do you play?"


def declining(decision: Decision) -> str:
    match decision.kind:
        case "first_goods_choice":
            return "buy nothing more"
        case "movement_choice":
            return "stay, and go on to building"
        case "building_choice":
            return "build no more" if decision.houses_built else "build nothing"
        case "trade_choice":
            return "trade no more" if decision.bought or decision.sold else "trade nothing"
        case "diplomat_choice":
            return "copy nothing"
        case "magister_choice":
            return "repeat nothing"
        case "purchase_choice":
            return "buy no card"
        case "colonist_choice":
            return "place no more" if decision.placed else "neither place colonists nor take money"
        case "castle_choice":
            return "leave the castles alone"
        case "new_colonist_choice":
            return "buy no colonist"
        case "suggestion_choice":
            return "point at none"
        case (
            "start_city_choice"
            | "card_choice"
            | "personality_choice"
            | "prefect_choice"
            | "partners_part"
            | "goods_to_keep"
        ):
            return "do nothing"
        case _:
            assert_never(decision)
