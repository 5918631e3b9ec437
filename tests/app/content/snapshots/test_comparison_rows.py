"""What a comparison tells of some invented columns."""

from typing import Any

import pytest

from app.content.snapshots.comparison_rows import compared, in_a_row


def column(name: str = "Ridge", measures: dict[str, list[float]] | None = None, **values: str | None) -> dict[str, Any]:
    return {"leastRupees": 5_000_000, "strategy": {"name": name}, "values": values, "measures": measures or {}}


def test_what_two_state_is_a_row_and_one_line_has_what_one_of_three_states() -> None:
    columns = [
        column(name="Ridge", Stocks=None, Style="Growth", House="North"),
        column(name="Delta", Stocks="24", Style="Quality", House=None),
        column(name="Moor", Stocks="32", Style="Growth", House=None),
    ]
    told = compared(columns)
    assert [row["label"] for row in told["rows"]] == ["Stocks", "Style"]
    assert told["across"][0] == {"label": "Only Ridge states", "value": "House: North."}
    assert [row["label"] for row in compared(columns[:2])["rows"]] == ["Stocks", "Style", "House"]


@pytest.mark.parametrize(
    ("ran", "marks"),
    [
        ([[2006.5, 2025.5], [2018.0, 2025.0]], 2),
        ([[2018.5, 2025.5], None], 1),
        ([[2021.5, 2025.5], None], 0),
        ([[2025.1, 2025.5], None], 0),
    ],
)
def test_starts_stand_on_one_axis_of_whole_years_that_marks_falls(ran: list[Any], marks: int) -> None:
    columns = [column(measures={"Start": each} if each else {}, Start=f"Day {place}") for place, each in enumerate(ran)]
    [row] = compared(columns)["rows"]
    assert len(row["marks"]) == marks
    assert [each is None for each in row["bars"]] == [each is None for each in ran]
    assert all(0 <= end <= 100 for ends in [*row["bars"], *row["marks"]] for end in ends or [])


def test_a_start_is_drawn_where_its_year_is() -> None:
    columns = [
        column(measures={"Start": [2016.0, 2025.5]}, Start="A"),
        column(measures={"Start": [2021.0, 2025.5]}, Start="B"),
    ]
    assert compared(columns)["rows"][0]["bars"] == [[0.0, 95.0], [50.0, 95.0]]


def test_numbers_are_drawn_to_the_largest_of_those_compared() -> None:
    columns = [
        column(measures={"Stocks": [20, 25]}, Stocks="20-25"),
        column(measures={"Stocks": [40.0]}, Stocks="40"),
        column(Stocks=None),
    ]
    [row] = compared(columns)["rows"]
    assert (row["look"], row["scale"], row["bars"]) == ("range", "0 to 40", [[50, 62.5], [100], None])


def test_a_horizon_is_the_least_and_goes_on_beyond_the_longest() -> None:
    columns = [column(measures={"Horizon": [months]}, Horizon=str(months)) for months in (36.0, 60.0)]
    assert compared(columns)["rows"][0]["bars"] == [[50, 100], [83.3, 100]]


def test_words_stand_in_a_row() -> None:
    assert [in_a_row(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a and b", "a, b and c"]
