"""Faults of a candidate at the desk: at its own field or row, or as a line for whoever keeps the site's files."""

import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from app.content.editions.published import PublishedEdition
from app.content.errors import Fault
from app.content.field_path import dotted
from app.content.models.datasets import UNSOURCED
from app.content.reading.overlay.figures_base import TERMS, metric_blocks
from app.content.reading.overlay.subjects import file_of
from app.content.reading.overlay.words_overlay import path_of
from app.content.reading.overlay.words_sections import Section, find_section
from app.content.reading.yaml_source import read_yaml
from app.content.snapshots.candidate import ELSEWHERE, figures_file, words_file

_OF_DATASET = frozenset({"asOn", "source", "basis", "stated", "statedReturns", "statedMultiple"})
_AT_TOP = frozenset({"asOn", "source", *TERMS})
_PHRASES = (
    (
        re.compile(re.escape(UNSOURCED)),
        "stated figures need their source: write document, house and day received",
    ),
    (re.compile(r"does not have the form \S+$"), "does not have the form that is needed here"),
    (re.compile(r"the placeholder (\{\w+\}) is not known.*"), r"\1 is not known, or not stated any more"),
    (re.compile(r"\{ least: (\d+), most: (\d+) \}"), r"\1–\2"),
    (re.compile(r"\bfigures/[\w-]+/([\w-]+)\.csv"), r"“\1”"),
)


def faults_at_desk(faults: Iterable[Fault], candidate: PublishedEdition, content_dir: Path) -> list[Fault]:
    """Return a candidate's faults, each at its place at the desk.

    The fields of its own faults have their paths in its data. If a fault lies elsewhere, its message names file, line
    and field.
    """
    own = file_of(candidate.kind, candidate.subject)
    section, raw = find_section(candidate.subject), _raw(content_dir / own)
    return [_placed(fault, candidate, f"{content_dir.name}/{own}", section, raw) for fault in faults]


def _placed(fault: Fault, candidate: PublishedEdition, own: str, section: Section | None, raw: Any) -> Fault:  # noqa: ANN401
    message = fault.at_desk or fault.message
    for pattern, words in _PHRASES:
        message = pattern.sub(words, message)
    if candidate.kind == "figures" and fault.file.startswith(f"{figures_file(candidate.subject)}/"):
        return replace(fault, message=message)
    if fault.file == own:
        field = _in_figures(fault, raw) if section is None else _in_section(fault.field, section, raw)
        if field is not None:
            file = words_file(section.id) if section else figures_file(candidate.subject)
            return replace(fault, file=file, field=field, message=message)
    return replace(fault, file=ELSEWHERE, field="", message=fault.at_desk or f"In the site's files, {fault}")


def _raw(file: Path) -> Any:  # noqa: ANN401 - whatever a file holds
    try:
        return read_yaml(file.read_text(encoding="utf-8-sig"), file.name).value
    except (OSError, UnicodeDecodeError):
        return None


def _in_section(field: str, section: Section, raw: Any) -> str | None:  # noqa: ANN401
    """Return the field inside the section's value; None if it is of other words in the file."""
    try:
        prefix = dotted(path_of(section, raw))
    except (KeyError, TypeError):
        prefix = ""
    if field == prefix:
        return ""
    inside = field.removeprefix(f"{prefix}.") if prefix else field
    is_own = (inside != field or not prefix) and inside.split(".")[0] in section.fields
    return inside if is_own else None


def _in_figures(fault: Fault, raw: Any) -> str | None:  # noqa: ANN401
    """Return the field inside the data of figures; None if the form lacks it."""
    blocks = raw.get("blocks") if isinstance(raw, dict) else None
    match fault.field.split("."):
        case ["datasets", name, *inside]:
            field = dotted(("datasets", name, *(inside if inside[:1] and inside[0] in _OF_DATASET else ())))
            return f"{field}.source" if fault.message == UNSOURCED else field
        case ["blocks", position, "items", item, _] if isinstance(blocks, list):
            found = metric_blocks({"blocks": [blocks[int(position)]]})
            return f"metrics.{found[0]['id']}.{found[0]['items'][int(item)]['label']}" if found else None
        case [first, *_] if first in _AT_TOP:
            return fault.field
    return None
