"""Figures are decimals that Python spells; TypeScript spells only the grid lines that it chooses itself."""

import ast
import re

from tests.architecture.source_files import ROOT, list_sources

# Rendered values leave as JSON numbers.
WIRE = "app/content/models/base.py"
# It waits for a time in seconds.
STORE = "app/content/content_store.py"
# They compare the spellings of words, with weights.
SEARCH = {"app/content/search/find.py", "app/content/search/names.py"}
# They read untrusted files, with limits in seconds.
READERS = ("app/content/sheets/", "app/content/pictures/", "app/content/limited_process.py")
AXIS_LABELS = "client/src/charts/growth/axis-label.ts"
# The staff panel formats counts of queries; the phone field formats coordinates.
NO_FIGURES = ("client/src/staff/", "client/src/forms/")
SPELLING = re.compile(r"\.to(?:Fixed|Precision|LocaleString)\(|NumberFormat")


def test_content_computes_no_binary_fractions() -> None:
    files = [
        file
        for file in list_sources(".py")
        if file.as_posix().startswith("app/content/") and not file.as_posix().startswith(READERS)
    ]
    assert len(files) > 80
    found = {file.as_posix() for file in files if names_float((ROOT / file).read_text(encoding="utf-8"))}
    assert found == {WIRE, STORE, *SEARCH}


def names_float(text: str) -> bool:
    """Whether the code names the type float, or has a number with a decimal point."""
    return any(
        (isinstance(node, ast.Name) and node.id == "float")
        or (isinstance(node, ast.Constant) and isinstance(node.value, float))
        for node in ast.walk(ast.parse(text))
    )


def test_the_page_s_typescript_spells_axis_labels_alone() -> None:
    texts = page_sources()
    assert len(texts) > 100
    assert {name for name, text in texts.items() if SPELLING.search(text)} == {AXIS_LABELS}


def page_sources() -> dict[str, str]:
    files = [file for extension in (".ts", ".tsx") for file in list_sources(extension)]
    shipped = [file for file in files if file.as_posix().startswith("client/src/") and ".test." not in file.name]
    return {
        file.as_posix(): (ROOT / file).read_text(encoding="utf-8")
        for file in shipped
        if not file.as_posix().startswith(NO_FIGURES)
    }
