"""Faults of a file, told by the fields of the section of words that lies in it."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from app.content.editions.published import PublishedEdition
from app.content.errors import Fault
from app.content.field_path import dotted
from app.content.reading.overlay.words_overlay import path_of
from app.content.reading.overlay.words_sections import Section, find_section
from app.content.reading.yaml_source import read_yaml
from app.content.snapshots.candidate import words_file


def faults_in_section(faults: Iterable[Fault], candidate: PublishedEdition, content_dir: Path) -> list[Fault]:
    """Return the faults, those of the candidate's own words with the path inside of its value.

    They stand under `words_file`; what lies elsewhere keeps its file. Figures stay as they are.
    """
    section = find_section(candidate.subject) if candidate.kind == "words" else None
    if section is None:
        return list(faults)
    own_file = f"{content_dir.name}/{section.file}"
    prefix = _prefix(section, content_dir)
    return [_in_section(fault, section, prefix) if fault.file == own_file else fault for fault in faults]


def _prefix(section: Section, content_dir: Path) -> str:
    try:
        written = read_yaml((content_dir / section.file).read_text(encoding="utf-8-sig"), section.file).value
        return dotted(path_of(section, written))
    except (OSError, UnicodeDecodeError, KeyError, TypeError):
        return ""


def _in_section(fault: Fault, section: Section, prefix: str) -> Fault:
    if fault.field == prefix:
        return replace(fault, file=words_file(section.id), field="")
    inside = fault.field.removeprefix(f"{prefix}.") if prefix else fault.field
    is_own = (inside != fault.field or not prefix) and inside.split(".")[0] in section.fields
    return replace(fault, file=words_file(section.id), field=inside) if is_own else fault
