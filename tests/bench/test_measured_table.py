"""What a run writes into the documentation, and what it leaves alone."""

from pathlib import Path

import pytest

from tests.bench.figure import Figure
from tests.bench.measured_table import MeasuredTable

ORDER = ["one", "two --fast"]
PAGE = "words before\n<!-- measured: written by make bench -->\n<!-- end of measured -->\nwords after\n"


@pytest.fixture
def table(tmp_path: Path) -> MeasuredTable:
    page = tmp_path / "page.md"
    page.write_text(PAGE)
    return MeasuredTable(page, "make bench")


def rows(table: MeasuredTable) -> list[str]:
    """Return the rows without date and commit."""
    lines = [line for line in table.page.read_text().splitlines() if line.startswith("| `")]
    return [" | ".join(cell.strip() for cell in line.split("|")[1:5]) for line in lines]


def figures(wrong: float) -> list[Figure]:
    return [
        Figure("seconds", 1.5, "s", 3),
        Figure("wrong answers", wrong, "", 0),
        Figure("rate", 80, "/s", 100, "higher"),
        Figure("beside", 9000, "ms"),
    ]


def test_a_row_replaces_that_of_its_own_command_and_rows_stand_in_order(table: MeasuredTable) -> None:
    for command, wrong in ((ORDER[1], 0), (ORDER[0], 3), (ORDER[1], 0)):
        table.write(command, figures(wrong), ORDER)
    assert rows(table) == ["`one` | 1/3 | wrong answers | 3 (≤ 0)", "`two --fast` | 2/3 | rate | 80 /s (≥ 100)"]
    text = table.page.read_text()
    assert text.startswith("words before\n")
    assert text.endswith("<!-- end of measured -->\nwords after\n")


def test_a_command_without_limits_shows_its_first_figure(table: MeasuredTable) -> None:
    table.write(ORDER[0], [Figure("seconds", 1.5, "s"), Figure("bytes", 80, "B")], ORDER)
    assert rows(table) == ["`one` |  | seconds | 1.50 s"]


def test_rows_of_a_command_that_is_gone_go(table: MeasuredTable) -> None:
    table.write("gone", figures(0), ["gone"])
    table.write(ORDER[0], figures(0), ORDER)
    assert "gone" not in table.page.read_text()


def test_a_page_without_the_comments_is_left_alone(table: MeasuredTable) -> None:
    table.page.write_text("nothing but words\n")
    with pytest.raises(ValueError, match="written by make bench"):
        table.write(ORDER[0], figures(0), ORDER)
    assert table.page.read_text() == "nothing but words\n"
