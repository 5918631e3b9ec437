"""What is wrong with text that is no YAML, in words for whoever wrote it: where, and what to do. Pure."""

import re
from typing import NamedTuple

import yaml

from app.content.errors import Fault
from app.content.reading.number_words import counted_in_words

_KEY = re.compile(r"^( *)((?:- +)*)[\w\"'-]+:(?: |$)")
_KEY_ALONE = re.compile(r"^ *(?:- +)*[\w\"'-]+:$")
_KEY_WITHOUT_SPACE = re.compile(r"^\s*(?:- +)*([A-Za-z]\w*):(?=[^\s:/])(.*)$")
_OPENED = {"flow sequence": ("[", "]"), "flow mapping": ("{", "}")}
_NO_COLON = "this line is no field: write name: value, or indent it if it goes on with the text above"


class _Problem(NamedTuple):
    """What the parser says: where it stopped (line and column from 0), and what it was reading from where."""

    told: str
    line: int
    column: int
    within: str
    within_line: int


def syntax_fault(error: yaml.YAMLError, text: str, file: str) -> Fault:
    """Return what made the parser stop as one fault of the file, at the line to be mended."""
    if not isinstance(error, yaml.MarkedYAMLError) or error.problem_mark is None:
        line = text.count("\n", 0, getattr(error, "position", 0))
        return Fault(file, line + 1, "", "a character that YAML does not allow: remove it")
    mark, context = error.problem_mark, error.context_mark
    problem = _Problem(
        str(error.problem), mark.line, mark.column, str(error.context), mark.line if context is None else context.line
    )
    line, message = _told(problem, [*text.split("\n"), ""])
    return Fault(file, line + 1, "", message)


def _told(problem: _Problem, lines: list[str]) -> tuple[int, str]:
    """Return the line to be mended, from 0, and what to do there."""
    if "quoted scalar" in problem.within:
        # The problem is noticed where another quote stands, or the file ends.
        return problem.within_line, "a quote is opened here and not closed: close it"
    if "simple key" in problem.within:
        return problem.within_line, _without_space(lines[problem.within_line]) or _NO_COLON
    if "mapping values" in problem.told:
        return _colon(problem, lines)
    if "flow node" in problem.within:
        opened = (above for above in range(problem.line, -1, -1) if set(lines[above]) & {"[", "{"})
        return next(opened, problem.line), "a bracket is opened here and not closed: close it"
    for name, (opening, closing) in _OPENED.items():
        if name in problem.within:
            return _bracket(problem, lines, opening, closing)
    return problem.line, _sign(problem, lines[problem.line]) or _out_of_place(problem, lines)


def _sign(problem: _Problem, line: str) -> str | None:
    """Return what to do about a sign that may not stand where it does; None where it is no single sign."""
    if line[problem.column : problem.column + 1] == "\t" or "tab character" in problem.told:
        return "a tab stands where only spaces may: indent with spaces"
    if "another document" in problem.told:
        return "only one document is allowed: remove the line with three dashes"
    if "alias" in problem.within or "anchor" in problem.within or "cannot start" in problem.told:
        sign = line[: problem.column].lstrip(" -").rpartition(" ")[2][:1] or line[problem.column]
        return f"text cannot begin with {sign} here: put it in quotes"
    return None


def _colon(problem: _Problem, lines: list[str]) -> tuple[int, str]:
    """A colon where no field may begin: it is part of a text, or the line is indented wrongly."""
    line, above = lines[problem.line], _line_above(lines, problem.line)
    if _KEY_ALONE.match(line[: problem.column + 1]):
        missing = None if above is None else _without_space(lines[above])
        if above is not None and missing is not None:
            return above, missing
        return problem.line, _indentation(lines, problem.line)
    return problem.line, "a colon and a space stand inside unquoted text: put the text in quotes"


def _bracket(problem: _Problem, lines: list[str], opening: str, closing: str) -> tuple[int, str]:
    if problem.line > problem.within_line:
        return problem.within_line, f"a bracket {opening} is opened here and not closed: close it with {closing}"
    before = lines[problem.line][: problem.column].split()
    beside = f" before '{before[-1]}'" if before else ""
    told = f"a comma or the closing {closing} is missing{beside}; text with a comma or a colon needs quotes there"
    return problem.line, told


def _out_of_place(problem: _Problem, lines: list[str]) -> str:
    line = lines[problem.line]
    if not line[: problem.column].strip():
        return _indentation(lines, problem.line) if _KEY.match(line) or line.lstrip().startswith("-") else _NO_COLON
    value = line.partition(":")[2].strip()
    if value.startswith("{"):
        return 'text that begins with { needs quotes: write name: "{…} …"'
    if value[:1] in {'"', "'"}:
        inside = '\\"' if value[0] == '"' else "''"
        return f"text stands behind a closed quote: a quote inside the text is written {inside}"
    return f"'{line[problem.column :].strip()}' has no place here: remove it, or put the whole text in quotes"


def _without_space(line: str) -> str | None:
    found = _KEY_WITHOUT_SPACE.match(line)
    return None if found is None else f"a space is missing behind the colon: write {found[1]}: {found[2].strip()}"


def _line_above(lines: list[str], position: int) -> int | None:
    return next((above for above in range(position - 1, -1, -1) if lines[above].strip()), None)


def _indentation(lines: list[str], position: int) -> str:
    """Return by how much to indent a line so that it stands among the fields, or items, that are open above it."""
    line = lines[position]
    spaces = len(line) - len(line.lstrip(" "))
    open_columns = _open_columns(lines[:position], of_items=line.lstrip().startswith("- "))
    if not open_columns:
        return "an item of a list stands here, but the field above has a value already: remove one of the two"
    wanted = min(open_columns, key=lambda column: (abs(column - spaces), -column))
    by = counted_in_words(abs(wanted - spaces))
    how = f"indent this line by {by}" if wanted > spaces else f"indent this line by {by} less"
    return f"{how}: it has {spaces} {'space' if spaces == 1 else 'spaces'} in front and needs {wanted}"


def _open_columns(lines: list[str], *, of_items: bool) -> list[int]:
    """Return the columns of fields, or of the dashes of items, that a further line may join."""
    columns: list[int] = []
    innermost: int | None = None
    for line in reversed(lines):
        found = _KEY.match(line)
        if found is None:
            continue
        dash, field = len(found[1]), len(found[1]) + len(found[2])
        if innermost is None or dash < innermost:
            columns += [dash] if of_items and found[2] else [] if of_items else [field]
            innermost = dash
    return columns
