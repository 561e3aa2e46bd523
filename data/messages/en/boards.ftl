# What is special about a board, a sentence for each rule.

board-rule-start = Every seat starts with { $colonists }.
board-rule-start-colonist = { $kind ->
    [land] a land colonist ({ $place })
   *[sea] a sea colonist ({ $place })
}
board-rule-no-capital = { $kind ->
    [land] There is no capital for land colonists.
   *[sea] There is no capital for sea colonists.
}
board-rule-tribune = With a Tribune you may also place the new colonist in a city where you have a house.
board-rule-steps = { $kind ->
    [land] Each land colonist on the board gives the Architect { $steps } steps.
   *[sea] Each sea colonist on the board gives the Architect { $steps } steps.
}
board-rule-no-rest = Colonists may cross { $line }, but not stop there.
board-rule-rivers = Some sea lines follow a river.
board-rule-castles = { $count } castles hold one good each. When you play a Tribune, you may take the good of one castle if a land colonist of yours is on a line next to it.
board-rule-ship = Sea colonists leave the { $place } for these lines: { $lines }.
board-rule-haven = New sea colonists wait in the { $place }. To leave, you need a house in one of these harbours: { $harbours }. Then one step of an Architect takes a waiting colonist onto a sea line at that harbour.
board-rule-trade = Once you finish moving with the Architect, a sea colonist on a line to the { $place } may enter it for good: { $points } points at the end.
    .paying = Once you finish moving with the Architect, a sea colonist on a line to the { $place } may enter it for good: { $points } points at the end, and { $coins } sestertii whenever { $provinces } produces.
board-rule-coin-field = When you collect sestertii with a Prefect, you get { $coins } more.
board-rule-free-choice = { $province } has no marker of its own: the Prefect chooses the bonus good.
board-rule-flood = A { $good } marker lies in { $province }, with squares for it in { $others }. As far as we know, it does nothing.
board-rule-extra-tokens = Some letters have one city more than usual. The extra tokens: { $tokens }.
    .salt = Some letters have one city more than usual. The extra tokens are salt.
board-rule-extra-token = { $good } for { $letter }

# Places that are no cities: trades, ships, a sea, castles. Cities and provinces keep their Latin names in every language.
place-name-incense-trade = Incense trade
place-name-gold-trade = Gold trade
place-name-ship-west = Western ship
place-name-ship-east = Eastern ship
place-name-mediterranean = Mediterranean
place-name-castrum-ubii = Castle in Ubii
place-name-castrum-francia-nida = Castle near Nida
place-name-castrum-francia-mogontiacum = Castle near Mogontiacum
place-name-castrum-belgica = Castle in Belgica
place-name-castrum-nemetes = Castle in Nemetes
place-name-castrum-agri-decumates = Castle in Agri Decumates
place-name-castrum-alpes = Castle in Alpes
place-name-castrum-helvetia = Castle in Helvetia
place-name-castrum-alamannia = Castle in Alamannia
place-name-castrum-gallia = Castle in Gallia
