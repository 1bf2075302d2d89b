"""Some cards in German, word for word."""

from __future__ import annotations

import pytest

from westmarch.meccg.kinds import CardCode
from westmarch.meccg.text import paragraphs

GOLDEN = {
    "concealment": (
        "Spielbar auf einen Angriff vor dem Verteilen der Hiebe. Tappe einen ungetappten "
        "Kundschafter der Gemeinschaft. Der Angriff wird vereitelt.",
    ),
    "a-nice-place-to-hide": (
        "Spielbar auf einen Angriff vor dem Verteilen der Hiebe. Tappe einen ungetappten "
        "Kundschafter der Gemeinschaft. Der Angriff wird vereitelt.",
    ),
    "adrazar": ("Dieser Charakter erhält +1 direkten Einfluss gegen ein Heer.",),
    "arouse-denizens": (
        "Spielbar auf einen automatischen Angriff an einer Ruine. Der Angriff erhält +3 "
        "Kampfgeschick bis zum Ende des Zuges.",
        "Diese Karte kann nur einmal auf denselben Angriff gespielt werden.",
    ),
    "bold-thrust": (
        "Spielbar während eines Hiebes. Ein Krieger, der sich gerade einem Angriff "
        "stellt, benutzt diese Karte. Dieser Charakter erhält +3 Kampfgeschick für diesen "
        "Hieb. Dieser Charakter erhält -1 Konstitution für diesen Hieb.",
    ),
    "bounty-of-the-hoard": (
        "Spielbar während der Ortsphase, wenn der Ort getappt ist und einen Drachenschatz "
        "enthält. Du darfst am getappten oder ungetappten Ort der Gemeinschaft einen "
        "geringeren oder bedeutenden Gegenstand spielen.",
    ),
    "bridge": (
        "Spielbar auf eine Gemeinschaft, die sich zu einem Zufluchtsort bewegt, am Ende "
        "der Bewegungs-/Gefahrenphase. Die Gemeinschaft darf sich ein weiteres Mal "
        "bewegen.",
    ),
    "cave-drake": ("Bei dieser Kreatur bestimmt der Angreifer die verteidigenden Charaktere.",),
    "celeborn": ("Dieser Charakter erhält +5 direkten Einfluss gegen Galadriel.",),
    "cirdan": (
        "Solange dieser Charakter am Ort Die Grauen Anfurten ist: Du erhältst +1 auf die "
        "Handkartenzahl.",
        "Vor dem Verteilen der Hiebe darfst du diesen Charakter tappen und einen Angriff "
        "gegen eine Gemeinschaft mit diesem Charakter, der einer Meeresküste zugeordnet "
        "ist, wählen: Der Angriff wird vereitelt.",
        "Dieser Charakter erhält +2 direkten Einfluss gegen „Elben von Lindon“.",
        "Solange diese Karte aus dem Spiel entfernt ist: Dieser Charakter bringt -3 Siegpunkte.",
    ),
    "cracks-of-doom": (
        "Spielbar während der Ortsphase. Ein Charakter mit „Der Eine Ring“ am Ort "
        "Schicksalsberg benutzt diese Karte. Dieser Charakter macht einen Versuchungswurf "
        "mit -4; gelingt er: Du gewinnst das Spiel.",
    ),
    "cram": (
        "Jederzeit im eigenen Zug oder während eines Angriffs, wenn der Träger getappt "
        "ist, darfst du diesen Gegenstand abwerfen: Der Träger wird enttappt.",
        "Während der Organisationsphase darfst du diesen Gegenstand abwerfen: Die "
        "Gemeinschaft erhält +1 auf die Höchstzahl der Regionen bis zum Ende des Zuges.",
    ),
    "dark-quarrels": (
        "Spielbar auf einen Angriff von Orks, Trollen oder Menschen vor dem Verteilen der "
        "Hiebe. Der Angriff wird vereitelt.",
        "Spielbar auf einen Angriff vor dem Verteilen der Hiebe, wenn „Tore des Morgens“ "
        "im Spiel ist. Die Zahl der Hiebe des Angriffs wird halbiert (aufgerundet).",
    ),
    "deeper-shadow": (
        "Spielbar während der Bewegungs-/Gefahrenphase. Ein Charakter der Gemeinschaft, "
        "die sich bewegt, der Schattenmagie benutzen kann, benutzt diese Karte. Du wählst "
        "eines: Der Ort, wenn es eine Ruine ist, gilt als Schattenhort bis zum Ende des "
        "Zuges – oder: Auf der Reiseroute der Gemeinschaft gilt eine Wildnis als "
        "Schattenland bis zum Ende des Zuges – oder: Die Gemeinschaft erhält -1 auf das "
        "Gefahrenlimit bis zum Ende des Zuges. Dieser Charakter macht einen "
        "Versuchungswurf mit -3.",
    ),
    "diversion": (
        "Spielbar auf einen nicht verwundeten Charakter der Gemeinschaft vor dem "
        "Verteilen der Hiebe, wenn die Gemeinschaft sich gerade einem Angriff stellt. Der "
        "Angriff wird vereitelt. Dieser Charakter wird verwundet.",
    ),
    "eowyn": (
        "Dieser Charakter erhält +6 Kampfgeschick gegen einen Nazgûl oder Ringgeist.",
        "Die Konstitution von jedem Nazgûl oder Ringgeist wird halbiert (aufgerundet), "
        "wenn dieser Charakter sich gerade einem Angriff stellt.",
    ),
    "enruned-shield": (
        "Während eines Hiebes, wenn der verteidigende Charakter der Träger ist und der "
        "Träger ein Krieger ist, darfst du diesen Gegenstand tappen: Der Hieb bleibt "
        "erfolglos.",
    ),
    "elrond": (
        "Solange dieser Charakter am Ort Bruchtal ist: Du erhältst +1 auf die Handkartenzahl.",
        "Solange diese Karte aus dem Spiel entfernt ist: Dieser Charakter bringt -3 Siegpunkte.",
    ),
    "fell-winter": (
        "Jeder Grenzort hat einen weiteren automatischen Angriff: Wölfe (3 Hiebe, "
        "Kampfgeschick 7).",
        "Solange „Tore der Nacht“ im Spiel ist: Jede Region vom Typ Freies Reich gilt als "
        "Grenzland; jede Region vom Typ Grenzland gilt als Wildnis.",
        "Diese Karte kann nur einmal im Spiel sein.",
    ),
    "fatty-bolger": (
        "Solange diese Karte auf der Hand ist: Dieser Charakter kann nicht an einem Ort, "
        "der kein Heimatort dieses Charakters ist, ins Spiel gebracht werden.",
        "Während eines Hiebes, wenn der verteidigende Charakter ein Hobbit der "
        "Gemeinschaft außer diesem Charakter ist, darfst du diesen Charakter tappen: Der "
        "Hieb wird vereitelt.",
    ),
    "drowning-seas": (
        "Spielbar auf eine Gemeinschaft, deren Reiseroute eine Meeresküste enthält. Ein "
        "Gegenstand der Gemeinschaft (Wahl des betroffenen Spielers) wird abgeworfen. 2 "
        "Karten auf der Hand des Gegners (zufällig bestimmt) werden abgeworfen.",
        "Spielbar auf eine Gemeinschaft, deren Reiseroute eine Meeresküste enthält, wenn "
        "„Tore der Nacht“ im Spiel ist. Die Gemeinschaft kehrt zu ihrem Ausgangsort "
        "zurück.",
    ),
    "doors-of-night": (
        "Jede Umweltkarte (Unterstützungskarte) wird abgeworfen. Jede Umweltkarte "
        "(Unterstützungskarte) wird vereitelt.",
        "Diese Karte kann nur einmal im Spiel sein.",
    ),
    "elves-upon-errantry": (
        "Diese Kreatur kann nicht auf eine Gemeinschaft, die keine Schergengemeinschaft "
        "ist, gespielt werden.",
    ),
    "foolish-words": (
        "Spielbar auf einen Charakter der Gemeinschaft.",
        "Der Träger erhält -4 auf Beeinflussungswürfe, -4 auf den Rätselwurf und -4 auf "
        "den Angebotswurf.",
        "Kann bei einem Beeinflussungswurf von der Lauer aufgedeckt werden.",
        "Während der Organisationsphase darf der Charakter tappen und würfeln: Ist das "
        "Ergebnis größer als 7, wird diese Karte abgeworfen.",
        "Diese Karte kann nur einmal auf denselben Charakter gespielt werden.",
    ),
    "choking-shadows": (
        "Spielbar auf einen automatischen Angriff an einer Ruine. Der Angriff erhält +2 "
        "Kampfgeschick bis zum Ende des Zuges.",
        "Spielbar auf eine Gemeinschaft, deren Reiseroute eine Wildnis enthält, wenn "
        "„Tore der Nacht“ im Spiel ist. Auf der Reiseroute der Gemeinschaft gilt eine "
        "Wildnis als Schattenland bis zum Ende des Zuges.",
        "Spielbar auf eine Ruine, die kein unterirdischer Ort ist, wenn „Tore der Nacht“ "
        "im Spiel ist. Der Ort gilt als Schattenhort bis zum Ende des Zuges.",
        "Diese Karte kann nur einmal pro Zug gespielt werden.",
    ),
    "aiglos": (
        "Der Träger erhält +3 Kampfgeschick (höchstens 11), wenn „Tore der Nacht“ im "
        "Spiel ist und der Träger ein Krieger ist.",
        "Der Angriff erhält -2 Konstitution, wenn der verteidigende Charakter der Träger "
        "ist und der Träger ein Krieger ist.",
    ),
    "fell-turtle": (
        "Immer wenn ein Hieb des Angriffs dieser Kreatur erfolgreich ist: Die "
        "Gemeinschaft kehrt zu ihrem Ausgangsort zurück.",
    ),
}


@pytest.mark.parametrize("code", GOLDEN)
def test_a_card_reads_like_this_in_german(code: str) -> None:
    assert paragraphs(CardCode(code), german=True) == GOLDEN[code]
