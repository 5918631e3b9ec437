"""Every subject that staff may edit: its place, what the folder holds of it, and what is published of it now."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from app.content.editions.contact_before import in_fields_before
from app.content.editions.published import BASE_NUMBER, Kind, Publications, PublishedEdition, Subject
from app.content.reading.overlay.figures_base import TERMS, TOO_BROKEN, figures_of
from app.content.reading.overlay.words_overlay import words_of
from app.content.reading.overlay.words_sections import SECTIONS, find_section
from app.content.reading.yaml_source import read_yaml

STRATEGIES = "strategies/"


Bases = Mapping[tuple[Kind, str], str]
"""The digest of what the folder holds of each subject, with nothing laid over: a SHA-256 in hex."""


def file_of(kind: Kind, subject: str) -> str:
    """Return the name of a subject's YAML file. What is no subject keeps its own name."""
    if kind == "figures":
        return f"{STRATEGIES}{subject}.yaml"
    section = find_section(subject)
    return subject if section is None else section.file


def base_of(kind: Kind, subject: str, raw: Mapping[str, Any], texts: Mapping[str, str]) -> str | None:
    """Return the digest of what an edition of the subject stands over, a SHA-256 in hex.

    None if the folder has no such subject, or none that can be read. Raw values and texts are those of the folder.
    """
    try:
        data = _data(kind, subject, raw, texts)
    except TOO_BROKEN:
        return None
    digested = in_fields_before(subject, data) if kind == "words" else data
    return hashlib.sha256(json.dumps(digested, sort_keys=True, default=str).encode()).hexdigest()


def bases_of(raw: Mapping[str, Any], texts: Mapping[str, str]) -> Bases:
    """Return the digests of what all editions stand over."""
    found = {key: base_of(*key, raw, texts) for key in _keys(raw)}
    return {key: base for key, base in found.items() if base is not None}


def subjects_of(
    bases: Bases, publications: Publications, raw: Mapping[str, Any], texts: Mapping[str, str]
) -> list[Subject]:
    """Return the subjects with everything published laid over them."""
    in_force = {(edition.kind, edition.subject): edition for edition in publications.in_force}
    subjects: list[Subject] = []
    for (kind, subject), base in bases.items():
        try:
            data = _data(kind, subject, raw, texts)
        except TOO_BROKEN:
            continue
        edition = in_force.get((kind, subject))
        data = {"value": data} if kind == "words" else _next_month(data, edition)
        number, made_on = (BASE_NUMBER, base) if edition is None else (edition.number, edition.base_digest)
        is_changed = made_on != base
        subjects.append(
            Subject(kind=kind, subject=subject, number=number, base_digest=made_on, base_changed=is_changed, data=data)
        )
    return subjects


def _next_month(data: dict[str, Any], edition: PublishedEdition | None) -> dict[str, Any]:
    """Return the figures, together with those with which a draft of the next month begins."""
    published = {} if edition is None or edition.data is None else edition.data
    # An emptied figure stays empty and keeps its field, like a figure that the desk offers in any case.
    emptied = {name: None for name, words in published.get("terms", {}).items() if words is None}
    offered = {name: data["terms"].get(name) for name, figure in TERMS.items() if figure.stated.is_offered}
    # A page shows its source in one sentence, from which the parts cannot be read again.
    return {
        **data,
        "source": published.get("source"),
        "terms": {**emptied, **data["terms"], **offered},
    }


def _keys(raw: Mapping[str, Any]) -> Iterator[tuple[Kind, str]]:
    for name in raw:
        if name.startswith(STRATEGIES):
            yield "figures", name.removeprefix(STRATEGIES).removesuffix(".yaml")
    for section in SECTIONS:
        yield "words", section.id


def _data(kind: Kind, subject: str, raw: Mapping[str, Any], texts: Mapping[str, str]) -> dict[str, Any]:
    if kind == "words":
        return words_of(subject, raw)
    return figures_of(raw[file_of(kind, subject)], texts).model_dump(by_alias=True, mode="json")


def base_of_folder(content_dir: Path, kind: Kind, subject: str) -> str | None:
    """Return a SHA-256, in hex, of what an edition of the subject stands over; None if the folder has no such subject.

    It reads the subject's file and, for figures, the rows of all datasets.
    """
    name = file_of(kind, subject)
    try:
        text = (content_dir / name).read_text(encoding="utf-8-sig")
        tables = {file: file.read_text(encoding="utf-8-sig") for file in content_dir.rglob("*.csv")}
    except (OSError, UnicodeDecodeError):
        return None
    texts = {file.relative_to(content_dir).as_posix(): table for file, table in tables.items()}
    return base_of(kind, subject, {name: read_yaml(text, name).value}, texts)
