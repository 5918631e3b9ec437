"""Values that are possible but unlikely beside the month before. They become questions to staff, not faults. Pure."""

import re
from collections.abc import Iterator, Set
from datetime import date
from decimal import Decimal

from app.content.blocks.named_datasets import rows_of
from app.content.calendar import short_date
from app.content.composing.desk.changed_figures import single_figures
from app.content.datasets.figures import fixed, signed
from app.content.datasets.holdings import Holdings
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.errors import Fault
from app.content.models.datasets import DatasetSource, HoldingsDataset
from app.content.models.page import StrategySource
from app.content.sources import ContentSources, Located

UNLIKELY_MONTH_PERCENT = Decimal(15)
UNLIKELY_TURNOVER = Decimal("0.3")
UNLIKELY_FACTOR = 3
_NUMBER = re.compile(r"\d+(?:\.\d+)?")
_WHOLE = Decimal(100)


def unlikely_figures(published: ContentSources, drafted: ContentSources, strategy_id: str) -> Iterator[Fault]:
    """Yield the questions: about single figures at their field, about datasets at the row."""
    if strategy_id not in published.strategies or strategy_id not in drafted.strategies:
        return
    yield from _single_figures(published.strategies[strategy_id], drafted.strategies[strategy_id])
    before = published.strategies[strategy_id].value.datasets
    for name, dataset in drafted.strategies[strategy_id].value.datasets.items():
        file = before[name].file if name in before else ""
        if dataset.rows == "none":
            continue
        if isinstance(dataset, HoldingsDataset):
            held, now = published.holdings.get(file), drafted.holdings[dataset.file]
            yield from _portfolio(held, now)
            yield from _left_undated(published.strategies[strategy_id], drafted.strategies[strategy_id], held, now)
        else:
            confirmed = {(jump.day, jump.column) for jump in dataset.confirmed_jumps}
            yield from _course(published.series.get(file), drafted.series[dataset.file], confirmed)
        yield from _called_stated(_sample_rows(name, published, strategy_id), dataset, drafted)


def _single_figures(before: Located[StrategySource], after: Located[StrategySource]) -> Iterator[Fault]:
    """Ask about figures without rows that are many times the earlier ones: assets managed, ratios."""
    figures = single_figures(before.value)
    for label, (path, stated) in single_figures(after.value).items():
        _, was = figures.get(label, (path, ""))
        old, new = _number(was), _number(stated)
        if old and new and not 1 / UNLIKELY_FACTOR <= abs(new / old) <= UNLIKELY_FACTOR:
            yield after.fault(path, f"was {was} before and is {stated} now")


def _number(text: str) -> Decimal | None:
    match = _NUMBER.search(text.replace(",", ""))
    return None if match is None else Decimal(match[0])


def _portfolio(before: Holdings | None, after: Holdings) -> Iterator[Fault]:
    if before is None:
        return
    known = {row.company for row in before.stocks}
    gone = known - {row.company for row in after.stocks}
    if len(gone) > UNLIKELY_TURNOVER * len(known):
        message = f"{len(gone)} of {len(known)} companies of the month before are gone"
        yield Fault(after.file, 1, "company", message)


def _left_undated(
    before: Located[StrategySource], after: Located[StrategySource], held: Holdings | None, now: Holdings
) -> Iterator[Fault]:
    """Ask if most of a portfolio is new while its day is not; a series needs no question: its last row has its day."""
    day = after.value.as_on
    if held is None or day is None or day != before.value.as_on:
        return
    weights = {(row.company, row.weight_percent) for row in held.rows}
    new = [row for row in now.rows if (row.company, row.weight_percent) not in weights]
    if len(new) > len(now.rows) / 2:
        text = f"is {short_date(day)} as before, and most holdings are new"
        yield after.fault(("asOn",), f"{text}: are they of that day?")


def _called_stated(sample: Set[object], dataset: DatasetSource, drafted: ContentSources) -> Iterator[Fault]:
    """Ask if rows of a sample are entered: invented rows must never stand among what a fund house states."""
    file, rows = rows_of(dataset, drafted)
    same = len(sample & rows)
    if same > len(rows) / 2:
        text = f"{same} of {len(rows)} rows are those of the sample, which is made up"
        yield Fault(file, 1, "", f"{text}: did the fund house state them?")


def _sample_rows(name: str, published: ContentSources, strategy_id: str) -> Set[object]:
    """Return the rows of the sample that stands in for a dataset; none if the dataset is stated."""
    shown = published.with_samples
    dataset = None if shown is None else shown.strategies[strategy_id].value.datasets.get(name)
    return set() if shown is None or dataset is None or dataset.rows != "sample" else rows_of(dataset, shown)[1]


def _course(before: Series | None, after: Series, confirmed: Set[tuple[date, str]]) -> Iterator[Fault]:
    for position, day in enumerate(after.dates):
        for column in (PORTFOLIO, BENCHMARK):
            if (day, column) in confirmed:
                continue
            values = after.columns[column]
            old, new = _value_on(before, column, day), values[position]
            if old is not None and old != new:
                text = f"{fixed(old, 2)} was published for {day}, {fixed(new, 2)} is entered now"
                yield after.fault(position, column, text)
            elif old is None and position > 0:
                change = new / values[position - 1] * _WHOLE - _WHOLE
                if abs(change) > UNLIKELY_MONTH_PERCENT:
                    yield after.fault(
                        position, column, f"{column} changes by {signed(change, 1)}% in the month of {day}"
                    )


def _value_on(series: Series | None, column: str, day: date) -> Decimal | None:
    return None if series is None or day not in series.positions else series.columns[column][series.positions[day]]
