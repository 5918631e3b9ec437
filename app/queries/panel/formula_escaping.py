"""Makes text that no spreadsheet takes for a formula. Pure."""

import re

_SEPARATORS = re.compile(r"([,;|\t\n\x0b\x0c\r\x1c-\x1e\x85\u2028\u2029])")
"""The characters at which some program ends a cell, even inside quotation marks."""
_FORMULA = re.compile(r"([\s\"\ufeff\u200b]*)(?='*[=+\-@＝＋－＠])")
"""A formula at the beginning, after characters that may precede its sign."""


def escape_formulas(cell: str) -> str:
    """Return the cell with an apostrophe before each character that would begin a formula, as spreadsheets write text.

    A formula begins at the start of a cell (OWASP, "CSV Injection"), and after any that some program takes for a
    separator.
    """
    parts = _SEPARATORS.split(cell)
    escaped = "".join(_escaped(part) for part in parts)
    # A cell that begins with white space is trimmed by some programs.
    return f"'{escaped}" if cell[:1] in {"\t", "\r", "\n"} else escaped


def _escaped(part: str) -> str:
    found = _FORMULA.match(part)
    return part if found is None else f"{found[1]}'{part[found.end() :]}"
