"""A strategy's figures as its files hold them, in the shape staff edit: what a draft begins with."""

import csv
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from app.content.editions.figures_data import (
    FiguresData,
    HoldingsCells,
    MetricCells,
    Nature,
    SeriesCells,
)
from app.content.reading.natures import chosen_words, metric_blocks

Texts = Mapping[str, str]
"""The content folder's files by name."""
Raw = dict[str, Any]
"""The value of a strategy's YAML file, untyped."""

TOO_BROKEN = (AttributeError, KeyError, TypeError, ValueError, csv.Error)
"""What is raised of files too broken to be shown, pydantic's errors among it; the check names what is wrong there."""
TERMS = ("stocks", "assetsManaged", "minimumInvestment", "managementFee", "exitLoad", "house", "style")
HOUSE = "house"
"""The term that the desk offers for every strategy: who manages it is often known to the firm alone."""
_FOLDERS = {"series": "series/", "holdings": "holdings/"}


def figures_of(raw: Raw, texts: Texts) -> FiguresData:
    """Return the figures of a strategy from the raw value of its file and the rows its datasets name.

    Raises one of TOO_BROKEN.
    """
    datasets = {name: _dataset_cells(name, dataset, texts) for name, dataset in raw.get("datasets", {}).items()}
    return FiguresData.model_validate(
        {
            "asOn": _as_on(raw),
            "datasets": {name: cells.model_dump(by_alias=True) for name, cells in datasets.items()},
            "terms": {name: _spelt(raw[name]) for name in TERMS if name in raw},
            "metrics": {block["id"]: _metric_cells(block) for block in metric_blocks(raw)},
        }
    )


def rows_file(dataset: Mapping[str, Any]) -> str:
    """Return the name of the file that holds a dataset's rows."""
    return f"{_FOLDERS[dataset['kind']]}{dataset['file']}.csv"


def shown_basis(name: str, dataset: Raw) -> str:
    """Return what a dataset says it rests on, in the words that fit its nature."""
    return str(chosen_words(dataset["basis"], {name: _nature(dataset) == "illustrative"}, lambda _path, _name: None))


def _as_on(raw: Raw) -> str:
    """Return the date of the strategy's figures; "" where it has none."""
    dates = [dataset.get("asOn") for dataset in raw.get("datasets", {}).values()]
    return str(raw.get("asOn") or max(filter(None, map(_spelt, dates)), default=""))


def _dataset_cells(name: str, dataset: Raw, texts: Texts) -> SeriesCells | HoldingsCells:
    columns, *rows = csv.reader(texts[rows_file(dataset)].splitlines())
    common: Raw = {"nature": _nature(dataset), "basis": shown_basis(name, dataset), "columns": columns, "rows": rows}
    if dataset["kind"] == "series":
        said: Raw = {"statedReturns": [], "statedMultiple": None, "confirmedJumps": []}
        spelt = {name: _deeply_spelt(dataset.get(name, nothing)) for name, nothing in said.items()}
        return SeriesCells.model_validate({"kind": "series", **common, **spelt})
    sums = dataset.get("stated", {})
    if "marketCap" in sums:
        sums = {**sums, "marketCap": {"small": 0, **sums["marketCap"]}}
    return HoldingsCells.model_validate({"kind": "holdings", **common, "stated": _deeply_spelt(sums)})


def _metric_cells(block: Raw) -> Raw:
    items = {item["label"]: _spelt(item["value"]) for item in block["items"]}
    return MetricCells.model_validate({"nature": _nature(block), "items": items}).model_dump(by_alias=True)


def _nature(written: Raw) -> Nature:
    return "illustrative" if written.get("illustrative") else "stated"


def _deeply_spelt(value: object) -> object:
    if isinstance(value, dict):
        return {name: _deeply_spelt(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_deeply_spelt(one) for one in value]
    return value if value is None else _spelt(value)


def _spelt(value: object) -> str:
    if isinstance(value, Decimal):
        return f"{value:f}"
    if isinstance(value, dict):
        return f"{value['least']}–{value['most']}"
    return "" if value is None else str(value)
