"""Faults in the words of the desk: its fields and rows, and names of pages; no files, lines or keys of theirs."""

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path

from app.content.composing.desk.content_names import ContentNames
from app.content.composing.desk.figures_faults import faults_in_figures
from app.content.composing.desk.words_faults import faults_in_section
from app.content.composing.desk.words_labels import label_of
from app.content.datasets.holdings import COLUMNS
from app.content.editions.published import PublishedEdition
from app.content.errors import Fault
from app.content.models.datasets import UNSOURCED
from app.content.models.faq import Faq
from app.content.models.site import Site
from app.content.pages import PageFile, StrategyFile
from app.content.reading.model_names import field_names
from app.content.snapshots.candidate import ELSEWHERE, figures_file, words_file

_LINES = re.compile(r", in lines [\d, ]+(?: and \d+(?: more)?)?$")
_PHRASES = (
    (
        re.compile(re.escape(UNSOURCED)),
        "stated figures need their source: write document, house and day received",
    ),
    (re.compile(r"does not have the form \S+$"), "does not have the form that is needed here"),
    (re.compile(r"the placeholder (\{\w+\}) is not known.*"), r"\1 is not known, or not stated any more"),
    (re.compile(r"\{ least: (\d+), most: (\d+) \}"), r"\1–\2"),
    # What the page itself says is written by whoever keeps the site's files.
    (re.compile(r": write (?:\[\[.*|\{\w+\})$"), ": whoever keeps the page's own words has to change it"),
    (_LINES, ""),
)


def faults_at_desk(faults: Iterable[Fault], candidate: PublishedEdition, content_dir: Path) -> list[Fault]:
    """Return what is wrong with a candidate, each fault at its place of the desk.

    The message of what lies elsewhere begins with where.
    """
    names = ContentNames(content_dir, candidate)
    if candidate.kind == "words":
        placed = faults_in_section(faults, candidate, content_dir)
    else:
        placed = faults_in_figures(faults, names)
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
    """Return what finds names of fields: all that are not plain words, and any before `: true`. Not those in braces."""
    models = (names for file in (PageFile, StrategyFile, Site, Faq) for names in field_names(file))
    names = {name for name in (*COLUMNS, *chain(*models)) if not name.islower()}
    known = "|".join(sorted(names, key=len, reverse=True))
    return re.compile(rf"(?<![\w{{'])(?:({known})(?:: true)?|(\w+): true)(?!\w)")
