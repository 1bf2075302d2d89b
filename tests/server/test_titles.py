"""What can be played, over HTTP: settings, cards, decks and rules, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Client
from westmarch.kernel.registry import games

LCG = "/api/titles/lcg"
MECCG = "/api/titles/meccg"


def got(client: Client, path: str, **params: Any) -> Any:
    answer = client.get(path, params=params)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_all_games_are_there_with_everything_that_can_be_chosen(client: Client) -> None:
    shown = {title["name"]: title for title in got(client, "/api/titles")}
    assert set(shown) == set(games())
    lcg = shown["lcg"]
    assert lcg == got(client, LCG)
    assert lcg["players"] == [1, 2, 3, 4]
    assert lcg["roles"] == [[], [], [], []]
    assert shown["wotr"]["roles"][0] == ["Free Peoples", "Shadow"]
    assert [level["name"] for level in lcg["levels"]] == ["random", "easy", "medium", "hard"]
    for setting, known in zip(lcg["settings"], games()["lcg"].settings(), strict=True):
        assert (setting["name"], setting["default"]) == (known.name, known.default)
        codes = [choice["code"] for choice in setting["words"]["choices"]]
        assert codes == list(known.choices)


def test_every_word_is_said_in_both_languages(client: Client) -> None:
    english, german = (got(client, LCG, language=language) for language in ("en", "de"))
    assert english["words"] != german["words"]
    for part in ("levels", "settings", "stops"):
        assert english[part]
        for one, two in zip(english[part], german[part], strict=True):
            assert one["words"] != two["words"]


def test_the_browser_says_which_language_it_likes(client: Client) -> None:
    liked = client.get(LCG, headers={"Accept-Language": "fr-CH, de;q=0.9, en;q=0.8"}).json()
    assert liked == got(client, LCG, language="de")
    unknown = client.get(LCG, headers={"Accept-Language": "fr"}).json()
    assert unknown == got(client, LCG, language="en")
    assert client.get(LCG, params={"language": "fr"}).status_code == 400


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_cards_can_be_browsed(client: Client, language: str) -> None:
    cards = got(client, f"{LCG}/cards", language=language)
    known = games()["lcg"].faces(language)
    assert [(card["code"], card["name"]) for card in cards] == [(c.code, c.name) for c in known]


def test_starter_decks_are_called_in_the_readers_language(client: Client) -> None:
    for language, name in (("en", "# Spirit"), ("de", "# Geist")):
        decks = got(client, f"{LCG}/starter-decks", language=language)
        assert [deck["text"].splitlines()[0] for deck in decks if deck["name"] == "spirit"] == [
            name
        ]


def test_starter_decks_can_be_copied_and_are_legal(client: Client) -> None:
    decks = got(client, f"{LCG}/starter-decks")
    assert [deck["name"] for deck in decks] == list(games()["lcg"].starter_decks("en"))
    for deck in decks:
        answer = client.post(f"{LCG}/deck-check", json={"text": deck["text"]}).json()
        assert answer["legal"], answer


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_deck_that_is_against_the_rules_says_which(client: Client, language: str) -> None:
    [deck, *_] = got(client, f"{LCG}/starter-decks")
    body = {"text": deck["text"], "options": {"tournament": "yes"}}
    answer = client.post(f"{LCG}/deck-check", json=body, params={"language": language}).json()
    assert not answer["legal"]
    faults = [remark for remark in answer["remarks"] if remark["is_fault"]]
    assert any("L-DECK-03" in remark["rules"] for remark in faults)


@pytest.mark.parametrize("path", [LCG, MECCG])
def test_a_starter_deck_is_read_part_by_part_and_written_again(client: Client, path: str) -> None:
    form = got(client, f"{path}/deck-form")
    for deck in got(client, f"{path}/starter-decks"):
        found = client.post(f"{path}/deck-read", json={"text": deck["text"]}).json()
        assert found["remarks"] == []
        text = written(form, found)
        assert client.post(f"{path}/deck-read", json={"text": text}).json() == found
        verdict = client.post(f"{path}/deck-check", json={"text": text}).json()
        assert (deck["name"], verdict["legal"]) == (deck["name"], True), verdict


def written(form: dict[str, Any], deck: dict[str, Any]) -> str:
    """A deck as a browser writes it: what it declares, its parts, and cards by their codes."""
    headings = {part["name"]: part["heading"] for part in form["parts"]}
    declared = [side["lines"] for side in form["sides"] if side["name"] == deck["side"]]
    lines = [f"# {deck['name']}", *(line for lines in declared for line in lines)]
    for part, cards in deck["parts"].items():
        lines.append(headings.get(part, ""))
        for code, copies in cards.items():
            lines.append(f"{copies}x {form['cards'].get(code, {}).get('listed') or code}")
    return "\n".join(lines)


def test_decks_have_parts_and_sides_where_the_game_says_so(client: Client) -> None:
    heap = got(client, f"{LCG}/deck-form")
    assert heap == {"parts": [], "declared": "", "sides": [], "groups": [], "cards": {}}
    english, german = (got(client, f"{MECCG}/deck-form", language=one) for one in ("en", "de"))
    assert [part["words"] for part in english["parts"]] == [
        "Pool",
        "Play deck",
        "Location deck",
        "Sideboard",
        "Against Fallen-wizards",
    ]
    assert english["cards"] == german["cards"]
    for some in ("parts", "groups", "sides"):
        assert [one["words"] for one in english[some]] != [one["words"] for one in german[some]]
    assert client.get("/api/titles/wotr/deck-form").json()["what"] == "no-decks"


def test_a_deck_is_checked_for_an_opponent(client: Client) -> None:
    (terms,) = got(client, MECCG)["deck_terms"]
    assert (terms["name"], terms["default"]) == ("against", "any")
    text = got(client, f"{MECCG}/starter-decks")[0]["text"] + "\nSideboard\n1x Foul Fumes\n"
    for side, legal in (("any", True), ("minion", False), ("hero", True)):
        body = {"text": text, "options": {"against": side}}
        answer = client.post(f"{MECCG}/deck-check", json=body).json()
        assert (side, answer["legal"]) == (side, legal)
        assert [count["words"] for count in answer["counts"]] == [
            "Resources",
            "Hazards",
            "Creatures",
        ]
    body = {"text": "leadership", "options": {"against": "minion"}}
    assert client.post(f"{LCG}/deck-check", json=body).json()["what"] == "bad-option"


def test_what_cannot_be_read_is_named(client: Client) -> None:
    body = {"text": "Pool\n1x Bilbo\n1x Nobody at all\n"}
    found = client.post(f"{MECCG}/deck-read", json=body).json()
    assert found["parts"]["pool"] == {"bilbo": 1}
    assert ["Nobody at all" in remark["words"] for remark in found["remarks"]] == [True]
    empty = client.post(f"{MECCG}/deck-read", json={"text": " "})
    assert (empty.status_code, empty.json()["what"]) == (422, "unreadable-deck")


def test_a_deck_is_written_in_every_format(client: Client) -> None:
    for format in games()["lcg"].deck_formats:
        body = {"text": "leadership", "format": format}
        answer = client.post(f"{LCG}/deck-convert", json=body)
        assert answer.status_code == 200, answer.text
        assert answer.json()["text"] == games()["lcg"].convert_deck("leadership", format, "en").text
    wrong = client.post(f"{LCG}/deck-convert", json={"text": "leadership", "format": "papyrus"})
    assert (wrong.status_code, wrong.json()["what"]) == (422, "bad-format")
    assert "text" in wrong.json()["words"]


def test_what_is_not_there_is_refused_in_words(client: Client) -> None:
    for path in ("/api/titles/chess", "/api/titles/chess/cards", "/api/titles/chess/starter-decks"):
        answer = client.get(path, params={"language": "de"})
        assert (answer.status_code, answer.json()["what"]) == (404, "no-such-title")
        assert "chess" in answer.json()["words"]
    body = {"text": "leadership", "options": {"speed": "high"}}
    assert client.post(f"{LCG}/deck-check", json=body).json()["what"] == "bad-option"


def test_rules_are_found_by_id_and_by_words_and_by_game(client: Client) -> None:
    by_id = got(client, "/api/rules", ids=["L-DECK-03", "L-GEN-01"])
    assert [rule["id"] for rule in by_id] == ["L-DECK-03", "L-GEN-01"]
    assert all(rule["text"] and rule["section"] for rule in by_id)
    found = got(client, "/api/rules", words="nazgul leader", title="wotr")
    assert found
    assert {rule["title"] for rule in found} == {"wotr"}
    assert len(got(client, "/api/rules", title="lcg")) > 400
    missing = client.get("/api/rules", params={"ids": ["no-rule"]})
    assert (missing.status_code, missing.json()["what"]) == (404, "no-such-rule")
