"""Coins that come in, from the bank or from the partner."""

from collections.abc import Mapping, Sequence

from bot.faces.event_face import EventFace
from bot.faces.registry import enter
from bot.faces.summary_parts import Addition, SummaryPart, coins
from engine.catalogue import catalogue
from engine.events import CoinsReceived, CoinsTakenFromPartner
from words import Fact, Words, nouns
from words.reader import Reader


def _from_partner(words: Words, taken: Sequence[tuple[str, int]]) -> str:
    amount = nouns.coins_text(words, sum(coins for _, coins in taken))
    return words("digest-from-partner", coins=amount, partner=taken[0][0])


FROM_PARTNER = SummaryPart(70, _from_partner)
COLLECTED = coins(80, "digest-collected")


def _collected(_: Reader, event: CoinsReceived) -> Addition | None:
    """What a card pays whenever it is played goes without saying."""
    cards = ("prefect", "colonist", "incense")
    asked_for = event.source in (*cards, *catalogue().forum.by_id)
    return COLLECTED(event.amount) if asked_for and event.amount else None


def _taken(reader: Reader, event: CoinsTakenFromPartner) -> Mapping[str, Fact]:
    coins = nouns.coins_text(reader.words, event.amount)
    return {"coins": coins, "partner": reader.seat(event.partner)}


enter(
    EventFace(
        CoinsReceived,
        facts=lambda reader, event: {
            "coins": nouns.coins_text(reader.words, event.amount),
            "source": event.source,
        },
        adds=_collected,
        gain=lambda reader, event: nouns.coins_text(reader.words, event.amount),
    ),
    EventFace(
        CoinsTakenFromPartner,
        facts=_taken,
        adds=lambda reader, event: FROM_PARTNER((reader.briefly(event.partner), event.amount)),
    ),
)
