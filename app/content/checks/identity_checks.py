"""Checks that a page speaks only of itself: no names or rows of the strategy it was copied from. Pure."""

import re
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import replace
from itertools import islice

from app.content.blocks.named_datasets import file_problem, rows_of
from app.content.datasets.figures import in_a_row
from app.content.datasets.series import FIRST_ROW_LINE
from app.content.errors import Fault, FieldPath
from app.content.models.datasets import SeriesDataset
from app.content.models.page import PageSource, StrategySource
from app.content.sources import ContentSources, Located

Strategy = Located[StrategySource]
Rows = list[tuple[str, Set[object]]]
"""The rows of each dataset, with its file."""
# Fewer month ends, or companies, can be equal by chance.
_FEWEST_ALIKE = 6
# The fields with a strategy's words; the rest of its file is data.
_WORDS = frozenset({"title", "description", "oneLine", "blocks"})
_OWN = ("id", "path", "name", "title", "description")


def identity_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield what a strategy still has from another one: its names, its files, its rows."""
    strategies = list(sources.strategies.values())
    rows = {strategy.file: _rows(strategy, sources) for strategy in strategies}
    for position, strategy in enumerate(strategies):
        originals, others = strategies[:position], [other for other in strategies if other is not strategy]
        yield from _foreign_name_faults(strategy, others, originals)
        for original in originals:
            yield from _name_faults(strategy, original)
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
                yield replace(strategy.fault(path, message), cause=message)


def _any_of(words: Iterable[str]) -> re.Pattern[str]:
    # The longest first: "ACE strategy" is found before "ACE". No word is found nowhere.
    ordered = sorted(map(re.escape, words), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(ordered) or '(?!)'})(?!\w)")


def _name_faults(strategy: Strategy, original: Strategy) -> Iterator[Fault]:
    """Yield names that two strategies share where each needs its own, beside a line."""
    taken = {(path[-1], name): path for name, path in _called(original.value)}
    for name, path in _called(strategy.value):
        if (path[-1], name) in taken:
            place = original.fault(taken[path[-1], name], "")
            yield strategy.fault(path, f"'{name}' is what {place.file}:{place.line} is called: write its own")


def _called(strategy: StrategySource) -> Iterator[tuple[str, FieldPath]]:
    for dataset_id, data in strategy.datasets.items():
        if isinstance(data, SeriesDataset):
            yield data.name, ("datasets", dataset_id, "name")
            yield data.short_name, ("datasets", dataset_id, "shortName")


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


def duplicate_page_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield one fault for each page that shares its id, path, name or heading with another one."""
    first: dict[tuple[str, str], Located[PageSource]] = {}
    for page in sources.pages:
        shared: dict[str, list[str]] = {}
        for field in _OWN:
            value = getattr(page.value, field, None)
            if isinstance(value, str) and (original := first.setdefault((field, value), page)) is not page:
                shared.setdefault(original.file, []).append(field)
        for file, fields in shared.items():
            original = first[fields[0], getattr(page.value, fields[0])]
            place = original.fault((fields[0],), "")
            stands = f"'{getattr(page.value, fields[0])}' stands in {file}:{place.line} already"
            also = f"; likewise {in_a_row(fields[1:])}" if fields[1:] else ""
            yield page.fault((fields[0],), f"{stands}{also}")
