"""Lays a figures edition over a strategy's raw value and over the rows of its datasets."""

import csv
import re
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from decimal import Decimal
from io import StringIO

from app.content.calendar import day_of, short_date
from app.content.editions.figures_data import (
    ConfirmedCells,
    DatasetCells,
    EditionSource,
    FiguresData,
    HoldingsCells,
    SeriesCells,
)
from app.content.models.base import ContentModel
from app.content.models.strategy import StockSpan
from app.content.reading.overlay.original_figures import TERMS, Raw, metric_blocks
from app.content.reading.samples import rows_file
from app.content.sheets.cells.cell import tidy

_SPAN = re.compile(r"(\d+)\s*[–-]\s*(\d+)")
_NUMBER = re.compile(r"-?\d+(\.\d+)?")


def lay_over(raw: Raw, figures: FiguresData) -> dict[str, str | None]:
    """Change the raw value of the strategy's file; return the rows of its datasets by the name of their file.

    None removes the rows of a file, because the edition states none. Text that is not a number stays text, and parts
    that the strategy lacks are left out: the check, or `unknown_parts`, names both.
    """
    rows: dict[str, str | None] = {}
    if "asOn" in raw:
        raw["asOn"] = figures.as_on
    for dataset in raw.get("datasets", {}).values():
        # A dataset with an earlier original day has the edition's day from now on, like the others.
        dataset.pop("asOn", None)
    for name, cells in figures.datasets.items():
        dataset = raw.get("datasets", {}).get(name)
        if not isinstance(dataset, dict) or dataset.get("kind") != cells.kind:
            continue
        rows[rows_file(dataset)] = csv_of(cells) if cells.rows else None
        _lay_over_dataset(dataset, cells, figures)
    _lay_over_terms(raw, figures)
    for block in metric_blocks(raw):
        _lay_over_metrics(block, figures)
    return rows


def unknown_parts(raw: Raw, figures: FiguresData) -> list[str]:
    """Return the datasets, terms and metrics of an edition that the strategy's file lacks, in words."""
    kinds = {name: dataset.get("kind") for name, dataset in raw.get("datasets", {}).items()}
    labels = {block["id"]: {item["label"] for item in block["items"]} for block in metric_blocks(raw)}
    unknown = [f"the dataset '{name}'" for name, cells in figures.datasets.items() if kinds.get(name) != cells.kind]
    unknown += [f"the figures '{name}'" for name in figures.metrics if name not in labels]
    for name, metric in figures.metrics.items():
        unknown += [f"'{label}' of '{name}'" for label in metric.items if label not in labels.get(name, metric.items)]
    # Any other field of the file would be changed without an entry in the list of changes.
    offered = [name for name in TERMS if name in raw or TERMS[name].stated.is_offered]
    return unknown + [f"the term '{name}'" for name in figures.terms if name not in offered]


def csv_of(cells: DatasetCells) -> str:
    """Return the rows as a CSV file; cells are tidied, so that two spellings are not two names."""
    sink = StringIO()
    writer = csv.writer(sink, lineterminator="\n")
    writer.writerow(cells.columns)
    writer.writerows([tidy(cell) for cell in row] for row in cells.rows)
    return sink.getvalue()


def source_text(source: EditionSource) -> str:
    """Return the source as pages show it: document, fund house, and the day it was received."""
    day = day_of(source.received_on)
    return f"{source.document}, {source.house}, received {source.received_on if day is None else short_date(day)}"


def _lay_over_terms(raw: Raw, figures: FiguresData) -> None:
    for name, words in figures.terms.items():
        if name not in TERMS:
            continue
        if words is None:
            raw.pop(name, None)
        else:
            raw[name] = _WRITTEN[TERMS[name].kind](words)


def _lay_over_dataset(dataset: Raw, cells: SeriesCells | HoldingsCells, figures: FiguresData) -> None:
    dataset["basis"] = cells.basis
    if not cells.rows:
        dataset.pop("source", None)
    elif figures.source is not None:
        dataset["source"] = source_text(figures.source)
    if isinstance(cells, SeriesCells):
        _put(dataset, "statedReturns", _numbers([_dumped(stated) for stated in cells.stated_returns]))
        _put(dataset, "statedMultiple", _numbers(_dumped(cells.stated_multiple)))
        _put(dataset, "confirmedJumps", _numbers([_dumped(confirmed) for confirmed in _standing(cells)]))
    else:
        _put(dataset, "stated", _numbers(_dumped(cells.stated)))


def _standing(cells: SeriesCells) -> list[ConfirmedCells]:
    """Return the confirmations of values that still stand in the rows. A changed value is not confirmed."""
    values = {
        (row[0], column): _numbers(cell) for row in cells.rows for column, cell in zip(cells.columns, row, strict=False)
    }
    return [one for one in cells.confirmed_jumps if values.get((one.day, one.column)) == _numbers(one.value)]


def _lay_over_metrics(block: Raw, figures: FiguresData) -> None:
    metric = figures.metrics.get(block["id"])
    if metric is None:
        return
    for item in block["items"]:
        if item["label"] in metric.items:
            _put(item, "value", metric.items[item["label"]].strip() or None)


def _put(written: Raw, name: str, value: object) -> None:
    if value in (None, [], {}):
        written.pop(name, None)
    else:
        written[name] = value


def _dumped(cells: ContentModel | None) -> object:
    return None if cells is None else cells.model_dump(by_alias=True, exclude_none=True, exclude_defaults=True)


def _numbers(value: object) -> object:
    """Turn each text that is a number into a number. Names stay text."""
    if isinstance(value, dict):
        return {name: one if name in {"name", "period"} else _numbers(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_numbers(one) for one in value]
    return Decimal(value) if isinstance(value, str) and _NUMBER.fullmatch(value) else value


def _stocks(words: str) -> object:
    if span := _SPAN.fullmatch(words):
        return {"least": int(span[1]), "most": int(span[2])}
    return int(words) if words.isdecimal() else words


_WRITTEN: Mapping[type, Callable[[str], object]] = {str: str, Decimal: _numbers, StockSpan: _stocks}


def source_faults(figures: FiguresData, today: date) -> Iterator[tuple[str, str]]:
    """Yield field and message of each fault of a source that is shown; `today` is the day of publication in India."""
    if figures.source is None or not figures.states_figures:
        return
    if not figures.source.document.strip():
        yield "source.document", "is empty: write the name of the document that the figures are stated in"
    if not figures.source.house.strip():
        yield "source.house", "is empty: write whose document it is"
    received = day_of(figures.source.received_on)
    if received is None or not (figures.day or received) <= received <= today:
        since = "" if figures.day is None else f"from {figures.day} "
        yield "source.receivedOn", f"'{figures.source.received_on}' is not a day {since}to {today}: write it as {today}"
