"""Prefect: a province produces, or the coins of those that already have are collected."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.faces import wished
from bot.faces.action_face import ActionFace, Grouping, Wording, face_of_action
from bot.faces.decision_face import DecisionFace
from bot.faces.event_face import EventFace
from bot.faces.forum import USE
from bot.faces.goods import KEEP
from bot.faces.nearness import between_provinces, worth
from bot.faces.obstacle_face import ObstacleFace
from bot.faces.personality_face import PersonalityFace, Slot
from bot.faces.registry import enter
from bot.faces.shortcut_face import PanelShortcut, ShortcutFace
from bot.faces.summary_parts import named
from bot.tables.rehearsal import Offer, Rehearsal
from engine import GameOptions, View, events
from engine.actions import ActAsDiplomat, Action, CollectCoins, PlayCard, ProduceInProvince
from engine.board import board_of
from engine.catalogue import Card, catalogue
from engine.decisions import CardChoice, Decision, GoodsToKeep, PrefectChoice
from engine.markers import coins_behind
from engine.obstacles import kinds
from engine.terms import TRADED_GOODS, ProvinceId
from words import Fact, Words, nouns
from words.market import fish_text
from words.reader import Reader

COINS_A_FISH = 3
"""About what the fish market gives for one."""
PRODUCED = named(40, "digest-produced", "provinces", many="digest-produced.many")


def _doubled(_: Words, card: Card, options: GameOptions) -> Mapping[str, Fact]:
    """Rulings SO1, SO14: alone, nobody has the Praefectus Magnus, and a card does the same."""
    if options.solitaria == "solo":
        return {"doubled": "by-card" if card.doubles_bonus else "never"}
    return {"doubled": "by-praefectus"}


def _changes(words: Words, options: GameOptions) -> Iterator[str]:
    board = catalogue().boards[options.board]
    if options.fish_market:
        yield _fish_tiles(words)
        return
    single = [good for good in TRADED_GOODS if coins_behind(good, options) == 1]
    names = nouns.listing(words, [nouns.good_name(words, good) for good in single])
    yield words("rule-marker-coins", goods=names)
    if not options.prefect_cash_needs_a_flipped_marker:
        yield words("rule-cash-always")
    if board.coin_field:
        yield words("rule-coin-field", coins=board.coin_field)
    if board.free_choice_provinces:
        free = [each.name for each in board.provinces if each.id in board.free_choice_provinces]
        yield words("rule-free-choice", provinces=nouns.listing(words, free))


def _fish_tiles(words: Words) -> str:
    facts = catalogue().fish_market
    return words(
        "rule-fish-prefect",
        catch=fish_text(words, facts.catch),
        more=fish_text(words, facts.catch_with_piscatus),
        coins=nouns.coins_text(words, facts.coins_behind),
    )


def _conceivable(view: View, _: PrefectChoice) -> Iterator[Action]:
    for province, marker in view.markers.items():
        for bonus in (marker.good,) if marker.good else TRADED_GOODS:
            yield ProduceInProvince(province, bonus)
    yield CollectCoins()


def _production(reader: Reader, _: Decision, action: ProduceInProvince, offer: Offer) -> Wording:
    words, bonus = reader.words, nouns.good_name(reader.words, action.bonus)
    form = "option-province.sold" if action.sells else "option-province"
    name = words(form, province=reader.province(action.province), good=bonus)
    within = words("option-bonus.sold" if action.sells else "option-bonus", good=bonus)
    more = tuple(
        words(
            "option-no-room",
            seat=reader.briefly(lost.seat),
            goods=nouns.goods_text(words, lost.goods),
        )
        for lost in offer.every(events.GoodsLost)
    )
    facts = nouns.series(words, (*_produced(reader, action.province, offer), *_paid(reader, offer)))
    return Wording(name, within, facts or more[0], more if facts else ())


def _paid(reader: Reader, offer: Offer) -> Iterator[str]:
    """What patricians add to the goods."""
    coins = sum(e.amount for e in offer.every(events.CoinsReceived) if reader.is_you(e.seat))
    if coins:
        yield nouns.coins_text(reader.words, coins)


def _produced(reader: Reader, province: ProvinceId, offer: Offer) -> list[str]:
    """Who would get what, the reader first; last those who would have to choose."""
    goods = {each.seat: each.goods for each in offer.every(events.GoodsReceived)}
    first = sorted(goods, key=lambda seat: not reader.is_you(seat))
    parts = [
        reader.words(
            "option-produces.you" if reader.is_you(seat) else "option-produces",
            seat=reader.briefly(seat),
            goods=nouns.goods_text(reader.words, goods[seat]),
        )
        for seat in first
    ]
    if isinstance(offer.follows, GoodsToKeep):
        some = nouns.goods_text(reader.words, offer.follows.goods)
        seat = reader.briefly(offer.follows.seat)
        parts.insert(0, reader.words("option-keeps-some", seat=seat, goods=some))
    if offer.every(events.PraefectusMagnusUsed):
        praefectus = nouns.praefectus_name(reader.words, reader.view.options)
        parts.insert(0, reader.words("option-uses-magnus", praefectus=praefectus))
    for caught in offer.every(events.FishCaught):
        fish = fish_text(reader.words, caught.fish)
        seat = reader.briefly(caught.seat)
        parts.insert(0, reader.words("option-catches", seat=seat, fish=fish))
    told = {*goods, *(each.seat for each in offer.every(events.GoodsLost))}
    cities = board_of(reader.view.options.board).cities_in[province]
    owners = dict.fromkeys(o for city in cities for o in reader.view.houses.get(city, ()))
    choosing = [each for each in owners if each not in told and not reader.is_you(each)]
    if choosing:
        seats = nouns.listing(reader.words, [reader.briefly(each) for each in choosing])
        parts.append(reader.words("option-must-choose", seats=seats))
    return parts


def _production_names(reader: Reader, _: Decision, action: ProduceInProvince) -> Iterable[str]:
    place, good = reader.province(action.province), nouns.good_name(reader.words, action.bonus)
    if action.sells:
        return (reader.words("option-province.sold", province=place, good=good),)
    return reader.words("option-province", province=place, good=good), place


def _province_group(
    reader: Reader, action: ProduceInProvince, group: Sequence[Offer]
) -> tuple[str, str]:
    return (
        reader.words("group-produce", province=reader.province(action.province)),
        reader.words("group-produce.description", count=len(group)),
    )


def _most_gain_first(reader: Reader, _: Action, offer: Offer) -> tuple[float, float]:
    """In sestertii, for the reader."""
    received = [e.goods for e in offer.every(events.GoodsReceived) if reader.is_you(e.seat)]
    coins = [e.amount for e in offer.every(events.CoinsReceived) if reader.is_you(e.seat)]
    fish = [e.fish * COINS_A_FISH for e in offer.every(events.FishCaught) if reader.is_you(e.seat)]
    return 0, -sum(map(worth, received)) - sum(coins) - sum(fish)


def _told_once(wanted: Action, offered: ProduceInProvince) -> Hashable:
    """Every bonus is told of the province that was wished for."""
    same = isinstance(wanted, ProduceInProvince) and wanted.province == offered.province
    return offered if same else offered.province


def _cash(reader: Reader, _: Decision, __: CollectCoins, offer: Offer) -> Wording:
    coins = nouns.coins_text(reader.words, offer.the(events.CoinsReceived).amount)
    name = reader.words("option-collect", coins=coins)
    return Wording(name, details=(reader.words("option-collect.facts"),))


def _with_its_card(draft: Rehearsal) -> Iterator[PanelShortcut]:
    """Which Prefect it is makes no difference to the province."""
    if not isinstance(draft.decision, CardChoice):
        return
    cards = catalogue().cards
    plays = [each for each in draft.options() if isinstance(each, PlayCard)]
    prefects = [each for each in plays if cards[each.card].personalities == ("prefect",)]
    for played in map(draft.then, prefects[:1]):
        if isinstance(played.decision, PrefectChoice):
            yield from (_at_once(played, played.decision, each) for each in played.offers())


def _at_once(played: Rehearsal, choice: PrefectChoice, offer: Offer) -> PanelShortcut:
    def wording(reader: Reader) -> Wording:
        said = face_of_action(offer.action).wording(reader, choice, offer.action, offer)
        if not own_button:
            return said
        name = nouns.personality_name(reader.words, "prefect")
        return replace(said, name=reader.words("option-whole", name=name, facts=said.name))

    own_button = face_of_action(offer.action).own_button
    return PanelShortcut(played.then(offer.action), wording, own_button)


def _praefectus(reader: Reader, _: object) -> Mapping[str, Fact]:
    return {"praefectus": nouns.praefectus_name(reader.words, reader.view.options)}


def _nobody(event: events.MarkerFlipped | events.MarkersTurnedBack) -> str:
    """In answers that were stored before these events said whose deed they were."""
    return "" if event.seat is not None else "nobody"


enter(
    PersonalityFace(
        "prefect",
        (
            Slot("produce", PrefectChoice, (ProduceInProvince,)),
            Slot("cash", PrefectChoice, flag=CollectCoins()),
            Slot("diplomat", PrefectChoice, flag=ActAsDiplomat()),
            KEEP,
            USE,
        ),
        rule_facts=_doubled,
        changes=_changes,
    ),
    DecisionFace(PrefectChoice, conceivable=_conceivable),
    ActionFace(
        ProduceInProvince,
        wording=_production,
        code=lambda action: f"{action.province} {action.bonus}{' sold' if action.sells else ''}",
        names=_production_names,
        facts=lambda reader, action: {
            "province": wished.province(reader, action.province),
            "good": nouns.good_name(reader.words, action.bonus),
        },
        variant=lambda action: "sold" if action.sells else "",
        grouping=Grouping(
            key=lambda action: f"p.{action.province}",
            text=_province_group,
            asks=lambda reader, _: reader.words("group-produce.ask"),
        ),
        order=_most_gain_first,
        distance=lambda board, wanted, offered: (
            between_provinces(board, wanted.province, offered.province),
            offered.bonus != wanted.bonus,
            offered.sells != wanted.sells,
        ),
        told_once=_told_once,
        kin=CollectCoins,
    ),
    ActionFace(
        CollectCoins,
        wording=_cash,
        code=lambda _: "cash",
        names=lambda reader, _, __: (reader.words("word-cash"),),
        order=_most_gain_first,
        own_button=True,
        kin=ProduceInProvince,
    ),
    ShortcutFace("province", _with_its_card, lambda words, _: words("shortcut-province")),
    EventFace(
        events.MarkerFlipped,
        facts=lambda reader, event: {"province": reader.province(event.province)},
        variant=_nobody,
        adds=lambda reader, event: PRODUCED(reader.province(event.province)),
    ),
    EventFace(
        events.MarkersTurnedBack,
        facts=lambda _, event: {"count": len(event.provinces)},
        variant=_nobody,
    ),
    EventFace(events.PraefectusMagnusUsed, facts=_praefectus),
    EventFace(
        events.PraefectusMagnusPassed,
        facts=lambda reader, event: {**_praefectus(reader, event), "to": reader.seat(event.to)},
        nobodys=True,
    ),
    ObstacleFace(
        kinds.OtherBonus,
        lambda reader, obstacle: {"good": nouns.good_name(reader.words, obstacle.shown)},
        variant=lambda _, obstacle: "" if obstacle.shown else "free",
    ),
)
