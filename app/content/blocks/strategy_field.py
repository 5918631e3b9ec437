"""The strategies beside one another: on each axis those that state it, as dots."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from app.content.calendar import completed_years
from app.content.datasets.figures import rounded
from app.content.datasets.terms import horizon_in_words, stated_in_words
from app.content.models.page import StrategySource
from app.content.models.portfolio import FieldAxis, FieldDot
from app.content.models.stated import StatedFigure, StatedSums, StatedTerms, declared_in
from app.content.sources import ContentSources, pms_strategies, portfolio_of

FEWEST_STATING = 5
MOST_DOTS = 30
_DAYS_A_YEAR = Decimal("365.25")
_PLACE_DECIMALS = 1
_WHOLE = Decimal(100)


@dataclass(frozen=True)
class _Value:
    """A strategy's value on an axis: its size and its text."""

    size: Decimal
    text: str


_Axis = tuple[str, Callable[[StrategySource], _Value | None]]
"""Its label, and the value of each strategy."""


@dataclass(frozen=True)
class StandingAxis:
    """An axis on which nobody is looked at yet: the dots that are drawn, and those of all strategies by their paths."""

    axis: FieldAxis
    known: Mapping[str, FieldDot]


def standing_axes(sources: ContentSources) -> tuple[StandingAxis, ...]:
    """Return each axis on which at least five PMS strategies state something.

    Of many strategies thirty are drawn on an axis, evenly from the least to the most.
    """
    strategies = pms_strategies(sources)
    drawn = (_standing(axis, strategies) for axis in _axes(sources))
    return tuple(axis for axis in drawn if axis is not None)


def seen_from(standing: Iterable[StandingAxis], path: str | None) -> list[FieldAxis]:
    """Return the axes on which the strategy of a path states something, with its dot among the others."""
    if path is None:
        return []
    return [_with_own(each.axis, each.known[path]) for each in standing if path in each.known]


def _with_own(axis: FieldAxis, own: FieldDot) -> FieldAxis:
    others = [dot for dot in axis.dots if dot.href != own.href]
    return axis.model_copy(update={"dots": [*others, own.model_copy(update={"own": True})]})


def _axes(sources: ContentSources) -> Iterator[_Axis]:
    """Yield what is declared as a figure and can be put in order, after the years run and the horizon."""
    yield "Years run", _years_run
    yield "Horizon", _horizon
    for figure in declared_in(StatedTerms):
        yield figure.on_pages, lambda strategy, figure=figure: _stated(figure, strategy)  # type: ignore[misc]
    for figure in declared_in(StatedSums):
        yield figure.on_pages, lambda strategy, figure=figure: _stated_sum(figure, strategy, sources)  # type: ignore[misc]


def _years_run(strategy: StrategySource) -> _Value | None:
    if strategy.since is None or strategy.as_on is None or strategy.since > strategy.as_on:
        return None
    days = Decimal((strategy.as_on - strategy.since).days)
    return _Value(days / _DAYS_A_YEAR, str(completed_years(strategy.since, strategy.as_on)))


def _horizon(strategy: StrategySource) -> _Value | None:
    horizon = strategy.horizon
    return None if horizon is None else _Value(Decimal(horizon.length_months), horizon_in_words(horizon))


def _stated(figure: StatedFigure, source: object) -> _Value | None:
    value = getattr(source, figure.attribute)
    size = None if value is None else figure.measure(value)
    return None if size is None else _Value(size, f"{stated_in_words(value)}{figure.stated.unit}")


def _stated_sum(figure: StatedFigure, strategy: StrategySource, sources: ContentSources) -> _Value | None:
    portfolio = portfolio_of(strategy, sources)
    return None if portfolio is None else _stated(figure, portfolio.dataset.stated)


def _standing(axis: _Axis, strategies: Sequence[StrategySource]) -> StandingAxis | None:
    label, value_of = axis
    found = ((strategy, value_of(strategy)) for strategy in strategies)
    stating = sorted(
        ((strategy, value) for strategy, value in found if value is not None), key=lambda pair: pair[1].size
    )
    if len(stating) < FEWEST_STATING:
        return None
    least, most = stating[0][1], stating[-1][1]
    dots = [
        FieldDot(
            name=strategy.name,
            href=strategy.path,
            value=value.text,
            place_percent=_place(value.size, least.size, most.size),
            own=False,
        )
        for strategy, value in stating
    ]
    stated = f"{len(stating):,} of {len(strategies):,} state it"
    drawn = FieldAxis(label=label, least=least.text, most=most.text, stated=stated, dots=_thinned(dots))
    return StandingAxis(drawn, {dot.href: dot for dot in dots})


def _place(size: Decimal, least: Decimal, most: Decimal) -> Decimal:
    """Return where a size stands between the outermost, in percent; in the middle where all are alike."""
    span = most - least
    return rounded((size - least) / span * _WHOLE, _PLACE_DECIMALS) if span else _WHOLE / 2


def _thinned(dots: list[FieldDot]) -> list[FieldDot]:
    """Return thirty dots that stand evenly among so many, the outermost included."""
    if len(dots) <= MOST_DOTS:
        return dots
    steps = MOST_DOTS - 1
    return [dots[step * (len(dots) - 1) // steps] for step in range(MOST_DOTS)]
