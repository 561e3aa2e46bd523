"""What people call their time zone and CLDR doesn't: by letters, by a country with several, or by a
city that has none of its own."""

from collections.abc import Mapping

NICKNAMES: Mapping[str, str] = {
    name: zone
    for zone, names in {
        "UTC": "gmt z zulu",
        "Europe/Berlin": "cet cest mez mesz germany deutschland cologne koln koeln munich munchen"
        " muenchen hamburg frankfurt stuttgart dusseldorf duesseldorf leipzig dresden nuremberg"
        " nurnberg nuernberg hanover hannover hanovre bremen breme dresde francfort hambourg"
        " allemagne freiburg munster muenster essen dortmund central-european-time"
        " mitteleuropaische-zeit heure-deurope-centrale",
        "Europe/Paris": "lyon marseille toulouse bordeaux lille nantes strasbourg nice nizza"
        " strassburg",
        "Europe/Zurich": "geneva geneve genf basel bale bern berne lausanne luzern lucerne"
        " st-gallen winterthur",
        "Europe/Vienna": "graz linz salzburg innsbruck salzbourg",
        "Europe/Brussels": "antwerp antwerpen anvers ghent gent gand luttich liege",
        "Europe/Rome": "italia roma milan milano mailand turin torino naples napoli neapel"
        " florence firenze florenz venice venezia venise venedig genoa genova genes genua bologna",
        "Europe/Madrid": "spain espana espagne spanien barcelona barcelone valencia seville"
        " sevilla mallorca majorca majorque palma ibiza menorca",
        "Atlantic/Canary": "tenerife teneriffa tenerifa gran-canaria gran-kanaria grande-canarie"
        " lanzarote fuerteventura kanaren canaries canary-islands kanarische-inseln iles-canaries",
        "Europe/Amsterdam": "holland nederland rotterdam utrecht the-hague den-haag la-haye"
        " hollande",
        "Europe/Warsaw": "polska warszawa krakow cracovie krakau gdansk danzig wroclaw breslau"
        " poznan posen",
        "Europe/Prague": "praha brno brunn",
        "Europe/Copenhagen": "danmark kobenhavn aarhus",
        "Europe/Stockholm": "sverige gothenburg goteborg goeteborg malmo",
        "Europe/Oslo": "norge bergen trondheim",
        "Europe/London": "bst uk england britain wales scotland schottland ecosse angleterre"
        " grossbritannien edinburgh edimbourg glasgow manchester birmingham liverpool bristol"
        " leeds",
        "Europe/Dublin": "cork galway",
        "Europe/Lisbon": "wet west portugal porto lisboa",
        "Europe/Athens": "eet eest thessaloniki",
        "Europe/Helsinki": "suomi tampere",
        "Europe/Moscow": "msk moskva saint-petersburg st-petersburg sankt-petersburg"
        " saint-petersbourg",
        "America/New_York": "est edt et eastern eastern-time us/eastern boston philadelphia"
        " washington miami atlanta nouvelle-york nyc new-york-city florida floride",
        "America/Chicago": "cdt central central-time us/central houston dallas austin minneapolis"
        " new-orleans la-nouvelle-orleans texas",
        "America/Denver": "mst mdt mountain mountain-time us/mountain salt-lake-city",
        "America/Phoenix": "arizona us/arizona",
        "America/Los_Angeles": "pst pdt pt pacific pacific-time us/pacific california seattle"
        " san-francisco sf san-diego las-vegas la kalifornien californie",
        "America/Anchorage": "alaska us/alaska",
        "Pacific/Honolulu": "hst hawaii us/hawaii",
        "America/Toronto": "montreal ottawa quebec ontario hne hae",
        "America/Vancouver": "victoria hnp hap",
        "America/Sao_Paulo": "rio rio-de-janeiro brasilia",
        "Asia/Kolkata": "mumbai bombay delhi new-delhi neu-delhi bangalore chennai kalkutta",
        "Asia/Shanghai": "china chine beijing peking pekin shenzhen guangzhou",
        "Asia/Tokyo": "jst osaka kyoto",
        "Asia/Seoul": "kst korea busan",
        "Australia/Sydney": "aest aedt canberra",
        "Pacific/Auckland": "nzst nzdt wellington",
        "Europe/Kyiv": "kiew",
        "Asia/Ho_Chi_Minh": "hanoi",
        "Asia/Makassar": "bali",
        "Africa/Casablanca": "rabat marrakech marrakesch",
        "Africa/Johannesburg": "cape-town kapstadt le-cap",
        "Africa/Cairo": "alexandria",
        "Europe/Istanbul": "ankara izmir",
        "Asia/Jerusalem": "tel-aviv",
        "America/Mexico_City": "mexiko",
    }.items()
    for name in names.split()
}
"""In small letters without accents; a space is a hyphen here, so that each is one word."""
GUESSES: Mapping[str, tuple[str, ...]] = {
    "cst": ("America/Chicago",),
    "ist": ("Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"),
    **dict.fromkeys(
        ("australia", "australie", "australien"),
        ("Australia/Sydney", "Australia/Brisbane", "Australia/Perth"),
    ),
    **dict.fromkeys(
        ("usa", "us", "united states", "etats unis", "vereinigte staaten", "america", "amerika"),
        ("America/New_York", "America/Chicago", "America/Los_Angeles"),
    ),
    **dict.fromkeys(
        ("canada", "kanada"), ("America/Toronto", "America/Winnipeg", "America/Vancouver")
    ),
    **dict.fromkeys(("brazil", "bresil", "brasilien"), ("America/Sao_Paulo", "America/Manaus")),
    **dict.fromkeys(
        ("russia", "russie", "russland"),
        ("Europe/Moscow", "Asia/Yekaterinburg", "Asia/Vladivostok"),
    ),
}
"""What may mean several, and what is asked about."""
