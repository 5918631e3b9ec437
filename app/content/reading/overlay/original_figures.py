"""A strategy's figures as its files hold them, in the shape that staff edit. A draft begins with them."""

import csv
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from app.content.datasets.holdings import COLUMNS
from app.content.datasets.series import BENCHMARK, PORTFOLIO
from app.content.editions.figures_data import FiguresData
from app.content.models.stated import StatedTerms, declared_in
from app.content.reading.samples import rows_file
from app.content.sheets.layout import THEMES

Texts = Mapping[str, str]
"""The content folder's files by name."""
Raw = dict[str, Any]
"""The value of a strategy's YAML file, untyped."""

TOO_BROKEN = (AttributeError, KeyError, TypeError, ValueError, csv.Error)
"""The errors of files that are too broken to be shown, also pydantic's. The check names the faults of these files."""
TERMS = {figure.name: figure for figure in declared_in(StatedTerms)}
_SERIES_COLUMNS = ("date", PORTFOLIO, BENCHMARK)


def figures_of(raw: Raw, texts: Texts) -> FiguresData:
    """Return a strategy's figures from its raw value and the rows of its datasets. Raises one of TOO_BROKEN."""
    datasets = {
        name: _dataset_cells(dataset, _rows(name, dataset, raw, texts))
        for name, dataset in raw.get("datasets", {}).items()
    }
    return FiguresData.model_validate(
        {
            "asOn": _as_on(raw),
            "datasets": datasets,
            "terms": {name: _spelt(raw[name]) for name in TERMS if name in raw},
            "metrics": {
                block["id"]: {"items": {item["label"]: _spelt(item.get("value")) for item in block["items"]}}
                for block in metric_blocks(raw)
            },
        }
    )


def metric_blocks(written: Mapping[str, Any]) -> list[Raw]:
    """Return the blocks of single figures that have an id, as they are written."""
    blocks = written.get("blocks")
    found = [block for block in blocks if isinstance(block, dict)] if isinstance(blocks, list) else []
    return [block for block in found if block.get("kind") == "metrics" and isinstance(block.get("id"), str)]


def _as_on(raw: Raw) -> str:
    """Return the date of the strategy's figures; "" if it has none."""
    dates = [dataset.get("asOn") for dataset in raw.get("datasets", {}).values()]
    return str(raw.get("asOn") or max(filter(None, map(_spelt, dates)), default=""))


def _rows(name: str, dataset: Raw, raw: Raw, texts: Texts) -> list[list[str]]:
    """Return the header and the stated rows of a dataset; only the header if none are stated."""
    file = rows_file(dataset)
    if file in texts:
        return list(csv.reader(texts[file].splitlines()))
    if dataset["kind"] == "series":
        return [list(_SERIES_COLUMNS)]
    has_themes = any(block.get("kind") == "themes" and block.get("dataset") == name for block in raw.get("blocks", []))
    return [[*COLUMNS, *(THEMES if has_themes else ())]]


def _dataset_cells(dataset: Raw, table: list[list[str]]) -> Raw:
    columns, *rows = table
    common: Raw = {"kind": dataset["kind"], "basis": dataset["basis"], "columns": columns, "rows": rows}
    if dataset["kind"] == "series":
        stated: Raw = {"statedReturns": [], "statedMultiple": None, "confirmedJumps": []}
        return common | {name: _deeply_spelt(dataset.get(name, nothing)) for name, nothing in stated.items()}
    sums = dataset.get("stated", {})
    if "marketCap" in sums:
        sums = {**sums, "marketCap": {"small": 0, **sums["marketCap"]}}
    return common | {"stated": _deeply_spelt(sums)}


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
