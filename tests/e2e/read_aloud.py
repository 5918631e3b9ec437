"""What Chromium reports to a screen reader: its accessibility tree, not the document."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page

CELLS = ("cell", "columnheader", "rowheader")


def spoken(page: Page, part: Locator | None = None) -> list[tuple[str, str]]:
    """Return role and name of each node in reading order, of the whole page or one part."""
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    root = nodes[0]
    if part is not None:
        part.evaluate("part => { window.partToRead = part }")
        found = session.send("Runtime.evaluate", {"expression": "window.partToRead"})["result"]["objectId"]
        wanted = session.send("DOM.describeNode", {"objectId": found})["node"]["backendNodeId"]
        root = next(node for node in nodes if node.get("backendDOMNodeId") == wanted)
    session.detach()
    return list(_walk(root, by_id))


def rows_spoken(page: Page, table: Locator) -> list[list[tuple[str, str]]]:
    """Return role and name of each cell of a table, row by row."""
    rows: list[list[tuple[str, str]]] = []
    for role, name in spoken(page, table):
        if role == "row":
            rows.append([])
        elif role in CELLS:
            rows[-1].append((role, name))
    return rows


def _walk(node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> Iterator[tuple[str, str]]:
    if not node["ignored"]:
        yield node["role"]["value"], node.get("name", {}).get("value", "")
    for child in node.get("childIds", []):
        yield from _walk(by_id[child], by_id)
