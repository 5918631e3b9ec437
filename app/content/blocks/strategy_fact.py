"""The one fact that a strategy's head draws large, because in it the strategy differs: computed from what is stated."""

from collections.abc import Iterator, Sequence
from typing import Literal

from pydantic import Field, model_validator

from app.content.blocks.strategy_axes import STOCKS, YEARS_RUN
from app.content.calendar import completed_years
from app.content.datasets.wording import stocks_in_words
from app.content.models.base import ContentModel, Text
from app.content.models.diagrams import Crossover
from app.content.models.page import StrategySource
from app.content.models.portfolio import StrategyAxis

FactName = Literal["stocks", "yearsRun", "inWords"]
_AXES: dict[FactName, str] = {"stocks": STOCKS, "yearsRun": YEARS_RUN}
_TAKES: dict[FactName, str] = {"stocks": "among", "yearsRun": "marked", "inWords": "value, cells"}
_STATED_BY: dict[FactName, str] = {
    "stocks": "stocks above",
    "yearsRun": "since above, a year or more before asOn",
    "inWords": "its value",
}


class FactCells(ContentModel):
    """`filled` of `total` squares, perhaps as many as `most`; strokes for the years between the `ends`, some `marked`.

    A `limit` is a scale of rupees, whose part from `filled` on is solid; `caption` says of what. `ends` stand below.
    """

    look: Literal["squares", "limit", "strokes"]
    caption: Text | None = None
    filled: int
    most: int | None = None
    total: int
    ends: list[Text] = Field(default=[], max_length=2)
    marked: list[int] = []


class HeadFact(ContentModel):
    """A stated fact, and the words that follow its value.

    A fact `inWords` has its value and its drawing here, `yearsRun` the years that are marked. Stocks are drawn `among`
    so many, such as those of the benchmark.
    """

    of: FactName
    value: Text | None = None
    words: Text
    cells: FactCells | None = None
    marked: list[int] = []
    among: int | None = None

    @model_validator(mode="after")
    def _takes_what_is_drawn(self) -> "HeadFact":
        takes = _TAKES[self.of]
        if foreign := sorted(self.model_fields_set - {"of", "words", *takes.split(", ")}):
            raise ValueError(f"of: {self.of} takes no {foreign[0]}: beside words it takes {takes}")
        return self


class DrawnFact(ContentModel):
    """A fact as rendered. `others` says which have more or less; `cells` are None where none are drawn."""

    value: str
    words: str
    others: str | None
    cells: FactCells | None


_ValueAndCells = tuple[str, FactCells | None]


def fact_problems(fact: HeadFact, strategy: StrategySource) -> Iterator[tuple[str, str]]:
    """Yield each field at fault, and why the strategy does not state it so."""
    stocks, since, until = strategy.stocks, strategy.since, strategy.as_on
    if stocks is not None and fact.among is not None and fact.among < stocks.most:
        yield "among", f"is {fact.among}, fewer than the {stocks.most} stocks of the strategy"
    elif _value_of(fact, strategy) is None:
        yield "of", f"'{fact.of}' is not stated: write {_STATED_BY[fact.of]}, or leave the fact out"
    for year in fact.marked:
        if since is not None and until is not None and not since.year <= year <= until.year:
            yield "marked", f"{year} is not one of the years {since.year} to {until.year}"


def drawn_fact(
    fact: HeadFact, strategy: StrategySource, axes: Sequence[StrategyAxis]
) -> tuple[DrawnFact | None, list[StrategyAxis]]:
    """Return the fact as rendered, and the axes that do not tell it again."""
    found, label = _value_of(fact, strategy), _AXES.get(fact.of)
    if found is None:
        return None, list(axes)
    others = next((axis.stated for axis in axes if axis.label == label), None)
    drawn = DrawnFact(value=found[0], words=fact.words, others=others, cells=found[1])
    return drawn, [axis for axis in axes if axis.label != label]


def crossings_of(strategy: StrategySource) -> list[Crossover]:
    """Return the crossings that the strategy's page tells, the one it looks for first."""
    return [each for block in strategy.blocks for each in getattr(block, "types", ()) if isinstance(each, Crossover)]


def _value_of(fact: HeadFact, strategy: StrategySource) -> _ValueAndCells | None:
    match fact.of:
        case "stocks":
            return _stocks(strategy, fact.among)
        case "yearsRun":
            return _years(strategy, fact.marked)
        case "inWords":
            return None if fact.value is None else (fact.value, fact.cells)


def _stocks(strategy: StrategySource, among: int | None) -> _ValueAndCells | None:
    """Return as many squares as stocks at most, or among so many; those that are always held are filled."""
    stocks = strategy.stocks
    if stocks is None:
        return None
    cells = FactCells(look="squares", filled=stocks.least, most=stocks.most, total=among or stocks.most)
    return stocks_in_words(stocks), cells


def _years(strategy: StrategySource, marked: list[int]) -> _ValueAndCells | None:
    if strategy.since is None or strategy.as_on is None:
        return None
    years = completed_years(strategy.since, strategy.as_on)
    ends = [f"{strategy.since.year}", f"{strategy.as_on.year}"]
    cells = FactCells(look="strokes", filled=years, total=years, ends=ends, marked=marked)
    return (f"{years} year{'s' * (years > 1)}", cells) if years > 0 else None
