"""The process that composes starts anew for each change and each judged draft, and what it imports is waited for."""

import subprocess
import sys

from app.root import ROOT

# The settings and what reads them were a quarter of a second at each start, on an idle machine.
UNUSED = {
    *("app.settings", "pydantic_settings", "dotenv", "sqlalchemy", "flask", "werkzeug", "click", "requests", "redis"),
    *("argparse", "asyncio", "openpyxl", "defusedxml", "alembic", "psycopg", "gunicorn"),
}

IMPORT = """
import sys
import app.content.composing.__main__
print(*sys.modules)
"""


def test_what_composing_never_uses_is_not_imported() -> None:
    command = [sys.executable, "-c", IMPORT]
    finished = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    imported = set(finished.stdout.split())
    assert "app.content.composing.do_job" in imported
    assert UNUSED & imported == set()
