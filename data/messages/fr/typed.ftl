# Les mots que l'on tape, tous ceux qui viennent à l'esprit, séparés par des virgules ; majuscules, accents et apostrophes ne
# comptent pas. Les noms des mois et des jours sont connus de toute façon.

typed-none = aucun, aucune, non, jamais, rien, sans, illimité, illimitée, sans limite
typed-void = nulle, nul, annulée, annulé, rien, aucun
typed-back = retour, de retour, revenu, revenue, me revoilà, me voilà, je suis revenu, je suis revenue, je suis rentré, je suis rentrée, je suis de retour, je suis là, maintenant
typed-today = aujourd’hui, ce soir, cet après-midi
typed-tomorrow = demain, demain soir
typed-after-tomorrow = après-demain
typed-next-month = mois prochain, mois qui vient
typed-next-week = semaine prochaine, semaine qui vient
typed-fortnight = quinzaine, une quinzaine
typed-weekend = week-end, weekend, fin de semaine, fin de la semaine
typed-month-end = fin du mois, fin de mois, fin de ce mois
typed-christmas = Noël
typed-christmas-eve = veille de Noël, réveillon de Noël
typed-new-years-eve = Saint-Sylvestre, réveillon du Nouvel An, fin de l’année, fin d’année
typed-new-year = Nouvel An, jour de l’An
# Devant un mois : « fin novembre ».
typed-end = fin
# Après un jour : « vendredi soir ».
typed-part = matin, matinée, midi, après-midi, soir, soirée, nuit
# Pour le jour du mois : « premier janvier ».
typed-first = premier
# Avant un jour du mois : « le 20 ».
typed-article = le, au, jusqu’au
# Autres noms et graphies d'un jour ou d'un mois.
typed-saturday = samedi
typed-january = janvier
typed-march = mars
typed-past = hier, avant-hier, semaine dernière
# Avant ou après un jour : « vendredi prochain ».
typed-next = prochain, ce, qui vient
typed-last = dernier, passé
# Avant ou après un temps écoulé : « il y a 3 jours ».
typed-ago = il y a
# À partir d'un, avec toutes les formes de chacun : « une semaine ».
typed-numbers = un/une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze
typed-minutes = m, min, mn, minute, minutes
typed-hours = h, heure, heures
typed-days = j, jour, jours
typed-weeks = s, sem, semaine, semaines
typed-months = mois
typed-before = le, la, les, dans, à, au, en, de, des, du, vers, jusqu’à, jusqu’au, jusque, entre, partir, dès, pour, pendant
typed-until = à, au, jusqu’à, jusqu’au, et
typed-oclock = h, heure, heures
# Après une heure du matin ou du soir : « 8 h du matin ».
typed-in-morning = du matin
typed-in-evening = de l’après-midi, du soir
typed-noon = midi
typed-midnight = minuit

# Les autres noms de cartes et de dieux que connaissent les joueurs.
typed-card-mercator = marchand, commercant
typed-card-colonist = colonisateur
typed-card-specialist = spécialiste, spécialistes
typed-card-prefect = préfet, praefect
typed-card-praetor = praetor
typed-card-legatus = legatus
typed-god-saturnus = saturne
typed-god-mercurius = mercure
typed-god-minerva = minerve
typed-topic-market = poisson, poissons
typed-topic-forum = enchères, enchère, tuiles, tuile, patriciens, patricien, citoyens, citoyen
typed-topic-contrarius = solitaria, solo, duel
typed-topic-dice = dé, veto, vétos
typed-topic-praefectus = piscatus
typed-topic-prices = maison, maisons, villa, villas
typed-topic-turn = concordia
