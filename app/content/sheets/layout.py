"""What the sheets of one strategy may hold."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

DATE, COMPANY, SECTOR, SIZE, WEIGHT = "date", "company", "sector", "size", "weightPercent"
SIZES = ("large", "mid", "small", "cash")
THEMES = ("theme", "band")
FIGURES_SHEET = "Figures"
AS_ON = ("asOn",)
"""The path of the day."""

_NO_FIGURES = (DATE, COMPANY, SECTOR, SIZE, *THEMES)
_SPOKEN = {WEIGHT: "Weight (%)"}

FieldForm = Literal["day", "percent", "number", "text"]


@dataclass(frozen=True)
class DatasetLayout:
    """A dataset's id, what its sheet is called and its columns, in the content's own names and order.

    The first column of a series is `date`; of holdings `company`. `aliases` are further headers of a column, such as
    the names of the portfolio and of its benchmark; a template has the first of them.
    """

    id: str
    title: str
    kind: Literal["series", "holdings"]
    columns: tuple[str, ...]
    aliases: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def headers(self) -> tuple[str, ...]:
        """The columns' names in a template."""
        return tuple(self.aliases.get(column, (column,))[0] for column in self.columns)


@dataclass(frozen=True)
class FieldLayout:
    """A single figure: where it belongs, what it is called, its form. `is_kept`: a template repeats last month's.

    `path` is its place in the data of an edition, step by step. `names` is what sheets call it beside its label.
    """

    path: tuple[str, ...]
    label: str
    form: FieldForm
    is_kept: bool = False
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class SheetLayout:
    """All datasets and single figures of a strategy."""

    name: str
    datasets: tuple[DatasetLayout, ...]
    fields: tuple[FieldLayout, ...] = ()


def is_figure(column: str) -> bool:
    """Return whether a column's values are new each month."""
    return column not in _NO_FIGURES


def spoken(column: str) -> str:
    """Return the staff's name for a dataset's column."""
    return _SPOKEN.get(column, column)
