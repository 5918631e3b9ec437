"""The composing process starts anew for each change and judged draft, so needless work delays everybody."""

import subprocess
import sys
from pathlib import Path

import pytest

from app.configuration.root import ROOT
from app.content.composing.compose_snapshot import compose_snapshot
from app.content.snapshots.composing_messages import ComposeJob
from app.content.snapshots.variant import SiteVariant
from tests.app.content.small_site import TODAY

pytestmark = pytest.mark.heavy

# Importing the settings and their readers took a quarter of a second at each start, on an idle machine.
UNUSED = {
    *(
        "app.configuration.settings",
        "pydantic_settings",
        "dotenv",
        "sqlalchemy",
        "flask",
        "werkzeug",
        "click",
        "requests",
    ),
    *("argparse", "asyncio", "openpyxl", "defusedxml", "alembic", "psycopg", "gunicorn", "prometheus_client"),
}

IMPORT = """
import sys
import app.content.composing.__main__
print(*sys.modules)
"""

COMPOSE = """
import gc
from app.content.composing.__main__ import main
main()
print()
print(gc.get_freeze_count())
"""


def test_what_composing_never_uses_is_not_imported() -> None:
    command = [sys.executable, "-c", IMPORT]
    finished = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    imported = set(finished.stdout.split())
    assert "app.content.composing.compose_snapshot" in imported
    assert UNUSED & imported == set()


VARIANT = SiteVariant(origin="https://example.in", build_id="")


def job_of(content_dir: Path, folder: Path, variant_name: str) -> ComposeJob:
    return ComposeJob(
        content_dir=content_dir,
        publications_file=None,
        folder=folder,
        variant=VARIANT,
        variant_name=variant_name,
        today=TODAY,
    )


def test_a_site_whose_code_was_changed_is_told_to_be_restarted(tmp_path: Path) -> None:
    """The running process could not read what the new code writes under the old name."""
    (fault,) = compose_snapshot(job_of(ROOT / "shared-content", tmp_path, "0123456789abcdef")).faults
    assert "restart the site" in str(fault)
    assert list(tmp_path.iterdir()) == []


def test_what_was_imported_is_not_looked_through_for_garbage(tmp_path: Path) -> None:
    job = job_of(tmp_path / "missing", tmp_path, VARIANT.name)
    finished = subprocess.run(
        [sys.executable, "-c", COMPOSE],
        cwd=ROOT,
        input=job.model_dump_json(),
        check=True,
        capture_output=True,
        text=True,
    )
    assert int(finished.stdout.splitlines()[-1]) > 10_000
