"""What players are asked, in both languages."""

from __future__ import annotations

from westmarch.meccg import prompts as q
from westmarch.meccg.text.templates import Table

PROMPTS: Table = {
    q.DraftCharacter: (
        "Show a character, or stop drafting",
        "Zeige einen Charakter, oder höre auf zu wählen",
    ),
    q.WhereToStart: ("Where does {card} start?", "Wo beginnt {card}?"),
    q.OtherAvatar: (
        "Your Wizard has fallen: whom do you play instead?",
        "Dein Zauberer ist gefallen: Wen spielst du stattdessen?",
    ),
    q.KeepCharacter: (
        "Which characters go to your play deck? Room for {left}",
        "Welche Charaktere kommen in deinen Spielstapel? Platz für {left}",
    ),
    q.GiveStartingItem: (
        "Who starts with a minor item? Up to {left}",
        "Wer beginnt mit einem geringeren Gegenstand? Bis zu {left}",
    ),
    q.FromSideboard: (
        "Take cards of your sideboard: up to {left} to the discard pile, or one to the play deck",
        "Nimm Karten aus dem Reservestapel: bis zu {left} in den Abwurf- oder eine in den "
        "Spielstapel",
    ),
    q.Organize: ("Organize your companies", "Organisiere deine Gemeinschaften"),
    q.ChooseMembers: (
        "Who leaves {company} and forms one of his own?",
        "Wer verlässt {company} und bildet eine eigene?",
    ),
    q.ChooseSite: ("Where does {company} go?", "Wohin geht {company}?"),
    q.ChooseWay: (
        "Which way does {company} take to {site}?",
        "Welchen Weg nimmt {company} zum Ort {site}?",
    ),
    q.DiscardForInfluence: (
        "Your general influence does not suffice: which character leaves?",
        "Dein allgemeiner Einfluss reicht nicht: Welcher Charakter geht?",
    ),
    q.NextCompany: ("Which company is next?", "Welche Gemeinschaft ist an der Reihe?"),
    q.DrawAnother: (
        "Do you draw another card? Up to {left} more",
        "Ziehst du noch eine Karte? Bis zu {left} weitere",
    ),
    q.PlayHazards: (
        "Play cards on {company}: {left} of the hazard limit left",
        "Spiele Karten auf {company}: Gefahrenlimit noch {left}",
    ),
    q.GuardEmptySite: (
        "Nobody comes to the site any more: place a card on guard there?",
        "Niemand kommt mehr zum Ort: Legst du dort eine Karte auf die Lauer?",
    ),
    q.AssignStrikes: (
        "Who faces a strike? {left} left to assign",
        "Wer stellt sich einem Hieb? Noch {left} zu verteilen",
    ),
    q.AssignFoes: (
        "Who is struck by whom? {left} left to assign",
        "Wer führt einen Hieb gegen wen? Noch {left} zu verteilen",
    ),
    q.MayAttackCompany: (
        "Does {company} attack an opposing company at the site?",
        "Greift {company} eine gegnerische Gemeinschaft am Ort an?",
    ),
    q.NextStrike: ("Which strike is resolved next?", "Welcher Hieb wird als Nächstes ausgeführt?"),
    q.HowToFight: ("Does {card} tap to fight?", "Tappt {card}, um zu kämpfen?"),
    q.MaySupport: ("Who supports {card}?", "Wer unterstützt {card}?"),
    q.WhichKeeps: ("Which company keeps {card}?", "Welche Gemeinschaft behält {card}?"),
    q.TakeItem: ("Who takes an item?", "Wer nimmt einen Gegenstand?"),
    q.MayBeAtHome: (
        "Who is at home and taps to cancel the automatic-attack?",
        "Wer ist zu Hause und tappt, um den automatischen Angriff zu vereiteln?",
    ),
    q.MayEnter: ("Does {company} enter the site?", "Betritt {company} den Ort?"),
    q.MayRescue: (
        "Does {company} rescue prisoners who are held here?",
        "Befreit {company} Gefangene, die hier festgehalten werden?",
    ),
    q.WhoFrees: (
        "Who taps to free the prisoners of {card}?",
        "Wer tappt, um die Gefangenen von {card} zu befreien?",
    ),
    q.ChooseRescueSite: (
        "Where is {card} held prisoner?",
        "Wo wird {card} gefangen gehalten?",
    ),
    q.PlayResources: ("What does {company} do at the site?", "Was tut {company} am Ort?"),
    q.MayPlayShown: (
        "Do you play {card}, which you have shown?",
        "Spielst du die gezeigte Karte {card} aus?",
    ),
    q.ExtraItem: (
        "Does {company} play one more item?",
        "Spielt {company} noch einen Gegenstand aus?",
    ),
    q.WhoReturns: (
        "The companies are too many to be one: which goes back?",
        "Die Gemeinschaften sind zusammen zu groß: Welche kehrt um?",
    ),
    q.MayUnite: (
        "Do companies at one haven join? The site card of the first stays",
        "Vereinigen sich Gemeinschaften am selben Zufluchtsort? Die Ortskarte der ersten bleibt",
    ),
    q.MayDiscard: ("Do you discard a card?", "Wirfst du eine Karte ab?"),
    q.DiscardDown: (
        "Discard a card: you hold too many",
        "Wirf eine Karte ab: Du hast zu viele auf der Hand",
    ),
    q.MayCall: ("Do you call the council?", "Berufst du den Rat ein?"),
    q.MayRespond: (
        "Do you add to the chain of effects?",
        "Setzt du die Kette von Ereignissen fort?",
    ),
    q.ChooseUser: ("Who acts for {card}?", "Wer handelt für {card}?"),
    q.ChooseTarget: ("On what is {card} played?", "Worauf wird {card} gespielt?"),
    q.ChooseCards: ("Choose a card for {card}", "Wähle eine Karte für {card}"),
    q.ChooseOne: ("What does {card} do?", "Was bewirkt {card}?"),
    q.MayPlay: (
        "Do you play a card? It concerns {company}",
        "Spielst du eine Karte? Betroffen ist {company}",
    ),
    q.PayCard: ("Which card is discarded for {card}?", "Welche Karte wird für {card} abgeworfen?"),
    q.WhichRegion: (
        "Which region of the site path does {card} change?",
        "Welche Region der Reiseroute verändert {card}?",
    ),
    q.WhichFirst: ("Which of these happens first?", "Was geschieht zuerst?"),
    q.WhatInstead: ("What happens instead?", "Was geschieht stattdessen?"),
    q.WhichAttack: ("Which attack is the only one?", "Welcher Angriff bleibt der einzige?"),
    q.MayReveal: (
        "Do you reveal a card on guard against {company}?",
        "Deckst du eine Karte auf, die {company:dat} auflauert?",
    ),
    q.MayChoose: ("Does {card} take effect?", "Tritt {card} in Kraft?"),
    q.ChooseRing: (
        "Which ring takes the place of {card}?",
        "Welcher Ring tritt an die Stelle von {card}?",
    ),
    q.MayLessen: (
        "How many excess strikes weaken {card}?",
        "Wie viele überzählige Hiebe schwächen {card}?",
    ),
    q.MayServe: (
        "Is {card} placed under the leader who has won it?",
        "Kommt {card} unter den Anführer, der das Heer gewonnen hat?",
    ),
    q.KeyedTo: (
        "What is {card} keyed to?",
        "Worauf bezieht sich {card}?",
    ),
    q.MayTakeTrophy: (
        "Does a leader keep {card} as a trophy?",
        "Behält ein Anführer {card} als Trophäe?",
    ),
    q.MayExchange: (
        "Exchange a card with your sideboard? Up to {left}",
        "Tauschst du eine Karte mit deinem Reservestapel? Bis zu {left}",
    ),
    q.MayAttackFromHand: (
        "Which creature of your hand attacks {company}?",
        "Welche Kreatur auf deiner Hand greift {company} an?",
    ),
    q.AgentSite: ("Where does {card} turn up?", "Wo taucht {card} auf?"),
    q.MayAttackByAgents: ("Which agent attacks {company}?", "Welcher Agent greift {company} an?"),
    q.WhichAttacks: (
        "Which permanent-event attacks {company}?",
        "Welches permanente Ereignis greift {company} an?",
    ),
    q.MayFall: (
        "{card} would be eliminated. Does he become a Fallen-wizard?",
        "{card} würde eliminiert. Wird er ein Gefallener Zauberer?",
    ),
    q.PlayStage: (
        "Which stage card does {card} play?",
        "Welche Entwicklungskarte spielt {card}?",
    ),
    q.EndOrganization: (
        "Play cards for the end of the organization phase?",
        "Karten für das Ende der Organisationsphase spielen?",
    ),
    q.PlayLongEvents: ("Play long-events?", "Langfristige Ereignisse spielen?"),
    q.EndOfTurn: ("Play cards at the end of your turn?", "Karten am Ende deines Zuges spielen?"),
}
"""One question a prompt."""
