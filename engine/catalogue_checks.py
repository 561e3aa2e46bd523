"""Cross-checks of components and cards: nothing is missing in a box, every id resolves.

A check yields what is wrong, as `place in the file: problem`; it may trust those before it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Iterator
from typing import TYPE_CHECKING

from engine.terms import COLONIST_KINDS, DICE, GOODS, NUMERALS, TRADED_GOODS

if TYPE_CHECKING:
    from engine.catalogue import (
        Card,
        CardsFile,
        Components,
        FishMarketFile,
        ForumFile,
        MarketOffer,
        SolitariaFile,
    )
    from engine.terms import CardId

TOKENS = 30
MARKERS = 24
DISPLAY_POSITIONS = 7
SEAT_COLOURS = 6
INDIVIDUAL_SEATS, TEAMS = 5, 3
DECK_SIZES = {
    "base": (8, 7, 6, 5, 4),
    "venus-individual": (7, 8, 6, 5, 4),
    "venus-team": (7, 8, 6, 5, 4),
}
START_HANDS = {"base": 7, "venus-individual": 8, "venus-team-first": 6, "venus-team-second": 6}
FORUM_POSITIONS = 4
PATRICIANS, CITIZENS = 13, 14
MARKET_SIDES = ("river", "mountain")
MARKET_FACTS = ("set_up", "coins_behind", "catch", "vesta_coins", "visits", "offers")
DIE_FACES = 6
BUILDING_FACES = (*TRADED_GOODS, "S")
DICE_SHOW = {
    "blue": tuple(str(place) for place in range(1, DISPLAY_POSITIONS + 1)),
    "black": BUILDING_FACES,
    "white": BUILDING_FACES,
    "red": (*COLONIST_KINDS, "card"),
}
SOLITARIA_SETS, SOLITARIA_NUMERALS = ("base", "venus-individual"), ("I", "II")
DIFFICULTIES = ("standard", "veteran", "strongVeteran", "expert", "strongExpert")
PANTHEON_SEATS = (2, 3, 4, 5)
PANTHEON_GODS = ("jupiter", "saturnus", "mercurius", "mars")

Problems = Iterator[str]


def components(facts: Components) -> Problems:
    yield from exactly("prices", facts.prices, TRADED_GOODS)
    yield from exactly("house_costs", facts.house_costs, GOODS)
    yield from exactly("colonists", facts.colonists, COLONIST_KINDS)
    yield from exactly("markers", facts.markers, TRADED_GOODS)
    yield from exactly("marker_coins", facts.marker_coins, TRADED_GOODS)
    yield from count("markers", sum(facts.markers.values()), MARKERS, "markers")
    yield from _city_tokens(facts)
    yield from exactly("display", facts.display, ("cloth", "wine"))
    for side, positions in facts.display.items():
        yield from count(f"display.{side}", len(positions), DISPLAY_POSITIONS, "positions")
    yield from _start(facts)
    yield from unique("colours", facts.colours)
    yield from count("colours", len(facts.colours), SEAT_COLOURS, "colours")


def _start(facts: Components) -> Problems:
    for field, wanted in (
        ("start_coins", INDIVIDUAL_SEATS),
        ("start_coins_without_goods", INDIVIDUAL_SEATS),
        ("start_coins_team", TEAMS),
        ("start_coins_without_goods_team", TEAMS),
    ):
        yield from count(field, len(getattr(facts, field)), wanted, "sums")
    for field in ("start_goods", "start_goods_with_salt"):
        goods = sum(getattr(facts, field).values())
        if goods + facts.all_colonists > facts.storehouse_spaces:
            yield f"{field}: {goods} goods and the colonists do not fit into a storehouse"


def _city_tokens(facts: Components) -> Problems:
    tokens = facts.city_tokens
    yield from count("city_tokens", sum(map(len, tokens.values())), TOKENS, "tokens")
    yield from exactly("salt_swaps", facts.salt_swaps, tokens)
    for letter, goods in tokens.items():
        yield from known(f"city_tokens.{letter}", goods, TRADED_GOODS, "token of")
        swapped = facts.salt_swaps[letter]
        yield from known(f"salt_swaps.{letter}", [swapped], goods, f"{letter} token of")


def cards(file: CardsFile) -> Problems:
    by_id = {card.id: card for card in file.cards}
    yield from unique("cards", [card.id for card in file.cards])
    for index, card in enumerate(file.cards):
        yield from _card(f"cards[{index}]", card)
    yield from _decks(file, by_id)
    yield from _start_hands(file, by_id)
    yield from _pantheon(file, by_id)
    yield from _used(file)


def forum(file: ForumFile) -> Problems:
    yield from unique("tiles", [tile.id for tile in file.tiles])
    yield from count("thresholds", len(file.thresholds), FORUM_POSITIONS, "positions")
    kinds = [tile.kind for tile in file.tiles]
    yield from count("tiles", kinds.count("patrician"), PATRICIANS, "patricians")
    yield from count("tiles", kinds.count("citizen"), CITIZENS, "citizens")
    for index, tile in enumerate(file.tiles):
        if tile.invented and tile.kind == "patrician":
            yield f'tiles[{index}].invented: does not belong on "{tile.id}"'


def fish_market(file: FishMarketFile) -> Problems:
    yield from exactly("certainty", file.certainty, MARKET_FACTS)
    yield from exactly("sides", file.sides, MARKET_SIDES)
    for side, offers in file.sides.items():
        if not offers:
            yield f"sides.{side}: no offer"
        for index, offer in enumerate(offers):
            yield from _offer(f"sides.{side}[{index}]", offer)


def _offer(where: str, offer: MarketOffer) -> Problems:
    if not offer.coins and not offer.goods and not offer.brings:
        yield f"{where}: brings nothing"
    if offer.units > max(1, len(offer.choice)):
        yield f"{where}.units: more than there are to choose from"
    if bool(offer.choice) != (offer.brings == "goods_of_choice"):
        yield f'{where}.choice: goes with "goods_of_choice"'
    yield from unique(f"{where}.choice", offer.choice)
    yield from known(f"{where}.choice", offer.choice, TRADED_GOODS, "traded good")
    yield from known(f"{where}.goods", offer.goods, TRADED_GOODS, "traded good")


def solitaria(file: SolitariaFile, others: CardsFile) -> Problems:
    by_id = {card.id: card for card in others.cards}
    own = (*file.hand.cards, *file.row.cards)
    yield from unique("cards", [*by_id, *(card.id for card in own)])
    for index, card in enumerate(own):
        yield from _card(f"cards[{index}]", card)
        if card.numeral != "start":
            yield f'cards[{index}]: "{card.id}" has the numeral {card.numeral}'
    if not any("tribune" in card.personalities for card in file.hand.cards):
        yield "hand: no Tribune, so the hand would run out"
    yield from exactly("decks.cards", file.decks.cards, SOLITARIA_SETS)
    for card_set, decks in file.decks.cards.items():
        yield from exactly(f"decks.cards.{card_set}", decks, SOLITARIA_NUMERALS)
        for numeral, ids in decks.items():
            yield from _dealt(f"decks.cards.{card_set}.{numeral}", ids, by_id, numeral)
    yield from _dice(file)
    yield from exactly("difficulties", file.difficulties, DIFFICULTIES)
    yield from exactly("tile_points", file.tile_points, ("patrician", "citizen"))
    yield from exactly("coins", file.coins, ("solo", "two"))
    yield from count("coins.solo", len(file.coins["solo"]), 1, "sums")
    yield from count("coins.two", len(file.coins["two"]), 2, "sums")


def _dice(file: SolitariaFile) -> Problems:
    yield from exactly("dice", file.dice, DICE)
    for die, facts in file.dice.items():
        yield from count(f"dice.{die}", len(facts.faces), DIE_FACES, "faces")
        yield from known(f"dice.{die}", facts.faces, DICE_SHOW[die], "face")
    if set(file.dice["red"].faces).isdisjoint(COLONIST_KINDS):
        yield "dice.red: no colonist, so that he would roll for ever"


def _card(where: str, card: Card) -> Problems:
    specialist = "specialist" in card.personalities
    for field, present, wanted in (
        ("personalities", bool(card.personalities), True),
        ("cost", bool(card.cost), card.numeral != "start"),
        ("good", card.good is not None, specialist),
        ("minerva_points", card.minerva_points > 0, specialist),
        ("payout", card.payout > 0, "mercator" in card.personalities),
    ):
        if present != wanted:
            yield f'{where}.{field}: {"missing" if wanted else "does not belong"} on "{card.id}"'
    if ("minerva" in card.gods) != specialist:
        yield f'{where}.gods: Minerva goes with the specialists, "{card.id}"'


def _decks(file: CardsFile, by_id: dict[CardId, Card]) -> Problems:
    yield from exactly("decks", file.decks, DECK_SIZES)
    for card_set, deck in file.decks.items():
        yield from exactly(f"decks.{card_set}", deck, NUMERALS)
        for numeral, size in zip(NUMERALS, DECK_SIZES[card_set], strict=True):
            where = f"decks.{card_set}.{numeral}"
            yield from _dealt(where, deck[numeral], by_id, numeral)
            yield from count(where, len(deck[numeral]), size, "cards")


def _start_hands(file: CardsFile, by_id: dict[CardId, Card]) -> Problems:
    yield from exactly("start_hands", file.start_hands, START_HANDS)
    for name, hand in file.start_hands.items():
        where = f"start_hands.{name}"
        yield from _dealt(where, hand, by_id, "start")
        yield from count(where, len(hand), START_HANDS[name], "cards")
        if not any("tribune" in by_id[id].personalities for id in hand):
            yield f"{where}: no Tribune, so the hand would run out"


def _used(file: CardsFile) -> Problems:
    decks = (ids for deck in file.decks.values() for ids in deck.values())
    dealt = {id for ids in (*decks, *file.start_hands.values()) for id in ids}
    for index, card in enumerate(file.cards):
        if card.id not in dealt:
            yield f'cards[{index}]: "{card.id}" is in no deck and no start hand'


def _dealt(
    where: str, ids: tuple[CardId, ...], by_id: dict[CardId, Card], numeral: str
) -> Problems:
    yield from unique(where, ids)
    yield from known(where, ids, by_id, "card")
    for card in (by_id[id] for id in ids):
        if card.numeral != numeral:
            yield f'{where}: "{card.id}" has the numeral {card.numeral}'


def _pantheon(file: CardsFile, by_id: dict[CardId, Card]) -> Problems:
    yield from exactly("base_pantheon", file.base_pantheon, PANTHEON_SEATS)
    for seats, printed in file.base_pantheon.items():
        yield from exactly(f"base_pantheon.{seats}", printed, PANTHEON_GODS)
        ids = (id for numeral in NUMERALS[:seats] for id in file.decks["base"][numeral])
        for_sale = Counter(god for id in ids for god in by_id[id].gods)
        for god, number in printed.items():
            where = f"base_pantheon.{seats}.{god}"
            yield from count(where, for_sale[god], number, "cards for sale")


def exactly(where: str, found: Collection[Hashable], wanted: Collection[Hashable]) -> Problems:
    for key in wanted:
        if key not in found:
            yield f'{where}: nothing for "{key}"'
    for key in found:
        if key not in wanted:
            yield f'{where}: "{key}" does not belong there'


def known(where: str, names: Iterable[str], known: Collection[str | None], what: str) -> Problems:
    for name in names:
        if name not in known:
            yield f'{where}: no {what} "{name}"'


def unique(where: str, names: Iterable[str]) -> Problems:
    for name, times in Counter(names).items():
        if times > 1:
            yield f'{where}: "{name}" more than once'


def count(where: str, found: int, wanted: int, what: str) -> Problems:
    if found != wanted:
        yield f"{where}: {found} {what} instead of {wanted}"
