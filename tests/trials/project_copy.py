"""A copy of the project that a test changes, and commands in it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from app.configuration.root import ROOT

_COPIED = ("app", "client", "scripts", "shared-content", "ssr-renderer", "supervised")
_SINGLE_FILES = ("package.json", "package-lock.json", "requirements.lock", "stylelint.config.mjs", "tsconfig.json")
_LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "*.test.ts", "*.test.tsx")


def copy_project(folder: Path) -> Path:
    """Copy what a build and a check of content need into the folder; return it."""
    for name in _COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=_LEFT_OUT)
    for name in _SINGLE_FILES:
        shutil.copy2(ROOT / name, folder / name)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    return folder


_GET_PAGES = """
import os
import sys

from app.commands import create_app
from app.renderer.temporary import temporary_renderer

with temporary_renderer(create_app().extensions["settings"]) as address:
    os.environ["RENDERER_URL"] = address.url
    client = create_app().test_client()
    print(*(client.get(path).text for path in sys.argv[1:]))
"""


def run(project: Path, *command: str, expect: int = 0) -> str:
    """Run a command in the copy; return all its output. Fails unless it exits with `expect`."""
    environment = {
        **{name: value for name, value in os.environ.items() if not name.endswith("_DIR")},
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "BUILD_FLAVOUR": "production",
        "DATABASE_URL": f"sqlite:///{project / 'site.sqlite3'}",
    }
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    assert done.returncode == expect, said
    return said


def flask(project: Path, *arguments: str, expect: int = 0) -> str:
    """Run a flask command in the copy; return all its output."""
    return run(project, sys.executable, "-m", "flask", *arguments, expect=expect)


def get_pages(project: Path, *paths: str) -> str:
    """Return the answers of the copy's app to these paths, with a renderer of its own."""
    return run(project, sys.executable, "-c", _GET_PAGES, *paths)
