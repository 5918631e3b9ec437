"""A web process loads nothing that it never uses: each of three processes would carry it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.configuration.root import ROOT

pytestmark = pytest.mark.heavy

# Modules that only commands, the composing process or rare requests need.
UNUSED = {
    "sqlalchemy.dialects.mysql",
    *("app.content.blocks", "app.content.checks", "app.content.composing", "app.content.documents"),
    *(
        "app.content.datasets",
        "app.content.page_files",
        "app.content.reading",
        "app.content.sources",
        "markdown_it",
        "yaml",
    ),
    *("alembic", "bs4", "cbor2", "cryptography", "defusedxml", "openpyxl", "segno", "selectolax", "webauthn"),
}

SERVE = """
import sys
from app.factory import create_app
from app.configuration.settings import load_settings
client = create_app(load_settings()).test_client()
print(client.get("/readyz").json["checks"]["database"]["status"], client.get("/api/me").status_code)
client.get("/portfolio_services?style=growth"), client.post("/contact", data={"name": ""})
print(*sys.modules)
"""


@pytest.fixture
def lines(sqlite_url: str, tmp_path: Path) -> list[str]:
    """The output of a process that answers visitors, staff and the readiness check."""
    environment = {
        **os.environ,
        "APP_ENV": "test",
        "DATABASE_URL": sqlite_url,
        "PAGE_STORE_DIR": str(tmp_path / "pages"),
        # No program listens there, whatever else runs on this machine.
        "RENDERER_URL": "http://127.0.0.1:9",
        "LOG_LEVEL": "error",
    }
    command = [sys.executable, "-c", SERVE]
    finished = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    return finished.stdout.splitlines()


def test_what_web_processes_never_use_is_not_imported(lines: list[str]) -> None:
    assert lines[0] == "ok 401"
    # Log lines about the absent renderer are in between.
    imported = set(lines[-1].split())
    assert "app.factory" in imported
    assert UNUSED & imported == set()
