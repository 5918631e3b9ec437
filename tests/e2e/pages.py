"""The pages a visitor can open: the URL ledger's and the strategies'."""

import yaml

from tests.e2e.stack import ROOT

_CONTENT = ROOT / "shared-content"
_LEDGER = yaml.safe_load((_CONTENT / "url-ledger.yaml").read_text())

STRATEGIES: list[str] = sorted(
    yaml.safe_load(file.read_text())["path"] for file in (_CONTENT / "strategies").glob("*.yaml")
)
FURNISHED: list[str] = [url["path"] for url in _LEDGER["urls"] if url["state"] == "furnished"] + STRATEGIES
CHARTED: list[str] = [path for path in STRATEGIES if path.startswith("/portfolio_services/")] + [
    "/pms/performance",
    "/aif/returns",
]
