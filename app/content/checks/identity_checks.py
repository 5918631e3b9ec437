"""Checks that a strategy speaks only of itself: no names or rows of the strategy it was copied from. Pure."""

import re
from collections.abc import Iterable, Iterator, Set

from app.content.blocks.named_datasets import file_problem, rows_of
from app.content.datasets.series import FIRST_ROW_LINE
from app.content.errors import Fault
from app.content.models.datasets import SeriesDataset
from app.content.models.page import StrategySource
from app.content.sources import ContentSources

# Fewer month ends, or companies, can be equal by chance.
_FEWEST_ALIKE = 6
# The fields with a strategy's words; the rest of its file is data.
_WORDS = frozenset({"title", "description", "oneLine", "blocks"})


def foreign_name_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield the texts that name another strategy but not their own."""
    strategies = list(sources.strategies.values())
    for strategy in strategies:
        own = _names(strategy.value)
        named = {name: other.value.name for other in strategies for name in _names(other.value)}
        owners = {name: owner for name, owner in named.items() if not any(name in each for each in own)}
        foreign, its_own = _any_of(owners), _any_of(own)
        for path, text in strategy.entries:
            words = text if isinstance(text, str) and path[0] in _WORDS and path[-1] != "href" else ""
            if not its_own.search(words) and (found := foreign.search(words)):
                yield strategy.fault(path, f"names {owners[found[0]]} where {strategy.value.name} is meant")


def foreign_row_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield the files with rows of another strategy."""
    earlier: list[tuple[str, Set[object]]] = []
    for strategy in sources.strategies.values():
        datasets = [data for data in strategy.value.datasets.values() if data.rows != "none"]
        own = [rows_of(data, sources) for data in datasets if file_problem(data, sources) is None]
        for file, mine in own:
            for other, theirs in earlier:
                if file != other and len(mine & theirs) >= max(_FEWEST_ALIKE, len(mine) / 2):
                    message = f"the rows are those of {other}: put this strategy's own in their place"
                    yield Fault(file, FIRST_ROW_LINE, "", message)
        earlier += own


def _names(strategy: StrategySource) -> set[str]:
    """Return the names of a strategy on its page and beside its lines."""
    series = [data for data in strategy.datasets.values() if isinstance(data, SeriesDataset)]
    return {strategy.name, *(data.name for data in series), *(data.short_name for data in series)}


def _any_of(words: Iterable[str]) -> re.Pattern[str]:
    # The longest first: "ACE strategy" is found before "ACE". Without words, nothing is found.
    ordered = sorted(map(re.escape, words), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(ordered) or '(?!)'})(?!\w)")
