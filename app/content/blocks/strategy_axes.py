"""Compares all strategies: an axis for each fact, such as the number of stocks, and on it a dot for each strategy."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import NamedTuple

from app.content.calendar import completed_years, month_and_year
from app.content.datasets.figures import counted_in_words, rounded
from app.content.datasets.wording import horizon_in_words, stocks_in_words
from app.content.models.page import StrategySource
from app.content.models.portfolio import StrategyAxis, StrategyDot
from app.content.sources import ContentSources
from app.content.strategy_lists import pms_strategies

YEARS_RUN = "Running"
STOCKS = "Stocks"
FEWEST_STATING = 5
FEWEST_VALUES = 3
MOST_DOTS = 30
MOST_ALIKE = 3
_PLACE_DECIMALS = 1
_WHOLE = Decimal(100)
_MOST_NAMED = 2


class _Value(NamedTuple):
    """A strategy's value on an axis: a span, mostly of one size, and its text."""

    least: int
    most: int
    text: str

    def is_above(self, other: "_Value") -> bool:
        """Whether it is certainly more than another one of its axis."""
        return self.least > other.most


@dataclass(frozen=True)
class ComparedAxis:
    """An axis before a strategy is chosen: the dots that are drawn, those of all strategies, and the others in words.

    `known` and `others` are by the path of a strategy, `alike` says how many state a value.
    """

    axis: StrategyAxis
    known: Mapping[str, StrategyDot]
    others: Mapping[str, str]
    alike: Mapping[str, int]


def compared_axes(sources: ContentSources) -> tuple[ComparedAxis, ...]:
    """Return each axis on which five PMS strategies state three values; at most thirty dots are drawn, evenly."""
    strategies = pms_strategies(sources)
    drawn = (_compared(axis, strategies) for axis in _AXES)
    return tuple(axis for axis in drawn if axis is not None)


def seen_from(compared: Iterable[ComparedAxis], path: str | None) -> list[StrategyAxis]:
    """Return the axes on which the strategy of a path states something, with its dot among the others.

    An axis on which more than three others state the same sets no strategy apart, and is left out.
    """
    stated = [(each, each.known[path]) for each in compared if path is not None and path in each.known]
    return [_seen(each, own.href) for each, own in stated if each.alike[own.value] <= MOST_ALIKE + 1]


def _seen(compared: ComparedAxis, path: str) -> StrategyAxis:
    others = [dot for dot in compared.axis.dots if dot.href != path]
    own = compared.known[path].model_copy(update={"own": True})
    return compared.axis.model_copy(update={"dots": [*others, own], "stated": compared.others[path]})


def _years_run(strategy: StrategySource) -> _Value | None:
    if strategy.since is None or strategy.as_on is None or strategy.since > strategy.as_on:
        return None
    years = completed_years(strategy.since, strategy.as_on)
    shown = f"{years} year{'s' * (years > 1)}" if years > 0 else f"since {month_and_year(strategy.since)}"
    # Of two that ran eleven whole years, one is older: the first day counts.
    age = -strategy.since.toordinal()
    return _Value(age, age, shown)


def _horizon(strategy: StrategySource) -> _Value | None:
    horizon = strategy.horizon
    return None if horizon is None else _Value(horizon.length_months, horizon.length_months, horizon_in_words(horizon))


def _stocks(strategy: StrategySource) -> _Value | None:
    stocks = strategy.stocks
    return None if stocks is None else _Value(stocks.least, stocks.most, stocks_in_words(stocks))


class _Axis(NamedTuple):
    """What is measured: its noun, what one or several do, and what they do more or less of, or most or least."""

    label: str
    noun: str
    value_of: Callable[[StrategySource], _Value | None]
    verbs: tuple[str, str]
    more: tuple[str, str]
    less: tuple[str, str]


_AXES = (
    _Axis(YEARS_RUN, "start", _years_run, ("is", "are"), ("older", "oldest"), ("younger", "youngest")),
    _Axis("Horizon", "horizon", _horizon, ("plans", "plan"), ("for longer", "longest"), ("for less", "shortest")),
    _Axis(STOCKS, "number", _stocks, ("holds", "hold"), ("more", "most"), ("fewer", "fewest")),
)


def _compared(axis: _Axis, strategies: Sequence[StrategySource]) -> ComparedAxis | None:
    found = [(strategy, value) for strategy in strategies if (value := axis.value_of(strategy)) is not None]
    stating = sorted(found, key=lambda pair: pair[1].least + pair[1].most)
    values = [value for _, value in stating]
    if len(stating) < FEWEST_STATING or len({value[:2] for value in values}) < FEWEST_VALUES:
        return None
    first = min(value.least for value in values)
    whole = max(value.most for value in values) - first
    dots = [
        StrategyDot(
            name=each.name,
            href=each.path,
            value=value.text,
            place_percent=_percent(value.least + value.most - 2 * first, 2 * whole),
            span_percent=_percent(value.most - value.least, whole),
            own=False,
        )
        for each, value in stating
    ]
    return ComparedAxis(
        StrategyAxis(label=axis.label, stated=f"{len(stating):,} strategies", dots=_thinned(dots)),
        known={dot.href: dot for dot in dots},
        others={each.path: _others(axis, value, stating) for each, value in stating},
        alike=Counter(dot.value for dot in dots),
    )


def _others(axis: _Axis, own: _Value, stating: Sequence[tuple[StrategySource, _Value]]) -> str:
    """Return who certainly has more, or less if fewer do: "Of ten others with a stated start, only Delta is older"."""
    more = [each.name for each, value in stating if value.is_above(own)]
    less = [each.name for each, value in stating if own.is_above(value)]
    others, whose = counted_in_words(len(stating) - 1), f"with a stated {axis.noun}"
    few, rest = sorted(((more, axis.more), (less, axis.less)), key=lambda side: len(side[0]))
    if not few[0] and len(rest[0]) == len(stating) - 1:
        return f"The {few[1][1]} of the {counted_in_words(len(stating))} strategies {whose}"
    names, (said, _) = few if few[0] else rest
    if not names:
        return f"{others.capitalize()} others {whose} have about the same"
    if len(names) <= _MOST_NAMED:
        verb = axis.verbs[0 if len(names) == 1 else 1]
        return f"Of {others} others {whose}, only {' and '.join(names)} {verb} {said}"
    return f"{counted_in_words(len(names)).capitalize()} of {others} others {whose} {axis.verbs[1]} {said}"


def _percent(size: int, whole: int) -> Decimal:
    """Return a size in percent of the whole axis, which is not 0, because three values at least differ."""
    return rounded(Decimal(size) / whole * _WHOLE, _PLACE_DECIMALS)


def _thinned(dots: list[StrategyDot]) -> list[StrategyDot]:
    """Return thirty dots that stand evenly among so many, the outermost included."""
    if len(dots) <= MOST_DOTS:
        return dots
    steps = MOST_DOTS - 1
    return [dots[step * (len(dots) - 1) // steps] for step in range(MOST_DOTS)]
