"""The rules of our texts that a machine can check without false alarms. Pure."""

import re
from collections.abc import Iterator

from app.content.errors import Fault, walk
from app.content.models.parts import DataTable
from app.content.sources import ContentSources

_LONG_MONTHS = "January|February|March|April|June|July|August|September|October|November|December"
_RULES = (
    (re.compile(r"₹\s"), "no space after ₹"),
    (re.compile(r"\]\(|\*\*"), "Markdown is not read here: write plain words"),
    (re.compile(r"[{}]"), "a placeholder is spelt {asOn}, and no brace stands alone"),
    # A manager's words on the benchmark's history stay as they are: "effective 1 April 2023".
    (re.compile(rf"(?<!effective )\b\d{{1,2}} (?:{_LONG_MONTHS}) \d{{4}}\b"), "a day is spelt 14 Sep 2018"),
)
_FIGURE = re.compile(r"₹\s?\d|\d\s?%")
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
LENGTHS = {"title": (30, 60), "description": (70, 160)}
"""The least and the most characters."""


def copy_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield a fault for each text that breaks a rule."""
    for located in sources.located():
        for path, value in located.entries:
            if isinstance(value, str):
                for message in broken_rules(value):
                    yield located.fault(path, f"{message}: '{value}'")


def broken_rules(text: str) -> list[str]:
    """Return the messages of the rules a text breaks."""
    return [message for pattern, message in _RULES if pattern.search(text)]


def caption_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield the tables of money or per cent whose captions name no year."""
    for page in sources.pages:
        for path, table in walk(page.value):
            cells = [cell for row in table.rows for cell in row] if isinstance(table, DataTable) else []
            if isinstance(table, DataTable) and any(map(_FIGURE.search, cells)) and not _YEAR.search(table.caption):
                message = "the table has figures: name their date or tax year, so that it says so where it is quoted"
                yield page.fault((*path, "caption"), message)


def length_warnings(sources: ContentSources) -> Iterator[Fault]:
    """Yield each title and description that is shorter or longer than it should be."""
    for page in sources.pages:
        for field, (least, most) in LENGTHS.items():
            length = len(getattr(page.value, field))
            if not least <= length <= most:
                yield page.fault((field,), f"has {length} characters: {least} to {most} are best")
