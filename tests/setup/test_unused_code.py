"""Unused Python is found, but not what libraries or readers of whole objects use."""

from pathlib import Path

import pytest

from scripts.unused_code import PATHS, find_unused

MODULE = """
from typing import NamedTuple

from flask import Blueprint

routes = Blueprint("x", __name__)


class Pair(NamedTuple):
    first: int


@routes.get("/x")
def show() -> str:
    return str(Pair(1))


def forgotten() -> None: ...
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for path in PATHS:
        if not path.endswith(".py"):
            (tmp_path / path).mkdir()
    (tmp_path / "gunicorn.conf.py").write_text("workers = 2\n")
    (tmp_path / "app" / "routes.py").write_text(MODULE)
    return tmp_path


def test_a_function_nobody_calls_is_found(project: Path) -> None:
    assert [item.name for item in find_unused(project)] == ["forgotten"]


def test_a_call_is_a_use_but_not_in_tests(project: Path) -> None:
    call = "from app.routes import forgotten\n\nforgotten()\n"
    (project / "tests").mkdir()
    (project / "tests" / "test_it.py").write_text(call)
    assert [item.name for item in find_unused(project)] == ["forgotten"]
    (project / "scripts" / "call.py").write_text(call)
    assert list(find_unused(project)) == []
