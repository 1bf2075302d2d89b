"""The hardest cards, word for word, in both languages."""

from __future__ import annotations

import re

import pytest

from westmarch.lcg.text import ability_text

# A line that is too long for the page goes on indented.
TEXTS = {
    "glorfindel": (
        """
Action: Spend 1 of Glorfindel's resources to choose a damaged character and heal 1 damage on it.
    At most once per round.
""",
        """
Aktion: Gib 1 Ressource von Glorfindel aus, um einen verwundeten Charakter zu wählen und 1
    Schaden auf ihm zu heilen. Höchstens einmal pro Runde.
""",
    ),
    "aragorn": (
        """
Sentinel.
Response: After Aragorn commits to the quest, spend 1 of his resources to ready him.
""",
        """
Schildwache.
Reaktion: Nachdem Aragorn sich dem Abenteuer gestellt hat, gib 1 Ressource von ihm aus, um
    ihn spielbereit zu machen.
""",
    ),
    "eowyn": (
        """
Action: Discard 1 card from your hand to give Éowyn +1 willpower this phase. Any player may
    use this. At most once per round for each player.
""",
        """
Aktion: Lege 1 Karte von deiner Hand ab, um Éowyn bis zum Ende der Phase +1 Willenskraft zu
    geben. Jeder Spieler darf dies nutzen. Höchstens einmal pro Runde und Spieler.
""",
    ),
    "eleanor": (
        """
Response: When the "When Revealed" effects of a treachery trigger, exhaust Eleanor to cancel
    them. Discard the treachery and reveal the next card of the encounter deck in its place.
""",
        """
Reaktion: Wenn „Wenn aufgedeckt“-Effekte einer Verratskarte ausgelöst werden, erschöpfe
    Eleanor, um sie zu neutralisieren. Lege die Verratskarte ab und decke an ihrer Stelle
    die nächste Karte des Begegnungsdecks auf.
""",
    ),
    "denethor": (
        """
Action: Exhaust Denethor to see the top card of the encounter deck, which you may move to
    the bottom.
""",
        """
Aktion: Erschöpfe Denethor, um die oberste Karte des Begegnungsdecks anzusehen, die du unter
    das Deck legen darfst.
""",
    ),
    "common-cause": (
        """
Action: Exhaust a hero you control to choose another exhausted hero and ready it.
""",
        """
Aktion: Erschöpfe einen Helden, den du kontrollierst, um einen anderen erschöpften Helden zu
    wählen und ihn spielbereit zu machen.
""",
    ),
    "for-gondor": (
        """
Action: This phase, each character gets +1 attack, and each Gondor character gets +1
    defense.
""",
        """
Aktion: Bis zum Ende der Phase erhält jeder Charakter +1 Angriffsstärke und jeder Charakter
    mit dem Merkmal Gondor +1 Verteidigungsstärke.
""",
    ),
    "brok-ironfist": (
        """
Response: After a Dwarf hero you control leaves play, put Brok Ironfist from your hand into
    play.
""",
        """
Reaktion: Nachdem ein Held mit dem Merkmal Zwerg, den du kontrollierst, das Spiel verlassen
    hat, bringe Brok Eisenfaust aus deiner Hand ins Spiel.
""",
    ),
    "beorn": (
        """
Action: Beorn gets +5 attack this phase. At the end of the phase, if still in play, shuffle
    him into his owner's deck. At most once per round.
""",
        """
Aktion: Beorn erhält bis zum Ende der Phase +5 Angriffsstärke. Mische ihn am Ende der Phase
    in das Deck seines Besitzers, falls er dann noch im Spiel ist. Höchstens einmal pro
    Runde.
""",
    ),
    "feint": (
        """
Combat Action: Choose an enemy engaged with a player. It cannot attack that player this
    phase.
""",
        """
Kampfaktion: Wähle einen Gegner, der mit einem Spieler in einen Kampf verwickelt ist. Er
    kann diesen Spieler in dieser Phase nicht angreifen.
""",
    ),
    "wandering-took": (
        """
Action: Lower your threat by 3 to choose another player, who takes control of Wandering Took
    and raises their threat by 3. At most once per round.
""",
        """
Aktion: Senke deine Bedrohung um 3, um einen anderen Spieler zu wählen, der die Kontrolle
    über den Wandernden Tuk übernimmt und seine Bedrohung um 3 erhöht. Höchstens einmal pro
    Runde.
""",
    ),
    "strength-of-will": (
        """
Response: After the players travel to a location, exhaust a Spirit character you control to
    place 2 progress on that location.
""",
        """
Reaktion: Nachdem die Spieler zu einem Ort gereist sind, erschöpfe einen Charakter der
    Sphäre Geist, den du kontrollierst, um 2 Fortschrittsmarker auf diesen Ort zu legen.
""",
    ),
    "dwarven-tomb": (
        """
Action: Choose a non-hero Spirit card from your discard pile and return it to your hand.
""",
        """
Aktion: Wähle aus deinem Ablagestapel eine Karte der Sphäre Geist, die kein Held ist, und
    bringe sie auf deine Hand zurück.
""",
    ),
    "stand-and-fight": (
        """
Action: Choose a non-neutral ally with a printed cost of X from any player's discard pile
    and put it into play under your control.
""",
        """
Aktion: Wähle aus dem Ablagestapel eines beliebigen Spielers einen nicht neutralen
    Verbündeten mit gedruckten Kosten von X und bringe ihn unter deiner Kontrolle ins Spiel.
""",
    ),
    "protector-of-lorien": (
        """
Attach to a hero.
Action: Discard 1 card from your hand to give the attached hero +1 defense or +1 willpower
    this phase. At most 3 times per phase.
""",
        """
Hänge diese Karte an einen Helden an.
Aktion: Lege 1 Karte von deiner Hand ab, um dem Helden mit dieser Karte bis zum Ende der
    Phase +1 Verteidigungsstärke oder +1 Willenskraft zu geben. Höchstens 3-mal pro Phase.
""",
    ),
    "gandalf": (
        """
At the end of the round, discard Gandalf.
Response: After Gandalf enters play, choose one: draw 3 cards; choose an enemy and deal 4
    damage to it; or lower your threat by 5.
""",
        """
Lege Gandalf am Ende der Runde ab.
Reaktion: Nachdem Gandalf ins Spiel gekommen ist, wähle eines: Ziehe 3 Karten; wähle einen
    Gegner und füge ihm 4 Schaden zu; oder senke deine Bedrohung um 5.
""",
    ),
    "king-spider": (
        """
When Revealed: Each player chooses a ready character they control and exhausts it.
Shadow: Choose a ready character you control and exhaust it. If the attack is undefended,
    also choose another ready character you control and exhaust it.
""",
        """
Wenn aufgedeckt: Jeder Spieler wählt einen spielbereiten Charakter, den er kontrolliert, und
    erschöpft ihn.
Schatten: Wähle einen spielbereiten Charakter, den du kontrollierst, und erschöpfe ihn.
    Falls der Angriff unverteidigt ist, wiederhole dies.
""",
    ),
    "hummerhorns": (
        """
Victory 5.
Forced: After Hummerhorns engages you, choose a hero you control and deal 5 damage to it.
Shadow: If the attack is undefended, each character you control suffers 2 damage; otherwise
    1.
""",
        """
Sieg 5.
Erzwungen: Nachdem die Brummhörner dich in einen Kampf verwickelt haben, wähle einen Helden,
    den du kontrollierst, und füge ihm 5 Schaden zu.
Schatten: Falls der Angriff unverteidigt ist, erleidet jeder Charakter, den du
    kontrollierst, 2 Schaden, sonst nur 1.
""",
    ),
    "mountains-of-mirkwood": (
        """
Travel: Reveal 1 card from the encounter deck.
Response: After Mountains of Mirkwood is explored, each player may look at the top 5 cards
    of their deck, add 1 of them to their hand and shuffle the rest into the deck. The first
    player decides whether this is used.
""",
        """
Reise: Decke 1 Karte des Begegnungsdecks auf.
Reaktion: Nachdem die Berge des Düsterwalds erkundet worden sind, darf jeder Spieler die
    obersten 5 Karten seines Decks ansehen, 1 davon auf die Hand nehmen und den Rest in das
    Deck mischen. Der Startspieler entscheidet, ob dies genutzt wird.
""",
    ),
    "caught-in-a-web": (
        """
When Revealed: The player with the highest threat chooses a hero they control and attaches
    this card to it as a Condition attachment.
The attached hero does not ready in the refresh phase unless its controller spends 2 of its
    resources.
""",
        """
Wenn aufgedeckt: Der Spieler mit der höchsten Bedrohung wählt einen Helden, den er
    kontrolliert, und hängt diese Karte als Verstärkung mit dem Merkmal Zustand an ihn an.
Der Held mit dieser Karte wird in der Auffrischungsphase nicht spielbereit, außer es werden
    2 Ressourcen von ihm ausgegeben.
""",
    ),
    "goblin-sniper": (
        """
Goblin Sniper cannot be engaged optionally while there is another enemy in the staging area.
Forced: At the end of the combat phase, if Goblin Sniper is in the staging area, each player
    chooses a character they control and deals 1 damage to it.
""",
        """
Der Bilwiss-Scharfschütze kann nicht freiwillig in einen Kampf verwickelt werden, solange
    ein anderer Gegner in der Aufmarschzone ist.
Erzwungen: Falls der Bilwiss-Scharfschütze in der Aufmarschzone ist, wenn die Kampfphase
    endet, wählt jeder Spieler einen Charakter, den er kontrolliert, und fügt ihm 1 Schaden
    zu.
""",
    ),
    "driven-by-shadow": (
        """
When Revealed: If there is an enemy, location or objective in the staging area, each enemy
    and location in the staging area gets +1 threat this phase; otherwise this card gains
    Surge.
Shadow: If the attack is undefended, discard each attachment you control; otherwise choose
    an attachment on the defending character and discard it.
""",
        """
Wenn aufgedeckt: Falls ein Gegner, ein Ort oder eine Zielkarte in der Aufmarschzone ist,
    erhält jeder Gegner und jeder Ort in der Aufmarschzone bis zum Ende der Phase +1
    Widerstand; sonst erhält diese Karte Nachrüsten.
Schatten: Falls der Angriff unverteidigt ist, lege alle Verstärkungen ab, die du
    kontrollierst; sonst wähle eine Verstärkung, die an den verteidigenden Charakter
    angehängt ist, und lege sie ab.
""",
    ),
    "nazgul-of-dol-guldur": (
        """
Nazgûl of Dol Guldur cannot have attachments played on it.
Forced: When the prisoner is rescued, put Nazgûl of Dol Guldur into the staging area.
Forced: After a shadow effect dealt to Nazgûl of Dol Guldur resolves, the engaged player
    chooses a character they control and discards it.
""",
        """
An den Nazgûl von Dol Guldur können keine Verstärkungen angehängt werden.
Erzwungen: Wenn der Gefangene befreit wird, lege den Nazgûl von Dol Guldur in die
    Aufmarschzone.
Erzwungen: Nachdem der Schatteneffekt einer Karte abgehandelt worden ist, die dem Nazgûl von
    Dol Guldur zugeteilt wurde, wählt der mit ihm in einen Kampf verwickelte Spieler einen
    Charakter, den er kontrolliert, und legt ihn ab.
""",
    ),
    "shadow-key": (
        """
Guarded. Restricted.
Action: If this card is unclaimed and free of encounters, raise your threat by 2 to choose a
    hero you control and claim this card by attaching it to that hero. Any player may use
    this. If this card is detached, it returns to the staging area.
Forced: At the end of the round, deal 1 damage to the attached hero.
""",
        """
Bewacht. Eingeschränkt.
Aktion: Falls diese Karte nicht beansprucht und frei von Begegnungen ist, erhöhe deine
    Bedrohung um 2, um einen Helden zu wählen, den du kontrollierst, und diese Karte zu
    beanspruchen, indem du sie an ihn anhängst. Jeder Spieler darf dies nutzen. Wird diese
    Karte vom Helden gelöst, kehrt sie in die Aufmarschzone zurück.
Erzwungen: Füge dem Helden mit dieser Karte am Ende der Runde 1 Schaden zu.
""",
    ),
    "pursued-by-shadow": (
        """
When Revealed: Each player raises their threat by 1 for each character they control that is
    not committed to the quest.
Shadow: If you control an exhausted ally, choose an exhausted ally you control and return it
    to its owner's hand; otherwise raise your threat by 3.
""",
        """
Wenn aufgedeckt: Jeder Spieler erhöht seine Bedrohung für jeden Charakter, den er
    kontrolliert und der sich nicht dem Abenteuer stellt, um 1.
Schatten: Falls du einen erschöpften Verbündeten kontrollierst, wähle einen erschöpften
    Verbündeten, den du kontrollierst, und bringe ihn auf die Hand seines Besitzers zurück;
    sonst erhöhe deine Bedrohung um 3.
""",
    ),
    "treacherous-fog": (
        """
When Revealed: Each location in the staging area gets +1 threat this phase, including any
    that arrive later. Each player whose threat is at least 35 discards 1 card from their
    hand.
""",
        """
Wenn aufgedeckt: Jeder Ort in der Aufmarschzone erhält bis zum Ende der Phase +1 Widerstand,
    auch wenn er erst später dazukommt. Jeder Spieler, dessen Bedrohung mindestens 35
    beträgt, legt 1 Karte von seiner Hand ab.
""",
    ),
    "flies-and-spiders": (
        """
Setup: Put 1 Forest Spider and 1 Old Forest Road from the encounter deck into the staging
    area. Shuffle the encounter deck.
""",
        """
Vorbereitung: Lege 1 Waldspinne und 1 Alte Waldstraße aus dem Begegnungsdeck in die
    Aufmarschzone. Mische das Begegnungsdeck.
""",
    ),
    "the-necromancers-tower": (
        """
Setup: Put 3 objectives from the encounter deck into the staging area. Take Nazgûl of Dol
    Guldur out of the encounter deck and set it aside. Shuffle the encounter deck. For each
    objective in the staging area, reveal 1 card from the encounter deck, which guards it.
When Revealed: Turn a random hero face down as the prisoner, who cannot be used, damaged or
    given resources until rescued.
The players together can play at most 1 ally per round.
This stage cannot be completed unless the players hold at least 1 objective.
""",
        """
Vorbereitung: Lege 3 Zielkarten aus dem Begegnungsdeck in die Aufmarschzone. Lege den Nazgûl
    von Dol Guldur aus dem Begegnungsdeck beiseite. Mische das Begegnungsdeck. Decke für
    jede Zielkarte in der Aufmarschzone 1 Karte des Begegnungsdecks auf, die sie bewacht.
Wenn aufgedeckt: Drehe einen zufälligen Helden als Gefangenen um, der bis zu seiner
    Befreiung weder genutzt noch verwundet werden kann und keine Ressourcen erhält.
Die Spieler können zusammen pro Runde höchstens 1 Verbündeten spielen.
Dieser Abschnitt kann nur abgeschlossen werden, wenn die Spieler mindestens 1 Zielkarte
    beansprucht haben.
""",
    ),
}


@pytest.mark.parametrize("code", TEXTS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_text_of_a_card(code: str, language: str) -> None:
    english, german = TEXTS[code]
    expected = german if language == "de" else english
    assert ability_text(code, language) == re.sub(r"\n {4}", " ", expected).strip()
