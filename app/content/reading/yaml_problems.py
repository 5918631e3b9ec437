"""What is wrong with text that is no YAML, in words for whoever wrote it: where, and what to do. Pure."""

import yaml

from app.content.errors import Fault

_BRACKET = (
    "a bracket is opened here and not closed, or a comma is missing in it; text with a comma or colon needs quotes"
)
# What the parser says of it, whether the line to be mended is that of what it was reading, and what to do there.
_KNOWN = (
    ("quoted scalar", True, "a quote is opened here and not closed: close it"),
    ("flow sequence", True, _BRACKET),
    ("flow mapping", True, _BRACKET),
    ("flow node", False, "a bracket is opened above and not closed: close it"),
    (
        "simple key",
        True,
        "this line is no field: write name: value, with a space, or indent it if it goes on with the text above",
    ),
    ("tab", False, "a tab stands where only spaces may: indent with spaces"),
    ("another document", False, "only one document is allowed: remove the line with three dashes"),
    ("alias", False, "text cannot begin with * here: put it in quotes"),
    ("anchor", False, "text cannot begin with & here: put it in quotes"),
    ("cannot start", False, "text cannot begin with such a sign here: put it in quotes"),
    (
        "mapping values",
        False,
        "a colon and a space stand inside unquoted text: put the text in quotes, or indent this line as its neighbours",
    ),
)
_OUT_OF_PLACE = (
    "this line does not fit to what is open above: indent it as the fields or items it belongs to; text that begins "
    "with { or a quote needs quotes as a whole"
)


def syntax_fault(error: yaml.YAMLError, text: str, file: str) -> Fault:
    """Return what made the parser stop as one fault of the file, at the line to be mended."""
    if not isinstance(error, yaml.MarkedYAMLError) or error.problem_mark is None:
        line = text.count("\n", 0, getattr(error, "position", 0))
        return Fault(file, line + 1, "", "a character that YAML does not allow: remove it")
    found = error.problem_mark
    begun = error.context_mark or found
    told = f"{error.context} {error.problem}"
    lines = text.split("\n")
    # The end of a text without a last line end is told as the line after it.
    at = min(found.line, len(lines) - 1)
    if at == found.line and lines[at][found.column : found.column + 1] == "\t":
        told = "tab"
    known = ((begun.line if is_begun else at, message) for sign, is_begun, message in _KNOWN if sign in told)
    line, message = next(known, (at, _OUT_OF_PLACE))
    return Fault(file, line + 1, "", message)
