"""Every subject that staff may edit: its place, what the folder holds of it, and what is published of it now."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any

from app.content.editions.published import (
    ORIGINAL_NUMBER,
    Kind,
    OriginalDigests,
    Publications,
    PublishedEdition,
    Subject,
)
from app.content.reading.overlay.original_figures import TERMS, TOO_BROKEN, figures_of
from app.content.reading.overlay.words_overlay import words_of
from app.content.reading.overlay.words_sections import SECTIONS, find_section

STRATEGIES = "strategies/"


def file_of(kind: Kind, subject: str) -> str:
    """Return the name of a subject's YAML file. Any other name stays as it is."""
    if kind == "figures":
        return f"{STRATEGIES}{subject}.yaml"
    section = find_section(subject)
    return subject if section is None else section.file


def digests_of_originals(raw: Mapping[str, Any], texts: Mapping[str, str]) -> OriginalDigests:
    """Return the digests of the original values. Raw values and texts are those of the folder."""
    original_digests = {}
    for kind, subject in _keys(raw):
        try:
            data = _data(kind, subject, raw, texts)
        except TOO_BROKEN:
            continue
        text = json.dumps(data, sort_keys=True, default=str)
        original_digests[kind, subject] = hashlib.sha256(text.encode()).hexdigest()
    return original_digests


def subjects_of(
    original_digests: OriginalDigests, publications: Publications, raw: Mapping[str, Any], texts: Mapping[str, str]
) -> list[Subject]:
    """Return the subjects with everything published laid over them."""
    in_force = {(edition.kind, edition.subject): edition for edition in publications.in_force}
    subjects: list[Subject] = []
    for (kind, subject), digest in original_digests.items():
        try:
            data = _data(kind, subject, raw, texts)
        except TOO_BROKEN:
            continue
        edition = in_force.get((kind, subject))
        data = {"value": data} if kind == "words" else _next_month(data, edition)
        number, made_on = (ORIGINAL_NUMBER, digest) if edition is None else (edition.number, edition.original_digest)
        subjects.append(
            Subject(
                kind=kind,
                subject=subject,
                number=number,
                original_digest=made_on,
                originals_changed=made_on != digest,
                data=data,
            )
        )
    return subjects


def _next_month(data: dict[str, Any], edition: PublishedEdition | None) -> dict[str, Any]:
    """Return the figures, together with those with which a draft of the next month begins."""
    published = {} if edition is None or edition.data is None else edition.data
    # An emptied figure stays empty and keeps its field, like a figure that the desk offers in any case.
    emptied = {name: None for name, words in published.get("terms", {}).items() if words is None}
    offered = {name: data["terms"].get(name) for name, figure in TERMS.items() if figure.stated.is_offered}
    # A page shows its source in one sentence, from which the parts cannot be read again.
    return {**data, "source": published.get("source"), "terms": {**emptied, **data["terms"], **offered}}


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
