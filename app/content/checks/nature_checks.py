"""Where everything a page shows is stated, none of its texts calls anything illustrative. Pure."""

import re
from collections.abc import Iterator

from app.content.errors import Fault
from app.content.models.page import StrategySource
from app.content.sources import ContentSources, Located, walk

_CALLED = re.compile(r"\b(?:illustrative|invented)\b", re.IGNORECASE)
_KEYS_OF_FILES = frozenset({"series", "file"})


def nature_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield a fault for each text that calls stated figures illustrative.

    Of a block that shows a stated dataset; and where all datasets of the page are stated, of every block that holds
    nothing invented of its own.
    """
    for strategy in sources.strategies.values():
        datasets = strategy.value.datasets
        invented = {name for name, dataset in datasets.items() if dataset.illustrative}
        for position, block in enumerate(strategy.value.blocks):
            dataset = getattr(block, "dataset", None)
            shows_stated = dataset in datasets and dataset not in invented
            owns_up = getattr(block, "illustrative", False) or not datasets
            if shows_stated or not (invented or owns_up):
                yield from _called_illustrative(strategy, position, dataset)


def _called_illustrative(strategy: Located[StrategySource], position: int, dataset: object) -> Iterator[Fault]:
    for path, value in walk(strategy.value.blocks[position], ("blocks", position)):
        if isinstance(value, str) and path[-1] not in _KEYS_OF_FILES and (found := _CALLED.search(value)):
            name = dataset if isinstance(dataset, str) else "growth"
            message = f"says '{found[0]}' of figures that are stated: write [[{name}? … | …]] around it"
            yield strategy.fault(path, message)
