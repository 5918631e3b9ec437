"""What a comparison tells of some invented columns."""

from typing import Any

import pytest

from app.content.snapshots.comparison_rows import compared, in_a_row


def column(ran: list[float] | None = None, name: str = "Ridge", **values: str | None) -> dict[str, Any]:
    measures = {"Start": ran} if ran else {}
    return {
        "leastRupees": 5_000_000,
        "strategy": {"name": name},
        "values": values,
        "measures": measures,
        "findings": {},
    }


def finding(name: str, **findings: str) -> dict[str, Any]:
    return {**column(name=name), "findings": findings}


RIDGE = finding("Ridge strategy", began="in 2018, before the fall of 2020", holds="32 stocks")
DELTA = finding("Delta", began="in 2021, after the fall of 2020", holds="24 stocks")
MOOR = finding("Moor", began="in 2017, before the fall of 2020")


@pytest.mark.parametrize(
    ("columns", "sentences"),
    [
        (
            [RIDGE, DELTA],
            [
                "Ridge began in 2018, before the fall of 2020; Delta in 2021, after the fall of 2020.",
                "Ridge holds 32 stocks; Delta 24 stocks.",
            ],
        ),
        (
            [RIDGE, DELTA, MOOR],
            [
                "Ridge and Moor began before the fall of 2020; Delta after the fall of 2020.",
                "Ridge holds 32 stocks; Delta 24 stocks.",
            ],
        ),
        ([RIDGE, finding("Tarn", holds="32 stocks")], []),
        ([MOOR, finding("Tarn", holds="32 stocks")], []),
    ],
)
def test_the_sentences_say_what_two_state_differently(columns: list[dict[str, Any]], sentences: list[str]) -> None:
    assert compared(columns)[0] == " ".join(sentences)


def test_at_most_three_sentences_lead() -> None:
    verbs = ("began", "asks", "holds", "may hold")
    columns = [finding(name, **dict.fromkeys(verbs, name)) for name in ("Ridge", "Delta")]
    assert compared(columns)[0].count(".") == 3


def test_what_all_state_leads_then_what_two_state_and_one_line_has_what_one_states() -> None:
    columns = [
        column(name="Ridge", Stocks=None, Style="Growth", House="North"),
        column(name="Delta", Stocks="24", Style="Quality", House=None),
        column(name="Moor", Stocks="32", Style="Growth", House=None),
    ]
    told = compared(columns)[1]
    assert [[row["label"] for row in group["rows"]] for group in told["groups"]] == [["Style"], ["Stocks"]]
    assert told["groups"][0]["heading"] is None
    assert [name in told["groups"][1]["heading"] for name in ("Delta and Moor", "Ridge")] == [True, True]
    assert told["across"][0] == {"label": "Only Ridge states", "value": "House: North."}


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
    [group] = compared([column(each, Start=f"Day {place}") for place, each in enumerate(ran)])[1]["groups"]
    [row] = group["rows"]
    assert [(each["year"], each["isFall"]) for each in row["years"]] == years
    assert [each is None for each in row["bars"]] == [each is None for each in ran]
    assert all(
        0 <= end <= 100 for ends in [*row["bars"], *(each["ends"] for each in row["years"])] for end in ends or []
    )


def test_a_start_is_drawn_where_its_year_is() -> None:
    columns = [column([2016.0, 2025.5], Start="A"), column([2021.0, 2025.5], Start="B")]
    assert compared(columns)[1]["groups"][0]["rows"][0]["bars"] == [[0.0, 95.0], [50.0, 95.0]]


def test_words_stand_in_a_row() -> None:
    assert [in_a_row(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a and b", "a, b and c"]
