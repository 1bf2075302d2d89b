"""The pictures that `make pictures` takes: all are there, in all sizes and themes, and small."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"
MOST = 4_000_000
SEEN = {
    "lobby",
    "new-game",
    "quest",
    "combat",
    "zoom",
    "deck-builder",
    "cards",
    "replay",
    "rules",
    "war-opening",
    "war-battle",
    "war-siege",
    "war-mordor",
    "war-cards",
}


def test_every_page_is_seen_in_both_sizes_and_themes() -> None:
    wanted = {
        f"{name}-{size}-{theme}.webp"
        for name in SEEN
        for size in ("1440", "390")
        for theme in ("dark", "light")
    }
    assert {file.name for file in PICTURES.iterdir()} == wanted


def test_pictures_are_small() -> None:
    assert 0 < sum(file.stat().st_size for file in PICTURES.iterdir()) < MOST


def test_the_front_page_shows_pictures_that_are_there_and_says_what_is_seen() -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r'(?:src|srcset)="(docs/[^"]+)"', page)
    assert len(shown) > 4
    assert [path for path in shown if not (ROOT / path).is_file()] == []
    assert all(re.search(r'alt="[^"]{10,}"', image) for image in re.findall(r"<img[^>]+>", page))
