"""What can be looked up says what is true at the table."""

import pytest

from bot.texts.rules import TOPICS, card_rules, god_pays, god_rules, topic_rules, topics
from engine import GameOptions, read_options
from engine.catalogue import Card, catalogue
from engine.terms import GODS, CardId, God
from tests.bot.texts.games import ENGLISH
from tests.playouts import BOARDS
from words import nouns

CARDS = list(catalogue().cards.values())
LONGEST = 2000


def options(board: str = "imperium", **others: object) -> GameOptions:
    return read_options({"board": board, "seats": 4, **others})


def told(card: str, agreed: GameOptions | None = None) -> str:
    return card_rules(ENGLISH, CardId(card), agreed or options())


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_tells_what_it_does_costs_and_pays(card: Card) -> None:
    for team in (False, True):
        text = told(card.id, options("germania", team=team))
        assert text.startswith(f"### {card.name}\n")
        for god in card.gods:
            assert f"**{nouns.god_name(ENGLISH, god)}**" in text
        assert ("**Costs**" in text) == (card.numeral != "start")
        assert all(f"**{p.capitalize()}.**" in text for p in card.personalities[1:])
        assert len(text) <= LONGEST


@pytest.mark.parametrize(
    ("card", "agreed", "part"),
    [
        ("I-colonist", options(), "5 sestertii, plus 1 for each"),
        ("I-colonist", options(colonistIncome="two_each"), "2 sestertii for each"),
        ("I-colonist", options(), "only where a line of its kind starts"),
        ("I-colonist", options(mismatchedColonists=True), "either kind"),
        ("I-prefect", options(), "for cloth only 1"),
        ("I-prefect", options(markerCoins="cloth_and_wine_one"), "for wine and cloth only 1"),
        ("I-prefect", options(prefectCashNeedsAFlippedMarker=False), "even if no marker is turned"),
        ("I-prefect", options("corsica"), "2 extra sestertii"),
        ("I-prefect", options("creta"), "the Prefect chooses the good"),
        ("start-senator", options(displaySide="wine"), "1 wine"),
        ("start-tribune", options(intermediateScoring=True), "an intermediate scoring"),
        ("start-tribune", options("germania"), "a castle"),
        ("start-tribune", options("balearica"), "a city where you have a house"),
        ("start-architect", options("germania"), "each sea colonist gives 2 steps"),
        ("start-magister", options(magisterThroughDiplomatMayUseSenator=True), "copy a Senator"),
        ("start-legatus", options(team=True), "can't answer a Legatus with a Legatus"),
        (
            "start-legatus",
            options(team=True, legatusAnsweredByLegatus=True),
            "may answer a Legatus",
        ),
        ("start-mercator", options(), "Take 3 sestertii"),
        ("I-mercator", options(), "Take 5 sestertii"),
        ("II-weaver", options(), "Get 1 cloth for each of your houses in a cloth city"),
        ("I-prefect", options(team=True), "your partner uses the card too"),
        ("I-prefect-architect-team", options(team=True), "your partner uses the other"),
        ("start-diplomat", options(team=True), "nor one that your team has already copied"),
        ("start-diplomat", options(team=True), "Your partner uses the copied card too"),
        ("II-proconsul", options(team=True), "not a Proconsul"),
        ("II-proconsul", options(team=True), "any but a Legatus"),
    ],
)
def test_the_table_and_its_board_have_their_say(card: str, agreed: GameOptions, part: str) -> None:
    assert part in told(card, agreed)


def test_what_others_agreed_on_is_not_told() -> None:
    for card in CARDS:
        assert "At this table" not in told(card.id)
        assert "partner uses" not in told(card.id)


@pytest.mark.parametrize("board", BOARDS)
def test_everything_else_can_be_looked_up_too(board: str) -> None:
    for agreed in (options(board), options(board, team=True, communication="silent")):
        found = topics(ENGLISH, agreed)
        assert [each.key for each in found] == [k for k in TOPICS if k != "team" or agreed.team]
        for each in found:
            text = topic_rules(ENGLISH, each.key, agreed)
            assert text.startswith(f"### {each.title}\n")
            assert len(text) <= LONGEST


@pytest.mark.parametrize(
    ("board", "part"),
    [
        ("gallia", "you need a house in one of these harbours"),
        ("gallia", "cross the land line Londinium – Bononia, but not stop there"),
        ("aegyptus", "5 sestertii whenever Sinai, Arabia or Litus produces"),
        ("aegyptus", "As far as we know, it does nothing"),
        ("britannia", "Land colonists start in Londinium, sea colonists in Portus Itius"),
        ("italia", "Everyone starts in Roma"),
    ],
)
def test_what_is_special_about_a_board_is_told_in_full(board: str, part: str) -> None:
    assert part in topic_rules(ENGLISH, "board", options(board))


def test_the_end_and_the_start_are_told_as_they_are_in_teams() -> None:
    alone, team = options(), options(team=True)
    assert "Everyone else gets one more turn" in topic_rules(ENGLISH, "turn", alone)
    assert "Each other team gets one more turn" in topic_rules(ENGLISH, "turn", team)
    assert "neither the capital nor next to it" in topic_rules(ENGLISH, "team", team)


