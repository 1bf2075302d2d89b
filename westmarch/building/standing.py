"""C files of mypyc, made to stand alone, so that what has not changed need not be compiled again.

mypyc declares everything in one header, which all files include, and counts all literals of the
program in one row: a new name or word anywhere changes every file. A file that stands alone has
the declarations that it needs, and names literals in the order in which it uses them; which ones
these are is told to the linker.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

WORD = re.compile(r"\w+")
LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
INCLUDE = re.compile(r'^#include "__native.*\n', re.MULTILINE)
EXTERN = re.compile(r"^(?:extern )?\w.*?(\w+)(?:\[\d*\])?(?:\(.*\))?;$", re.MULTILINE)
TUPLE = re.compile(r"^#ifndef MYPYC_DECLARED_(\w+)\n.*?^#endif$", re.MULTILINE | re.DOTALL)
STRUCT = re.compile(r"^typedef struct \{.*?^\} (\w+);$", re.MULTILINE | re.DOTALL)

GLOBAL = re.compile(
    r"( (cpy_r_r\d+) = CPyStatic_(?:\w+___)?globals;\n +(cpy_r_r\d+) = CPyStatics\[\d+\];.*\n.* = )"
    r"CPyDict_GetItem\(\2, \3\)"
)
"""Where a name of a module is asked for that is written in the code."""

FIELD = re.compile(r"( (cpy_r_r\d+) = CPyStatics\[\d+\];.*\n.* = )CPyObject_GetAttr\((\w+), \2\)")
"""Where a field is asked for, and not one whose name comes from elsewhere."""

REMEMBERED = re.compile(
    r"((cpy_r_r\d+) = CPyStatic_\w+__kept;.{0,1000}?)CPyDict_GetWithNone\(\2, ", re.DOTALL
)
"""Where a function looks up what it remembers (`memos.py`)."""

HIDDEN = "#pragma GCC visibility push(hidden)\n{}#pragma GCC visibility pop\n"
"""What no other library asks for is reached without a detour."""

SIZE = 8
"""Bytes of a pointer."""


@dataclass
class Alone:
    """A file that stands alone; its literals by their names, each with its place in the row."""

    text: str
    literals: dict[str, int]


class Declarations:
    """What the headers of mypyc declare, by name."""

    def __init__(self, *headers: str) -> None:
        self.whole = INCLUDE.sub("", "".join(headers))
        self.texts: dict[str, str] = {}
        for pattern in (TUPLE, STRUCT, EXTERN):
            self.texts |= {found[1]: found[0] for found in pattern.finditer(self.whole)}
        for name in self.texts:
            if name.endswith("___top_level__"):
                self.texts[name] = f"__attribute__((cold)) {self.texts[name]}"
        self.order = {name: number for number, name in enumerate(self.texts)}

    def needed(self, source: str) -> str:
        """The declarations that a file needs, and those that they need."""
        found: set[str] = set()
        queue = [source]
        while queue:
            new = (self.texts.keys() & set(WORD.findall(queue.pop()))) - found
            found |= new
            queue += [self.texts[name] for name in new]
        return "".join(
            self.texts[name] + "\n" for name in sorted(found, key=self.order.__getitem__)
        )


def alone(source: str, name: str, declarations: Declarations) -> Alone:
    """A file with all that it needs from the headers."""
    places: dict[str, str] = {}

    def named(found: re.Match[str]) -> str:
        return places.setdefault(found[1], f"{name}__{len(places)}")

    body = GLOBAL.sub(r"\1Quick_Global(\2, \3)", INCLUDE.sub("", source))
    body = FIELD.sub(r"\1Quick_Attr(\3, \2)", body)
    body = REMEMBERED.sub(r"\1Quick_GetRemembered(\2, ", body)
    body = LITERAL.sub(named, body)
    literals = "".join(f"extern PyObject *{literal};\n" for literal in places.values())
    text = HIDDEN.format(declarations.needed(body) + literals) + body
    return Alone(text, {literal: int(place) for place, literal in places.items()})


def first(source: str, declarations: Declarations) -> Alone:
    """The file that makes all modules and has the row of literals: it needs all declarations."""
    return Alone(HIDDEN.format(declarations.whole) + INCLUDE.sub("", source), {})


def script(files: Iterable[Alone]) -> str:
    """Where the linker finds the literals of all files."""
    return "".join(
        f"{literal} = CPyStatics + {place * SIZE};\n"
        for file in files
        for literal, place in file.literals.items()
    )
