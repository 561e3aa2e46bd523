"""Grand tours in which any two people, or pairs, meet equally often, give or take one, and which
take longer to find than somebody waits for a preview.

Most of them turn: people sit in circles of so many, and one round follows from another when
everybody moves on by one place. That leaves little to look for, and what is found stays even.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle, islice

from campaigns.opponents import RoundTables

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-"
"""For each person one."""
_MOST_LEFT_OUT = 2


@dataclass(frozen=True)
class KnownTour:
    rounds: tuple[str, ...]
    """Each with all its tables."""
    turn: int = 1
    """How many are in a circle; each round is turned that many times. Those who are left over when
    all circles are full stay where they are."""
    turned: tuple[str, ...] = ()
    """Tables with one person of each circle: turned, such a table makes a round."""


def known_tour(entrants: int, games: int, *, pairs: bool) -> RoundTables | None:
    """One or two people more may be left out of a tour: then some tables of four have three. Two of
    them never meet, so that no table is left with two."""
    tours = _TOURS_OF_PAIRS if pairs else _TOURS
    for more in range(_MOST_LEFT_OUT + 1):
        if tour := tours.get(entrants + more):
            rounds = list(islice(cycle(_turned(tour, entrants + more)), games))
            gone = _never_met(rounds, entrants + more)[:more]
            if len(gone) == more and (not more or _in_fours(rounds)):
                return tuple(_without(gone, tables) for tables in rounds)
    return None


def _in_fours(rounds: Sequence[Sequence[Sequence[int]]]) -> bool:
    return all(len(table) == 4 for tables in rounds for table in tables)


def _turned(tour: KnownTour, people: int) -> list[list[list[int]]]:
    circles = people - people % tour.turn

    def moved(table: str, places: int) -> list[int]:
        return [
            each
            if each >= circles
            else each - each % tour.turn + (each % tour.turn + places) % tour.turn
            for each in map(_LETTERS.index, table)
        ]

    rounds = [
        [moved(table, places) for table in tables.split()]
        for tables in tour.rounds
        for places in range(tour.turn)
    ]
    return rounds + [[moved(table, places) for places in range(tour.turn)] for table in tour.turned]


def _never_met(rounds: Sequence[Sequence[Sequence[int]]], people: int) -> list[int]:
    """The last one, and those they never meet, last first."""
    last = people - 1
    met = {each for tables in rounds for table in tables if last in table for each in table}
    return [last, *(each for each in reversed(range(last)) if each not in met)]


def _without(gone: Sequence[int], tables: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(each - sum(one < each for one in gone) for each in table if each not in gone)
        for table in tables
    )


_TOURS: Mapping[int, KnownTour] = {
    11: KnownTour(
        rounds=(
            "AFJK DEGI BCH",
            "ADEH BFGK CIJ",
            "BDGJ EFHK ACI",
            "ABEJ CDFH GIK",
            "ACGJ BEIK DFH",
            "BDFI EHJK ACG",
            "BCIK DGHJ AEF",
            "ABDF CEJK GHI",
            "BGHK DEIJ ACF",
            "ABHI CEFG DJK",
            "ADIK BCHJ EFG",
            "ABEG FHIJ CDK",
            "ADGK CEHI BFJ",
            "BCDE FGIJ AHK",
        ),
    ),
    15: KnownTour(
        rounds=(
            "AEFIN BHJMO CDGKL",
            "ACELM BFHIK DGJNO",
            "ABCGO DEIJM FHKLN",
            "ADFMN BEGHK CIJLO",
            "AGIKM BCEFO DHJLN",
            "ACFHJ BDILM EGKNO",
            "ABJKN CDFGI EHLMO",
            "ACDEK BFGJM HILNO",
            "AGHIJ BDENO CFKLM",
            "ADHKO BCIMN EFGJL",
            "ABEJL CGHMN DFIKO",
            "BGIL CJKN DEHM AFO",
            "AGMO BCDH EIJK FLN",
            "ABDL EFGH JKMO CIN",
        ),
    ),
    16: KnownTour(
        turn=5,
        rounds=("AELN BDFJ CHMP GIKO",),
    ),
    20: KnownTour(
        rounds=(
            "ACNR BEPS DIOQ FHJK GLMT",
            "AKOP BJNT CDEM FQRS GHIL",
            "AFIM BEKS CHOT DGJR LNPQ",
            "ACGR BFHL DOST EJNQ IKMP",
            "APST BCDG EIJL FKQR HMNO",
            "AEGQ BIKO CJLP DFNS HMRT",
            "AJST BCIM DHPQ ELOR FGKN",
            "AJOP BDLR CKMN EGHS FIQT",
            "ABHL CEKT DINS FGJO MPQR",
            "ABNT CHJQ DEFP GIKR LMOS",
            "ABMQ CFLO DGPT EIJN HKRS",
            "AEFH BGOQ CLNS DJKM IPRT",
            "ADKL BJOR CIQS EFMT GHNP",
            "ADHI BCFP ENOR GJMS KLQT",
        ),
    ),
    22: KnownTour(
        turn=7,
        rounds=(
            "CEMT FKLU GPQS IJOV ADH BNR",
            "BFTV CDLQ EGIR HJMP AKN OSU",
        ),
    ),
    24: KnownTour(
        turn=6,
        rounds=(
            "ADFI BNSW CKUV EQRT GJLX HMOP",
            "AFPX BDKO CNRS EIJM GTVW HLQU",
        ),
        turned=("AGOU", "AKQW"),
    ),
    25: KnownTour(
        turn=3,
        rounds=(
            "ABEHU CJRVX DFLOP GMNSW IKQTY",
            "AIJLN BMPRT CEOWY DKSUX FGHQV",
        ),
    ),
    28: KnownTour(
        turn=7,
        rounds=(
            "AIRS BCQX DFVY EJNO GKLU HMWb PTZa",
            "AEHK BDQV CGNZ FORW IJPU LSTb MXYa",
        ),
    ),
    32: KnownTour(
        turn=8,
        rounds=("AESV BGHJ CKNY DWXe Facd ILPZ MOQU RTbf",),
        turned=("BPSb", "HMXZ", "EIRf", "AJXc", "DKRc", "ELQb"),
    ),
    34: KnownTour(
        rounds=(
            "BNafh CDEIV FOSeg HQUXd JLMRZ PTWbc AGKY",
            "ABDUW CGNOZ EJbdg HLPVX IQTeh KRacf FMSY",
            "AMUch BNPTg DQRSb EFWYd GILXf JKOae CHVZ",
            "AEVac BRUYe DJLOT FIKNX GMbdf PQZgh CHSW",
            "ADGOX BSTdf CQRYe EKLPW FJUcg HIMNa VZbh",
            "ACPad BJMQX DNUfg FIRTZ HOYbc KSVWh EGLe",
            "AFHTh BESXZ DKMPR GIWag JQVYf LNcde COUb",
            "ALOWf BHKYb CMTXg DIJdh ENRSc GQUZa FPVe",
            "AHJNe BFGVb CMQWf DTXYa EOPRh ILSUd KZcg",
            "AIMbg BCFLa DHZef GJPSY NRWXh OQVcd EKTU",
            "ARVXg NOYZd BWce CKUf DEFM GJST HIPQ Labh",
            "BCIJc EYfgh ALSZ DFKQ GHRd MVae NTWb OPUX",
            "CKXbe EHMOT AJPf BLQg DGch FRad IWYZ NSUV",
            "AENQb DHSag BIOR CLYh FXcf GMPe JUWZ KTVd",
        ),
    ),
    36: KnownTour(
        turn=7,
        rounds=(
            "ACZf BLWj DIMP ERSY FJhi GNOX HTcg Kade QUVb",
            "ABRi CFIO DVch EPXa GHbd JSUg KLNZ MQfj TWYe",
        ),
    ),
    38: KnownTour(
        rounds=(
            "AKafg BLOYc CESVZ DNXbl FJRhi HUWdj IMPQe GTk",
            "BCGIi DEWYh FKObe HQXal JMUdg LPRVk NTcfj ASZ",
            "AHIhk CQWdf DKMSc ENOPU FJLZl Gbgij TVXae BRY",
            "ANSTW BHUbk CMPdi EIYfl FGZac JKLQj ORXeg DVh",
            "ACIUe BRSfj DFHTg EJPXk KLNil MWZab OQYch GVd",
            "ABXci CYaej DGLPg FIQSU HNOVf KTdhk MRWZb EJl",
            "ABGOl CJNQg DEIRT FVWck KMUXj LSYbd Zefhi HPa",
            "ADJde BFPSj CKTWl ELMfg GQRch IVXYb OUaik HNZ",
            "APWYj BEFNa DHXfi GJMOS IKRVd LTUeh QZgkl Cbc",
            "ADVbi BCPgh EHcde FMYfk GILWX JOTZj RSUal KNQ",
            "AHLMR CDOaj EQSTi FNXdh GWefl IJPbc UVYZg BKk",
            "ACFRX BDQZd ELOWi GHJKY INacg MVhjl PTUbf Sek",
            "AEGKU BMQTV DIZjk FOPdl Jabfh NRYei SWXcg CHL",
            "AEQbj BJVWe CGMNk DRUcl FTYgi HIOSh KPXZf Lad",
        ),
    ),
    52: KnownTour(
        turn=13,
        rounds=("AJQX BHnq CPsw DVYv ETpr FGRb ILaf KMkl NZio OWdh Sjxy Ugmt ceuz",),
        turned=("IObs",),
    ),
    56: KnownTour(
        turn=7,
        rounds=(
            "AH03 BQde CGLl Dij1 EXpr FIPg JOku KMS2 Naqs Rtyz TWbn UYcm VZhv fowx",
            "ASp1 BCOa DLZu EYez Fmqt GMs3 HIRX JNdi Kbjx PTkw Qcgv Ury0 VWf2 hlno",
        ),
    ),
    60: KnownTour(
        turn=14,
        rounds=("AFil BJVo CYrw DWz4 EOUf GIRg Hcq7 KNxy Lns6 MP35 QSb0 Tdhj Xeu2 Zam1 kptv",),
    ),
    64: KnownTour(
        turn=14,
        rounds=("Aklx Bh3- CUcs DPw7 EXg+ FSu6 GKLe HOWY Im09 JRr4 Mad5 NTio QVj1 Zqtv bn28 fpyz",),
    ),
}
_TOURS_OF_PAIRS: Mapping[int, KnownTour] = {
    7: KnownTour(
        turn=7,
        rounds=(
            "ACD BF EG",
            "DFG AB CE",
        ),
    ),
    25: KnownTour(
        turn=7,
        rounds=(
            "AFK BRV EPS IMQ NUY CD GT HW JL OX",
            "AJT CFN EKX GQW IOU BY DS HV LM PR",
        ),
    ),
    27: KnownTour(turn=13, rounds=("AEF BYa CJO DGT HQV IKZ LRS MUX NPW",)),
    29: KnownTour(
        turn=7,
        rounds=(
            "AFT CGL DVX Ebc HIQ JNa KOR MSY PUW BZ",
            "BTW CDN EMR FOU GQV ISc JLb KYZ PXa AH",
        ),
    ),
    31: KnownTour(
        turn=7,
        rounds=(
            "AEM BTc CDS FWZ HJP IRa KNb QXd UYe GV LO",
            "AHe BOU CQV DFa EKd IYc LPS MNZ TWb GJ RX",
        ),
    ),
}
