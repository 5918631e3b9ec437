"""Drawings from series. The figures of a picture are computed from its rows."""

from collections.abc import Mapping

from app.content.datasets.drawn_diagrams import compose_diagram, diagram_problem
from app.content.datasets.series import Series
from app.content.models.drawings.diagrams import PlainDiagram
from app.content.models.drawings.drawing import DotColumns, Drawing, DrawingSource


def compose_drawing(source: DrawingSource, series: Mapping[str, Series]) -> Drawing:
    """Return the drawing with its points. The series and columns exist: `checks` has proved it."""
    if isinstance(source, DotColumns | PlainDiagram):
        return source
    return compose_diagram(source, series[source.series])


def drawing_problem(source: DrawingSource | None, series: Mapping[str, Series], folder: str) -> str | None:
    """Return why the series a drawing names cannot be drawn, or None. `folder` is the name of the content folder."""
    if source is None or isinstance(source, DotColumns | PlainDiagram):
        return None
    named = series.get(source.series)
    if named is None:
        return f"series '{source.series}' is missing: expected {folder}/series/{source.series}.csv"
    return diagram_problem(source, named)
