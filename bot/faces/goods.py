"""Goods that come in: what is kept where not all of them fit."""

from collections import Counter
from collections.abc import Iterable, Mapping

from bot.faces.action_face import ActionFace, Wording
from bot.faces.decision_face import DecisionFace
from bot.faces.event_face import EventFace
from bot.faces.nearness import differing, worth
from bot.faces.obstacle_face import ObstacleFace
from bot.faces.personality_face import Slot
from bot.faces.registry import enter
from bot.faces.summary_parts import goods
from bot.tables.rehearsal import Offer
from engine.actions import KeepGoods
from engine.decisions import Decision, GoodsToKeep
from engine.events import GoodsLost, GoodsReceived
from engine.obstacles import kinds
from words import Fact, nouns
from words.reader import Reader

KEEP = Slot("keep", GoodsToKeep, if_asked=True)
RECEIVED = goods(90, "digest-received")
LOST = goods(100, "digest-lost")


def _goods(
    reader: Reader, named: GoodsToKeep | KeepGoods | GoodsReceived | GoodsLost | kinds.NotReceived
) -> Mapping[str, Fact]:
    return {"goods": nouns.goods_text(reader.words, named.goods)}


def _kept(reader: Reader, decision: Decision, action: KeepGoods, _: Offer) -> Wording:
    assert isinstance(decision, GoodsToKeep)  # nothing else offers it
    words, lost = reader.words, Counter(decision.goods) - Counter(action.goods)
    name = words("option-keep", goods=nouns.goods_text(words, action.goods))
    loss = words("option-lose", goods=nouns.goods_text(words, lost.elements()))
    return Wording(name, facts=loss)


def _code(action: KeepGoods) -> str:
    return "keep " + " ".join(f"{units} {good}" for good, units in Counter(action.goods).items())


def _names(reader: Reader, _: Decision, action: KeepGoods) -> Iterable[str]:
    kept = nouns.goods_text(reader.words, action.goods)
    return reader.words("option-keep", goods=kept), kept


enter(
    DecisionFace(GoodsToKeep, facts=_goods),
    ActionFace(
        KeepGoods,
        wording=_kept,
        code=_code,
        names=_names,
        facts=_goods,
        order=lambda _, keep, __: (0, -worth(keep.goods)),  # what is worth most first
        distance=lambda _, wanted, keep: (differing(wanted.goods, keep.goods),),
    ),
    EventFace(
        GoodsReceived,
        facts=_goods,
        adds=lambda _, event: RECEIVED(event.goods),
        gain=lambda reader, event: nouns.goods_text(reader.words, event.goods),
    ),
    EventFace(GoodsLost, facts=_goods, adds=lambda _, event: LOST(event.goods)),
    ObstacleFace(kinds.NoRoom, lambda _, obstacle: {"spaces": obstacle.spaces}),
    ObstacleFace(kinds.SpacesLeftEmpty, lambda _, obstacle: {"spaces": obstacle.spaces}),
    ObstacleFace(kinds.NotReceived, _goods),
)
