"""The pages a visitor can open now, read from the URL ledger."""

import yaml

from tests.e2e.stack import ROOT

_LEDGER = yaml.safe_load((ROOT / "shared-content" / "url-ledger.yaml").read_text())

FURNISHED: list[str] = [url["path"] for url in _LEDGER["urls"] if url["state"] == "furnished"]
PLANNED: list[str] = [url["path"] for url in _LEDGER["urls"] if url["state"] == "planned"]
