# Les mots que l'on tape, tous ceux qui viennent à l'esprit, séparés par une espace ; sans accents ni points et en
# minuscules. Les noms des mois et des jours sont connus de toute façon.

typed-none = aucun aucune non jamais rien sans
typed-back = retour revenu revenue maintenant
typed-today = aujourdhui
typed-tomorrow = demain
typed-minutes = m min mn minute minutes
typed-hours = h heure heures
typed-days = j jour jours
typed-weeks = s sem semaine semaines
typed-before = le la les dans a au en de des vers jusqua jusquau
typed-until = a au jusqua jusquau
typed-oclock = h heure heures
