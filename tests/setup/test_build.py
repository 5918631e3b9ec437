"""`make build` leaves a complete release: a site that may not write into it finds compiled Python."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.source_files import ROOT

BUNDLE = "ssr-renderer/dist/main.mjs"


@pytest.fixture
def release(tmp_path: Path) -> Path:
    """A release with built client and renderer."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name, text in ((BUNDLE, ""), ("client/dist/manifest.json", "{}"), ("var/build-flavour", "production\n")):
        file = tmp_path / name
        file.parent.mkdir(parents=True)
        file.write_text(text)
    return tmp_path


def build(release: Path) -> None:
    command = ["make", "--no-print-directory", f"--old-file={BUNDLE}", "build", f"PYTHON={sys.executable}"]
    done = subprocess.run(command, cwd=release, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_python_of_a_release_is_compiled(release: Path) -> None:
    modules = [release / "app" / "content" / "one.py", release / "supervised" / "two.py"]
    for module in modules:
        module.parent.mkdir(parents=True)
        module.write_text("NUMBER = 1\n")
    build(release)
    assert all(Path(importlib.util.cache_from_source(str(module))).is_file() for module in modules)


def test_a_folder_without_python_is_built_as_well(release: Path) -> None:
    build(release)
    assert list(release.rglob("*.pyc")) == []
