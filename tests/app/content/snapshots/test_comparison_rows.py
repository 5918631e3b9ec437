"""What a comparison tells of some invented columns."""

from typing import Any

import pytest

from app.content.snapshots.comparison_rows import compared


def column(ran: list[float] | None = None, **values: str | None) -> dict[str, Any]:
    named = {name.replace("_", " "): value for name, value in values.items()}
    return {"leastRupees": 5_000_000, "values": named, "measures": {"Start": ran} if ran else {}}


@pytest.mark.parametrize(
    ("columns", "lede"),
    [
        ([column(Start="2020", House="N"), column(Start="2021", House="S")], "They differ in start and house."),
        ([column(Start="2020", House="N"), column(Start="2020", House="S")], "They differ in house."),
        ([column(House="N"), column(House="S"), column(House=None)], "They differ in house."),
        ([column(House="N", What_it_buys="A"), column(House=None, What_it_buys="B")], None),
    ],
)
def test_the_sentence_names_the_terms_in_which_two_state_different_values(
    columns: list[dict[str, Any]], lede: str | None
) -> None:
    assert compared(columns)[0] == lede


def test_a_label_is_named_without_its_remark() -> None:
    columns = [{**column(), "values": {"Style, our label": style}} for style in ("Growth", "Quality")]
    assert compared(columns)[0] == "They differ in style."


@pytest.mark.parametrize(
    ("ran", "years"),
    [
        ([[2006.5, 2025.5], [2018.0, 2025.0]], [(2008, True), (2020, True), (2025, False)]),
        ([[2018.5, 2025.5], None], [(2020, True), (2025, False)]),
        ([[2021.5, 2025.5], None], [(2021, False), (2025, False)]),
        ([[2025.1, 2025.5], None], [(2025, False)]),
    ],
)
def test_starts_stand_on_one_axis_of_whole_years(ran: list[Any], years: list[tuple[int, bool]]) -> None:
    [row] = compared([column(each, Start=f"Day {place}") for place, each in enumerate(ran)])[1]["rows"]
    assert [(each["year"], each["isFall"]) for each in row["years"]] == years
    assert [each is None for each in row["bars"]] == [each is None for each in ran]
    assert all(
        0 <= end <= 100 for ends in [*row["bars"], *(each["ends"] for each in row["years"])] for end in ends or []
    )


def test_a_start_is_drawn_where_its_year_is() -> None:
    columns = [column([2016.0, 2025.5], Start="A"), column([2021.0, 2025.5], Start="B")]
    assert compared(columns)[1]["rows"][0]["bars"] == [[0.0, 95.0], [50.0, 95.0]]
