"""What can be looked up during a game: cards, prices, gods, the table's own rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, assert_never, get_args

from bot.faces.personality_face import PERSONALITY_FACES, PersonalityFace
from engine.catalogue import Card, catalogue
from engine.fish_market import offers
from engine.forum import cards_needed, tiles_in_play
from engine.game_options import GameOptions
from engine.rulebook import BEGINNINGS
from engine.setup import cards_for_sale, start_hand
from engine.terms import GODS, TRADED_GOODS, CardId, God, SeatId
from render.specials import start
from words import Fact, Words, nouns
from words.board_rules import board_rules
from words.dice import die_name, face_name
from words.market import fish_text, offer_text
from words.reader import place_name

TopicKey = Literal[
    "turn",
    "prices",
    "storehouse",
    "gods",
    "praefectus",
    "salt",
    "forum",
    "market",
    "contrarius",
    "reactions",
    "dice",
    "difficulty",
    "team",
    "board",
]
TOPICS: tuple[TopicKey, ...] = get_args(TopicKey)


@dataclass(frozen=True)
class Topic:
    key: TopicKey
    title: str


def topics(words: Words, options: GameOptions) -> tuple[Topic, ...]:
    """What there is besides the cards."""
    return tuple(
        Topic(key, words(f"topic-{key}")) for key in TOPICS if key != "team" or options.team
    )


def card_rules(words: Words, card_id: CardId, options: GameOptions) -> str:
    """What it does, half by half, what it costs and what its god pays."""
    card = catalogue().cards[card_id]
    return "\n".join(
        [
            words("rule-card", card=nouns.card_name(words, card_id)),
            *_halves(words, card, options),
            _cost(words, card),
            *_gods(words, card, options),
        ]
    )


def god_rules(words: Words, god: God, options: GameOptions) -> str:
    """What any card of the god pays, and which cards of such a game those are; or of any, where it
    has none."""
    name, pays = nouns.god_name(words, god), god_pays(words, god, options)
    hands = {start_hand(options, SeatId(seat)) for seat in range(options.seats)}
    dealt = {card for hand in hands for card in catalogue().start_hands[hand]}
    dealt.update(cards_for_sale(options))
    cards = [each.id for each in catalogue().cards.values() if god in each.gods]
    played = [each for each in cards if each in dealt] or cards
    named = dict.fromkeys(nouns.card_name(words, each) for each in played)
    return "\n".join(
        [
            words("rule-heading", title=name),
            words("rule-god", gods=name, pays=pays),
            words("rule-god-cards", god=name, cards=nouns.listing(words, list(named))),
        ]
    )


def topic_rules(words: Words, key: TopicKey, options: GameOptions) -> str:
    heading = words("rule-heading", title=words(f"topic-{key}"))
    return "\n".join([heading, *_topic(words, key, options)])


def _topic(words: Words, key: TopicKey, options: GameOptions) -> Iterator[str]:
    box = catalogue().components
    match key:
        case "turn":
            yield words("rule-turn")
            play = "team" if options.team else "individual"
            if options.solitaria != "none":
                play = options.solitaria
            yield words("rule-end", points=box.concordia_points, play=play)
            praefectus = nouns.praefectus_name(words, options)
            yield words("rule-tie", praefectus=praefectus, play=play)
        case "prices":
            yield words("rule-prices")
            yield from _prices(words, options)
            cost = nouns.price_text(words, 0, box.colonist_cost)
            yield words("rule-colonist-price", price=cost)
        case "storehouse":
            yield words("rule-storehouse", spaces=box.storehouse_spaces)
        case "gods":
            yield from _all_gods(words, options)
        case "praefectus":
            yield _praefectus(words, options)
        case "salt":
            yield from _salt(words, options)
        case "forum":
            yield from _forum(words, options)
        case "market":
            yield from _market(words, options)
        case "contrarius":
            yield words("rule-contrarius")
            yield words("rule-contrarius.reactions")
            yield words("rule-contrarius.building")
            yield _difficulty(words)
            if options.solitaria != "solo":
                yield words("rule-contrarius.two")
            yield words("rule-contrarius.ours")
        case "reactions":
            yield words("rule-contrarius.reactions")
        case "dice":
            yield from _dice(words)
        case "difficulty":
            yield _difficulty(words)
        case "team":
            yield words("rule-team")
            yield words("rule-team.start")
            for place in catalogue().boards[options.board].places:
                if place.kind == "haven":
                    yield words("rule-team.haven", place=place_name(words, place.id))
            if not options.hands_visible:
                yield words("rule-team.hidden")
            match options.communication:
                case "free":
                    yield words("rule-team.free")
                case "public":
                    yield words("rule-team.public")
                case "silent":
                    yield words("rule-team.silent")
        case "board":
            board = catalogue().boards[options.board]
            for rule in (start(board, words), *board_rules(words, board, salt=options.salt)):
                yield words("rule-board-line", rule=rule)
        case _:
            assert_never(key)


def _dice(words: Words) -> Iterator[str]:
    """Whoever owns the sheets can correct their faces in the data."""
    yield words("rule-dice")
    for die, facts in catalogue().solitaria.dice.items():
        counted = Counter(face_name(words, face) for face in facts.faces)
        faces = [face if count == 1 else f"{count}× {face}" for face, count in counted.items()]
        named = nouns.listing(words, faces)
        yield words("rule-dice.line", die=die_name(words, die), faces=named)
    yield words("rule-dice.veto")
    yield words("rule-contrarius.ours")


def _difficulty(words: Words) -> str:
    """With the points and spaces of the data, which can be corrected there."""
    levels = catalogue().solitaria.difficulties
    points: dict[str, Fact] = {level: facts.start_points for level, facts in levels.items()}
    expert, strong = levels["expert"].track, levels["strongExpert"].track
    return words(
        "rule-contrarius.difficulty",
        first=expert[0],
        last=expert[-1],
        strongFirst=strong[0],
        strongLast=strong[-1],
        **points,
    )


def _halves(words: Words, card: Card, options: GameOptions) -> Iterator[str]:
    double = len(card.personalities) > 1
    faces = [PERSONALITY_FACES[each] for each in card.personalities]
    for face in faces:
        said = " ".join([face.rule(words, card, options), *face.changes(words, options)])
        name = nouns.personality_name(words, face.personality)
        yield words("rule-half", personality=name, text=said) if double else said
    if options.team and double:
        yield words("rule-team-half")
    elif options.team and not any(map(_says_what_partners_do, faces)):
        yield words("rule-team-part")


def _says_what_partners_do(face: PersonalityFace) -> bool:
    """Itself, or it is up to the card that it leads to."""
    return face.tells_partners_part or BEGINNINGS[face.personality].sees_to_partner


def _cost(words: Words, card: Card) -> str:
    if card.numeral == "start":
        return words("rule-starts")
    return words("rule-costs", price=nouns.price_text(words, 0, card.cost))


def _gods(words: Words, card: Card, options: GameOptions) -> Iterator[str]:
    if len(card.gods) == 1:
        pays = nouns.god_text(words, card, options)
        yield words("rule-god", gods=nouns.gods_text(words, card.id), pays=pays)
        return
    for god in card.gods:
        yield words("rule-god", gods=nouns.god_name(words, god), pays=god_pays(words, god, options))


def _all_gods(words: Words, options: GameOptions) -> Iterator[str]:
    for god in GODS:
        if god != "venus" or options.card_set != "base":
            name, pays = nouns.god_name(words, god), god_pays(words, god, options)
            yield words("rule-gods-line", god=name, pays=pays)
    if options.salt:
        yield words("rule-salt.gods", worth=catalogue().components.worth["salt"])
    if options.team:
        yield words("rule-gods-all")


def god_pays(words: Words, god: God, options: GameOptions) -> str:
    """For any card of the god."""
    if god == "minerva":
        return words("rule-gods-minerva")
    card = next(card for card in catalogue().cards.values() if card.gods == (god,))
    return nouns.god_text(words, card, options)


def _salt(words: Words, options: GameOptions) -> Iterator[str]:
    """For those too who have yet to choose whether to play with it."""
    house = catalogue().components.house_costs["salt"]
    if not options.salt:
        yield words("rule-salt.off")
    yield words("rule-salt")
    yield words("rule-salt.cities", price=nouns.price_text(words, house.coins, house.goods))
    yield words("rule-salt.bank")
    yield words("rule-salt.gods", worth=catalogue().components.worth["salt"])
    yield words("rule-salt.ours")


def _forum(words: Words, options: GameOptions) -> Iterator[str]:
    """For those too who have yet to choose whether to play with it."""
    if not options.forum:
        yield words("rule-forum.off")
    yield words("rule-forum")
    auction = "rule-forum.auction" if options.forum_auction else "rule-forum.start"
    yield words(auction)
    if not options.forum:
        yield words("rule-forum.or-auction")
    listed = nouns.alternatives(words, [str(each) for each in cards_needed(options)])
    yield words("rule-tribune-takes", needed=listed)
    yield words("rule-forum.citizens")
    if options.team:
        yield words("rule-forum.team")
    yield words("rule-forum.ours")
    for kind in ("patrician", "citizen"):
        names = [tile.name for tile in tiles_in_play(options) if tile.kind == kind]
        yield words("rule-forum-tiles", kind=kind, tiles=nouns.listing(words, names))


def _praefectus(words: Words, options: GameOptions) -> str:
    if options.solitaria == "solo":
        return words("rule-praefectus.solo")
    if not options.fish_market:
        return words("rule-praefectus")
    facts = catalogue().fish_market
    usual, more = fish_text(words, facts.catch), fish_text(words, facts.catch_with_piscatus)
    return words("rule-praefectus-piscatus", fish=more, usual=usual)


def _market(words: Words, options: GameOptions) -> Iterator[str]:
    """For those too who have yet to choose whether to play with it: then both sides."""
    facts = catalogue().fish_market
    if not options.fish_market:
        yield words("rule-market.off")
    catch, coins = fish_text(words, facts.catch), nouns.coins_text(words, facts.coins_behind)
    more = fish_text(words, facts.catch_with_piscatus)
    yield words("rule-market", catch=catch, more=more, coins=coins)
    yield words("rule-market.visit")
    yield words("rule-market.fish", worth=nouns.coins_text(words, facts.vesta_coins))
    if options.team:
        yield words("rule-market.team")
    if facts.house_version:
        yield words("rule-market.ours")
    for side in (options.fish_market_side,) if options.fish_market else facts.sides:
        yield words("rule-market.side", side=side)
        there = options.model_copy(update={"fish_market_side": side})
        for number in offers(there):
            offer = offer_text(words, there, number)
            yield words("rule-market.line", number=number, offer=offer)


def _prices(words: Words, options: GameOptions) -> Iterator[str]:
    box = catalogue().components
    for good in TRADED_GOODS:
        house = box.house_costs[good]
        yield words(
            "rule-prices-line",
            good=nouns.good_name(words, good),
            price=nouns.coins_text(words, box.prices[good]),
            house=nouns.price_text(words, house.coins, house.goods),
        )
    if options.salt:
        house = box.house_costs["salt"]
        yield words(
            "rule-prices-salt",
            good=nouns.good_name(words, "salt"),
            house=nouns.price_text(words, house.coins, house.goods),
        )
