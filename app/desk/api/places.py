"""Names the place of a value in an edition for staff."""

import re
from collections.abc import Sequence

_CAPITAL = re.compile(r"(?<=[a-z])[A-Z]")


def place_in_words(path: Sequence[str | int]) -> str:
    """Return a path of an edition's data for staff: "Growth, row 4", "Source, received on", "Questions, 3, answer"."""
    match list(path):
        # Between a dataset's name and its fields stands its kind.
        case ["datasets", name, _, "rows", int(row), *_]:
            steps = [name, f"row {row + 1}"]
        case ["datasets", name, _, *fields]:
            steps = [name, *fields]
        case ["value", *fields] | fields:
            steps = fields
    words = ", ".join(str(step + 1) if isinstance(step, int) else _in_words(step) for step in steps)
    return f"{words[:1].upper()}{words[1:]}"


def _in_words(name: str) -> str:
    return _CAPITAL.sub(lambda found: f" {found[0].lower()}", name)
