"""A turn: one card played and carried out, then the hand-over to the next seat."""

from collections.abc import Iterable, Iterator
from functools import cache

from engine import display, ending, forum, reaction_notes, rulebook
from engine.actions import FINISH, Action, ChoosePersonality, Finish, PlayCard
from engine.decisions import (
    CardChoice,
    CitizenChoice,
    FirstGoodsChoice,
    PartnersPart,
    PersonalityChoice,
)
from engine.draft import Draft
from engine.events import CardPlayed, PersonalityChosen, PraefectusMagnusPassed, TurnBegan
from engine.obstacles.kinds import (
    CardNotInHand,
    CardPlayedBefore,
    NoAnswerWithLegatus,
    NotOnThisCard,
    Obstacle,
)
from engine.rulebook import Execution, explains, offers, resolves
from engine.state import GameState, card
from engine.terms import CardId, SeatId


def begin(game: Draft, seat: SeatId) -> None:
    """Ruling T1; with the variant V1 goods may be bought before the first card, and before the fish
    market is visited (FM11)."""
    card_choice = _card_of(seat, game.state.fish_market is not None)
    if game.state.options.no_starting_goods and game.state.turn <= len(game.state.seats):
        game.ask(FirstGoodsChoice(seat), card_choice)
    else:
        game.ask(card_choice)


def settle(game: Draft) -> tuple[Action, ...]:
    """Go on until someone has a choice, and say which; what nobody can take up is passed over (T3).

    Nothing can be chosen once the game is over."""
    pending = game.pending
    while not game.state.over:
        if not pending:
            after_card(game)
            continue
        offered = rulebook.options(game.state, pending[-1])
        if len(offered) != 1 or offered[0] is not FINISH:
            return offered
        rulebook.resolve(game, pending.pop(), FINISH)
    return ()


def after_card(game: Draft) -> None:
    """The card is done, by both partners in a team (TT5, PC4, L5)."""
    display.refill(game)
    if game.state.forum:
        forum.refill(game)
    _pass_praefectus_magnus(game)
    ending.after_turn(game)
    if not game.state.over:
        seat = SeatId((game.state.active + 1) % len(game.state.seats))
        game.emit(TurnBegan(seat, game.state.turn + 1))
        begin(game, seat)


def _pass_praefectus_magnus(game: Draft) -> None:
    """Ruling PM2: to the right, after the turn in which it was used."""
    if not game.state.praefectus_magnus_used:
        return
    holder = game.state.praefectus_magnus
    if holder is not None:
        game.emit(PraefectusMagnusPassed(holder, game.state.right_of(holder)))


@offers(CardChoice, compulsory="T1")
def _cards(state: GameState, choice: CardChoice) -> Iterable[Action]:
    return map(_play, playable(state, choice))


def playable(state: GameState, choice: CardChoice) -> tuple[CardId, ...]:
    """The hand; a Proconsul's or Legatus's partner may not answer with a Legatus (PC2, L4)."""
    hand = state.seats[choice.seat].hand
    if not choice.without_legatus:
        return hand
    return tuple(c for c in hand if "legatus" not in card(c).personalities)


@cache
def _card_of(seat: SeatId, visits: bool) -> CardChoice:
    return CardChoice(seat, visits=visits)


@cache
def _play(card_id: CardId) -> PlayCard:
    return PlayCard(card_id)


@resolves(CardChoice)
def _play_card(game: Draft, choice: CardChoice, action: PlayCard) -> None:
    """Ruling T5: the card lies on the pile while it is carried out."""
    game.emit(CardPlayed(choice.seat, action.card))
    if game.state.contrarius is not None:
        reaction_notes.expect(game, choice.seat)
    if game.state.forum:
        _open_window(game, choice.seat, action.card)
    rulebook.execute(game, Execution(choice.seat, action.card, alone=choice.alone))


@explains(CardChoice, PlayCard)
def _against_playing(state: GameState, choice: CardChoice, wanted: PlayCard) -> Iterator[Obstacle]:
    seat = state.seats[choice.seat]
    if wanted.card not in seat.hand:
        played = wanted.card in seat.discard
        yield CardPlayedBefore(wanted.card) if played else CardNotInHand(wanted.card)
    elif wanted.card not in playable(state, choice):
        yield NoAnswerWithLegatus("PC2" if choice.alone else "L4")


@offers(PersonalityChoice, compulsory="DC1")
def _personalities(_: GameState, choice: PersonalityChoice) -> Iterable[Action]:
    return [ChoosePersonality(personality) for personality in card(choice.card).personalities]


@resolves(PersonalityChoice)
def _choose(game: Draft, choice: PersonalityChoice, action: ChoosePersonality) -> None:
    """Ruling DC2: the partner takes the other half."""
    game.emit(PersonalityChosen(choice.seat, choice.card, action.personality))
    (other,) = (p for p in card(choice.card).personalities if p != action.personality)
    execution = Execution(choice.seat, choice.card, choice.chain, choice.alone)
    rulebook.carry_out(game, execution, action.personality, other)


@explains(PersonalityChoice, ChoosePersonality)
def _against_choosing(
    _: GameState, choice: PersonalityChoice, wanted: ChoosePersonality
) -> Iterator[Obstacle]:
    if wanted.personality not in card(choice.card).personalities:
        yield NotOnThisCard(choice.card, wanted.personality)


@offers(PartnersPart)
def _no_choice(_state: GameState, _choice: PartnersPart) -> Iterable[Action]:
    return (FINISH,)


@resolves(PartnersPart)
def _partners_part(game: Draft, choice: PartnersPart, _: Finish) -> None:
    """Ruling TT1: the same card, carried out for himself."""
    if game.state.forum:
        _open_window(game, choice.seat)
    execution = Execution(choice.seat, choice.card, choice.chain, alone=True)
    rulebook.carry_out(game, execution, choice.personality, choice.personality)


def _open_window(game: Draft, seat: SeatId, *played: CardId) -> None:
    """Rulings FO11, FO14: citizens may be used once the own part is done; one window is enough
    for whoever has two parts, one after the other."""
    opened = rulebook.window_of(game, seat)
    before = opened[0].played if opened else ()
    game.ask(CitizenChoice(seat, before + played))
