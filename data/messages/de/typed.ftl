# Wörter, die man tippt, alle, die einem einfallen, mit Kommas dazwischen; Groß und klein, Umlautpunkte und Apostrophe sind
# egal. Die Namen der Monate und Wochentage sind ohnehin bekannt.

typed-none = kein, keins, keine, keiner, keinen, nein, aus, nie, niemals, ohne, kein Limit, kein Zeitlimit, unbegrenzt
typed-void = ungültig, ungueltig, nichtig, nichts, keine
typed-back = zurück, zurueck, wieder da, bin wieder da, ich bin wieder da, bin zurück, ich bin zurück, ich bin zurueck, bin da, ich bin da, bin hier, ich bin hier, hier, da, jetzt
typed-today = heute, heute Abend
typed-tomorrow = morgen, morgen Abend
typed-after-tomorrow = übermorgen, uebermorgen
typed-next-month = nächsten Monat, nächster Monat, nächstem Monat, kommenden Monat, naechsten Monat
typed-next-week = nächste Woche, nächster Woche, kommende Woche, kommender Woche, naechste Woche, naechster Woche
typed-fortnight = vierzehn Tage, vierzehn Tagen
typed-weekend = Wochenende, Ende der Woche
typed-month-end = Ende des Monats, Ende Monat, Monatsende, Ende dieses Monats
typed-christmas = Weihnachten, Weihnacht
typed-christmas-eve = Heiligabend, Heiliger Abend, Heiligen Abend
typed-new-years-eve = Silvester, Jahresende, Ende des Jahres
typed-new-year = Neujahr, Neues Jahr, Neuen Jahr
# Vor einem Monat: „Ende November“.
typed-end = Ende
# Nach einem Tag: „Freitag Abend“.
typed-part = früh, frueh, Morgen, Vormittag, Mittag, Nachmittag, Abend, Nacht
# Für den Tag des Monats: „erster Januar“.
typed-first = erster, ersten
# Vor einem Tag des Monats: „zum 20.“
typed-article = der, den, dem, zum, am
# Andere Namen und Schreibweisen eines Wochentags oder Monats.
typed-saturday = Samstag, Sonnabend
typed-january = Januar, Jänner, Jaenner
typed-march = März, Maerz
typed-past = gestern, vorgestern, letzte Woche, letzter Woche
# Vor oder nach einem Wochentag: „nächsten Freitag“.
typed-next = nächsten, nächster, nächstem, naechsten, naechster, naechstem, nächstes, naechstes, kommendes, dieses, kommenden, kommender, kommendem, diesen, diesem
typed-last = letzten, letzter, vergangenen
# Vor oder nach einer Zeit, die vorbei ist: „vor 3 Tagen“.
typed-ago = vor
# Von eins an, jede mit allen Formen: „eine Woche“.
typed-numbers = ein/eine/einen/einem/einer, zwei, drei, vier, fünf/fuenf, sechs, sieben, acht, neun, zehn, elf, zwölf/zwoelf, dreizehn, vierzehn, fünfzehn/fuenfzehn
typed-minutes = m, min, Minute, Minuten
typed-hours = h, Std, Stunde, Stunden
typed-days = t, Tag, Tage, Tagen
typed-weeks = w, Wo, Woche, Wochen
typed-months = Monat, Monate, Monaten
typed-before = am, im, in, um, ab, bis, der, den, dem, zum, von, zwischen, für, fuer, gegen, ca
typed-until = bis, und
typed-oclock = h, Uhr
# Nach einer Zeit vor und nach Mittag: „8 Uhr abends“.
typed-in-morning = morgens, vormittags, früh, am Morgen, am Vormittag
typed-in-evening = nachmittags, abends, am Nachmittag, am Abend
typed-noon = Mittag, mittags
typed-midnight = Mitternacht, mitternachts

# Andere Namen von Karten und Göttern, die Spieler kennen.
typed-card-mercator = handler, haendler, kaufmann
typed-card-colonist = siedler
typed-card-specialist = Spezialist, Spezialisten
typed-card-prefect = Präfekt, Praefekt
typed-card-praetor = praetor
typed-card-legatus = legatus
typed-god-saturnus = saturn
typed-god-mercurius = merkur
typed-god-minerva = minerva
typed-topic-market = Fisch, Fische
typed-topic-forum = Auktion, Versteigerung, Plättchen, Patrizier, Bürger
typed-topic-contrarius = solitaria, solo, duell
typed-topic-dice = würfel, veto, vetos
typed-topic-praefectus = piscatus
typed-topic-prices = haus, hauser, villa
typed-topic-turn = concordia
