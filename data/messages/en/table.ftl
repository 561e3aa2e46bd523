# The message that stands for a table at which a game is played, and what goes with it.

table-heading = ## { $board }, turn { $turn }
# To whoever is to decide, and is called by it.
table-your-turn = { $mention }, it is your turn. { $waiting }
table-your-part = { $mention }, you are to decide. { $waiting }
table-first-turn = -# **Play** shows your cards and asks one thing at a time, for your eyes alone. Nothing counts before you confirm it.
# The same while nobody is called.
table-turn-of = { $waiting }
table-asked-by-dm = { $waiting } They were asked by direct message.
table-thinking = { $who } is thinking.
table-empty-seat = Nobody sits at { $who }. The host can give the seat to somebody.
table-last-turns = **The last turns.** { $cause ->
    [fifteenth_house] { $who } has built the fifteenth house
   *[last_card] { $who } has taken the last card
} and holds the Concordia card. The game ends after turn { $last }.
table-since = **Since your last turn:**
table-since-beginning = **So far:**
table-since-turn-of = Since the last turn of { $who }:
table-digest-line = - { $line }
table-undo-asked = A vote is open: may { $who } take something back?

table-button-play = Play
table-button-hand = My hand
table-button-display = Display
table-button-log = Log
table-button-undo = Undo

# A vote about going back.
vote-heading = ### May { $who } take something back?
vote-asks = { $mentions }: all of you have to agree, until { $deadline }.
vote-explained = It goes back to before the last step of { $who }. One no is enough to end it, and so is the next step in the game.
vote-agreed = Agreed so far: { $seats }.
vote-nobody-yet = Nobody has answered yet.
vote-granted =
    ### Taken back
    { $who } has gone back to before the last own step. The game goes on from there.
vote-refused =
    ### Not taken back
    { $by } did not agree, so everything stays as it is.
vote-withdrawn =
    ### Not taken back
    { $who } no longer asks for it.
vote-late =
    ### Not taken back
    Not everyone agreed in time.
vote-moved-on =
    ### Not taken back
    The game has gone on meanwhile.
vote-button-agree = Agree
vote-button-refuse = No

# A vote about somebody's seat.
removal-heading = ### Is somebody else to play on for { $who }?
removal-asks = { $mentions }: more than half of you have to agree, until { $deadline }.
removal-by-computer = { $by } proposes that a computer ({ $level }) plays on.
removal-by-person = { $by } proposes that { $player } plays on.
removal-agreed = In favour so far: { $seats }.
removal-refused = Against it so far: { $seats }.
removal-ended-refused =
    ### The seat stays as it is
    Too many were against giving away the seat of { $who }.
removal-ended-withdrawn =
    ### The seat stays as it is
    The proposal about the seat of { $who } was taken back.
removal-ended-late =
    ### The seat stays as it is
    Not enough agreed in time about the seat of { $who }.
removal-ended-moved-on =
    ### The vote has ended
    Meanwhile others sit at the table.
removal-ended-done =
    ### The seat changes hands
    More than half agreed.
removal-button-remove = Agree
removal-button-keep = No

# Direct messages between bot and partners.
dm-hand = ### Your hand
    .where = { $board } in { $channel }, turn { $turn }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
dm-hand-card = - { $card }
dm-hand-cards = - { $count } × { $card }
dm-start = ### Before the first turn
dm-part = ### Your part in { $owner } turn
    .where = { $board } in { $channel }, turn { $turn }.
dm-button-tell = Tell my partner

# The end of a game.
over-heading = ## { $board }: the game is over, after turn { $turn }
over-seed = -# The seed of this game was `{ $seed }`. The record is attached.
over-promise =
    -# The seed of this game was `{ $seed }`. Before anybody sat down, its SHA-256 was promised as `{ $commitment }`.
    -# Whoever wants to check it: `printf %s { $seed } | sha256sum` has to give the same. The record is attached, and `concordia replay` plays it again.
over-button-rematch = Rematch
over-button-film = Film
film-shown = The whole game, turn by turn.
film-failed = The film could not be made. Please try once more; the record of the game is attached to its final scores.
