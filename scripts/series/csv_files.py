"""Makes the text of every file, by its path below the content folder."""

from collections.abc import Iterable, Mapping

from scripts.series.courses import COURSES, course_columns
from scripts.series.drawn_lines import sector_columns, size_columns
from scripts.series.holdings import mid_to_mega
from scripts.series.holdings.plans import PLANS
from scripts.series.holdings.rows import Holding, mid_to_mega_holdings, planned_holdings
from scripts.series.lines import Line

COLUMNS = ("company", "sector", "size", "weightPercent")
THEMED_COLUMNS = (*COLUMNS, "theme", "band")


def sample_files() -> dict[str, str]:
    """Return the CSV text of all series and all holdings."""
    series = {course.file: course_columns(course) for course in COURSES}
    series |= {"company-sizes": size_columns(), "sector-ranks": sector_columns()}
    return {
        **{f"sample/series/{name}.csv": _series_csv(columns) for name, columns in series.items()},
        **{f"sample/holdings/{plan.file}.csv": _holdings_csv(planned_holdings(plan), COLUMNS) for plan in PLANS},
        f"sample/holdings/{mid_to_mega.FILE}.csv": _holdings_csv(mid_to_mega_holdings(), THEMED_COLUMNS),
    }


def _series_csv(columns: Mapping[str, Line]) -> str:
    days = next(iter(columns.values()))
    rows = ((day.isoformat(), *(f"{line[day]:.3f}" for line in columns.values())) for day in days)
    return _csv(("date", *columns), rows)


def _holdings_csv(holdings: Iterable[Holding], columns: tuple[str, ...]) -> str:
    return _csv(columns, (_holding_cells(holding)[: len(columns)] for holding in holdings))


def _holding_cells(holding: Holding) -> tuple[str, ...]:
    company = holding.company
    weight = f"{holding.weight_hundredths / 100:.2f}"
    return company.name, company.sector, company.size, weight, holding.theme, holding.band


def _csv(header: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """Join cells by commas; quote a cell that contains a comma."""
    lines = (",".join(f'"{cell}"' if "," in cell else cell for cell in row) for row in (header, *rows))
    return "\n".join(lines) + "\n"
