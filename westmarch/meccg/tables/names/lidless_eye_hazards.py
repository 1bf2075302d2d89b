"""What the hazards of The Lidless Eye are called."""

from __future__ import annotations

from westmarch.meccg.kinds import Set
from westmarch.meccg.tables.naming import named

NAMED = named(
    Set.LIDLESS_EYE,
    """
code                               no.  name
arthadan-rangers                   60   Arthadan Rangers
beorning-toll                      62   Beorning Toll
the-border-watch                   63   The Border-watch
elf-lord-revealed-in-wrath         69   Elf-lord Revealed in Wrath
elves-upon-errantry                70   Elves upon Errantry
ent-in-search-of-the-entwives      71   Ent in Search of the Entwives
gondorian-rangers                  76   Gondorian Rangers
horse-lords                        78   Horse-lords
landroval                          81   Landroval
lawless-men                        82   Lawless Men
pirates                            88   Pirates
sellswords-between-charters        89   Sellswords Between Charters
sons-of-kings                      91   Sons of Kings
thranduils-folk                    93   Thranduil's Folk
uruk-lieutenant                    96   Uruk-lieutenant
wandering-eldar                    97   Wandering Eldar
wild-trolls                        100  Wild Trolls
arouse-defenders                   101  Arouse Defenders
awaken-defenders                   103  Awaken Defenders
chill-them-with-fear               106  Chill Them with Fear
covetous-thoughts                  107  Covetous Thoughts
darkness-under-tree                108  Darkness Under Tree
heedless-revelry                   114  Heedless Revelry
incite-defenders                   115  Incite Defenders
news-of-doom                       127  News of Doom
nothing-to-eat-or-drink            128  Nothing to Eat or Drink
plague                             129  Plague
rats                               131  Rats!
rebel-talk                         132  Rebel-talk
the-ring-will-have-but-one-master  133  The Ring Will Have But One Master
the-roving-eye                     135  The Roving Eye
shut-yer-mouth                     137  Shut Yer Mouth
so-youve-come-back                 138  So You've Come Back
something-has-slipped              139  Something Has Slipped
stay-her-appetite                  140  Stay Her Appetite
stench-of-mordor                   141  Stench of Mordor
thrice-outnumbered                 142  Thrice Outnumbered
tidings-of-bold-spies              143  Tidings of Bold Spies
tidings-of-doubt-and-danger        144  Tidings of Doubt and Danger
veils-flung-away                   146  Veils Flung Away
waiting-shadow                     147  Waiting Shadow
webs-of-fear-and-treachery         150  Webs of Fear & Treachery
wrath-of-the-west                  151  Wrath of the West
""",
    """
code                               German
arthadan-rangers                   Waldläufer aus Arthedain
beorning-toll                      Wegzoll der Beorninger
the-border-watch                   Grenzwachen
elf-lord-revealed-in-wrath         Elbenlord in Zorn und Wut
elves-upon-errantry                Umherirrende Elben
ent-in-search-of-the-entwives      Ent auf Suche nach Entfrauen
gondorian-rangers                  Waldläufer von Gondor
horse-lords                        Pferdeherren
landroval                          Landroval
lawless-men                        Gesetzlose Menschen
pirates                            Piraten
sellswords-between-charters        Söldner
sons-of-kings                      Erben des Könige
thranduils-folk                    Thranduils Volk
uruk-lieutenant                    Uruk-Unterhäuptling
wandering-eldar                    Eldar auf Wanderschaft
wild-trolls                        Wilde Trolle
arouse-defenders                   Aufstacheln der Verteidiger
awaken-defenders                   Erwachen der Verteidiger
chill-them-with-fear               Kraft der Verzweiflung
covetous-thoughts                  Eifersucht
darkness-under-tree                Dunkelheit unter Bäumen
heedless-revelry                   Maßlose Ausschweifungen
incite-defenders                   Aufwiegeln der Verteidiger
news-of-doom                       Schreckliche Neuigkeiten
nothing-to-eat-or-drink            Ausgehungert
plague                             Pest
rats                               Ratten!
rebel-talk                         Rebellische Worte
the-ring-will-have-but-one-master  Der Ring beugt sich nur seinem Herrn
the-roving-eye                     Das suchende Auge
shut-yer-mouth                     Halt's Maul
so-youve-come-back                 Irgendetwas ist entkommen
something-has-slipped              Du bist also zurück
stay-her-appetite                  Der Hunger ist größer
stench-of-mordor                   Der Gestank Mordors
thrice-outnumbered                 Dreifache Übermacht
tidings-of-bold-spies              Botschaft tapferer Helden
tidings-of-doubt-and-danger        Boten des Zweifels und der Gefahr
veils-flung-away                   Der Schleier ist gelüftet
waiting-shadow                     Lauernder Schatten
webs-of-fear-and-treachery         Ein Netz von Intrigen & Verrat
wrath-of-the-west                  Der Zorn des Westens
""",
)
