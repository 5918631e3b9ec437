"""Compares all strategies: an axis for each fact, such as the number of stocks, and on it a dot for each strategy."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import NamedTuple

from app.content.calendar import completed_years, month_and_year
from app.content.datasets.figures import rounded
from app.content.datasets.wording import horizon_in_words, stocks_in_words
from app.content.models.page import StrategySource
from app.content.models.portfolio import StrategyAxis, StrategyDot
from app.content.sources import ContentSources
from app.content.strategy_lists import pms_strategies

YEARS_RUN = "Years run"
STOCKS = "Stocks"
FEWEST_STATING = 5
FEWEST_VALUES = 3
MOST_DOTS = 30
_PLACE_DECIMALS = 1
_WHOLE = Decimal(100)

_Value = tuple[int, str]
"""A strategy's value on an axis: its size and its text."""


@dataclass(frozen=True)
class ComparedAxis:
    """An axis before a strategy is chosen: the dots that are drawn, those of all strategies, and the others in words.

    `known` and `others` are by the path of a strategy.
    """

    axis: StrategyAxis
    known: Mapping[str, StrategyDot]
    others: Mapping[str, str]


def compared_axes(sources: ContentSources) -> tuple[ComparedAxis, ...]:
    """Return each axis on which at least five PMS strategies state at least three values.

    Of many strategies thirty are drawn on an axis, evenly from the least to the most.
    """
    strategies = pms_strategies(sources)
    drawn = (_compared(axis, strategies) for axis in _AXES)
    return tuple(axis for axis in drawn if axis is not None)


def seen_from(compared: Iterable[ComparedAxis], path: str | None) -> list[StrategyAxis]:
    """Return the axes on which the strategy of a path states something, with its dot among the others."""
    return [_seen(each, path) for each in compared if path is not None and path in each.known]


def _seen(compared: ComparedAxis, path: str) -> StrategyAxis:
    others = [dot for dot in compared.axis.dots if dot.href != path]
    own = compared.known[path].model_copy(update={"own": True})
    return compared.axis.model_copy(update={"dots": [*others, own], "stated": compared.others[path]})


def _years_run(strategy: StrategySource) -> _Value | None:
    if strategy.since is None or strategy.as_on is None or strategy.since > strategy.as_on:
        return None
    years = completed_years(strategy.since, strategy.as_on)
    shown = f"{years} year{'s' * (years > 1)}" if years > 0 else f"since {month_and_year(strategy.since)}"
    return (strategy.as_on - strategy.since).days, shown


def _horizon(strategy: StrategySource) -> _Value | None:
    horizon = strategy.horizon
    return None if horizon is None else (horizon.length_months, horizon_in_words(horizon))


def _stocks(strategy: StrategySource) -> _Value | None:
    stocks = strategy.stocks
    return None if stocks is None else (stocks.least + stocks.most, stocks_in_words(stocks))


class _Axis(NamedTuple):
    """What is measured, and what is said of one strategy, or of several, that have more of it."""

    label: str
    value_of: Callable[[StrategySource], _Value | None]
    one_has_more: str
    more_have_more: str


_AXES = (
    _Axis(YEARS_RUN, _years_run, "has run longer", "have run longer"),
    _Axis("Horizon", _horizon, "plans for longer", "plan for longer"),
    _Axis(STOCKS, _stocks, "holds more", "hold more"),
)


def _compared(axis: _Axis, strategies: Sequence[StrategySource]) -> ComparedAxis | None:
    label, value_of = axis.label, axis.value_of
    found = ((strategy, value_of(strategy)) for strategy in strategies)
    stating = sorted(((strategy, value) for strategy, value in found if value is not None), key=lambda pair: pair[1][0])
    if len(stating) < FEWEST_STATING or len({size for _, (size, _) in stating}) < FEWEST_VALUES:
        return None
    (least, least_text), (most, most_text) = stating[0][1], stating[-1][1]
    dots = [
        StrategyDot(name=each.name, href=each.path, value=text, place_percent=_place(size, least, most), own=False)
        for each, (size, text) in stating
    ]
    stated = f"{len(stating):,} strategies"
    sizes = [size for _, (size, _) in stating]
    return ComparedAxis(
        StrategyAxis(label=label, least=least_text, most=most_text, stated=stated, dots=_thinned(dots)),
        known={dot.href: dot for dot in dots},
        others={each.path: _others(axis, size, sizes) for each, (size, _) in stating},
    )


def _others(axis: _Axis, size: int, sizes: Sequence[int]) -> str:
    """Return how many of the others have more, as "3 of 10 others have run longer"."""
    more, others = sum(other > size for other in sizes), len(sizes) - 1
    if more == 0:
        return f"none of {others:,} others {axis.one_has_more}"
    if more == others:
        return f"all {others:,} others {axis.more_have_more}"
    return f"{more:,} of {others:,} others {axis.one_has_more if more == 1 else axis.more_have_more}"


def _place(size: int, least: int, most: int) -> Decimal:
    """Return where a size stands between the outermost, in percent; in the middle where all are alike."""
    return rounded(Decimal(size - least) / (most - least) * _WHOLE, _PLACE_DECIMALS) if most > least else _WHOLE / 2


def _thinned(dots: list[StrategyDot]) -> list[StrategyDot]:
    """Return thirty dots that stand evenly among so many, the outermost included."""
    if len(dots) <= MOST_DOTS:
        return dots
    steps = MOST_DOTS - 1
    return [dots[step * (len(dots) - 1) // steps] for step in range(MOST_DOTS)]
