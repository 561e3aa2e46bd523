# The message of a table where a game is on, and what goes with it.

table-heading = ## { $board }, turn { $turn }
# To whoever is up; this mentions them.
table-your-turn = { $mention }, it's your turn. { $waiting }
table-your-part = { $mention }, you're up. { $waiting }
# Everyone chooses a patrician of the forum at once; this mentions those who have yet to.
table-choose-patricians = { $mentions }: choose your patrician.
    .how = -# **Play** shows you your two. Nobody sees which one you keep until everyone has chosen; until then you can change your mind. You can also choose by direct message to me, with `/choose`.
table-first-turn = -# **Play** shows you your cards and asks one thing at a time. Only you can see it, and nothing counts until you confirm.
# The same without mentioning anyone.
table-turn-of = { $waiting }
table-asked-by-dm = { $waiting } I've asked them by direct message.
table-thinking = { $who } is thinking.
table-empty-seat = Nobody is playing { $who } yet. The host can offer the seat to someone, or to a computer, with `/concordia replace`.
table-last-turns = { $final ->
    [yes] **The last turn.**
   *[no] **The last turns.**
  } { $cause ->
    [fifteenth_house] { $who } has built the fifteenth house
   *[last_card] { $who } has taken the last card
} and holds the Concordia card. The game ends after turn { $last }.
table-since = **Since your last turn:**
# Alone against Contrarius: with what he did about it.
table-last-turn = **Your last turn:**
table-since-beginning = **So far:**
table-since-turn-of = Since { $who } last played:
table-digest-line = - { $line }
table-undo-asked = There's a vote on: may { $who } undo?
table-takebacks = -# This game is played with take-backs: a turn was taken back after the computers had played.
table-imported = -# { $who } imported this game from a record and may know its deck.
    .redealt = -# { $who } imported this game from a record and may know every hand up to there. The rest of the deck was reshuffled.
    .nobody = -# This game was imported from a record. Whoever has it may know every hand up to there.

table-button-play = Play
table-button-hand = My hand
table-button-display = Display
table-button-log = Log
table-button-undo = Undo

# A vote on an undo.
vote-heading = ### May { $who } take back the { $card }?
    .part = ### May { $who } undo?
vote-asks = { $mentions }: { $count ->
    [one] you have to agree
   *[other] you all have to agree
} by { $deadline }.
vote-explained = This would undo the whole turn of { $who }{ $others ->
    [0] {""}
   *[other] {" "}and what { $seats } did since
}. A single no ends the vote, and so does the next step in the game.
    .part = This would undo what { $who } did in that turn{ $others ->
        [0] {""}
       *[other] {" "}and what { $seats } did since
    }. A single no ends the vote, and so does the next step in the game.
vote-agreed = Agreed so far: { $seats }.
vote-nobody-yet = Nobody has answered yet.
vote-granted =
    ### Undone
    { $who } undid their last turn. The game continues from there.
vote-refused =
    ### Not undone
    { $by } didn't agree, so everything stays as it is.
vote-withdrawn =
    ### Not undone
    { $who } withdrew the request.
vote-late =
    ### Not undone
    Not everyone agreed in time.
vote-moved-on =
    ### Not undone
    The game has moved on.
vote-button-agree = Agree
vote-button-refuse = No

# A vote on someone's seat.
removal-heading = ### Should someone else take over for { $who }?
removal-asks = { $mentions }: { $count ->
    [one] you have to agree
   *[other] more than half of you have to agree
} by { $deadline }.
removal-by-computer = { $by } suggests that a computer ({ $level }) takes over.
removal-by-person = { $by } suggests that { $player } takes over.
removal-agreed = In favour so far: { $seats }.
removal-refused = Against so far: { $seats }.
removal-ended-refused =
    ### The seat stays as it is
    Too many voted against giving away the seat of { $who }.
removal-ended-withdrawn =
    ### The seat stays as it is
    The vote on the seat of { $who } was called off.
removal-ended-late =
    ### The seat stays as it is
    Not enough players agreed in time to give away the seat of { $who }.
removal-ended-moved-on =
    ### The vote is over
    The players have changed since.
removal-ended-done =
    ### The vote has passed
    More than half agreed.

# A vote on ending the game.
abandonment-heading = ### End this game for everyone?
abandonment-asks = { $by } suggests it. { $mentions }: { $every ->
    [one] you have to agree
    [yes] you all have to agree
   *[no] more than half of you have to agree
} by { $deadline }. Whoever wants to stop alone can use `/concordia resign`.
abandonment-ended = { $why ->
    [passed]
        ### The game ends here
        Enough of you agreed.
    [refused]
        ### The game goes on
        Too many want to play on.
    [withdrawn]
        ### The game goes on
        The vote was called off.
    [late]
        ### The game goes on
        Not enough players agreed in time.
   *[moved_on]
        ### The vote is over
        The players have changed since.
}

# A seat that is offered to someone.
offer-heading = ### A seat is on offer: { $seat }
offer-asks = { $player }, { $by } would like you to play it.
offer-explained = Nothing happens before you accept. You have until { $deadline }; after that, or if you decline, the seat stays as it is.
offer-button-accept = Accept
offer-button-decline = Decline
offer-ended = { $why ->
    [accepted] ### { $seat } has a new player
   *[other] ### { $seat } stays as it is
}
    .how = { $why ->
        [accepted] { $player } accepted. Welcome!
        [declined] { $player } would rather not. Thanks for answering!
        [withdrawn] The offer was withdrawn.
        [late] { $player } didn't answer in time. You're welcome to ask again.
       *[moved_on] The players have changed since.
    }

# Direct messages to partners, and to whoever chooses a patrician.
dm-patrician = ### Your patrician
    .where = { $board } in { $channel }, before the first turn. Choose here or there: it's the same choice.
dm-hand = ### Your hand
    .where = { $board } in { $channel }, turn { $turn }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .partner = Your partner is { $partner }.
dm-hand-card = - { $card }
dm-hand-cards = - { $count } × { $card }
dm-start = ### Before the first turn
dm-part = ### Your part in { PERSON($owner) ->
    [you] your own
   *[other] { $owner }'s
} turn
    .where = { $board } in { $channel }, turn { $turn }.
dm-button-tell = Message my partner
dm-button-reply = Reply

# The end of a game.
over-heading = ## { $board }: the game is over, after turn { $turn }
over-takebacks = -# This game was played with take-backs: a turn was taken back after the computers had played.
over-seed = -# This game's seed was `{ $seed }`. The record is attached.
over-promise =
    -# This game's seed was `{ $seed }`. Before anyone sat down, its SHA-256 was published as `{ $commitment }`.
    -# Want to check? `printf %s { $seed } | sha256sum` gives the same. The record is attached; `concordia replay` plays it again.
over-imported =
    -# { $who } imported this game from a record, so they may have known every card dealt before that. I can't vouch for those.
    .nobody = -# This game was imported from a record. I can't vouch for what was dealt before that.
    .promise =
        -# Everything dealt since came from the seed `{ $seed }`. When the game was imported, its SHA-256 was published as `{ $commitment }`.
        -# Want to check? `printf %s { $seed } | sha256sum` gives the same. The record is attached; `concordia replay` plays it again.
over-button-rematch = Rematch
over-button-film = Film
film-shown = The whole game, turn by turn.
film-failed = I couldn't make the film. Please try again; the game's record is attached to the final scores.
