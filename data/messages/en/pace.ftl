# How long a table waits for someone, and what happens then.

duration-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
duration-days = { $count } days

pace-none = no time limit
pace-relaxed = relaxed
pace-steady = steady
pace-brisk = brisk
pace-named = { $name }, { $time } a turn
pace-own = { $time } a turn
pace-agreed = Pace: { $pace }, { $has_reserve ->
    [yes] plus a reserve of { $reserve } each for the whole game
   *[no] with no reserve
}. When someone runs out of time, { $then ->
    [stand_in] a stand-in plays that turn
   *[mark] the table just says so
}. { $away ->
    [0] Clocks don't stop while someone is away.
    [one] While someone is away, their clock stops, for 1 day a game at most.
   *[other] While someone is away, their clock stops, for { $away } days a game at most.
}{ $then ->
    [stand_in] {" "}Whoever is away can have a stand-in play instead.
   *[mark] {""}
}

# In the table's message.
clock = -# Asked { $since }. Time is up on { $due }, { $left }.
clock-reserve = -# Asked { $since }. The turn's time ends on { $ends }; with the reserve, time is up on { $due }.
clock-late = -# Asked { $since }. Time was up { $due }.
clock-chooser = -# While everyone chooses, time runs for one after the other, now for { $who }.
table-stand-in = { $who } ran out of time. A stand-in ({ $level }) is playing this turn.
    .away = { $who } is away. A stand-in ({ $level }) is playing this turn.
table-stood-in = -# A stand-in plays for { $who }. If that's you, press **I'm back** to take over again.
table-button-return = I'm back

# In the lobby, and during the game.
lobby-button-pace = Pace
pace-explained = How long should the table wait for someone? Now: { $now }.
pace-which = Choose a pace
pace-time-up-which = When someone runs out of time
pace-time-up-stand_in = A stand-in plays that turn
pace-time-up-mark = Only mark it; the table keeps waiting
pace-reserve-which = What everyone has in reserve
pace-other = another time …
pace-form = Your own pace
pace-form-field = Time for a turn, like 36 hours or 2 days
pace-now = { $pace }
    .none = This table has no time limit. Set one with `/concordia pace`.
pace-return = Your seat is yours to play.

pace-heading = ### Change the pace?
pace-proposed =
    { $by } suggests:
    { $pace }
pace-proposed-none = { $by } suggests: no time limit from now on.
pace-asks = { $mentions }: { $count ->
    [one] you have to agree
   *[other] more than half of you have to agree
} by { $deadline }. If you do, whoever is up gets a whole turn from then, and everyone a full reserve.
pace-ended = { $why ->
    [passed]
        ### The pace changes
        More than half agreed.
    [refused]
        ### The pace stays as it is
        Too many voted against it.
    [withdrawn]
        ### The pace stays as it is
        The vote was called off.
    [late]
        ### The pace stays as it is
        Not enough players agreed in time.
   *[moved_on]
        ### The vote is over
        The players have changed since.
}

notice-turn-missed = { $player } ran out of time, so a stand-in ({ $level }) plays this turn for { $seat }.
    .away = { $player } is away, and time is up: a stand-in ({ $level }) plays this turn for { $seat }.
    .keeps = { $player } has missed three turns in a row. From now on a stand-in ({ $level }) plays { $seat }, until { $player } presses **Play** or **I'm back**.
notice-player-back = { $player } is back and plays { $seat } again.
    .early = { $player } is back.
notice-pace = { $pace }
    .none = There's no time limit any more.
    .due = Whoever is up now has until { $due }.

error-unclear-pace = I don't understand “{ $typed }” as a pace. Say `none`, `relaxed`, `steady` or `brisk`, or a time like `36 hours` or `2 days`.
error-mistyped-pace = I don't understand “{ $typed }” as a pace. Did you mean “{ $nearest }”?
error-pace-out-of-bounds = { $given } a turn won't work. Choose something from { $shortest } to { $longest }.
error-no-pace-to-change = There's no time limit to go with that. Give one as well, like `pace: steady`.
error-same-pace = That's already this table's pace.
error-seat-is-kept = A stand-in plays your seat. Press **{ $button }** in the table's newest message first, then try again.
error-pace-pending = There's already a vote on the pace. Wait until it's over.
error-no-pace-asked = That vote is over.

# Reminders.
reminder = { $mention }, { $count ->
    [one] this table is still waiting for you.
   *[other] { $count } tables are waiting for you.
}
reminder-direct = { $count ->
    [one] **A table is waiting for you**
   *[other] **{ $count } tables are waiting for you**
}
reminder-nudged = { $by } would like to play on.
reminder-line = - { $place }: asked { $since }; time is up { $due }
    .late = - { $place }: asked { $since }; time was up { $due }
    .open = - { $place }
reminder-how = -# `/settings mine` changes how and when I remind you.
settings-next-reminder = -# Tables are waiting for you. As things stand, I'll remind you { $when }.
nudge-done = I've reminded them.
nudge-later = I'll remind them as soon as I may: people choose when they hear from me, and how often.
nudge-away = They're away until { $until }. I'll remind them when they're back.
error-nobody-to-nudge = This table isn't waiting for anyone I could remind.
error-reminders-off = They've chosen to get no reminders from me. Better write to them yourself.
error-your-turn = This table is waiting for you. Press **{ $button }** in its newest message.
error-nudged-lately = They've been nudged already. You can nudge them again <t:{ $when }:R>.

# Absences.
away-not = You aren't away. `/away until: 24 December` tells everyone at your tables, and `/away until: back` that you're back.
away-now = You're away until { $until }. { $plays ->
    [yes] Where a table has stand-ins, one plays for you.
   *[no] Your clock stops for as many days as each table agreed on.
} Back early? `/away until: back`.
away-begun = You're away until { $until }. Everyone at your tables can see it. { $plays ->
    [yes] Where a table has stand-ins, one plays for you from now on. Elsewhere your clock stops for as many days as the table agreed on, then runs on.
   *[no] Your clock stops for as many days as each table agreed on. After that it runs on, and when your time is up, a stand-in plays where the table has them.
} Back early? `/away until: back`.
away-utc = -# That's the end of the day in UTC, as I don't know your time zone: `/settings mine zone:` sets it.
away-back = Welcome back! Everyone at your tables can see it.
notice-player-away = { $player } is away until { $until }.
table-away = -# { $who } is away until { $until }.
    .plays = -# { $who } is away until { $until }. A stand-in plays meanwhile.
clock-stopped = -# Asked { $since }. The clock stands still until { $until }; time is up on { $due }.
error-unclear-date = I don't understand “{ $typed }” as a date. Say it like `24 December`, `2026-12-24`, `friday` or `10 days`{ $use ->
    [away] , or `back`
   *[start] {""}
}.
error-mistyped-date = I don't understand “{ $typed }” as a date. Did you mean { $nearest }?
error-no-such-day = There's no such day as “{ $typed }”. Say it like `24 December` or `2026-12-24`.
error-date-in-past = { $how ->
    [date] { $day }
   *[typed] “{ $day }”
} is in the past. { $use ->
    [away] Until when are you away?
   *[start] When should it begin?
}
error-date-too-far = { $how ->
    [date] { $day }
   *[typed] “{ $day }”
} is more than { $most } days ahead. { $use ->
    [away] For that long, better give your seats to someone with `/concordia replace`, or to a computer with `/concordia resign`.
   *[start] Choose an earlier day.
}
