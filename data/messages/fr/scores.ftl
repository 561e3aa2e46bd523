# Ce que rapportent les dieux, maintenant et à la fin.

forecast-heading = ### Ce que les dieux rapporteraient maintenant
forecast-per-card = Pour chaque carte du dieu :
forecast-minerva = Minerva paie les maisons dans les cités de la marchandise de la carte. Maisons actuelles :
    .salt = Minerva paie les maisons dans les cités de la marchandise de la carte ; toutes tes cités de sel comptent comme celle qui te rapporte le plus. Maisons actuelles :
forecast-everyone = Toutes les mains sont ouvertes. Les cartes de chacun rapporteraient :
forecast-contrarius = La rangée de Contrarius est visible : il aurait **{ $points }** points.
forecast-yours = **Tes cartes**, en main et dans ta défausse :
forecast-partner = Seul ton partenaire sait ce que ses cartes rapporteraient.
forecast-spectator = Les mains sont cachées : seuls leurs propriétaires peuvent faire le compte.

scores-each = par carte
scores-cards = cartes
scores-points = points
scores-total = Total
scores-team = Équipe { $team }
scores-track = Points
scores-tiles = Tuiles
scores-concordia = Concordia
scores-trade = Commerce
scores-debt = Mise

final-won = ### { $count ->
    [one] { PERSON($who) ->
        [you] Tu gagnes
       *[other] { $who } gagne
    }
   *[other] { CAP($who) } gagnent
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
final-tie = Égalité de points ; le { $praefectus } décide.
final-concordia = { PERSON($who) ->
    [you] Tu as
   *[other] { $who } a
} la carte Concordia, pour { $cause ->
    [last_card] la dernière carte
   *[fifteenth_house] une quinzième maison
}.

# Le panthéon : combien de cartes de chaque dieu compte la partie, et où elles sont.
pantheon-heading = ### Les dieux de cette partie
pantheon-god = **{ $god }** : { $pays }
pantheon-count = - { $count ->
    [0] rien à acheter
    [one] { $count } carte à acheter
   *[other] { $count } cartes à acheter
  }{ $start ->
    [0] {""}
   *[other] {" ; "}chacun commence avec { $start }
}
pantheon-for-sale = - au présentoir : { $cards }
pantheon-place = { $card } (emplacement { $place })
pantheon-bought = - achetées : { $cards }
pantheon-owner = { $card } ({ $who })
pantheon-to-come = - encore à venir : { $cards }
pantheon-several = { $count } × { $name }
