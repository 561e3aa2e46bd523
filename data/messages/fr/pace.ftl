# Combien de temps une table attend quelqu'un, et ce qui se passe ensuite.

duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
duration-days = { $count } jours

pace-none = sans limite de temps
pace-relaxed = tranquille
pace-steady = régulier
pace-brisk = rapide
pace-named = { $name }, { $time } par tour
pace-own = { $time } par tour
pace-agreed = Rythme : { $pace }, { $has_reserve ->
    [yes] plus une réserve de { $reserve } chacun pour toute la partie
   *[no] sans réserve
}. Quand le temps de quelqu’un est écoulé, { $then ->
    [stand_in] un remplaçant joue ce tour
   *[mark] la table le signale, sans plus
}. { $away ->
    [0] L’horloge ne s’arrête pas en cas d’absence.
    [one] En cas d’absence, l’horloge s’arrête, 1 jour par partie au plus.
   *[other] En cas d’absence, l’horloge s’arrête, { $away } jours par partie au plus.
}{ $then ->
    [stand_in] {" "}Qui s’absente peut aussi laisser jouer un remplaçant.
   *[mark] {""}
}

# Dans le message de la table.
clock = -# L’attente a commencé { $since }. Le temps s’achève le { $due }, { $left }.
clock-reserve = -# L’attente a commencé { $since }. Le temps du tour s’achève le { $ends } ; avec la réserve, le { $due }.
clock-late = -# L’attente a commencé { $since }. Le temps s’est écoulé { $due }.
clock-chooser = -# Pendant que tout le monde choisit, le temps court pour un joueur après l’autre ; en ce moment, pour { $who }.
table-stand-in = Le temps est écoulé pour { $who }. Un remplaçant ({ $level }) joue ce tour.
    .away = { $who } s’absente. Un remplaçant ({ $level }) joue ce tour.
table-stood-in = -# Un remplaçant joue pour { $who }. Si c’est toi, appuie sur **Me revoilà** pour reprendre la main.
table-button-return = Me revoilà

# Avant et pendant la partie.
lobby-button-pace = Rythme
pace-explained = Combien de temps la table doit-elle attendre ? Pour l’instant : { $now }.
pace-which = Choisis un rythme
pace-time-up-which = Quand le temps est écoulé
pace-time-up-stand_in = Un remplaçant joue ce tour
pace-time-up-mark = Seulement le signaler ; la table attend encore
pace-reserve-which = La réserve de chacun
pace-other = une autre durée…
pace-form = Ton propre rythme
pace-form-field = Temps par tour, comme 36 heures ou 2 jours
pace-now = { $pace }
    .none = Cette table n’a pas de limite de temps. Fixes-en une avec `/concordia rythme`.
pace-return = Ta place est de nouveau à toi.

pace-heading = ### Changer le rythme ?
pace-proposed =
    { $by } propose :
    { $pace }
pace-proposed-none = { $by } propose : plus de limite de temps.
pace-asks = { $mentions } : { $count ->
    [one] il faut ton accord
   *[other] il faut l’accord de plus de la moitié d’entre vous
} avant le { $deadline }. Dans ce cas, la personne dont c’est le tour a de nouveau tout son temps, et chacun une réserve pleine.
pace-ended = { $why ->
    [passed]
        ### Le rythme change
        Plus de la moitié est d’accord.
    [refused]
        ### Le rythme reste le même
        Trop de votes contre.
    [withdrawn]
        ### Le rythme reste le même
        Le vote a été retiré.
    [late]
        ### Le rythme reste le même
        Il n’y a pas eu assez d’accords à temps.
   *[moved_on]
        ### Le vote est fini
        Les joueurs ont changé entre-temps.
}

notice-turn-missed = Le temps est écoulé pour { $player } : un remplaçant ({ $level }) joue ce tour pour { $seat }.
    .away = { $player } s’absente, et son temps est écoulé : un remplaçant ({ $level }) joue ce tour pour { $seat }.
    .keeps = { $player } a manqué trois tours de suite. Désormais, un remplaçant ({ $level }) joue { $seat } ; pour revenir, il suffit d’appuyer sur **Jouer** ou **Me revoilà**.
notice-player-back = { $player } est de retour et rejoue { $seat }.
    .early = { $player } est de retour.
notice-pace = { $pace }
    .none = Il n’y a plus de limite de temps.
    .due = Pour ce tour, le temps court jusqu’au { $due }.

