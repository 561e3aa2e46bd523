"""A turn: one card played and carried out, then the hand-over to the next seat."""

from collections.abc import Iterable
from functools import cache

from engine import display, ending, rulebook, trading
from engine.actions import FINISH, Action, ChoosePersonality, PlayCard
from engine.decisions import CardChoice, FirstGoodsChoice, PersonalityChoice
from engine.draft import Draft
from engine.events import CardPlayed, PersonalityChosen, PraefectusMagnusPassed, TurnBegan
from engine.rulebook import BEGINNINGS, Execution, offers, resolves
from engine.state import GameState, card
from engine.terms import CardId, SeatId

__all__ = ["begin", "settle", "trading"]


def begin(game: Draft, seat: SeatId) -> None:
    """Ruling T1; with the variant V1 goods may be bought before the first card."""
    if game.state.options.no_starting_goods and game.state.turn <= len(game.state.seats):
        game.ask(FirstGoodsChoice(seat), CardChoice(seat))
    else:
        game.ask(CardChoice(seat))


def settle(game: Draft) -> None:
    """Go on until someone has a choice: offers nobody can take up are passed over (T3)."""
    while not game.state.over:
        if not game.pending:
            after_card(game)
            continue
        offered = rulebook.options(game.state, game.pending[-1])
        if len(offered) != 1 or offered[0] is not FINISH:
            game.state.remember(offered)
            return
        rulebook.resolve(game, game.pending.pop(), FINISH)


def after_card(game: Draft) -> None:
    """The card is done. Where the partner's part of a team's turn comes in."""
    display.refill(game)
    _pass_praefectus_magnus(game)
    ending.after_turn(game)
    if not game.state.over:
        seat = SeatId((game.state.active + 1) % len(game.state.seats))
        game.emit(TurnBegan(seat, game.state.turn + 1))
        begin(game, seat)


def _pass_praefectus_magnus(game: Draft) -> None:
    """Ruling PM2: to the right, after the turn in which it was used."""
    if game.state.praefectus_magnus_used:
        holder = game.state.praefectus_magnus
        game.emit(PraefectusMagnusPassed(holder, game.state.right_of(holder)))


@offers(CardChoice)
def _cards(state: GameState, choice: CardChoice) -> Iterable[Action]:
    return [_play(card_id) for card_id in state.seats[choice.seat].hand]


@cache
def _play(card_id: CardId) -> PlayCard:
    return PlayCard(card_id)


@resolves(CardChoice)
def _play_card(game: Draft, choice: CardChoice, action: PlayCard) -> None:
    """Ruling T5: the card lies on the pile while it is carried out."""
    game.emit(CardPlayed(choice.seat, action.card))
    rulebook.execute(game, Execution(choice.seat, action.card))


@offers(PersonalityChoice)
def _personalities(_: GameState, choice: PersonalityChoice) -> Iterable[Action]:
    return [ChoosePersonality(personality) for personality in card(choice.card).personalities]


@resolves(PersonalityChoice)
def _choose(game: Draft, choice: PersonalityChoice, action: ChoosePersonality) -> None:
    game.emit(PersonalityChosen(choice.seat, choice.card, action.personality))
    execution = Execution(choice.seat, choice.card, choice.chain)
    BEGINNINGS[action.personality](game, execution)
