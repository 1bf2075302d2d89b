"""German: what regions, nations, Characters, figures and dice are called, in all cases."""

from __future__ import annotations

from westmarch.kernel.tables import Row, rows
from westmarch.wotr.kinds import (
    CardType,
    CharacterId,
    Deck,
    Face,
    Faction,
    Nation,
    Phase,
    Rank,
    RegionId,
    Settlement,
    Side,
)
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.text.de_grammar import F, M, N, Name, Noun

# Regions that have an article, and by which preposition one is there.
REGION_TABLE = """
code                   by   nominative                   dative
iron-hills             in   die Eisenberge               den Eisenbergen
north-ered-luin        in   das Nördliche Ered Luin      dem Nördlichen Ered Luin
grey-havens            an   die Grauen Anfurten          den Grauen Anfurten
woodland-realm         in   das Waldland-Reich           dem Waldland-Reich
druadan-forest         in   der Drúadan-Wald             dem Drúadan-Wald
carrock                an   der Carrock                  dem Carrock
north-downs            in   die Nördlichen Höhen         den Nördlichen Höhen
old-forest-road        an   die Alte Waldstraße          der Alten Waldstraße
the-shire              in   das Auenland                 dem Auenland
fords-of-isen          an   die Furten des Isen          den Furten des Isen
gap-of-rohan           in   die Pforte von Rohan         der Pforte von Rohan
north-dunland          in   das Nördliche Dunland        dem Nördlichen Dunland
south-dunland          in   das Südliche Dunland         dem Südlichen Dunland
mount-gram             an   der Gramberg                 dem Gramberg
mount-gundabad         an   der Gundabadberg             dem Gundabadberg
southern-mirkwood      in   der Südliche Düsterwald      dem Südlichen Düsterwald
east-rhun              in   das Östliche Rhûn            dem Östlichen Rhûn
north-rhun             in   das Nördliche Rhûn           dem Nördlichen Rhûn
south-rhun             in   das Südliche Rhûn            dem Südlichen Rhûn
ash-mountains          in   das Aschengebirge            dem Aschengebirge
dead-marshes           in   die Totensümpfe              den Totensümpfen
dimrill-dale           in   das Schattenbachtal          dem Schattenbachtal
eagles-eyrie           an   der Adlerhorst               dem Adlerhorst
eastern-brown-lands    in   die Östlichen Braunen Lande  den Östlichen Braunen Landen
eastern-emyn-muil      in   das Östliche Emyn Muil       dem Östlichen Emyn Muil
eastern-mirkwood       in   der Östliche Düsterwald      dem Östlichen Düsterwald
ettenmoors             in   die Ettenöden                den Ettenöden
fords-of-bruinen       an   die Bruinenfurt              der Bruinenfurt
gladden-fields         auf  die Schwertelfelder          den Schwertelfeldern
goblins-gate           an   das Orktor                   dem Orktor
high-pass              auf  der Hohe Pass                dem Hohen Pass
narrows-of-the-forest  in   die Waldenge                 der Waldenge
noman-lands            in   die Niemandslande            den Niemandslanden
north-anduin-vale      in   das Nördliche Anduintal      dem Nördlichen Anduintal
northern-dorwinion     in   das Nördliche Dorwinion      dem Nördlichen Dorwinion
northern-mirkwood      in   der Nördliche Düsterwald     dem Nördlichen Düsterwald
northern-rhovanion     in   das Nördliche Rhovanion      dem Nördlichen Rhovanion
old-ford               an   die Alte Furt                der Alten Furt
old-forest             in   der Alte Wald                dem Alten Wald
south-anduin-vale      in   das Südliche Anduintal       dem Südlichen Anduintal
south-downs            in   die Südlichen Höhen          den Südlichen Höhen
south-ered-luin        in   das Südliche Ered Luin       dem Südlichen Ered Luin
southern-dorwinion     in   das Südliche Dorwinion       dem Südlichen Dorwinion
southern-rhovanion     in   das Südliche Rhovanion       dem Südlichen Rhovanion
tower-hills            in   die Turmberge                den Turmbergen
trollshaws             in   die Trollhöhen               den Trollhöhen
vale-of-the-carnen     in   das Tal des Carnen           dem Tal des Carnen
vale-of-the-celduin    in   das Tal des Celduin          dem Tal des Celduin
weather-hills          in   die Wetterberge              den Wetterbergen
western-brown-lands    in   die Westlichen Braunen Lande  den Westlichen Braunen Landen
western-emyn-muil      in   das Westliche Emyn Muil      dem Westlichen Emyn Muil
western-mirkwood       in   der Westliche Düsterwald     dem Westlichen Düsterwald
withered-heath         in   die Dürre Heide              der Dürren Heide
"""