error-unclear-pace = Je ne comprends pas « { $typed } » comme rythme. Dis `aucun`, `tranquille`, `régulier` ou `rapide`, ou une durée comme `36 heures` ou `2 jours`.
error-mistyped-pace = Je ne comprends pas « { $typed } » comme rythme. Voulais-tu dire « { $nearest } » ?
error-pace-out-of-bounds = { $given } par tour, cela ne va pas. Choisis entre { $shortest } et { $longest }.
error-no-pace-to-change = Cela ne va qu’avec une limite de temps. Indique-la aussi, comme `rythme: régulier`.
error-same-pace = C’est déjà le rythme de cette table.
error-seat-is-kept = Un remplaçant joue à ta place. Appuie d’abord sur **{ $button }** dans le dernier message de la table, puis réessaie.
error-pace-pending = Un vote sur le rythme est déjà en cours. Attends qu’il soit fini.
error-no-pace-asked = Ce vote est fini.

# Les rappels.
reminder = { $mention }, { $count ->
    [one] cette table t’attend toujours.
   *[other] { $count } tables t’attendent.
}
reminder-direct = { $count ->
    [one] **Une table t’attend**
   *[other] **{ $count } tables t’attendent**
}
reminder-nudged = { $by } aimerait continuer à jouer.
reminder-line = - { $place } : demandé { $since } ; le temps s’achève { $due }
    .late = - { $place } : demandé { $since } ; le temps s’est écoulé { $due }
    .open = - { $place }
reminder-how = -# `/réglages perso` change quand et comment je te relance.
settings-next-reminder = -# On attend que tu joues. Sauf changement, je te relance { $when }.
nudge-done = Rappel envoyé.
nudge-later = J’enverrai le rappel dès que possible : chacun choisit quand et combien de fois je lui écris.
nudge-away = Cette personne s’absente jusqu’au { $until }. Je lui enverrai un rappel à son retour.
error-nobody-to-nudge = Cette table n’attend personne que je puisse relancer.
error-reminders-off = Cette personne ne veut pas de rappels de ma part. Mieux vaut lui écrire toi-même.
error-your-turn = Cette table t’attend, toi. Appuie sur **{ $button }** dans son dernier message.
error-nudged-lately = Cette personne a déjà reçu un rappel. Tu pourras recommencer <t:{ $when }:R>.

# Les absences.
away-not = Tu n’as pas d’absence en cours. `/absence jusque: 24 décembre` prévient toutes tes tables, et `/absence jusque: retour` annonce ton retour.
away-now = Ton absence dure jusqu’au { $until }. { $plays ->
    [yes] Là où la table a des remplaçants, l’un d’eux joue pour toi.
   *[no] Ton horloge s’arrête pendant le nombre de jours prévu à chaque table.
} De retour plus tôt ? `/absence jusque: retour`.
away-begun = Ton absence dure jusqu’au { $until }. Tout le monde à tes tables le voit. { $plays ->
    [yes] Là où la table a des remplaçants, l’un d’eux joue pour toi dès maintenant. Ailleurs, ton horloge s’arrête pendant le nombre de jours prévu à la table, puis repart.
   *[no] Ton horloge s’arrête pendant le nombre de jours prévu à chaque table. Ensuite elle repart et, une fois ton temps écoulé, un remplaçant joue là où la table en a.
} De retour plus tôt ? `/absence jusque: retour`.
away-utc = -# C’est la fin de la journée en UTC, car je ne connais pas ton fuseau horaire : `/réglages perso fuseau:` le règle.
away-back = Bon retour ! Tout le monde à tes tables le voit.
notice-player-away = { $player } s’absente jusqu’au { $until }.
table-away = -# { $who } s’absente jusqu’au { $until }.
    .plays = -# { $who } s’absente jusqu’au { $until }. Un remplaçant joue en attendant.
clock-stopped = -# L’attente a commencé { $since }. L’horloge est arrêtée jusqu’au { $until } ; le temps s’achève le { $due }.
error-unclear-date = Je ne comprends pas « { $typed } » comme date. Dis par exemple `24 décembre`, `2026-12-24`, `vendredi` ou `10 jours`{ $use ->
    [away] , ou `retour`
   *[start] {""}
}.
error-mistyped-date = Je ne comprends pas « { $typed } » comme date. Voulais-tu dire { $nearest } ?
error-no-such-day = Il n’y a pas de jour « { $typed } ». Dis par exemple `24 décembre` ou `2026-12-24`.
error-date-in-past = { $how ->
    [date] Le { $day }
   *[typed] « { $day } »
}, c’est passé. { $use ->
    [away] Jusqu’à quand t’absentes-tu ?
   *[start] Quand faut-il commencer ?
}
error-date-too-far = { $how ->
    [date] Le { $day }
   *[typed] « { $day } »
}, c’est dans plus de { $most } jours. { $use ->
    [away] Pour si longtemps, mieux vaut confier tes places à quelqu’un avec `/concordia remplacer`, ou à un ordinateur avec `/concordia quitter`.
   *[start] Choisis un jour plus proche.
}
