"""Samples: figures and words of the folder `sample/`, for what nobody has stated. Pure.

`sample/series/` and `sample/holdings/` hold rows by the names that datasets name. `sample/pages/…` and
`sample/strategies/…` hold fields for the page of the same name, by the id of a block, or by its kind if it has no id.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from app.content.errors import FieldPath, Place, Places, did_you_mean

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
    if not _blocks(page) or not isinstance(page, dict) or not isinstance(samples, dict):
        return page
    return {**page, "blocks": [_with_sample(block, samples.get(_name(block))) for block in page["blocks"]]}


def sample_problems(page: object, samples: object) -> Iterator[tuple[FieldPath, str]]:
    """Yield what no block of the page can take: the path in its samples, and a message."""
    names = set(map(_name, _blocks(page)))
    for name, fields in samples.items() if isinstance(samples, dict) else [("", samples)]:
        if not isinstance(fields, dict):
            yield (name,), "must hold fields, by the id of a block: write them as { id: { name: value } }"
        elif name not in names:
            yield (name,), f"is not the id of a block of its page{did_you_mean(name, names)}"


def sample_places(page: object, laid: object, places: Places) -> Iterator[tuple[FieldPath, Place]]:
    """Yield the path of each value that its samples gave to a page, and its place among them."""
    for number, (block, filled) in enumerate(zip(_blocks(page), _blocks(laid), strict=True)):
        given = {name for name in filled if filled is not block and filled[name] is not block.get(name)}
        for path, place in places.items():
            if given and path[:1] == (_name(block),) and given.issuperset(path[1:2]):
                yield ("blocks", number, *path[1:]), place


def _blocks(page: object) -> list[Any]:
    blocks = page.get("blocks") if isinstance(page, dict) else None
    return blocks if isinstance(blocks, list) else []


def _name(block: object) -> str:
    name = block.get("id") or block.get("kind") if isinstance(block, dict) else None
    return name if isinstance(name, str) else ""


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
