"""Samples: figures and words of the folder `sample/`, for what nobody has stated. Pure.

`sample/series/` and `sample/holdings/` hold rows by the names that datasets name. `sample/pages/…` and
`sample/strategies/…` hold fields for the page of the same name, by the id of a block, or by its kind if it has no id.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

FOLDER = "sample/"
AWAITED = "unpublished"
ROW_FOLDERS = {"series": "series/", "holdings": "holdings/"}
_EMPTY: tuple[object, ...] = (None, [], {})

Raw = dict[str, Any]


def rows_file(dataset: Mapping[str, Any]) -> str:
    """Return the name of the file that holds a dataset's rows. Raises KeyError for one without kind or file."""
    return f"{ROW_FOLDERS[dataset['kind']]}{dataset['file']}.csv"


def with_rows_found(page: object, files: Collection[str], *, with_samples: bool) -> object:
    """Return the raw value of a page in which each dataset says where its rows lie among these files."""
    if not isinstance(page, dict) or not isinstance(page.get("datasets"), dict):
        return page
    found = {
        name: {**dataset, "rows": _rows(dataset, files, with_samples=with_samples)}
        if isinstance(dataset, dict)
        else dataset
        for name, dataset in page["datasets"].items()
    }
    return {**page, "datasets": found}


def _rows(dataset: Raw, files: Collection[str], *, with_samples: bool) -> str:
    file = f"{ROW_FOLDERS.get(str(dataset.get('kind')), '')}{dataset.get('file')}.csv"
    if file in files:
        return "stated"
    return "sample" if with_samples and f"{FOLDER}{file}" in files else "none"


def with_sample_blocks(page: object, samples: object) -> object:
    """Return the raw value of a page with the fields of its samples in the blocks that lack them."""
    if not isinstance(page, dict) or not isinstance(page.get("blocks"), list) or not isinstance(samples, dict):
        return page
    return {**page, "blocks": [_with_sample(block, samples.get(_name(block))) for block in page["blocks"]]}


def unknown_samples(page: object, samples: object) -> Iterator[str]:
    """Yield the names of samples for which the page has no block."""
    blocks = page.get("blocks") if isinstance(page, dict) else None
    names = {_name(block) for block in blocks} if isinstance(blocks, list) else set()
    yield from (name for name in samples if name not in names) if isinstance(samples, dict) else ()


def _name(block: object) -> object:
    return block.get("id") or block.get("kind") if isinstance(block, dict) else None


def _with_sample(block: object, sample: object) -> object:
    if not isinstance(block, dict) or not isinstance(sample, dict):
        return block
    if block.get("kind") == AWAITED or _states_no_value(block):
        return {**block, **sample, "sample": True}
    lacking = {name: value for name, value in sample.items() if block.get(name) in _EMPTY}
    return {**block, **lacking, "sample": True} if lacking else block


def _states_no_value(block: Raw) -> bool:
    """Return whether these are single figures of which only the labels are known."""
    items = block.get("items")
    is_metrics = block.get("kind") == "metrics" and isinstance(items, list)
    return is_metrics and not any(isinstance(item, dict) and item.get("value") for item in items or ())
