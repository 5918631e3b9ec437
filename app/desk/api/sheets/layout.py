"""The layout of a strategy's sheets: its datasets and single figures."""

from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Any, NamedTuple

from app.content.editions.published import DeskDataset, DeskSubject
from app.content.models.stated import StatedFigure, StatedSums, StatedTerms, declared_in
from app.content.sheets.layout import AS_ON, DatasetLayout, FieldForm, FieldLayout, SheetLayout

_STRATEGY = " strategy"
_TERMS = {figure.name: figure for figure in declared_in(StatedTerms)}
_SIZES = (("large", "Large (%)"), ("mid", "Mid (%)"), ("small", "Small (%)"))
_SIDES = ("portfolio", "benchmark")
Path = tuple[str, ...]
"""A place in the data of an edition; a band is named by its name, a stated return by its period."""


class _Figure(NamedTuple):
    """A single figure and its current value."""

    field: FieldLayout
    value: str


def layout_of(subject: DeskSubject) -> SheetLayout:
    """Return the layout."""
    datasets = tuple(_dataset(dataset, subject.title) for dataset in subject.datasets)
    return SheetLayout(subject.title, datasets, tuple(figure.field for figure in _figures(subject)))


def rows_now(subject: DeskSubject) -> dict[str, list[list[str]]]:
    """Return the published rows by dataset."""
    return {dataset.id: subject.data["datasets"][dataset.id]["rows"] for dataset in subject.datasets}


def figures_now(subject: DeskSubject) -> dict[Path, str]:
    """Return the published single figures by path."""
    return {figure.field.path: figure.value for figure in _figures(subject)}


def _dataset(dataset: DeskDataset, strategy: str) -> DatasetLayout:
    aliases = {column: tuple(names) for column, names in dataset.names.items()}
    if dataset.kind == "series":
        aliases["portfolio"] = (*aliases.get("portfolio", ()), strategy, strategy.removesuffix(_STRATEGY))
    return DatasetLayout(
        dataset.id, dataset.title, "series" if dataset.kind == "series" else "holdings", tuple(dataset.columns), aliases
    )


def _figures(subject: DeskSubject) -> Iterator[_Figure]:
    data = subject.data
    yield _figure(AS_ON, "As on", "day", data["asOn"])
    source = data.get("source") or {}
    yield _figure(("source", "document"), "Source: document", "text", source.get("document"))
    yield _figure(("source", "house"), "Source: house", "text", source.get("house"), is_kept=True)
    yield _figure(("source", "receivedOn"), "Source: received on", "day", source.get("receivedOn"))
    for dataset in subject.datasets:
        dataset_values = data["datasets"][dataset.id]
        yield from (
            _stated_series(dataset.id, dataset_values)
            if dataset.kind == "series"
            else _stated_holdings(dataset.id, dataset_values)
        )
    for term in subject.terms:
        yield _stated(_TERMS[term.name], ("terms",), data["terms"])
    for block in subject.metrics:
        for label in block.labels:
            path = ("metrics", block.id, "items", label)
            yield _figure(path, f"{block.title}: {label}", "text", data["metrics"][block.id]["items"].get(label))


def _stated_holdings(dataset: str, dataset_values: dict[str, Any]) -> Iterator[_Figure]:
    stated, at = dataset_values.get("stated") or {}, ("datasets", dataset, "stated")
    for figure in declared_in(StatedSums):
        yield _stated(figure, at, stated)
    for size, label in _SIZES:
        yield _figure((*at, "marketCap", size), label, "percent", (stated.get("marketCap") or {}).get(size))
    for band in stated.get("bands") or ():
        yield _figure((*at, "bands", band["name"], "percent"), f"Band: {band['name']} (%)", "percent", band["percent"])


def _stated_series(dataset: str, dataset_values: dict[str, Any]) -> Iterator[_Figure]:
    at = ("datasets", dataset)
    for stated in dataset_values.get("statedReturns") or ():
        for side in _SIDES:
            name = f"{side}Percent"
            label = f"Return {stated['period']}, {side} (%)"
            yield _figure((*at, "statedReturns", stated["period"], name), label, "percent", stated[name])
    if multiple := dataset_values.get("statedMultiple"):
        for side in _SIDES:
            yield _figure((*at, "statedMultiple", side), f"Multiple, {side}", "number", multiple[side])


def _stated(figure: StatedFigure, at: Path, values: Mapping[str, Any]) -> _Figure:
    """Return a declared figure. A template repeats texts; it leaves numbers empty, because they change each month."""
    is_number = figure.kind is Decimal
    form: FieldForm = ("percent" if figure.stated.unit else "number") if is_number else "text"
    layout = FieldLayout((*at, figure.name), figure.heading, form, is_kept=not is_number, names=figure.names)
    return _Figure(layout, values.get(figure.name) or "")


def _figure(path: Path, label: str, form: FieldForm, value: str | None, *, is_kept: bool = False) -> _Figure:
    return _Figure(FieldLayout(path, label, form, is_kept), value or "")
