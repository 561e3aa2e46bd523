# Words that people type, all that you can think of, with commas between them; case, accents and apostrophes don't matter.
# The names of months and weekdays are known anyway.

typed-none = none, off, no, never, unlimited, no limit
# Instead of the points of a game that shouldn't count.
typed-void = void, none, nothing
typed-back = back, now, I'm back, I am back, I'm here, I am here, here again, here
typed-today = today, tonight, this evening, this afternoon
typed-tomorrow = tomorrow, tomorrow night
typed-after-tomorrow = day after tomorrow, overmorrow
typed-next-month = next month, coming month
typed-next-week = next week, coming week, one week from now, a week from now
typed-fortnight = fortnight, a fortnight, one fortnight
typed-weekend = weekend, week-end, end of the week, end of week
typed-month-end = end of the month, end of month, end of this month, month's end
typed-christmas = Christmas, Christmas Day, Xmas
typed-christmas-eve = Christmas Eve
typed-new-years-eve = New Year's Eve, NYE, end of the year, end of year
typed-new-year = New Year, New Year's, New Year's Day
# Before a month: "end of November".
typed-end = end
# After a day: "Friday evening".
typed-part = morning, noon, afternoon, evening, night
# For the day of a month: "the first of December".
typed-first = first
# Before a day of the month: "the 20".
typed-article = the
# Other names and spellings of a weekday or month.
typed-saturday = Saturday
typed-january = January
typed-march = March
typed-past = yesterday, day before yesterday, last week
# Before or after a weekday: "next Friday".
typed-next = next, coming, this
typed-last = last, past
# Before or after a time that is over: "3 days ago".
typed-ago = ago
# From one on, each with all that is said for it: "a week", "two weeks".
typed-numbers = a/an/one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen
typed-minutes = m, min, mins, minute, minutes
typed-hours = h, hr, hrs, hour, hours
typed-days = d, day, days
typed-weeks = w, wk, week, weeks
typed-months = month, months
# Before a date or a time of day, or within one: "on 24 December", "in 10 days", "at 8", "24th of December".
typed-before = on, in, at, the, of, until, till, til, by, from, between, for, about, around
# Between two times of day: "22 to 7".
typed-until = to, until, till, til, and
# After a time of day: "8 o'clock".
typed-oclock = h, o'clock
# After a time before noon, and after it: "8 in the morning".
typed-in-morning = in the morning
typed-in-evening = in the afternoon, in the evening
typed-noon = noon, midday
typed-midnight = midnight

# Other names of cards and gods that players know, besides those in the game.
typed-card-mercator = merchant, trader
typed-card-colonist = settler
typed-card-specialist = specialist, specialists
typed-card-prefect = prefect, praefect
typed-card-praetor = pretor
typed-card-legatus = legate
typed-god-saturnus = saturn
typed-god-mercurius = mercury
typed-god-minerva = minerva
typed-topic-market = fish, fishes
typed-topic-forum = auction, tiles, tile, patricians, patrician, citizens, citizen
typed-topic-contrarius = solitaria, solo, duel
typed-topic-dice = die, veto, vetoes
typed-topic-praefectus = piscatus
typed-topic-prices = house, houses, villa
typed-topic-turn = concordia
