# Was die Götter zahlen, jetzt und am Ende.

forecast-heading = ### Was die Götter jetzt zahlen würden
forecast-per-card = Für jede Karte des Gottes:
forecast-minerva = Minerva zahlt für Häuser in Städten der Ware auf der Karte. Häuser jetzt:
    .salt = Minerva zahlt für Häuser in Städten der Ware auf der Karte; alle deine Salzstädte zählen als die, die dir am meisten bringt. Häuser jetzt:
forecast-everyone = Alle Hände sind offen. Die Karten würden bringen:
forecast-contrarius = Contrarius’ Reihe liegt offen: Er hätte **{ $points }** Punkte.
forecast-yours = **Deine Karten**, auf der Hand und dem Ablagestapel:
forecast-partner = Was die Karten deines Partners bringen würden, weiß nur er selbst.
forecast-spectator = Handkarten sind verdeckt, zusammenzählen kann sie also nur, wer sie hat.

scores-each = je Karte
scores-cards = Karten
scores-points = Punkte
scores-total = Summe
scores-team = Team { $team }
scores-track = Punkte
scores-tiles = Plättchen
scores-concordia = Concordia
scores-trade = Handel
scores-debt = Gebot

final-won = ### { $count ->
    [one] { PERSON($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    }
   *[other] { CAP($who) } gewinnen zusammen
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
final-tie = Gleichstand nach Punkten; der { $praefectus } entscheidet.
final-concordia = { PERSON($who) ->
    [you] Du hast
   *[other] { $who } hat
} die Concordia-Karte, für { $cause ->
    [last_card] die letzte Karte
   *[fifteenth_house] ein fünfzehntes Haus
}.

# Das Pantheon: wie viele Karten jedes Gottes die Partie hat, und wo sie sind.
pantheon-heading = ### Die Götter dieser Partie
pantheon-god = **{ $god }**: { $pays }
pantheon-count = - { $count ->
    [0] nichts zu kaufen
    [one] { $count } Karte zu kaufen
   *[other] { $count } Karten zu kaufen
  }{ $start ->
    [0] {""}
   *[other] {"; "}jeder beginnt mit { $start }
}
pantheon-for-sale = - in der Auslage: { $cards }
pantheon-place = { $card } (Platz { $place })
pantheon-bought = - gekauft: { $cards }
pantheon-owner = { $card } ({ $who })
pantheon-to-come = - kommt noch: { $cards }
pantheon-several = { $count } × { $name }
