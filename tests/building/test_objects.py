"""C files stand alone, and only those that have changed are compiled again."""

from __future__ import annotations

from pathlib import Path

import pytest

from westmarch.building.objects import CannotBuild, Job, Store
from westmarch.building.standing import Alone, Declarations, alone, first, script

HEADER = """\
#ifndef MYPYC_DECLARED_tuple_T1O
#define MYPYC_DECLARED_tuple_T1O
typedef struct tuple_T1O {
    PyObject *f0;
} tuple_T1O;
#endif

typedef struct {
    PyObject_HEAD
    tuple_T1O _pair;
} burrow___MoleObject;

typedef struct {
    PyObject_HEAD
} burrow___HareObject;
"""

INTERNAL = """\
#include "__native_burrow.h"
int CPyGlobalsInit(void);
extern PyObject *CPyStatics[512];
extern PyTypeObject *CPyType_Hare;
extern burrow___MoleObject *CPyDef_dig(PyObject *cpy_r_by, PyObject *cpy_r_to);
extern PyObject *CPyDef_run(void);
"""

SOURCE = """\
#include "__native_burrow.h"
#include "__native_internal_burrow.h"
void rest(void) {
    CPyDef_dig(CPyStatics[30], CPyStatics[7]); /* 'clay' */
    CPyDef_dig(CPyStatics[7], NULL);
}
"""


def standing(header: str = HEADER, internal: str = INTERNAL, source: str = SOURCE) -> Alone:
    return alone(source, "burrow", Declarations(header, internal))


def test_a_file_has_the_declarations_that_it_needs_and_no_others() -> None:
    text = standing().text
    assert "CPyDef_dig(PyObject *cpy_r_by" in text
    assert text.index("} tuple_T1O;") < text.index("} burrow___MoleObject;")
    for other in ("CPyDef_run", "Hare", "CPyGlobalsInit", "CPyStatics", "#include"):
        assert other not in text


def test_literals_are_named_and_the_linker_knows_where_they_are() -> None:
    file = standing()
    assert "CPyDef_dig(burrow__0, burrow__1);" in file.text
    assert "CPyDef_dig(burrow__1, NULL);" in file.text
    assert "extern PyObject *burrow__1;" in file.text
    told = "burrow__0 = CPyStatics + 240;\nburrow__1 = CPyStatics + 56;\n"
    assert script([file, Alone("", {})]) == told


def test_what_functions_remember_is_looked_up_by_identity_first() -> None:
    source = """\
void dig(void) {
    cpy_r_r0 = CPyStatic_burrow___dig__kept;
    if (unlikely(cpy_r_r0 == NULL)) {
    }
    cpy_r_r2 = CPyDict_GetWithNone(cpy_r_r0, cpy_r_soil);
    cpy_r_r3 = CPyDict_GetWithNone(cpy_r_r1, cpy_r_soil);
}
"""
    text = standing(source=source).text
    assert "cpy_r_r2 = Quick_GetRemembered(cpy_r_r0, cpy_r_soil);" in text
    assert "cpy_r_r3 = CPyDict_GetWithNone(cpy_r_r1, cpy_r_soil);" in text


def test_names_and_fields_that_are_written_in_the_code_are_told_from_others() -> None:
    source = """\
    cpy_r_r0 = CPyStatic_burrow___globals;
    cpy_r_r1 = CPyStatics[3]; /* 'Soil' */
    cpy_r_r2 = CPyDict_GetItem(cpy_r_r0, cpy_r_r1);
    cpy_r_r3 = CPyStatics[4]; /* 'depth' */
    cpy_r_r4 = CPyObject_GetAttr(cpy_r_self, cpy_r_r3);
    cpy_r_r5 = CPyDict_GetItem(cpy_r_kept, cpy_r_r1);
    cpy_r_r6 = CPyObject_GetAttr(cpy_r_self, cpy_r_name);
"""
    text = standing(source=source).text
    assert "cpy_r_r2 = Quick_Global(cpy_r_r0, cpy_r_r1);" in text
    assert "cpy_r_r4 = Quick_Attr(cpy_r_self, cpy_r_r3);" in text
    assert "cpy_r_r5 = CPyDict_GetItem(cpy_r_kept, cpy_r_r1);" in text
    assert "cpy_r_r6 = CPyObject_GetAttr(cpy_r_self, cpy_r_name);" in text


def test_what_changes_elsewhere_does_not_change_a_file() -> None:
    later = standing(
        HEADER + "typedef struct {\n    PyObject_HEAD\n} burrow___NewtObject;\n",
        INTERNAL.replace("512", "513") + "extern char CPyDef_swim(void);\n",
        SOURCE.replace("[30]", "[31]"),
    )
    assert later.text == standing().text
    assert later.literals == {"burrow__0": 31, "burrow__1": 7}


def test_a_changed_declaration_changes_the_files_that_need_it() -> None:
    mole = standing(HEADER.replace("PyObject *f0;", "PyObject *f0;\n    PyObject *f1;"))
    assert mole.text != standing().text
    hare = standing(internal=INTERNAL.replace("CPyDef_run(void)", "CPyDef_run(int)"))
    assert hare.text == standing().text


def test_the_first_file_has_all_declarations() -> None:
    source = '#include "__native_burrow.h"\nPyObject *CPyStatics[512];\n'
    file = first(source, Declarations(HEADER, INTERNAL))
    assert "CPyDef_run" in file.text
    assert "PyObject *CPyStatics[512];\n" in file.text
    assert '"__native' not in file.text
    assert not file.literals


def jobs(*texts: str) -> list[Job]:
    return [Job(text, ("-O0",)) for text in texts]


def test_only_what_has_changed_is_compiled(tmp_path: Path) -> None:
    store = Store(tmp_path / "objects")
    one, two, three = jobs("int one;", "int two;", "int three;")
    kept = store.compiled([one, two])[two]
    kept.write_text("not compiled again")
    places = store.compiled([two, three])
    assert places[two].read_text() == "not compiled again"
    assert set((tmp_path / "objects").iterdir()) == set(places.values())


def test_options_are_part_of_what_was_compiled() -> None:
    assert Job("", ("-O0",)).key() != Job("", ("-O2",)).key()
    assert Job("", ("-O0",)).key() == Job("", ("-O0",)).key()


def test_what_cannot_be_compiled_says_why_and_leaves_nothing(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with pytest.raises(CannotBuild, match="error"):
        store.compiled(jobs("int one"))
    assert list(tmp_path.glob("*.o")) == []
