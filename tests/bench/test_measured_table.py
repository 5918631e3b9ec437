"""What a run writes into the documentation, and what it leaves."""

from pathlib import Path

import pytest

from tests.bench.figure import Figure
from tests.bench.measured_table import Measured, MeasuredTable

ORDER = ["python -m tests.load.one", "python -m tests.load.two"]
PAGE = "words before\n<!-- measured: written by make load -->\n<!-- end of measured -->\nwords after\n"


@pytest.fixture
def table(tmp_path: Path) -> MeasuredTable:
    page = tmp_path / "page.md"
    page.write_text(PAGE)
    return MeasuredTable(page, "make load", "promise")


def rows(table: MeasuredTable) -> list[str]:
    """Return first and second column of each row, without the machine of a command's line."""
    lines = [line for line in table.page.read_text().splitlines() if line.startswith("| ")]
    return [" ".join(line.split("|")[1:5]).strip() for line in lines]


def measured(command: str, value: float) -> Measured:
    return Measured(command, [Figure("wrong answers", value, "", 0), Figure("seconds", 1.5, "s")])


def test_rows_stand_in_order_and_replace_those_of_their_own_command(table: MeasuredTable) -> None:
    for command, value in ((ORDER[1], 0), (ORDER[0], 3), (ORDER[1], 1)):
        table.write(measured(command, value), ORDER)
    assert [" ".join(row.split()) for row in rows(table)] == [
        "promise measured limit kept",
        f"**`{ORDER[0]}`**",
        "wrong answers 3 ≤ 0 **no**",
        "seconds 1.50 s",
        f"**`{ORDER[1]}`**",
        "wrong answers 1 ≤ 0 **no**",
        "seconds 1.50 s",
    ]
    text = table.page.read_text()
    assert text.startswith("words before\n")
    assert text.endswith("<!-- end of measured -->\nwords after\n")


def test_rows_of_a_command_that_is_gone_go(table: MeasuredTable) -> None:
    table.write(measured("python -m tests.load.gone", 0), ["python -m tests.load.gone"])
    table.write(measured(ORDER[0], 0), ORDER)
    assert "gone" not in table.page.read_text()


def test_a_page_without_the_comments_is_left_alone(table: MeasuredTable) -> None:
    table.page.write_text("nothing but words\n")
    with pytest.raises(ValueError, match="written by make load"):
        table.write(measured(ORDER[0], 0), ORDER)
    assert table.page.read_text() == "nothing but words\n"
