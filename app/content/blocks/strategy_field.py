"""The strategies beside one another: on each axis those that state it, as dots."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from app.content.calendar import completed_years, month_and_year
from app.content.datasets.figures import rounded
from app.content.datasets.terms import horizon_in_words, stocks_in_words
from app.content.models.page import StrategySource
from app.content.models.portfolio import FieldAxis, FieldDot
from app.content.sources import ContentSources, pms_strategies

FEWEST_STATING = 5
FEWEST_VALUES = 3
MOST_DOTS = 30
_PLACE_DECIMALS = 1
_WHOLE = Decimal(100)

_Value = tuple[int, str]
"""A strategy's value on an axis: its size and its text."""


@dataclass(frozen=True)
class StandingAxis:
    """An axis before a strategy is chosen: the dots that are drawn, and those of all strategies by their paths."""

    axis: FieldAxis
    known: Mapping[str, FieldDot]


def standing_axes(sources: ContentSources) -> tuple[StandingAxis, ...]:
    """Return each axis on which at least five PMS strategies state at least three values.

    Of many strategies thirty are drawn on an axis, evenly from the least to the most.
    """
    strategies = pms_strategies(sources)
    drawn = (_standing(label, value_of, strategies) for label, value_of in _AXES.items())
    return tuple(axis for axis in drawn if axis is not None)


def seen_from(standing: Iterable[StandingAxis], path: str | None) -> list[FieldAxis]:
    """Return the axes on which the strategy of a path states something, with its dot among the others."""
    return [_with_own(each.axis, each.known[path]) for each in standing if path is not None and path in each.known]


def _with_own(axis: FieldAxis, own: FieldDot) -> FieldAxis:
    others = [dot for dot in axis.dots if dot.href != own.href]
    return axis.model_copy(update={"dots": [*others, own.model_copy(update={"own": True})]})


def _years_run(strategy: StrategySource) -> _Value | None:
    if strategy.since is None or strategy.as_on is None or strategy.since > strategy.as_on:
        return None
    years = completed_years(strategy.since, strategy.as_on)
    shown = str(years) if years > 0 else f"since {month_and_year(strategy.since)}"
    return (strategy.as_on - strategy.since).days, shown


def _horizon(strategy: StrategySource) -> _Value | None:
    horizon = strategy.horizon
    return None if horizon is None else (horizon.length_months, horizon_in_words(horizon))


def _stocks(strategy: StrategySource) -> _Value | None:
    stocks = strategy.stocks
    return None if stocks is None else (stocks.least + stocks.most, stocks_in_words(stocks))


_AXES: Mapping[str, Callable[[StrategySource], _Value | None]] = {
    "Years run": _years_run,
    "Horizon": _horizon,
    "Stocks": _stocks,
}


def _standing(
    label: str, value_of: Callable[[StrategySource], _Value | None], strategies: Sequence[StrategySource]
) -> StandingAxis | None:
    found = ((strategy, value_of(strategy)) for strategy in strategies)
    stating = sorted(((strategy, value) for strategy, value in found if value is not None), key=lambda pair: pair[1][0])
    if len(stating) < FEWEST_STATING or len({size for _, (size, _) in stating}) < FEWEST_VALUES:
        return None
    (least, least_text), (most, most_text) = stating[0][1], stating[-1][1]
    dots = [
        FieldDot(name=each.name, href=each.path, value=text, place_percent=_place(size, least, most), own=False)
        for each, (size, text) in stating
    ]
    stated = f"{len(stating):,} of {len(strategies):,} strategies state it"
    drawn = FieldAxis(label=label, least=least_text, most=most_text, stated=stated, dots=_thinned(dots))
    return StandingAxis(drawn, {dot.href: dot for dot in dots})


def _place(size: int, least: int, most: int) -> Decimal:
    """Return where a size stands between the outermost, in percent; in the middle where all are alike."""
    return rounded(Decimal(size - least) / (most - least) * _WHOLE, _PLACE_DECIMALS) if most > least else _WHOLE / 2


def _thinned(dots: list[FieldDot]) -> list[FieldDot]:
    """Return thirty dots that stand evenly among so many, the outermost included."""
    if len(dots) <= MOST_DOTS:
        return dots
    steps = MOST_DOTS - 1
    return [dots[step * (len(dots) - 1) // steps] for step in range(MOST_DOTS)]
