"""`flask queries purge` when its age is wrong or the database refuses."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import Result
from flask import Flask

from tests.app.queries.conftest import MakeApp
from tests.app.queries.new_queries import keep

pytestmark = pytest.mark.heavy


def run(app: Flask, *arguments: str) -> Result:
    return app.test_cli_runner().invoke(args=["queries", *arguments])


@pytest.fixture
def kept_app(sqlite_app: Flask) -> Iterator[Flask]:
    """An app with one query."""
    with sqlite_app.app_context():
        keep()
        yield sqlite_app


def test_an_empty_age_is_refused_and_does_not_mean_the_default(kept_app: Flask) -> None:
    refused = run(kept_app, "purge", "--older-than", "", "--yes")
    assert refused.exit_code == 1
    assert "--older-than=: give months or days" in refused.stderr


def test_a_file_that_is_no_database_is_told_in_one_line(tmp_path: Path, make_app: MakeApp) -> None:
    (tmp_path / "site.sqlite3").write_bytes(b"this is no database" * 100)
    failed = run(make_app(f"sqlite:///{tmp_path}/site.sqlite3"), "purge")
    assert failed.exit_code == 1
    assert failed.stderr == "Error: The database cannot be used: file is not a database\n"


def test_a_database_that_does_not_answer_is_not_to_be_upgraded(make_app: MakeApp) -> None:
    failed = run(make_app("postgresql://nobody@127.0.0.1:9/none?connect_timeout=1"), "purge")
    assert failed.exit_code == 1
    assert "refused" in failed.stderr
    assert "upgrade" not in failed.stderr
