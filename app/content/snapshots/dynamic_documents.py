"""Render requests that a query string completes: stored documents with its data. Plain JSON in, JSON out."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from app.content.costs.limits import limits_of
from app.content.known_paths import (
    ROWS_PER_PAGE,
    comparison_href,
    comparison_query_string,
    count_pages,
    list_href,
    list_paging,
)
from app.content.models.strategy import Horizon
from app.content.rupees import in_words
from app.content.search.find import HIT_BEGINS, HIT_ENDS, FoundPassage, SearchOutcome
from app.content.snapshots.comparison_summary import FEWEST_COMPARED, SHARES_DRAWN_ALONE, SIZES, in_a_row, summary
from app.forms.declared import ADVISOR

JsonObject = dict[str, Any]

ANY = ""
FAULTY = "Error"
"""The first word of a page's title if its form was filled in wrong."""
MOST_COMPARED = 3
_WHOLE_PERCENT = 100
_NEARLY_PERCENT = 90
PICKER = "choose"
"""The id of the list's form. Reached by it, the form says that a comparison needs two or three strategies."""


def narrowed_list(
    request: bytes, listed: Iterable[tuple[bytes, bytes]], given: Mapping[str, str], number: int, ticked: Sequence[str]
) -> bytes:
    """Return a page of the strategies that match the filters. A value that no option has counts as any.

    `listed` are all strategies in order: the values for the filters and the row of each, as JSON. A page number that is
    too large counts as 1. `ticked` are chosen for a comparison; they stay so, also if this page does not show them.
    """
    listed = list(listed)
    document = json.loads(request)
    block = block_of(document, "explorer")
    chosen = {entry["name"]: _choose(entry["options"], given.get(entry["name"], ANY)) for entry in block["filters"]}
    filters = {name: value for name, value in chosen.items() if value != ANY}
    rows = [row for values, row in listed if not filters or filters.items() <= json.loads(values).items()]
    pages = count_pages(len(rows))
    number = number if number <= pages else 1
    shown = rows[(number - 1) * ROWS_PER_PAGE : number * ROWS_PER_PAGE]
    block |= {
        "isFiltered": bool(filters),
        "found": len(rows),
        "rows": [json.loads(row) for row in shown],
        "pages": list_paging(number, pages),
        "chosen": [
            {"slug": row["slug"], "name": row["name"]}
            for row in (json.loads(row) for _, row in listed)
            if row["slug"] in ticked
        ],
    }
    if number > 1:
        entitle(document, f"Page {number}")
    return encode_document(document)


def _choose(options: list[JsonObject], wanted: str) -> str:
    """Select the option with this value, or the option "any"; return its value."""
    chosen = wanted if any(option["value"] == wanted for option in options) else ANY
    for option in options:
        option["selected"] = option["value"] == chosen
    return chosen


def search_results(request: bytes, search_text: str, outcome: SearchOutcome) -> bytes:
    """Return the search page with the results of a search. Its title names what was searched for."""
    document = json.loads(request)
    block_of(document, "search").update(
        searchText=search_text,
        meant=outcome.meant,
        isPartial=outcome.is_partial,
        found=outcome.count,
        results=[_result(passage) for passage in outcome.passages],
        nearest=[{"label": name, "href": href} for name, href in outcome.nearest],
    )
    entitle(document, search_text)
    return encode_document(document)


def _result(passage: FoundPassage) -> JsonObject:
    return {
        "kind": passage.kind,
        "title": _marked(passage.title),
        "href": passage.href,
        "crumbs": passage.crumbs,
        "snippet": _marked(passage.snippet),
    }


def _marked(text: str) -> list[JsonObject]:
    """Return the parts of a text between the marks of its hits. Every second part is a hit."""
    parts = re.split(f"[{HIT_BEGINS}{HIT_ENDS}]", text)
    return [{"text": part, "isHit": place % 2 == 1} for place, part in enumerate(parts) if part]


def faulty_form(request: bytes, values: Mapping[str, str], errors: Mapping[str, str]) -> bytes:
    """Return a form's page with what was typed and what is wrong. Its title mentions the faults first."""
    document = json.loads(request)
    form = block_of(document, "contactHead")["form"]
    form["values"], form["errors"] = values, errors
    if errors:
        entitle(document, FAULTY)
    return encode_document(document)


def block_of(document: JsonObject, kind: str) -> JsonObject:
    """Return the page's first block of a kind. Raises StopIteration if there is none."""
    return next(block for block in document["page"]["blocks"] if block["kind"] == kind)


def take_along(document: JsonObject, query_string: str) -> None:
    """Have the calls to an advisor take along what was answered or chosen."""
    for block in document["page"]["blocks"]:
        if block["kind"] == "callBand" and block["action"]["href"] == ADVISOR.page:
            block["action"]["href"] = f"{ADVISOR.page}?{query_string}"


