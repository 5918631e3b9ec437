"""The pages that a visitor can open: those of the URL ledger and of the strategies."""

from datetime import date

import yaml

from app.content.documents.page_documents import updated_on
from app.content.reading.loader import load_sources
from tests.e2e.stack import ROOT

_CONTENT = ROOT / "shared-content"
_LEDGER = yaml.safe_load((_CONTENT / "url-ledger.yaml").read_text())

_READ = load_sources(_CONTENT)
_SOURCES = [located.value for located in _READ.pages if located.value.path is not None]

STRATEGIES: list[str] = sorted(
    yaml.safe_load(file.read_text())["path"] for file in (_CONTENT / "strategies").glob("*.yaml")
)
FURNISHED: list[str] = [url["path"] for url in _LEDGER["urls"] if url["state"] == "furnished"] + STRATEGIES


def _first_of_each_kind(paths: list[str]) -> list[str]:
    """Leave out pages whose kinds of blocks are all on earlier pages."""
    kinds = {page.path: {type(block) for block in page.blocks} for page in _SOURCES}
    found, seen = list[str](), set[type]()
    for path in paths:
        if not kinds[path] <= seen:
            found.append(path)
            seen |= kinds[path]
    return found


# For tests of blocks that behave the same on every page.
ALL_KINDS: list[str] = _first_of_each_kind(FURNISHED)
CHARTED: list[str] = [path for path in STRATEGIES if path.startswith("/portfolio_services/")] + [
    "/pms/performance",
    "/aif/returns",
]
DECISIONS: list[str] = [page.path for page in _SOURCES if page.layout == "decision" and page.path is not None]
# Pages on law, tax and terms, which show their review day.
DATED: dict[str, date] = {
    page.path or "": updated_on(page, _READ) for page in _SOURCES if _READ.reviewed_page(page.path) is not None
}
