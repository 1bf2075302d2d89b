"""The types of the socket's messages in the browser client follow those of the server."""

import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import get_args

from westmarch.server import wire

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "wire-types"


def tool() -> ModuleType:
    loader = SourceFileLoader("wire_types", str(TOOL))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_the_types_of_the_client_are_up_to_date() -> None:
    run = subprocess.run(
        [sys.executable, str(TOOL), "--check"], check=False, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr


def test_every_message_stands_in_wire_ts() -> None:
    page = tool().page(wire)
    messages = (*get_args(wire.Sent), *get_args(wire.Received))
    assert len(messages) > 10
    for message in messages:
        assert f"export interface {message.__name__} {{" in page
        assert f'  type: "{message.__struct_config__.tag}";' in page


class Whisper(wire.Message, tag="whisper"):
    """Say something to one."""

    words: str
    to: int | None


def test_a_new_message_makes_the_page_old() -> None:
    changed = ModuleType(Whisper.__module__)
    vars(changed).update(Whisper=Whisper)
    page = tool().page(changed)
    assert "/** Say something to one. */\nexport interface Whisper {" in page
    assert "  to: number | null;" in page
