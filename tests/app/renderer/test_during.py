"""`flask renderer during`: a renderer for the length of a command."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.renderer.supervised import TINY_RENDERER
from tests.waiting import START_LIMIT_S

pytestmark = pytest.mark.heavy

FETCH_HEALTH = (
    "import os, urllib.request as r; print(os.environ['RENDERER_URL'], "
    "r.urlopen(os.environ['RENDERER_URL'] + '/health').status); raise SystemExit(7)"
)


def run_during(folder: Path, *command: str, bundle: Path = TINY_RENDERER) -> subprocess.CompletedProcess[str]:
    environment = {"APP_ENV": "test", "RENDERER_BUNDLE": str(bundle), "CLIENT_DIST_DIR": str(folder)}
    return subprocess.run(
        [sys.executable, "-m", "flask", "renderer", "during", *command],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=START_LIMIT_S,
        check=False,
    )


def test_the_command_reaches_a_renderer_and_its_status_is_passed_on(tmp_path: Path) -> None:
    finished = run_during(tmp_path, sys.executable, "-c", FETCH_HEALTH)
    assert finished.returncode == 7
    assert finished.stdout.startswith("http://127.0.0.1:")
    assert finished.stdout.strip().endswith(" 200")


def test_options_of_the_command_are_its_own(tmp_path: Path) -> None:
    finished = run_during(tmp_path, sys.executable, "-c", "import sys; print(sys.argv[1:])", "--help", "-x")
    assert finished.stdout.strip() == "['--help', '-x']"


def test_a_renderer_that_ends_is_reported_and_the_command_not_run(tmp_path: Path) -> None:
    broken = tmp_path / "broken.mjs"
    broken.write_text("process.exit(3)")
    finished = run_during(tmp_path, sys.executable, "-c", "print('ran')", bundle=broken)
    assert finished.returncode == 1
    assert "The renderer ended with status 3 before it answered." in finished.stderr
    assert "ran" not in finished.stdout.split()
