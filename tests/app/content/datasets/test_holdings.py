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
        (HEADER, ["h.csv:1: the file has no rows below its header"]),
        (f"{HEADER}Amber,Finance,large\n", ["h.csv:2: the row has 3 cells, the header has 4"]),
        (f"{HEADER},Finance,large,10\n", ["h.csv:2: company: is empty"]),
        (f"{HEADER}Amber, ,large,10\n", ["h.csv:2: sector: is empty"]),
        (
            f"{HEADER}<script>x</script>,Finance,large,10\n",
            ["h.csv:2: company: '<script>x</script>' holds markup: write the name in plain text"],
        ),
        (
            f"{HEADER}Amber,=1+1,large,10\n",
            ["h.csv:2: sector: '=1+1' begins with '=', which spreadsheets take for a formula: write the name alone"],
        ),
        (
            f"{HEADER}Am\u202eber,Finance,large,10\n",
            ["h.csv:2: company: 'Amber' holds an unseen sign, U+202E: type it anew"],
        ),
        (
            f"{HEADER}Amber,Finance,big,10\n",
            ["h.csv:2: size: 'big' is not known: use one of large, mid, small, cash"],
        ),
        *(
            (
                f"{HEADER}Amber,Finance,large,{weight}\n",
                [f"h.csv:2: weightPercent: '{weight}' is not a share above 0 with at most two decimals"],
            )
            for weight in ("x", "0", "-1", "100.1", "1.234", "1e1")
        ),
        (
            f"{HEADER}Amber,Finance,large,\n",
            ["h.csv:2: weightPercent: is empty: write a share above 0 with at most two decimals"],
        ),
        (
            f"{HEADER}Amber,Finance,large,10\nBirch,Health,mid,11\n",
            ["h.csv:3: weightPercent: 11 stands below 10: sort by weight, largest first"],
        ),
        (f"{HEADER}Cash,Cash,cash,10\nBirch,Health,mid,9\n", ["h.csv:3: size: cash rows come last"]),
        (
            f"{HEADER}Amber,Finance,large,10\nAmber,Health,mid,9\n",
            ["h.csv:3: company: 'Amber' stands in line 2 already"],
        ),
        (
            "company,sector,size,weightPercent,theme,band\nAmber,Finance,mid,91,,Above\n",
            ["h.csv:2: theme: is empty"],
        ),
    ],
)
def test_faults_name_line_and_column(text: str, faults: list[str]) -> None:
    assert faults_of(text) == faults
