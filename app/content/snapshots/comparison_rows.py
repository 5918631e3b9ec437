"""What a comparison tells: what differs, what is alike in all, what one alone states, and what nobody does."""

from collections.abc import Iterator, Sequence
from typing import Any

from app.content.costs.by_year import costs_of
from app.content.rupees import in_full, in_words

JsonObject = dict[str, Any]

FEWEST_COMPARED = 2
EQUITY = "Equity by its rules"
TOP_STOCKS, TOP_SECTORS = "Top 10 stocks", "Top 5 sectors"
SIZES = "Sizes of companies"
_OF_THE_WHOLE = (EQUITY, TOP_STOCKS, TOP_SECTORS, SIZES)
_WHOLE_PERCENT, _NEARLY_PERCENT = 100, 90


def compared(columns: Sequence[JsonObject]) -> tuple[str, JsonObject]:
    """Return how the columns differ in two sentences, and the fields that say who states what."""
    rows = [
        _row(label, *([column[kind].get(label) for column in columns] for kind in ("values", "measures")))
        for label in columns[0]["values"]
    ]
    alike = [row for row in rows if len(set(row["values"])) == 1]
    shared = [row for row in alike if row["values"][0]]
    alone = [row for row in rows if row["values"].count(None) == len(columns) - 1]
    missing = [row["label"].lower() for row in alike if row not in shared]
    terms = [row["label"].partition(",")[0].lower() for row in shared]
    return _lede([column["style"] for column in columns if column["style"]], terms), {
        "rows": [row for row in rows if row not in alike + alone],
        "shared": [*_costs(columns), *shared],
        "alone": alone,
        "unstated": f"{in_a_row(missing)}. Ask before you sign." if missing else None,
    }


def in_a_row(parts: Sequence[str], joined: str = "and") -> str:
    """Return "A", "A and B" or "A, B and C"."""
    return f" {joined} ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))


def _lede(styles: Sequence[str], alike: Sequence[str]) -> str:
    """Return "Growth or quality. Start and minimum are the same."."""
    choices = list(dict.fromkeys(style.lower() for style in styles))
    listed = in_a_row(choices, "or")
    if len(choices) > FEWEST_COMPARED and " and " in listed:
        listed = f"{'; '.join(choices[:-1])}; or {choices[-1]}"
    same = f"{in_a_row(alike)} {'are' if len(alike) > 1 else 'is'} the same" if alike else ""
    told = (listed if len(choices) > 1 else "", same)
    return " ".join(f"{each[0].upper()}{each[1:]}." for each in told if each)


def _row(label: str, values: Sequence[str | None], spans: Sequence[Sequence[Any] | None]) -> JsonObject:
    return {"label": label, "values": values, "bars": _bars(spans, label)}


def _bars(spans: Sequence[Sequence[Any] | None], label: str) -> list[Sequence[Any] | None] | None:
    """Return what is measured in percent of a row's scale: of the portfolio for shares, else of the most.

    None if nobody measures it, one alone on a scale of its own, or all nearly the same.
    """
    known = [span for span in spans if span is not None]
    if len(known) < (1 if label in _OF_THE_WHOLE else FEWEST_COMPARED):
        return None
    least, most = min(span[0] for span in known), max(span[-1] for span in known)
    if len(known) > 1 and _WHOLE_PERCENT * least >= _NEARLY_PERCENT * most:
        return None
    whole = _WHOLE_PERCENT if label in _OF_THE_WHOLE else most
    return [span and [round(end * _WHOLE_PERCENT / whole, 1) for end in span] for span in spans]


def _costs(columns: Sequence[JsonObject]) -> Iterator[JsonObject]:
    """Yield what a year costs on the least that opens them all, the same for each, and what leaving early adds."""
    rupees = max(column["leastRupees"] for column in columns)
    years = costs_of(rupees, 1).years
    yearly = in_full(int(years[0].operating_so_far.value + years[0].fee_so_far.value))
    leaving = ", ".join(f"{year.leaving.shown} in year {year.year}" for year in years if year.leaving.value)
    yield _row(f"Costs on {in_words(rupees)}, an example", [f"about {yearly} a year"] * len(columns), [])
    yield _row("Leaving early adds", [f"up to {leaving}"] * len(columns), [])