@pytest.mark.ruling("SD1", "SD5", "SD7", "SD9")
def test_what_is_different_for_two_is_told_unless_one_plays_alone() -> None:
    alone = read_options({"board": "italia", "seats": 1, "solitaria": "solo"})
    two = read_options({"board": "italia", "seats": 2, "solitaria": "two"})
    for agreed in (two, options()):
        told = topic_rules(ENGLISH, "contrarius", agreed)
        assert "two vetoes" in told
        assert "win together or not at all" in told
    assert "vetoes" not in topic_rules(ENGLISH, "contrarius", alone)


@pytest.mark.ruling("SO1", "SO14", "SO19", "SD4", "SD5")
def test_prefect_and_diplomat_are_told_as_they_are_against_contrarius() -> None:
    alone = read_options({"board": "italia", "seats": 1, "solitaria": "solo"})
    two = read_options({"board": "italia", "seats": 2, "solitaria": "two"})
    magnus, prefect, diplomat = map(CardId, ("sol-prefect-magnus", "sol-prefect", "sol-diplomat"))
    assert "This card gets you the province's good twice" in card_rules(ENGLISH, magnus, alone)
    assert "twice" not in card_rules(ENGLISH, prefect, alone)
    assert "nobody holds it" in topic_rules(ENGLISH, "praefectus", alone)
    for card in (magnus, prefect):
        assert "If you hold the Praefectus Magnus" in card_rules(ENGLISH, card, two)
    assert "Contrarius' row" in card_rules(ENGLISH, diplomat, alone)
    assert "another player's pile" in card_rules(ENGLISH, diplomat, two)


@pytest.mark.ruling("SO6", "SO7", "SO9", "SO10")
def test_difficulties_are_told_with_the_points_and_spaces_of_the_data() -> None:
    told = topic_rules(ENGLISH, "difficulty", options())
    for part in ("with 20 points", "Veteran: 10,", "spaces 10 to 50", "on 9 to 45"):
        assert part in told


def test_prices_and_gods_are_all_there() -> None:
    prices = topic_rules(ENGLISH, "prices", options())
    assert "- **cloth** 7 sestertii; first house 5 sestertii + 1 brick + 1 cloth" in prices
    base, venus = (topic_rules(ENGLISH, "gods", options(set=cards)) for cards in ("base", "venus"))
    assert all(nouns.god_name(ENGLISH, god) in venus for god in GODS)
    assert "Venus" not in base


@pytest.mark.ruling("SA3", "SA10", "SA13", "SA18")
def test_salt_is_told_with_what_is_our_own_reading() -> None:
    salt = topic_rules(ENGLISH, "salt", options(salt=True))
    for part in (
        "spent last, and you aren't asked",
        "costs 5 sestertii + 1 tool + 1 wine",
        "sell it as any good, at that good's price",
        "counts as 7 sestertii for Vesta",
        "Our own reading",
    ):
        assert part in salt
    assert "salt** option" not in salt
    assert "Salt isn't in play unless a table turns it on" in topic_rules(
        ENGLISH, "salt", options()
    )
    line = "- **salt** isn't traded; first house 5 sestertii + 1 tool + 1 wine"
    assert line in topic_rules(ENGLISH, "prices", options(salt=True))
    assert "salt" not in topic_rules(ENGLISH, "prices", options())
    assert "counts as 7" in topic_rules(ENGLISH, "gods", options(salt=True))
    assert "salt" not in topic_rules(ENGLISH, "gods", options())


@pytest.mark.ruling("SA7")
def test_boards_made_for_salt_say_which_tokens_come_on_top() -> None:
    assert "The extra tokens are salt." in topic_rules(
        ENGLISH, "board", options("hispania", salt=True)
    )
    assert "salt" not in topic_rules(ENGLISH, "board", options("hispania"))


def test_partners_read_what_they_agreed_on() -> None:
    silent = topic_rules(ENGLISH, "team", options(team=True, communication="silent"))
    assert "don't talk" in silent
    assert "Hands stay hidden" in silent
    opened = topic_rules(ENGLISH, "team", options(team=True, handsVisible=True))
    assert "Hands stay hidden" not in opened


def test_on_gallia_a_second_partner_is_told_where_the_sea_colonist_starts() -> None:
    text = topic_rules(ENGLISH, "team", options("gallia", team=True))
    assert "their sea colonist starts in the Mediterranean" in text
    assert "Mediterranean" not in topic_rules(ENGLISH, "team", options("hellas", team=True))


@pytest.mark.parametrize("god", GODS)
def test_a_god_tells_what_it_pays_and_on_which_cards_of_the_game(god: God) -> None:
    text = god_rules(ENGLISH, god, options())
    assert text.startswith(f"### {nouns.god_name(ENGLISH, god)}\n")
    assert god_pays(ENGLISH, god, options()) in text
    assert text.splitlines()[-1].startswith("Cards with ")
    assert "Legatus" not in god_rules(ENGLISH, "jupiter", options())
    assert "Legatus" in god_rules(ENGLISH, "jupiter", options("germania", team=True))
