"""A copy of everything that makes content, in which a recipe of `docs/changes.md` is followed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from app.configuration.root import ROOT

_COPIED = ("app", "shared-content")
_SCHEMA = Path("ssr-renderer", "src", "render-request.schema.json")


def copy_content_project(folder: Path) -> Path:
    """Return a folder with the Python code, as it is compiled, the content and the render contract."""
    for name in _COPIED:
        shutil.copytree(ROOT / name, folder / name)
    (folder / _SCHEMA).parent.mkdir(parents=True)
    shutil.copy2(ROOT / _SCHEMA, folder / _SCHEMA)
    return folder


def edit(file: Path, old: str, new: str) -> None:
    """Replace the only occurrence of `old`."""
    whole = file.read_text(encoding="utf-8")
    assert whole.count(old) == 1, f"{file}: {old}"
    file.write_text(whole.replace(old, new), encoding="utf-8")


def run_python(project: Path, program: str, expect: int = 0) -> str:
    """Run a program on the copy; return all its output."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=project,
        env={"PATH": os.environ["PATH"], "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    said = done.stdout + done.stderr
    assert done.returncode == expect, said
    return said


CHECK = """
from datetime import date
from pathlib import Path
from app.content.composing.compose_snapshot import read_checked
from app.content.errors import ContentError

def checked():
    try:
        return read_checked(Path("shared-content"), date(2026, 12, 1))
    except ContentError as error:
        raise SystemExit(str(error))
"""