SHORT = {RegionId("rivendell"): "Bruchtal", RegionId("hollin"): "Eregion"}
"""Regions whose name on the map is too long for a sentence."""


def with_article(row: Row) -> Name:
    """The name of a region that has an article."""
    nom, dat = row["nominative"], row["dative"]
    return Name(nom, f"den{dat[3:]}" if nom.startswith("der ") else nom, dat)


def plain(name: str) -> Name:
    """A name that is the same in all cases."""
    return Name(name, name, name)


PREPOSITIONS = {RegionId(row["code"]): row["by"] for row in rows(REGION_TABLE)}
REGION_NAMES: dict[RegionId, Name] = {
    **{code: plain(SHORT.get(code, region.name_de)) for code, region in REGIONS.items()},
    **{RegionId(row["code"]): with_article(row) for row in rows(REGION_TABLE)},
}

CHARACTER_NAMES: dict[CharacterId, Name] = {
    **{code: plain(found.name_de) for code, found in CHARACTERS.items()},
    CharacterId("gandalf-grey"): Name(
        "Gandalf der Graue", "Gandalf den Grauen", "Gandalf dem Grauen"
    ),
    CharacterId("gandalf-white"): Name(
        "Gandalf der Weiße", "Gandalf den Weißen", "Gandalf dem Weißen"
    ),
    CharacterId("witch-king"): Name("der Hexenkönig", "den Hexenkönig", "dem Hexenkönig"),
    CharacterId("witch-king-chief"): Name("der Hexenkönig", "den Hexenkönig", "dem Hexenkönig"),
    CharacterId("balrog"): Name(
        "der Balrog von Moria", "den Balrog von Moria", "dem Balrog von Moria"
    ),
}

NATION_NAMES = {
    Nation.DWARVES: Name("die Zwerge", "die Zwerge", "den Zwergen", "der Zwerge"),
    Nation.ELVES: Name("die Elben", "die Elben", "den Elben", "der Elben"),
    Nation.GONDOR: Name("Gondor", "Gondor", "Gondor", "Gondors"),
    Nation.NORTH: Name(
        "die Nördliche Allianz",
        "die Nördliche Allianz",
        "der Nördlichen Allianz",
        "der Nördlichen Allianz",
    ),
    Nation.ROHAN: Name("Rohan", "Rohan", "Rohan", "Rohans"),
    Nation.ISENGARD: Name("Isengart", "Isengart", "Isengart", "Isengarts"),
    Nation.SAURON: Name("Sauron", "Sauron", "Sauron", "Saurons"),
    Nation.SOUTHRONS: Name(
        "die Südländer & Ostlinge",
        "die Südländer & Ostlinge",
        "den Südländern & Ostlingen",
        "der Südländer & Ostlinge",
    ),
}
PLURAL = (Nation.DWARVES, Nation.ELVES, Nation.SOUTHRONS)

SIDES = {
    Side.FREE: Name(
        "die Freien Völker", "die Freien Völker", "den Freien Völkern", "der Freien Völker"
    ),
    Side.SHADOW: Name("der Schatten", "den Schatten", "dem Schatten", "des Schattens"),
}

FACTIONS_NAMED = {
    Faction.DUNLENDINGS: Name(
        "die Bergbewohner von Dunland",
        "die Bergbewohner von Dunland",
        "den Bergbewohnern von Dunland",
        "der Bergbewohner von Dunland",
    ),
    Faction.CORSAIRS: Name(
        "die Corsaren von Umbar",
        "die Corsaren von Umbar",
        "den Corsaren von Umbar",
        "der Corsaren von Umbar",
    ),
    Faction.ENTS: Name("die Ents", "die Ents", "den Ents", "der Ents"),
}

