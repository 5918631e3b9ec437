"""Checks that a page speaks only of itself: no names or files of the strategy it was copied from. Pure."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice

from app.content.errors import Fault
from app.content.models.datasets import SeriesDataset
from app.content.models.page import StrategySource
from app.content.sources import ContentSources, Located

Strategy = Located[StrategySource]
# The fields with a strategy's words; the rest of its file is data.
_WORDS = frozenset({"title", "description", "oneLine", "blocks"})


def identity_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield what a strategy still has from another one: its name, its files."""
    strategies = list(sources.strategies.values())
    for position, strategy in enumerate(strategies):
        originals, others = strategies[:position], [other for other in strategies if other is not strategy]
        yield from _foreign_name_faults(strategy, others, originals)
        for original in originals:
            yield from _file_faults(strategy, original)


def _names(strategy: StrategySource) -> set[str]:
    """Return the names of a strategy on its page and beside its lines."""
    series = [data for data in strategy.datasets.values() if isinstance(data, SeriesDataset)]
    return {strategy.name, *(data.name for data in series), *(data.short_name for data in series)}


def _foreign_name_faults(
    strategy: Strategy, others: Iterable[Strategy], originals: Iterable[Strategy]
) -> Iterator[Fault]:
    """Yield the texts that name another strategy, but not their own, which they mean."""
    own = _names(strategy.value).difference(*(_names(original.value) for original in originals))
    named = {name: other.value.name for other in others for name in _names(other.value)}
    owners = {name: owner for name, owner in named.items() if not any(name in each for each in own)}
    foreign, its_own = _any_of(owners), _any_of(own)
    for path, text in strategy.entries:
        if isinstance(text, str) and path[0] in _WORDS and path[-1] != "href" and not its_own.search(text):
            for match in islice(foreign.finditer(text), 1):
                message = f"names {owners[match[0]]} where {strategy.value.name} is meant"
                yield replace(strategy.fault(path, message), cause=message)


def _any_of(words: Iterable[str]) -> re.Pattern[str]:
    # The longest first: "ACE strategy" is found before "ACE". No word is found nowhere.
    ordered = sorted(map(re.escape, words), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(ordered) or '(?!)'})(?!\w)")


def _file_faults(strategy: Strategy, original: Strategy) -> Iterator[Fault]:
    taken = {(data.kind, data.file) for data in original.value.datasets.values()}
    for dataset_id, data in strategy.value.datasets.items():
        if (data.kind, data.file) in taken:
            message = f"{data.kind} '{data.file}' are the rows of {original.file}: name a file of its own"
            yield strategy.fault(("datasets", dataset_id, "file"), message)
