"""Lays what is published over the content folder."""

from typing import Any

from app.content.calendar import day_in_india
from app.content.editions.figures_data import figures_in
from app.content.editions.published import OriginalDigests, Publications, PublishedEdition
from app.content.errors import Fault, dotted
from app.content.reading.overlay.figures_overlay import lay_over, source_faults, unknown_parts
from app.content.reading.overlay.subjects import file_of
from app.content.reading.overlay.words_overlay import STRANGE, lay_over_words, strange_places
from app.content.reading.samples import rows_file

SHOWN_FOLDER = "figures"
_NOTHING_BELOW = (
    "the content folder has no such file any more, or it cannot be read: bring it back; before a file is removed or "
    "renamed for good, publish the original values again in the staff panel"
)
GONE_AT_DESK = "the site's files no longer have it, or it cannot be read: whoever maintains them must bring it back"

RawFiles = dict[str, Any]
"""The values of all YAML files by name."""


def lay_publications_over(
    publications: Publications, original_digests: OriginalDigests, raw: RawFiles, texts: dict[str, str]
) -> tuple[dict[str, str], list[Fault]]:
    """Change raw values and rows to what is published; return the rows' names in faults, and the faults."""
    shown: dict[str, str] = {}
    faults: list[Fault] = []
    for edition in publications.in_force:
        if (edition.kind, edition.subject) not in original_digests:
            message = f"{_called(edition)} has no file to replace: {_NOTHING_BELOW}"
            faults.append(_fault(edition, message, at_desk=GONE_AT_DESK))
        elif edition.kind == "words":
            faults += lay_over_words(edition, raw)
        else:
            shown |= _lay_figures_over(edition, raw, texts, faults)
    return shown, faults


def _called(edition: PublishedEdition) -> str:
    return f"edition {edition.number} of {edition.subject}" + (f", {edition.as_on}," if edition.as_on else "")


def _fault(edition: PublishedEdition, message: str, field: str = "", at_desk: str = "") -> Fault:
    return Fault(file_of(edition.kind, edition.subject), 1, field, message, at_desk=at_desk)


def _lay_figures_over(
    edition: PublishedEdition, raw: RawFiles, texts: dict[str, str], faults: list[Fault]
) -> dict[str, str]:
    strategy = raw[file_of(edition.kind, edition.subject)]
    try:
        figures = figures_in(edition.data)
    except ValueError as error:
        faults.append(_fault(edition, f"{_called(edition)} cannot be used: {error}"))
        return {}
    faults += [
        _fault(
            edition,
            f"edition {edition.number} has {part}, which the strategy's file does not have",
            at_desk=f"the page no longer has {part}: discard this draft and begin again",
        )
        for part in unknown_parts(strategy, figures)
    ]
    today = day_in_india(edition.published_at)
    faults += [_fault(edition, message, field) for field, message in source_faults(figures, today)]
    rows = lay_over(strategy, figures)
    faults += [_fault(edition, STRANGE, dotted(place)) for place in strange_places(strategy)]
    for file, text in rows.items():
        texts.pop(file, None)
        if text is not None:
            texts[file] = text
    datasets = strategy.get("datasets", {}).items()
    shown = {rows_file(dataset): f"{SHOWN_FOLDER}/{edition.subject}/{name}.csv" for name, dataset in datasets}
    return {file: shown[file] for file in rows}
