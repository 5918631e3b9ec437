from decimal import Decimal

import pytest

from app.content.datasets.holdings import read_holdings

HEADER = "company,sector,size,weightPercent\n"
WRONG_HEADER = (
    "h.csv:1: the first line must be company,sector,size,weightPercent, and theme,band where there are themes"
)


def faults_of(text: str) -> list[str]:
    return list(map(str, read_holdings(text, "h", "h.csv")[1]))


def test_rows_know_their_line_and_cash_is_no_stock() -> None:
    text = f"{HEADER}Amber,Finance,large,60.25\nBirch,Health,small,30\nCash and equivalents,Cash,cash,9.75\n"
    holdings, faults = read_holdings(text, "h", "h.csv")
    assert faults == []
    assert [(row.line, row.company, row.weight_percent) for row in holdings.stocks] == [
        (2, "Amber", Decimal("60.25")),
        (3, "Birch", Decimal(30)),
    ]
    assert [row.size for row in holdings.rows] == ["large", "small", "cash"]
    assert (holdings.weight_decimals, holdings.has_themes) == (2, False)


def test_rows_are_sorted_by_weight_with_cash_last() -> None:
    text = f"{HEADER}Cash,Cash,cash,50\nBirch,Health,small,20\nAmber,Finance,large,30\n"
    assert [row.company for row in read_holdings(text, "h", "h.csv")[0].rows] == ["Amber", "Birch", "Cash"]


def test_themes_and_bands_are_read_where_there_are_any() -> None:
    text = "company,sector,size,weightPercent,theme,band\nAmber,Finance,mid,91.5,Savings,Above\nCash,Cash,cash,8.5,,\n"
    holdings, faults = read_holdings(text, "h", "h.csv")
    assert faults == []
    assert (holdings.stocks[0].theme, holdings.stocks[0].band) == ("Savings", "Above")
    assert (holdings.weight_decimals, holdings.has_themes) == (1, True)


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("", [WRONG_HEADER]),
        ("company,sector,size,weight\n", [WRONG_HEADER]),
        (HEADER, ["h.csv:1: there are no rows"]),
        (f"{HEADER}Amber,Finance,large\n", ["h.csv:2: the row has 3 cells, the header has 4"]),
        (f"{HEADER},Finance,large,10\n", ["h.csv:2: company: is empty"]),
        (f"{HEADER}Amber, ,large,10\n", ["h.csv:2: sector: String should have at least 1 character, got ' '"]),
        (
            f"{HEADER}Amber,=1+1,large,10\n",
            ["h.csv:2: sector: '=1+1' begins with '=', as formulas do: write the name alone, got '=1+1'"],
        ),
        (
            f"{HEADER}Amber,Finance,big,10\n",
            ["h.csv:2: size: Input should be 'large', 'mid', 'small' or 'cash', got 'big'"],
        ),
        *(
            (f"{HEADER}Amber,Finance,large,{weight}\n", [f"h.csv:2: weightPercent: {message}, got '{weight}'"])
            for weight, message in (
                ("x", "Input should be a valid decimal"),
                ("0", "Input should be greater than 0"),
                ("100.1", "Input should be less than or equal to 100"),
                ("1.234", "Decimal input should have no more than 2 decimal places"),
            )
        ),
        (f"{HEADER}Amber,Finance,large,\n", ["h.csv:2: weightPercent: is empty"]),
        (
            f"{HEADER}Amber,Finance,large,10\nAmber,Health,mid,9\n",
            ["h.csv:3: company: 'Amber' is in a row above already"],
        ),
        (
            "company,sector,size,weightPercent,theme,band\nAmber,Finance,mid,91,,Above\n",
            ["h.csv:2: theme: is empty"],
        ),
    ],
)
def test_faults_name_line_and_column(text: str, faults: list[str]) -> None:
    assert faults_of(text) == faults
