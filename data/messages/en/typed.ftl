# Words that people type, all that you can think of, with a space between them; written without accents or dots and in
# lower case. The names of months and weekdays are known anyway.

typed-none = none off no never
typed-back = back now
typed-today = today
typed-tomorrow = tomorrow
typed-minutes = m min mins minute minutes
typed-hours = h hr hrs hour hours
typed-days = d day days
typed-weeks = w wk week weeks
# Before a date or a time of day: "on 24 December", "in 10 days", "at 8".
typed-before = on in at the until
# Between two times of day: "22 to 7".
typed-until = to until till
# After a time of day: "8 o'clock".
typed-oclock = h oclock
