"""Makes text that no spreadsheet takes for a formula, and restores the original. Pure."""

import re

_STARTS = r"=+\-@＝＋－＠"
_SEPARATORS = r",;|\t\n\x0b\x0c\r\x1c-\x1e\x85\u2028\u2029"
"""What some program ends a cell at, also inside of quotation marks that it reads in its own way."""
_LEFT_OUT = rf"{_SEPARATORS}\s\"\ufeff\u200b"
"""What may stand before the first character of a cell without being one."""
# A run of these that holds a separator. It is looked at from its first character, so that a long one costs its length.
_RUN = (
    rf"[{_LEFT_OUT}](?<![{_LEFT_OUT}]{{2}})"
    rf"(?:(?<=[{_SEPARATORS}])|(?:(?![{_SEPARATORS}])[{_LEFT_OUT}])*+[{_SEPARATORS}])[{_LEFT_OUT}]*+"
)
_FORMULA = re.compile(rf"({_RUN})('*+[{_STARTS}])")
_MARKED = re.compile(rf"({_RUN})'('*+[{_STARTS}])")
# Nearly all cells: neither a beginning to look at nor a separator, or no sign of a formula at all.
_PLAIN = re.compile(rf"(?![{_LEFT_OUT}{_STARTS}'])[^{_SEPARATORS}]*+\Z|(?![\t\r\n])[^{_STARTS}]*+\Z")
# Telephone numbers: one sign in front, and nowhere else a beginning.
_PLAIN_BEHIND = re.compile(rf"'*+[{_STARTS}][^{_SEPARATORS}]*+\Z")
_TRIMMED_STARTS = ("\t", "\r", "\n")


def marked_as_text(cell: str) -> str:
    """Return the cell with an apostrophe before each character that would begin a formula, as spreadsheets write text.

    A formula begins at the start of a cell (OWASP, "CSV Injection"), and after any that some program takes for a
    separator.
    """
    if _PLAIN.match(cell):
        return cell
    if _PLAIN_BEHIND.match(cell):
        return f"'{cell}"
    marked = _FORMULA.sub(r"\1'\2", f"\n{cell}")[1:]
    return f"'{marked}" if marked.startswith(_TRIMMED_STARTS) else marked


def without_marks(cell: str) -> str:
    """Return the input of `marked_as_text`, except for white space before an apostrophe at the beginning."""
    return cell if "'" not in cell else _MARKED.sub(r"\1\2", f"\n{cell}")[1:]
