"""All holdings of a portfolio: `holdings/<name>.csv`, in any order."""

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints, ValidationError

from app.content.errors import Fault
from app.content.models.base import ContentModel
from app.content.sheets.cells.words import name_problem
from app.content.sheets.layout import COMPANY, SECTOR, SIZE, THEMES, WEIGHT

COLUMNS = (COMPANY, SECTOR, SIZE, WEIGHT)
FIRST_ROW_LINE = 2
_WEIGHT_DECIMALS = 2


def _checked(name: str) -> str:
    if problem := name_problem(name):
        raise ValueError(problem)
    return name


_Name = Annotated[str, StringConstraints(strip_whitespace=True), AfterValidator(_checked)]
_FilledName = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1), AfterValidator(_checked)]


class HoldingRow(ContentModel):
    """A company, or cash, and its share of the portfolio in percent. `line` counts from 1."""

    line: int
    company: _FilledName
    sector: _FilledName
    size: Literal["large", "mid", "small", "cash"]
    weight_percent: Annotated[Decimal, Field(gt=0, le=100, decimal_places=_WEIGHT_DECIMALS)]
    theme: _Name = ""
    band: _Name = ""


@dataclass(frozen=True)
class Holdings:
    """The rows of one file, largest first, cash last. `weight_decimals` (1 or 2) is the precision of the weights."""

    name: str
    file: str
    rows: tuple[HoldingRow, ...]
    weight_decimals: Literal[1, 2]
    has_themes: bool

    @property
    def stocks(self) -> tuple[HoldingRow, ...]:
        """The rows that are companies, largest first."""
        return tuple(row for row in self.rows if row.size != "cash")

    def fault(self, row: HoldingRow, field: str, message: str, at_desk: str = "") -> Fault:
        """Return a fault at the line of a row."""
        return Fault(self.file, row.line, field, message, at_desk=at_desk)


def read_holdings(text: str, name: str, file: str) -> tuple[Holdings, list[Fault]]:
    """Parse a portfolio; return it with all its faults. Use it only if there are none."""
    header, *cells = csv.reader(text.splitlines()) if text.strip() else [[]]
    has_themes = tuple(header) == COLUMNS + THEMES
    faults: list[Fault] = []
    rows: list[HoldingRow] = []
    if tuple(header) != COLUMNS and not has_themes:
        expected = f"{','.join(COLUMNS)}, and {','.join(THEMES)} where there are themes"
        faults.append(Fault(file, 1, "", f"the first line must be {expected}"))
    elif not cells:
        faults.append(Fault(file, 1, "", "there are no rows"))
    else:
        for line, row in enumerate(cells, start=FIRST_ROW_LINE):
            faults += _read_row(row, header, Fault(file, line, "", ""), rows)
    is_fine = any(row.weight_percent.as_tuple().exponent == -_WEIGHT_DECIMALS for row in rows)
    rows.sort(key=lambda row: (row.size == "cash", -row.weight_percent))
    return Holdings(name, file, tuple(rows), 2 if is_fine else 1, has_themes), faults


def _read_row(row: list[str], header: list[str], at: Fault, rows: list[HoldingRow]) -> Iterator[Fault]:
    """Append the row, but only if it is right."""
    if len(row) != len(header):
        yield Fault(at.file, at.line, "", f"the row has {len(row)} cells, the header has {len(header)}")
        return
    cells = dict(zip(header, row, strict=True))
    try:
        read = HoldingRow.model_validate({"line": at.line, **cells})
    except ValidationError as error:
        for details in error.errors():
            given, field = details["input"], str(details["loc"][0])
            message = "is empty" if given == "" else f"{details['msg'].removeprefix('Value error, ')}, got '{given}'"
            yield Fault(at.file, at.line, field, message)
        return
    lacking = [name for name in THEMES if cells.get(name) == "" and read.size != "cash"]
    yield from (Fault(at.file, at.line, name, "is empty") for name in lacking)
    if any(read.company == other.company for other in rows):
        yield Fault(at.file, at.line, COMPANY, f"'{read.company}' is in a row above already")
    rows.append(read)