UNIT = Noun(F, "Einheit", "Einheiten")
REGULAR = Noun(
    F,
    "reguläre Einheit",
    "reguläre Einheiten",
    dat="regulären Einheit",
    many_dat="regulären Einheiten",
)
ELITE = Noun(F, "Elite-Einheit", "Elite-Einheiten")
ARMY = Noun(F, "Armee", "Armeen")
COMPANION = Noun(M, "Gefährte", "Gefährten", acc="Gefährten")
NAZGUL = Noun(M, "Nazgûl", "Nazgûl")
MINION = Noun(M, "Günstling", "Günstlinge", many_dat="Günstlingen")
RANKS = {
    Rank.REGULAR: REGULAR,
    Rank.ELITE: ELITE,
    Rank.DUNLENDING: Noun(M, "Dunländer", "Dunländer", many_dat="Dunländern"),
    Rank.LEADER: Noun(M, "Anführer", "Anführer", many_dat="Anführern"),
    Rank.NAZGUL: NAZGUL,
}
SHIP = Noun(N, "Schiff", "Schiffe", many_dat="Schiffen")
ENT = Noun(M, "Ent", "Ents")
ENGINE = Noun(F, "Belagerungsmaschine", "Belagerungsmaschinen")
DIE = Noun(M, "Würfel", "Würfel", many_dat="Würfeln")
CARD = Noun(F, "Karte", "Karten")
HIT = Noun(M, "Treffer", "Treffer", many_dat="Treffern")
REGION = Noun(F, "Region", "Regionen")
SETTLEMENT = Noun(F, "Siedlung", "Siedlungen")
SETTLEMENTS = {
    Settlement.TOWN: Noun(N, "Dorf", "Dörfer", many_dat="Dörfern"),
    Settlement.CITY: Noun(F, "Stadt", "Städte", many_dat="Städten"),
    Settlement.STRONGHOLD: Noun(F, "Festung", "Festungen"),
    Settlement.FORTIFICATION: Noun(F, "Befestigung", "Befestigungen"),
}
FACES = {
    Face.CHARACTER: Noun(M, "Personenwürfel", "Personenwürfel"),
    Face.ARMY: Noun(M, "Armeewürfel", "Armeewürfel"),
    Face.MUSTER: Noun(M, "Rekrutierungswürfel", "Rekrutierungswürfel"),
    Face.ARMY_MUSTER: Noun(M, "Armee-/Rekrutierungswürfel", "Armee-/Rekrutierungswürfel"),
    Face.EVENT: Noun(M, "Ereigniswürfel", "Ereigniswürfel"),
    Face.WILL: Noun(M, "Wille des Westens", "Willen des Westens", acc="Willen des Westens"),
    Face.EYE: Noun(N, "Auge", "Augen"),
}
"""The results of Action dice."""

SHOWN = {
    Face.CHARACTER: "Person",
    Face.ARMY: "Armee",
    Face.MUSTER: "Rekrutierung",
    Face.ARMY_MUSTER: "Armee/Rekrutierung",
    Face.EVENT: "Ereignis",
    Face.WILL: "Wille des Westens",
    Face.EYE: "Auge",
}
"""The same as labels."""

DECKS = {Deck.CHARACTER: "Personen-Stapel", Deck.STRATEGY: "Strategie-Stapel"}
TYPES = {CardType.CHARACTER: "Person", CardType.ARMY: "Armee", CardType.MUSTER: "Rekrutierung"}
PHASES = {
    Phase.EVENTS: "Ereigniskarten",
    Phase.FELLOWSHIP: "Gemeinschafts-Phase",
    Phase.HUNT: "Jagd-Zuweisung",
    Phase.ROLL: "Wurf der Aktionswürfel",
    Phase.ACTIONS: "Aktions-Phase",
    Phase.VICTORY: "Sieg-Überprüfung",
}
