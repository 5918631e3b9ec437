"""The pages a visitor can open: the URL ledger's and the strategies'."""

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
CHARTED: list[str] = [path for path in STRATEGIES if path.startswith("/portfolio_services/")] + [
    "/pms/performance",
    "/aif/returns",
]
# Those on law, tax and terms, which tell their day.
DATED: dict[str, date] = {
    page.path or "": updated_on(page, _READ) for page in _SOURCES if _READ.reviewed_page(page.path) is not None
}
