"""Render requests that a query string completes: stored documents with its data. Plain JSON in, JSON out."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence

from app.content.known_paths import (
    ROWS_PER_PAGE,
    comparison_href,
    comparison_query_string,
    count_pages,
    list_href,
    list_paging,
)
from app.content.search.find import HIT_BEGINS, HIT_ENDS, FoundPassage, SearchOutcome
from app.content.snapshots.comparison_rows import FEWEST_COMPARED, JsonObject, compared, in_a_row
from app.forms.declared import ADVISOR

ANY = ""
FAULTY = "Error"
"""The first word of a page's title if its form was filled in wrong."""
MOST_COMPARED = 3
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
    The first three are compared. The lede says who is left out.
    """
    document = json.loads(request)
    left_out = [column["strategy"]["name"] for column in columns.values()][MOST_COMPARED:]
    columns = dict(list(columns.items())[:MOST_COMPARED])
    names = in_a_row([column["strategy"]["name"] for column in columns.values()])
    head = block_of(document, "pageHead")
    head["heading"] = names
    if left_out:
        head["lede"] += f" At most {MOST_COMPARED} stand side by side. Not shown: {in_a_row(left_out)}."
    entitle(document, names)
    block = block_of(document, "comparison")
    block["strategies"] = [
        {**column["strategy"], "removeHref": _without(slug, list(columns))} for slug, column in columns.items()
    ]
    if (link := block["link"]) is not None:
        link["href"] = list_href({}, 1, list(columns))
        if len(columns) < MOST_COMPARED:
            link["label"] = f"Add a third, or {link['label'][0].lower()}{link['label'][1:]}"
    take_along(document, comparison_query_string(list(columns)))
    document["page"]["path"] = comparison_href(list(columns))
    block |= compared(list(columns.values()))
    return encode_document(document)


def _without(slug: str, slugs: list[str]) -> str | None:
    others = [other for other in slugs if other != slug]
    return comparison_href(others) if len(others) >= FEWEST_COMPARED else None
