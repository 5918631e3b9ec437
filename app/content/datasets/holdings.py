"""All holdings of a portfolio: `holdings/<name>.csv`, largest first, cash last."""

import csv
import re
from dataclasses import dataclass
from decimal import Decimal
from typing import Literal

from app.content.datasets.figures import plain
from app.content.errors import Fault
from app.content.sheets.cells.words import name_problem
from app.content.sheets.layout import COMPANY, SECTOR, SIZE, SIZES, THEMES, WEIGHT

COLUMNS = (COMPANY, SECTOR, SIZE, WEIGHT)
NAME_COLUMNS = ("company", "sector", *THEMES)
FIRST_ROW_LINE = 2
_WEIGHT = re.compile(r"^\d{1,3}(?:\.(\d{1,2}))?$")


@dataclass(frozen=True)
class HoldingRow:
    """A company, or cash, and its share of the portfolio in percent. `line` counts from 1."""

    line: int
    company: str
    sector: str
    size: str
    weight_percent: Decimal
    theme: str = ""
    band: str = ""


@dataclass(frozen=True)
class Holdings:
    """The rows of one file. `weight_decimals` (1 or 2) is the precision of the weights."""

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
    if tuple(header) != COLUMNS and not has_themes:
        expected = f"{','.join(COLUMNS)}, and {','.join(THEMES)} where there are themes"
        return Holdings(name, file, (), 1, False), [Fault(file, 1, "", f"the first line must be {expected}")]
    if not cells:
        nothing = Fault(file, 1, "", "the file has no rows below its header", at_desk="there are no rows")
        return Holdings(name, file, (), 1, False), [nothing]
    faults: list[Fault] = []
    rows: list[HoldingRow] = []
    for line, row in enumerate(cells, start=FIRST_ROW_LINE):
        found = _row_faults(row, header, Fault(file, line, "", ""))
        faults += found
        if not found:
            company, sector, size, weight, *themes = row
            rows.append(HoldingRow(line, company, sector, size, Decimal(weight), *themes))
    is_fine = any(len(row) > 3 and re.search(r"\.\d\d$", row[3]) for row in cells)  # noqa: PLR2004
    holdings = Holdings(name, file, tuple(rows), 2 if is_fine else 1, has_themes)
    return holdings, [*faults, *_order_faults(holdings)]


def _row_faults(row: list[str], header: list[str], at: Fault) -> list[Fault]:
    if len(row) != len(header):
        return [Fault(at.file, at.line, "", f"the row has {len(row)} cells, the header has {len(header)}")]
    cells = dict(zip(header, row, strict=True))
    is_cash = cells["size"] == "cash"
    problems = {
        **{name: "is empty" for name in ("company", "sector") if not cells[name].strip()},
        **{name: "is empty" for name in THEMES if name in cells and not is_cash and not cells[name].strip()},
    }
    problems |= {name: problem.message for name in NAME_COLUMNS if (problem := name_problem(cells.get(name, "")))}
    if cells["size"] not in SIZES:
        problems["size"] = f"'{cells['size']}' is not known: use one of {', '.join(SIZES)}"
    if not cells["weightPercent"]:
        problems["weightPercent"] = "is empty: write a share above 0 with at most two decimals"
    elif not _WEIGHT.match(cells["weightPercent"]) or not 0 < Decimal(cells["weightPercent"]) <= 100:  # noqa: PLR2004
        problems["weightPercent"] = f"'{cells['weightPercent']}' is not a share above 0 with at most two decimals"
    return [Fault(at.file, at.line, field, problem) for field, problem in problems.items()]


def _order_faults(holdings: Holdings) -> list[Fault]:
    """Return a fault for each row that is out of order or repeats a company."""
    faults: list[Fault] = []
    seen: dict[str, int] = {}
    above: HoldingRow | None = None
    for row in holdings.rows:
        if above is not None and above.size == "cash" and row.size != "cash":
            faults.append(holdings.fault(row, "size", "cash rows come last"))
        elif above is not None and row.size != "cash" and row.weight_percent > above.weight_percent:
            message = (
                f"{plain(row.weight_percent)} stands below {plain(above.weight_percent)}: sort by weight, largest first"
            )
            faults.append(holdings.fault(row, "weightPercent", message))
        if row.company in seen:
            first = seen[row.company]
            stands, again = f"'{row.company}' stands in", f"row {first - FIRST_ROW_LINE + 1} already"
            faults.append(holdings.fault(row, "company", f"{stands} line {first} already", f"{stands} {again}"))
        seen.setdefault(row.company, row.line)
        above = row
    return faults
