"""Faults in the words of the desk: its fields and rows, and names of pages. No file, line or key is named."""

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path

from app.content.composing.desk.content_names import ContentNames
from app.content.composing.desk.words_labels import label_of
from app.content.datasets.holdings import COLUMNS
from app.content.editions.published import PublishedEdition
from app.content.errors import Fault
from app.content.field_path import dotted
from app.content.models.datasets import UNSOURCED
from app.content.models.faq import Faq
from app.content.models.site import Site
from app.content.pages import PageFile, StrategyFile
from app.content.reading.model_faults import field_names
from app.content.reading.overlay.figures_base import TERMS, metric_blocks
from app.content.reading.overlay.words_overlay import path_of
from app.content.reading.overlay.words_sections import Section, find_section
from app.content.reading.yaml_source import read_yaml
from app.content.snapshots.candidate import ELSEWHERE, figures_file, words_file

_OF_DATASET = frozenset({"asOn", "source", "basis", "stated", "statedReturns", "statedMultiple"})
_AT_TOP = frozenset({"asOn", "source", *TERMS})
_LINES = re.compile(r", in lines [\d, ]+(?: and \d+(?: more)?)?$")
_PHRASES = (
    (
        re.compile(re.escape(UNSOURCED)),
        "stated figures need their source: write document, house and day received",
    ),
    (re.compile(r"does not have the form \S+$"), "does not have the form that is needed here"),
    (re.compile(r"the placeholder (\{\w+\}) is not known.*"), r"\1 is not known, or not stated any more"),
    (re.compile(r"\{ least: (\d+), most: (\d+) \}"), r"\1–\2"),
    # The page's own words are written by whoever maintains the site's files.
    (re.compile(r": write (?:\[\[.*|\{\w+\})$"), ": whoever keeps the page's own words has to change it"),
    (_LINES, ""),
)


def faults_at_desk(faults: Iterable[Fault], candidate: PublishedEdition, content_dir: Path) -> list[Fault]:
    """Return a candidate's faults, each at its place at the desk.

    If a fault lies elsewhere, its message begins with the place.
    """
    names = ContentNames(content_dir, candidate)
    if candidate.kind == "words":
        placed = _faults_in_section(faults, candidate, content_dir)
    else:
        placed = _faults_in_figures(faults, names)
    return [_told(fault, names) for fault in placed]


def _told(fault: Fault, names: ContentNames) -> Fault:
    message = _in_words(fault.at_desk or fault.message, names)
    if _is_of_edition(fault.file, names.candidate):
        return replace(fault, message=message)
    place = names.of_place(fault.file, tuple(fault.field.split(".")) if fault.field else ())
    return replace(fault, file=ELSEWHERE, field="", message=f"{place[0].upper()}{place[1:]}: {message}")


def _is_of_edition(file: str, candidate: PublishedEdition) -> bool:
    if candidate.kind == "words":
        return file == words_file(candidate.subject)
    fields = figures_file(candidate.subject)
    return file == fields or file.startswith(f"{fields}/")


def _in_words(message: str, names: ContentNames) -> str:
    for pattern, words in _PHRASES:
        message = pattern.sub(words, message)
    message = names.files.sub(lambda found: names.of_file(found[1]), message)
    return _fields().sub(lambda found: f"“{label_of(found[1] or found[2])}”", message)


@cache
def _fields() -> re.Pattern[str]:
    """Return a pattern for names of fields.

    It matches all names that are not plain words, and any name before `: true`. Names in braces do not match.
    """
    models = (names for file in (PageFile, StrategyFile, Site, Faq) for names in field_names(file))
    names = {name for name in (*COLUMNS, *chain(*models)) if not name.islower()}
    known = "|".join(sorted(names, key=len, reverse=True))
    return re.compile(rf"(?<![\w{{'])(?:({known})(?:: true)?|(\w+): true)(?!\w)")


def _faults_in_section(faults: Iterable[Fault], candidate: PublishedEdition, content_dir: Path) -> list[Fault]:
    """Return the faults. Those of the candidate's own words get a path inside its value.

    They stand under `words_file`. Faults that lie elsewhere keep their file, and faults of figures stay as they are.
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


def _faults_in_figures(faults: Iterable[Fault], names: ContentNames) -> list[Fault]:
    """Return the faults. Those of the candidate's own fields stand under `figures_file`, with their path in its data.

    Faults of rows, and of fields that the form lacks, stay where they are.
    """
    own = f"strategies/{names.candidate.subject}.yaml"
    shown, blocks = f"{names.content_dir.name}/{own}", names.raw(own).get("blocks")
    return [_in_form(fault, names.candidate.subject, blocks) if fault.file == shown else fault for fault in faults]


def _in_form(fault: Fault, subject: str, blocks: object) -> Fault:
    field = _field(fault.field.split("."), blocks)
    if field is None:
        return fault
    is_unsourced = fault.message == UNSOURCED
    return replace(fault, file=figures_file(subject), field=f"{field}.source" if is_unsourced else field)


def _field(path: list[str], blocks: object) -> str | None:
    match path:
        case ["datasets", name, *inside]:
            return dotted(("datasets", name, *(inside if inside[:1] and inside[0] in _OF_DATASET else ())))
        case ["blocks", position, "items", item, _] if isinstance(blocks, list):
            found = metric_blocks({"blocks": [blocks[int(position)]]})
            return f"metrics.{found[0]['id']}.{found[0]['items'][int(item)]['label']}" if found else None
        case [first, *_] if first in _AT_TOP:
            return dotted(tuple(path))
    return None
