"""What a comparison tells: what differs, and once for all what is alike, what nobody states and what a year costs."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from app.content.costs.by_year import costs_of
from app.content.costs.rules import EXAMPLE_FEE_PERCENT
from app.content.rupees import in_full, in_words

JsonObject = dict[str, Any]

FEWEST_COMPARED = 2
START = "Start"
FALLS = (2008, 2020)
_MOST_FINDINGS = 3
_WHOLE_PERCENT = 100


def compared(columns: Sequence[JsonObject]) -> tuple[str, JsonObject]:
    """Return what sets the columns apart, if they state it, in a few sentences; and the parts of the table."""
    rows = [
        {"label": label, "values": [column["values"].get(label) for column in columns], "years": None}
        | {"bars": [column["measures"].get(label) for column in columns]}
        for label in columns[0]["values"]
    ]
    by_stating: dict[tuple[bool, ...], list[JsonObject]] = {}
    for row in rows:
        if len({*row["values"]}) > 1:
            # Beside one value, the other's gap is seen without a heading.
            stating = tuple(value is not None or len(columns) == FEWEST_COMPARED for value in row["values"])
            by_stating.setdefault(stating, []).append(_on_one_axis(row) if row["label"] == START else row)
    groups, across = [], []
    # What all state comes first.
    for stating, stated in sorted(by_stating.items(), reverse=True):
        some, others = (
            [each["strategy"]["name"] for each, is_in in zip(columns, stating, strict=True) if is_in is wanted]
            for wanted in (True, False)
        )
        if len(some) < FEWEST_COMPARED:
            across.append({"label": f"Only {some[0]} states", "value": _in_one_line(stated, stating.index(True))})
        else:
            heading = f"Only {in_a_row(some)} state what follows. {others[0]} does not: ask." if others else None
            groups.append({"heading": heading, "rows": stated})
    verbs = dict.fromkeys(verb for column in columns for verb in column["findings"])
    findings = filter(None, (_finding(verb, columns) for verb in verbs))
    return " ".join(islice(findings, _MOST_FINDINGS)), {"groups": groups, "across": [*across, *_across(rows, columns)]}


def in_a_row(parts: Sequence[str]) -> str:
    """Return "A", "A and B" or "A, B and C"."""
    return " and ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))


def _finding(verb: str, columns: Sequence[JsonObject]) -> str | None:
    """Return a sentence of what each column states, None unless two state different things."""
    named: dict[str, list[str]] = {}
    for column in columns:
        if (found := column["findings"].get(verb)) is not None:
            # Three have no room for what stands before a comma: the year beside the falls.
            told = found if len(columns) == FEWEST_COMPARED else found.rpartition(", ")[2]
            named.setdefault(told, []).append(column["strategy"]["name"].removesuffix(" strategy"))
    if len(named) < FEWEST_COMPARED:
        return None
    (first, of), *others = named.items()
    told = f"{in_a_row(of)} {verb if len(of) == 1 else verb.removesuffix('s')} {first}"
    return "; ".join([told, *(f"{in_a_row(of)} {found}" for found, of in others)]) + "."


def _in_one_line(rows: Sequence[JsonObject], place: int) -> str:
    return " ".join(f"{row['label']}: {row['values'][place]}." for row in rows)


def _on_one_axis(row: JsonObject) -> JsonObject:
    """Return the row of starts with its bars on one axis of whole years, which marks the falls and the last year."""
    known = [span for span in row["bars"] if span is not None]
    if not known:
        return row
    first, last = int(min(span[0] for span in known)), int(max(span[1] for span in known))

    def place(years: Sequence[Any]) -> list[Any]:
        return [round((year - first) * _WHOLE_PERCENT / (last + 1 - first), 1) for year in years]

    falls = [year for year in FALLS if first <= year < last]
    years = [
        {"year": year, "ends": place([year, year + 1]), "isFall": year in falls}
        for year in dict.fromkeys([*(falls or [first]), last])
    ]
    return row | {"bars": [span and place(span) for span in row["bars"]], "years": years}


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
