"""What a comparison tells: what differs, and once for all what is alike, what nobody states and what a year costs."""

from collections.abc import Iterator, Sequence
from typing import Any

from app.content.costs.by_year import costs_of
from app.content.costs.rules import EXAMPLE_FEE_PERCENT
from app.content.models.strategy import MONTHS_A_YEAR
from app.content.rupees import in_full, in_words

JsonObject = dict[str, Any]

FEWEST_COMPARED = 2
START, HORIZON, STOCKS = "Start", "Horizon", "Stocks"
EQUITY = "Equity by its rules"
_LOOKS = {START: "run", HORIZON: "range", STOCKS: "range", EQUITY: "range"}
FALLS = (2008, 2020)
_WHOLE_PERCENT = 100


def compared(columns: Sequence[JsonObject]) -> JsonObject:
    """Return the parts of the table: rows in which the columns differ, and what stands across all of them."""
    rows: list[JsonObject] = [
        {
            "label": label,
            "look": _LOOKS.get(label, "whole"),
            "values": [column["values"].get(label) for column in columns],
            "bars": [column["measures"].get(label) for column in columns],
            "marks": [],
            "scale": None,
        }
        for label in columns[0]["values"]
    ]
    shown, alone = [], dict[str, list[JsonObject]]()
    for row in rows:
        stating = [name for name, value in zip(_names(columns), row["values"], strict=True) if value is not None]
        # Beside one value, the other's gap is seen; beside two gaps it needs no row.
        if len(stating) == 1 and len(columns) > FEWEST_COMPARED:
            alone.setdefault(stating[0], []).append(row)
        elif len({*row["values"]}) > 1:
            shown.append(_drawn(row))
    across = [
        {"label": f"Only {name} states", "value": _in_one_line(stated, _names(columns).index(name))}
        for name, stated in alone.items()
    ]
    return {"rows": shown, "across": [*across, *_across(rows, columns)]}


def in_a_row(parts: Sequence[str]) -> str:
    """Return "A", "A and B" or "A, B and C"."""
    return " and ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))


def _names(columns: Sequence[JsonObject]) -> list[str]:
    return [column["strategy"]["name"] for column in columns]


def _in_one_line(rows: Sequence[JsonObject], place: int) -> str:
    return " ".join(f"{row['label']}: {row['values'][place]}." for row in rows)


def _drawn(row: JsonObject) -> JsonObject:
    """Return the row with its bars on one scale: starts on an axis of whole years, where falls are marked."""
    known = [bar for bar in row["bars"] if bar is not None]
    if known and row["label"] == START:
        first, last = int(min(bar[0] for bar in known)), int(max(bar[1] for bar in known))

        def place(years: Sequence[Any]) -> list[Any]:
            return [round((year - first) * _WHOLE_PERCENT / (last + 1 - first), 1) for year in years]

        marks = [place([year, year + 1]) for year in FALLS if first <= year < last]
        told = f"; gold: {in_a_row([str(year) for year in FALLS if first <= year < last])}" if marks else ""
        bars = [bar and place(bar) for bar in row["bars"]]
        return row | {"bars": bars, "marks": marks, "scale": f"{first} to {last}{told}"}
    if known and row["label"] == HORIZON:
        # A horizon is the least: its bar goes on, paler, to a year beyond the longest.
        whole = max(bar[-1] for bar in known) + MONTHS_A_YEAR
        bars = [bar and [*_percents(bar, whole), _WHOLE_PERCENT] for bar in row["bars"]]
        return row | {"bars": bars, "scale": "paler: longer"}
    if known and row["label"] == STOCKS:
        whole = max(bar[-1] for bar in known)
        return row | {"bars": [bar and _percents(bar, whole) for bar in row["bars"]], "scale": f"0 to {int(whole)}"}
    return row | {"scale": "0 to 100%"} if known else row


def _percents(ends: Sequence[Any], whole: Any) -> list[Any]:  # noqa: ANN401 - a number of any kind
    return [round(end * _WHOLE_PERCENT / whole, 1) for end in ends]


def _across(rows: Sequence[JsonObject], columns: Sequence[JsonObject]) -> Iterator[JsonObject]:
    """Yield what holds for all columns, as terms."""
    are_two = len(columns) == FEWEST_COMPARED
    alike = [row for row in rows if len({*row["values"]}) == 1 and row["values"][0]]
    if alike:
        yield {"label": f"The same for {'both' if are_two else 'all'}", "value": _in_one_line(alike, 0)}
    # "Style, our label" is named without its remark.
    missing = [row["label"].partition(",")[0].lower() for row in rows if not any(row["values"])]
    if missing:
        asked = f"{in_a_row(missing)}. Ask before you sign."
        yield {"label": f"{'Neither' if are_two else 'No'} manager states", "value": f"{asked[0].upper()}{asked[1:]}"}
    yield {"label": "Costs, an example", "value": _costs(max(column["leastRupees"] for column in columns))}


def _costs(rupees: int) -> str:
    """Return what a year costs on the least sum that opens them all, and what leaving early adds."""
    years = costs_of(rupees, 1).years
    yearly = in_full(int(years[0].operating_so_far.value + years[0].fee_so_far.value))
    leaving = in_a_row([f"{year.leaving.shown} in year {year.year}" for year in years if year.leaving.value])
    return (
        f"If the manager charged {EXAMPLE_FEE_PERCENT}% a year plus GST, and operating costs stood at SEBI's limit, a"
        f" year on {in_words(rupees)} would cost about {yearly}. Leaving early adds at most {leaving}."
    )
