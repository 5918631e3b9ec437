"""Checks that a page speaks only of itself: no names or rows of the strategy it was copied from. Pure."""

import re
from collections.abc import Iterable, Iterator, Mapping, Set
from itertools import islice

from app.content.blocks.named_datasets import file_problem, rows_of
from app.content.datasets.series import FIRST_ROW_LINE
from app.content.errors import Fault
from app.content.models.datasets import SeriesDataset
from app.content.models.page import StrategySource
from app.content.sources import ContentSources, Located

Strategy = Located[StrategySource]
Rows = list[tuple[str, Set[object]]]
"""The rows of each dataset, with its file."""
# Fewer month ends, or companies, can be equal by chance.
_FEWEST_ALIKE = 6
# The fields with a strategy's words; the rest of its file is data.
_WORDS = frozenset({"title", "description", "oneLine", "blocks"})


def identity_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield what a strategy still has from another one: its name, its files, its rows."""
    strategies = list(sources.strategies.values())
    rows = {strategy.file: _rows(strategy, sources) for strategy in strategies}
    for position, strategy in enumerate(strategies):
        originals, others = strategies[:position], [other for other in strategies if other is not strategy]
        yield from _foreign_name_faults(strategy, others, originals)
        for original in originals:
            yield from _row_faults(strategy, original, rows)


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
                yield strategy.fault(path, message)


def _any_of(words: Iterable[str]) -> re.Pattern[str]:
    # The longest first: "ACE strategy" is found before "ACE". No word is found nowhere.
    ordered = sorted(map(re.escape, words), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(ordered) or '(?!)'})(?!\w)")


def _row_faults(strategy: Strategy, original: Strategy, rows: Mapping[str, Rows]) -> Iterator[Fault]:
    taken = {(data.kind, data.file) for data in original.value.datasets.values()}
    for dataset_id, data in strategy.value.datasets.items():
        if (data.kind, data.file) in taken:
            message = f"{data.kind} '{data.file}' are the rows of {original.file}: name a file of its own"
            yield strategy.fault(("datasets", dataset_id, "file"), message)
    for file, mine in rows[strategy.file]:
        for other, theirs in rows[original.file]:
            if file != other and len(mine & theirs) >= max(_FEWEST_ALIKE, len(mine) / 2):
                message = f"the rows are those of {other}: put this strategy's own in their place"
                yield Fault(file, FIRST_ROW_LINE, "", message)


def _rows(strategy: Strategy, sources: ContentSources) -> Rows:
    datasets = (data for data in strategy.value.datasets.values() if data.rows != "none")
    return [rows_of(data, sources) for data in datasets if file_problem(data, sources) is None]
