"""What a table has agreed on, and what its board says, about one personality."""

from collections.abc import Iterator

from engine.catalogue import catalogue
from engine.game_options import GameOptions
from engine.personalities.prefect import coins_behind
from engine.terms import COLONIST_KINDS, TRADED_GOODS, Personality
from words import Words, nouns


def changes(words: Words, personality: Personality, options: GameOptions) -> Iterator[str]:
    match personality:
        case "tribune":
            yield from _tribune(words, options)
        case "architect":
            steps = catalogue().boards[options.board].steps_per_colonist
            for kind in COLONIST_KINDS:
                if steps[kind] > 1:
                    yield words("rule-steps", kind=kind, steps=steps[kind])
        case "prefect":
            yield from _prefect(words, options)
        case "senator" | "praetor":
            yield _places(words, options)
        case "colonist":
            yield words("rule-mismatched" if options.mismatched_colonists else "rule-matched")
        case "magister":
            if options.magister_through_diplomat_may_use_senator:
                yield words("rule-senator-through-diplomat")
        case "legatus":
            if options.legatus_answered_by_legatus:
                yield words("rule-legatus-again")
        case _:
            pass


def _tribune(words: Words, options: GameOptions) -> Iterator[str]:
    board = catalogue().boards[options.board]
    if any(place.kind == "castle" for place in board.places):
        yield words("rule-castles")
    if board.tribune_places_in_own_cities:
        yield words("rule-own-cities")
    if options.intermediate_scoring:
        yield words("rule-scoring")


def _prefect(words: Words, options: GameOptions) -> Iterator[str]:
    board = catalogue().boards[options.board]
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


def _places(words: Words, options: GameOptions) -> str:
    places = catalogue().components.display[options.display_side]
    costs = [
        nouns.price_text(words, 0, place) if place else words("rule-places.free")
        for place in places
    ]
    return words("rule-places", places=", ".join(costs))
