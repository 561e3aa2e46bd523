# Die Startseite von `concordia play`.

home-title = Willkommen bei Concordia
home-text =
    Ein Brettspiel um Handel und Siedlung in der römischen Welt, gespielt per Chat. In deinem Zug spielst du eine Karte: Schick Kolonisten aus, bau Häuser, lass eine Provinz produzieren, oder mach aus Waren Häuser und weitere Karten. Am Ende bringt jede Karte Punkte für das, was du hast.
    Du bist **{ $you }**, kannst aber auch jeder andere sein: Wechsle einfach oben.
home-topic = /concordia neu eröffnet hier einen Tisch, oder in einem eigenen Thread; /concordia schnell beginnt eine Partie gegen Computer.
home-quick = Schnelle Partie starten
    .about = Du gegen drei Computer auf Italia. Bis zu deinem ersten Zug ist es nur ein Klick.
home-solo = Allein gegen Contrarius
    .about = Du gegen einen Automaten mit Würfeln, auf Italia. Er reagiert auf jede Karte, die du spielst.
home-back = Zurück zu #{ $place }
    .about = Dort steht ein Tisch.
