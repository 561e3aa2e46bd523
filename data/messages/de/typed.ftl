# Wörter, die man tippt, alle, die einem einfallen, mit einem Leerzeichen dazwischen; ohne Umlautpunkte und klein.
# Die Namen der Monate und Wochentage sind ohnehin bekannt.

typed-none = kein keins keine keiner keinen nein aus nie niemals
typed-back = zuruck zurueck wieder da jetzt
typed-today = heute
typed-tomorrow = morgen
typed-minutes = m min minute minuten
typed-hours = h std stunde stunden
typed-days = t tag tage tagen
typed-weeks = w wo woche wochen
typed-before = am im in um ab bis der den dem zum
typed-until = bis
typed-oclock = h uhr
