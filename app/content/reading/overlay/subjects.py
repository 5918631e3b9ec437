"""Every subject staff may edit, with the digest of what the folder holds of it and what is published of it now."""

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import ValidationError

from app.content.editions.published import BASE_NUMBER, Kind, Publications
from app.content.editions.subject import Subject
from app.content.reading.overlay.figures_base import as_on_of, figures_of
from app.content.reading.overlay.overlay import STRATEGIES, base_digest
from app.content.reading.overlay.words_overlay import words_of
from app.content.reading.overlay.words_sections import SECTIONS


def base_digests(raw: Mapping[str, Any], texts: Mapping[str, str]) -> dict[tuple[Kind, str], str]:
    """Return the digest of each subject from what the folder holds, with nothing laid over."""
    found = {key: base_digest(*key, raw, texts) for key in _keys(raw)}
    return {key: digest for key, digest in found.items() if digest is not None}


def base_days(digests: Mapping[tuple[Kind, str], str], raw: Mapping[str, Any]) -> dict[str, str]:
    """Return the day of each strategy's figures with nothing laid over; "" where it has none."""
    slugs = (subject for kind, subject in digests if kind == "figures")
    return {slug: as_on_of(raw[f"{STRATEGIES}{slug}.yaml"]) for slug in slugs}


def subjects_of(
    digests: Mapping[tuple[Kind, str], str],
    days: Mapping[str, str],
    publications: Publications,
    raw: Mapping[str, Any],
    texts: Mapping[str, str],
) -> list[Subject]:
    """Return the subjects as they are once everything published is laid over."""
    published = {(edition.kind, edition.subject): edition for edition in publications.editions if edition.data}
    subjects: list[Subject] = []
    for (kind, subject), digest in digests.items():
        try:
            data = _data(kind, subject, raw, texts)
        except (KeyError, TypeError, ValidationError):
            continue
        edition = published.get((kind, subject))
        if edition is not None and edition.data is not None and kind == "figures":
            # A page tells its source in one sentence, from which its parts cannot be read again.
            data["source"] = edition.data.get("source")
        number = BASE_NUMBER if edition is None else edition.number
        day = days.get(subject, "") if kind == "figures" else ""
        subjects.append(Subject(kind, subject, number, digest, day, data))
    return subjects


def _keys(raw: Mapping[str, Any]) -> Iterator[tuple[Kind, str]]:
    for name in raw:
        if name.startswith(STRATEGIES):
            yield "figures", name.removeprefix(STRATEGIES).removesuffix(".yaml")
    for section in SECTIONS:
        yield "words", section.id


def _data(kind: Kind, subject: str, raw: Mapping[str, Any], texts: Mapping[str, str]) -> dict[str, Any]:
    if kind == "words":
        return {"value": words_of(subject, raw)}
    return figures_of(raw[f"{STRATEGIES}{subject}.yaml"], texts).model_dump(by_alias=True, mode="json")
