"""What the drawings beside steps show, in a sentence or a short table."""

from decimal import Decimal

from app.content.datasets.figures import fixed, grown, percent
from app.content.markdown import signs
from app.content.models.drawings.diagrams import (
    LinePair,
    Ranks,
    ReviewGrid,
    RiskAndReturn,
    RiskAndReturnDot,
    ShareColumns,
    Tally,
)
from app.content.models.drawings.drawing import DotColumns, Drawdown, Drawing, SmallLines

_DECIMALS = 1


def told_drawing(drawing: Drawing) -> str:
    """Return what a drawing shows: ranks and shares as a table, all else in a sentence."""
    match drawing:
        case Ranks():
            return _ranks(drawing)
        case ShareColumns():
            return _shares(drawing)
        case LinePair() | SmallLines():
            return signs.words(_grown(drawing))
        case Drawdown() | RiskAndReturn():
            return signs.words(_risk(drawing))
        case _:
            return signs.words(_counted(drawing))


def _ranks(drawing: Ranks) -> str:
    years = [str(year) for year in range(int(drawing.first), int(drawing.last) + 1)]
    return signs.table(["Place by return", *years], [[line.name, *map(str, line.places)] for line in drawing.lines])


def _shares(drawing: ShareColumns) -> str:
    """Its columns are written without dates, so that they are counted."""
    numbers = [str(number) for number in range(1, len(drawing.columns) + 1)]
    shares = zip(*drawing.columns, strict=True)
    rows = [[name, *map(str, of_part)] for name, of_part in zip(drawing.parts, shares, strict=True)]
    told = f"Columns 1 to {numbers[-1]} follow each other in time; they belong to no dates."
    return f"{told}\n\n{signs.table(['Share in per cent', *numbers], rows)}"


def _grown(drawing: LinePair | SmallLines) -> str:
    if isinstance(drawing, SmallLines):
        ends = [f"{line.name} {grown(line.values[-1] / line.values[0], 'multiple')}" for line in drawing.lines]
        return f"What 1 became from {drawing.first} to {drawing.last}: {', '.join(ends)}."
    sides = ((drawing.leader_name, drawing.leader), (drawing.follower_name, drawing.follower))
    told = ", ".join(f"{name} {grown(line[-1], 'multiple')}" for name, line in sides)
    return f"What 1 became from {drawing.first} to {drawing.last}: {told}."


def _risk(drawing: Drawdown | RiskAndReturn) -> str:
    if isinstance(drawing, Drawdown):
        deepest = [_percent(min(side)) for side in (drawing.portfolio_percent, drawing.benchmark_percent)]
        span = f"from {drawing.first} to {drawing.last}"
        return f"{drawing.caption}, {span}: at the deepest {deepest[0]}, the benchmark {deepest[1]}."
    whole = f"portfolio {_dot(drawing.whole_portfolio)}, benchmark {_dot(drawing.whole_benchmark)}"
    return f"From {drawing.first} to {drawing.last}: {whole}."


def _counted(drawing: DotColumns | Tally | ReviewGrid) -> str:
    match drawing:
        case DotColumns():
            return f"{drawing.caption}: {', '.join(map(str, drawing.counts))}."
        case Tally():
            return f"{drawing.caption}: {drawing.count} of {drawing.of}."
        case ReviewGrid():
            return f"{drawing.caption}: {drawing.months} months, a review every {drawing.every} months."


def _dot(dot: RiskAndReturnDot) -> str:
    return f"return {_percent(dot.return_percent)} and volatility {_percent(dot.risk_percent)} a year"


def _percent(figure: Decimal) -> str:
    return percent(fixed(figure, _DECIMALS))
