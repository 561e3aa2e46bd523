"""Why a wish is not among the options: facts for whoever asked, and for nobody else."""

from collections.abc import Iterable, Mapping

from engine import actions, decisions, rulebook
from engine.actions import Action
from engine.decisions import Decision
from engine.obstacles import architecture, cards, commerce, settling
from engine.obstacles.kinds import MovementOver, MustChoose, NotAsked, Obstacle, Ruling
from engine.obstacles.known import known_part
from engine.state import GameState
from engine.views import View

__all__ = ["Obstacle", "obstacles"]

_COMPULSORY: Mapping[str, Ruling] = {
    "card_choice": "T1",
    "personality_choice": "DC1",
    "prefect_choice": "T3",
    "goods_to_keep": "ST2",
    "start_city_choice": "TE3",
}
"""Decisions that do not let one leave them alone, and why."""


def obstacles(view: View, decision: Decision, wanted: Action) -> tuple[Obstacle, ...]:
    """What stands in the way, as far as the deciding seat can know; nothing if it is legal.

    What is legal is for the options alone to say: this explains, and decides nothing.
    """
    state = known_part(view)
    if wanted in rulebook.options(state, decision):
        return ()
    return tuple(explained(state, decision, wanted)) or (NotAsked(decision.kind),)


def explained(state: GameState, decision: Decision, wanted: Action) -> Iterable[Obstacle]:
    match decision, wanted:
        case decisions.CardChoice(), actions.PlayCard():
            return cards.playing(state, decision, wanted)
        case decisions.CardChoice(), actions.RepeatCard():
            return cards.repeating(state, decision, wanted)
        case decisions.PersonalityChoice(), actions.ChoosePersonality():
            return cards.halving(state, decision, wanted)
        case decisions.SuggestionChoice(), actions.SuggestCard():
            return cards.pointing(state, decision, wanted)
        case decisions.PurchaseChoice(), actions.BuyCard():
            return cards.buying(state, decision, wanted)
        case decisions.DiplomatChoice(), actions.CopyCard():
            return cards.copying(state, decision, wanted)
        case decisions.MovementChoice(), actions.MoveColonist():
            return architecture.moving(state, decision, wanted)
        case decisions.BuildingChoice(), actions.BuildHouse():
            return architecture.building(state, decision, wanted)
        case decisions.BuildingChoice(), actions.EnterTrade():
            return architecture.entering(state, decision, wanted)
        case decisions.BuildingChoice(), actions.MoveColonist():
            return (MovementOver(),)
        case decisions.PrefectChoice(), actions.ProduceInProvince():
            return commerce.producing(state, decision, wanted)
        case decisions.PrefectChoice(), actions.CollectCoins():
            return commerce.collecting(state, decision, wanted)
        case (
            decisions.TradeChoice() | decisions.FirstGoodsChoice(),
            actions.BuyGoods() | actions.SellGoods(),
        ):
            return commerce.trading(state, decision, wanted)
        case decisions.GoodsToKeep(), actions.KeepGoods():
            return commerce.keeping(state, decision, wanted)
        case (
            decisions.ColonistChoice() | decisions.NewColonistChoice(),
            actions.PlaceColonist(),
        ):
            return settling.placing(state, decision, wanted)
        case decisions.ColonistChoice(), actions.CollectIncome():
            return settling.income(state, decision, wanted)
        case decisions.StartCityChoice(), actions.ChooseStartCity():
            return settling.starting(state, decision, wanted)
        case decisions.CastleChoice(), actions.TakeCastleGood():
            return settling.plundering(state, decision, wanted)
        case _, actions.Finish() if decision.kind in _COMPULSORY:
            return (MustChoose(_COMPULSORY[decision.kind]),)
        case _:
            return ()