def entitle(document: JsonObject, words: str) -> None:
    """Put what is special about the answer before the page's title."""
    head = document["page"]["head"]
    head["title"] = f"{words}: {head['title']}"


def encode_document(document: JsonObject) -> bytes:
    """Return a completed document as the renderer gets it."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


def side_by_side(request: bytes, columns: Mapping[str, JsonObject]) -> bytes:
    """Return the comparison of strategies. `columns` are their columns by slug, in the requested order.

    Their names head the page, and its path names them. The block's link leads back to the list, where they are ticked.
    The first three are compared; a note names the others. The lede says what each buys.
    """
    document = json.loads(request)
    left_out = [column["strategy"]["name"] for column in columns.values()][MOST_COMPARED:]
    columns = dict(list(columns.items())[:MOST_COMPARED])
    names = in_a_row([column["strategy"]["name"] for column in columns.values()])
    head = block_of(document, "pageHead")
    head |= {"heading": names, "lede": summary({each["strategy"]["name"]: each["buys"] for each in columns.values()})}
    entitle(document, names)
    block = block_of(document, "comparison")
    if left_out:
        block["note"] = f"At most {MOST_COMPARED} stand side by side. Not shown: {in_a_row(left_out)}."
    block["strategies"] = [
        {**column["strategy"], "removeHref": _without(slug, list(columns))} for slug, column in columns.items()
    ]
    if block["link"] is not None:
        block["link"]["href"] = list_href({}, 1, list(columns))
    take_along(document, comparison_query_string(list(columns)))
    document["page"]["path"] = comparison_href(list(columns))
    least_rupees = max(column["leastRupees"] for column in columns.values())
    told = list(columns.values())
    limits = limits_of(f"On {in_words(least_rupees)}, by SEBI's rules of 2025", [least_rupees], list(_stays(told)))
    block["limits"] = limits.model_dump(mode="json", by_alias=True)
    labels = dict.fromkeys(label for column in told for label in column["values"])
    rows = [
        {
            "label": label,
            "values": [column["values"].get(label) for column in told],
            "bars": _bars([column["measures"].get(label) for column in told], label),
        }
        for label in labels
    ]
    alike = [row for row in rows if len(set(row["values"])) == 1]
    block["shared"] = [{"label": row["label"], "value": row["values"][0]} for row in alike if row["values"][0]]
    alone = [row for row in rows if row["bars"] is None and row["values"].count(None) == len(told) - 1]
    block["alone"] = list(_alone(alone, [each["name"] for each in block["strategies"]]))
    if missing := [row["label"] for row in alike if row["values"][0] is None]:
        none = "Neither states" if len(told) == FEWEST_COMPARED else "None of them states"
        block["unstated"] = {"label": none, "value": f"{', '.join(missing)}. Ask before you sign."}
    block["rows"] = [row for row in rows if row not in alike + alone]
    return encode_document(document)


def _alone(rows: Sequence[JsonObject], names: Sequence[str]) -> Iterator[JsonObject]:
    """Yield a row for each strategy that alone states something, which stands in its column."""
    for place, name in enumerate(names):
        if stated := [f"{row['label']}: {row['values'][place]}" for row in rows if row["values"][place] is not None]:
            values = ["; ".join(stated) if other == place else None for other in range(len(names))]
            yield {"label": f"Only {name} states", "values": values, "bars": None}


def _bars(spans: Sequence[Sequence[Any] | None], label: str) -> list[Sequence[Any] | None] | None:
    """Return what is measured in percent of a row's scale: of the portfolio for shares, else of the most.

    None if nobody measures it, one alone on a scale of its own, or all nearly the same.
    """
    known = [span for span in spans if span is not None]
    if len(known) < (1 if label in SHARES_DRAWN_ALONE else FEWEST_COMPARED):
        return None
    least, most = min(span[0] for span in known), max(span[-1] for span in known)
    if len(known) > 1 and _WHOLE_PERCENT * least >= _NEARLY_PERCENT * most:
        return None
    whole = _WHOLE_PERCENT if label in (*SHARES_DRAWN_ALONE, *SIZES) else most
    return [span and [round(end * _WHOLE_PERCENT / whole, 1) for end in span] for span in spans]


def _stays(columns: Sequence[JsonObject]) -> Iterator[tuple[str, Horizon]]:
    """Yield each stay that is asked for, with who asks for it where not all do."""
    asked: dict[int, dict[str, Horizon]] = {}
    for column in columns:
        for horizon in (Horizon(**fields) for fields in column["horizons"]):
            asked.setdefault(horizon.length_months, {})[column["strategy"]["name"]] = horizon
    for by_name in asked.values():
        horizon = next(iter(by_name.values()))
        who = "" if len(by_name) == len(columns) else f", for {in_a_row(list(by_name))}"
        yield f"Staying {horizon.length}{who}", horizon


def _without(slug: str, slugs: list[str]) -> str | None:
    others = [other for other in slugs if other != slug]
    return comparison_href(others) if len(others) >= FEWEST_COMPARED else None
