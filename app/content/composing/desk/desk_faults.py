"""Faults of a candidate at the desk: at its own field or row, or as a line for those who maintain the site's files."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from app.content.datasets.series import FIRST_ROW_LINE
from app.content.editions.findings import Finding
from app.content.editions.published import PublishedEdition
from app.content.errors import Fault, dotted
from app.content.models.datasets import UNSOURCED
from app.content.reading.overlay.original_figures import TERMS, metric_blocks
from app.content.reading.overlay.overlay import SHOWN_FOLDER
from app.content.reading.overlay.subjects import file_of
from app.content.reading.overlay.words_overlay import path_of
from app.content.reading.overlay.words_sections import WordsSection, find_section
from app.content.reading.yaml_source import read_yaml

NO_SOURCE = "stated figures need their source: write document, fund house and day received"
_OF_DATASET = frozenset({"asOn", "source", "basis", "stated", "statedReturns", "statedMultiple"})
_AT_TOP = frozenset({"asOn", "source", *TERMS})
_PHRASES = (
    (re.compile(re.escape(UNSOURCED)), NO_SOURCE),
    (re.compile(r"does not have the form \S+$"), "does not have the form that is needed here"),
    (re.compile(r"\{ least: (\d+), most: (\d+) \}"), r"\1–\2"),
    (re.compile(r"\bfigures/[\w-]+/([\w-]+)\.csv"), r"“\1”"),
)
_ROWS = re.compile(rf"{SHOWN_FOLDER}/(?P<subject>[^/]+)/(?P<dataset>[^/]+)\.csv")
_Place = tuple[str | None, str]
"""A dataset, and a field in it; or None and a field of the edition."""


def findings_of(faults: Iterable[Fault], candidate: PublishedEdition, content_dir: Path) -> list[Finding]:
    """Return a candidate's faults, each at its place at the desk.

    The fields of its own faults have their paths in its data. If a fault lies elsewhere, its message names file, line
    and field.
    """
    own = file_of(candidate.kind, candidate.subject)
    section, raw = find_section(candidate.subject), _raw(content_dir / own)
    return [_finding(fault, candidate, f"{content_dir.name}/{own}", section, raw) for fault in faults]


def _finding(fault: Fault, candidate: PublishedEdition, own: str, section: WordsSection | None, raw: Any) -> Finding:  # noqa: ANN401
    message = fault.at_desk or fault.message
    for pattern, words in _PHRASES:
        message = pattern.sub(words, message)
    if (rows := _ROWS.fullmatch(fault.file)) and rows["subject"] == candidate.subject:
        row = fault.line - FIRST_ROW_LINE
        return Finding(
            dataset=rows["dataset"],
            row=row if row >= 0 else None,
            column=fault.field or None,
            message=message,
            may_be_confirmed=fault.may_be_confirmed,
        )
    if fault.file == own:
        place = _in_figures(fault, raw) if section is None else _in_section(fault.field, section, raw)
        if place is not None:
            return Finding(dataset=place[0], field=place[1], message=message)
    return Finding(message=fault.at_desk or f"In the site's files, {fault}")


def _raw(file: Path) -> Any:  # noqa: ANN401 - whatever a file holds
    try:
        return read_yaml(file.read_text(encoding="utf-8-sig"), file.name).value
    except (OSError, UnicodeDecodeError):
        return None


def _in_section(field: str, section: WordsSection, raw: Any) -> _Place | None:  # noqa: ANN401
    """Return the field inside the section's value; None if it is of other words in the file."""
    try:
        prefix = dotted(path_of(section, raw))
    except (KeyError, TypeError):
        prefix = ""
    if field == prefix:
        return None, ""
    inside = field.removeprefix(f"{prefix}.") if prefix else field
    is_own = (inside != field or not prefix) and inside.split(".")[0] in section.fields
    return (None, inside) if is_own else None


def _in_figures(fault: Fault, raw: Any) -> _Place | None:  # noqa: ANN401
    """Return the field inside the data of figures; None if the form lacks it."""
    blocks = raw.get("blocks") if isinstance(raw, dict) else None
    match fault.field.split("."):
        case ["datasets", name, *inside]:
            is_shown = inside[:1] and inside[0] in _OF_DATASET
            return name, "source" if fault.message == UNSOURCED else dotted(tuple(inside)) if is_shown else ""
        case ["blocks", position, "items", item, _] if isinstance(blocks, list):
            found = metric_blocks({"blocks": [blocks[int(position)]]})
            return (None, f"metrics.{found[0]['id']}.{found[0]['items'][int(item)]['label']}") if found else None
        case [first, *_] if first in _AT_TOP:
            return None, fault.field
    return None
