"""What a comparison tells: what differs, and once for all what is alike, what nobody states and what a year costs."""

from collections.abc import Iterator, Sequence
from typing import Any

from app.content.costs.by_year import costs_of
from app.content.costs.rules import EXAMPLE_FEE_PERCENT
from app.content.rupees import in_full, in_words

JsonObject = dict[str, Any]

FEWEST_COMPARED = 2
IDEA, RISK, AS_ON = "What it buys", "What can go wrong", "Day of the figures"
START = "Start"
EQUITY = "Equity by its rules"
TOP_STOCKS, TOP_SECTORS = "Top 10 stocks", "Top 5 sectors"
SIZES = "Sizes of companies"
_NO_TERMS = (IDEA, RISK, AS_ON)
_FALLS = (2008, 2020)
_WHOLE_PERCENT = 100


def compared(columns: Sequence[JsonObject]) -> tuple[str | None, JsonObject]:
    """Return in which terms the columns differ, if they do, in a sentence; and the rows of the table."""
    rows = [
        {"label": label, "values": [column["values"].get(label) for column in columns], "years": None}
        | {"bars": [column["measures"].get(label) for column in columns]}
        for label in columns[0]["values"]
    ]
    terms = [row for row in rows if row["label"] not in _NO_TERMS]
    differing = [_name(row) for row in terms if len({*row["values"]} - {None}) > 1]
    lede = f"They differ in {in_a_row(differing)}." if differing else None
    apart = [_on_one_axis(row) if row["label"] == START else row for row in rows if len({*row["values"]}) > 1]
    return lede, {"rows": apart, "across": list(_across(rows, terms, columns))}


def in_a_row(parts: Sequence[str], joined: str = "and") -> str:
    """Return "A", "A and B" or "A, B and C"."""
    return f" {joined} ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))


def _name(row: JsonObject) -> str:
    """Return "style" of "Style, our label"."""
    return str(row["label"]).partition(",")[0].lower()


def _on_one_axis(row: JsonObject) -> JsonObject:
    """Return the row of starts with its bars on one axis of whole years, which marks the falls and the last year."""
    known = [span for span in row["bars"] if span is not None]
    if not known:
        return row
    first, last = int(min(span[0] for span in known)), int(max(span[1] for span in known))

    def place(years: Sequence[Any]) -> list[Any]:
        return [round((year - first) * _WHOLE_PERCENT / (last + 1 - first), 1) for year in years]

    falls = [year for year in _FALLS if first <= year < last]
    marked = [{"year": year, "ends": place([year, year + 1]), "isFall": year in falls} for year in falls or [first]]
    if last > first:
        marked.append({"year": last, "ends": place([last, last + 1]), "isFall": False})
    return row | {"bars": [span and place(span) for span in row["bars"]], "years": marked}


def _across(
    rows: Sequence[JsonObject], terms: Sequence[JsonObject], columns: Sequence[JsonObject]
) -> Iterator[JsonObject]:
    """Yield what holds for all columns, as terms."""
    are_two = len(columns) == FEWEST_COMPARED
    alike = [f"{row['label']}: {row['values'][0]}." for row in rows if len({*row["values"]}) == 1 and row["values"][0]]
    if alike:
        yield {"label": f"The same for {'both' if are_two else 'all'}", "value": " ".join(alike)}
    missing = [_name(row) for row in terms if not any(row["values"])]
    if missing:
        asked = f"{in_a_row(missing)}. Ask before you sign."
        yield {"label": f"Stated by {'neither' if are_two else 'none'}", "value": f"{asked[0].upper()}{asked[1:]}"}
    yield {"label": "Costs, an example", "value": _costs(max(column["leastRupees"] for column in columns))}


def _costs(rupees: int) -> str:
    """Return what a year costs on the least sum that opens them all, and what leaving early adds."""
    years = costs_of(rupees, 1).years
    yearly = in_full(int(years[0].operating_so_far.value + years[0].fee_so_far.value))
    leaving = in_a_row([f"{year.leaving.shown} in year {year.year}" for year in years if year.leaving.value])
    return (
        f"If the manager charged {EXAMPLE_FEE_PERCENT}% a year with GST, and operating costs stood at SEBI's limit, a"
        f" year on {in_words(rupees)} would cost about {yearly}. Leaving early adds at most {leaving}."
    )
