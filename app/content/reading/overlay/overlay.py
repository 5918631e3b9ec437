"""What is published, over what the content folder holds; and what of that has changed since."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from app.content.calendar import IST
from app.content.editions.figures_data import FiguresData
from app.content.editions.published import Publications, PublishedEdition
from app.content.errors import Fault
from app.content.reading.overlay.figures_base import figures_of, rows_file
from app.content.reading.overlay.figures_overlay import lay_over, unknown_parts
from app.content.reading.overlay.source_faults import source_faults
from app.content.reading.overlay.words_overlay import lay_over_words, words_of
from app.content.reading.overlay.words_sections import find_section

STRATEGIES = "strategies/"
SHOWN_FOLDER = "figures"

RawFiles = dict[str, Any]
"""The values of all YAML files by name."""


@dataclass(frozen=True)
class Overlaid:
    """What the rows that were laid over are called in faults, and the faults of laying over itself.

    `files` are the YAML files whose values were changed.
    """

    shown: Mapping[str, str]
    faults: list[Fault]
    files: frozenset[str]


def lay_publications_over(publications: Publications, raw: RawFiles, texts: dict[str, str]) -> Overlaid:
    """Change raw values and rows to what is published; each edition must stand over the base it was made on."""
    shown: dict[str, str] = {}
    faults: list[Fault] = []
    for edition in publications.editions:
        if edition.data is None:
            continue
        faults += _base_faults(edition, raw, texts)
        if edition.kind == "words":
            faults += lay_over_words(edition, raw)
        else:
            shown |= _lay_figures_over(edition, raw, texts, faults)
    return Overlaid(shown, faults, frozenset(_place(one) for one in publications.editions if one.data is not None))


def base_digest(kind: str, subject: str, raw: Mapping[str, Any], texts: Mapping[str, str]) -> str | None:
    """Return a SHA-256, in hex, of what an edition of the subject stands over; None where the folder has no such.

    Raw values and texts are those of the folder, with nothing laid over.
    """
    try:
        if kind == "words":
            value = words_of(subject, raw)
        else:
            value = figures_of(raw[f"{STRATEGIES}{subject}.yaml"], texts).model_dump(by_alias=True)
    except (KeyError, TypeError, ValidationError):
        return None
    return hashlib.sha256(json.dumps(value, sort_keys=True, default=str).encode()).hexdigest()


def _base_faults(edition: PublishedEdition, raw: RawFiles, texts: Mapping[str, str]) -> list[Fault]:
    digest = base_digest(edition.kind, edition.subject, raw, texts)
    if digest == edition.base_digest:
        return []
    of_what = f"edition {edition.number} of {edition.subject}" + (f", {edition.as_on}," if edition.as_on else "")
    if digest is None:
        message = f"{of_what} stands over nothing: the content folder has no such file any more; bring it back"
    else:
        message = (
            f"{of_what} was made on other words or figures than the content folder has now: undo the change of the "
            "folder, or make the edition anew in the staff panel"
        )
    return [Fault(_place(edition), 1, "", message)]


def _place(edition: PublishedEdition) -> str:
    if edition.kind == "figures":
        return f"{STRATEGIES}{edition.subject}.yaml"
    section = find_section(edition.subject)
    return edition.subject if section is None else section.file


def _lay_figures_over(
    edition: PublishedEdition, raw: RawFiles, texts: dict[str, str], faults: list[Fault]
) -> dict[str, str]:
    strategy = raw.get(f"{STRATEGIES}{edition.subject}.yaml")
    if not isinstance(strategy, dict):
        return {}
    figures = FiguresData.model_validate(edition.data)
    faults += [
        Fault(_place(edition), 1, "", f"edition {edition.number} has {part}, which the strategy's file has not")
        for part in unknown_parts(strategy, figures)
    ]
    published_on = edition.published_at.astimezone(IST).date()
    faults += [Fault(_place(edition), 1, field, message) for field, message in source_faults(figures, published_on)]
    rows = lay_over(strategy, figures)
    texts.update(rows)
    datasets = strategy.get("datasets", {}).items()
    shown = {rows_file(dataset): f"{SHOWN_FOLDER}/{edition.subject}/{name}.csv" for name, dataset in datasets}
    return {file: shown[file] for file in rows}
