"""Purging, exporting and copying by an operator's commands."""

import stat
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from click.testing import Result
from flask import Flask

from app.database.extensions import db
from app.forms.declared import ADVISOR, CONTACT
from app.queries.query_store import PURGE_BATCH, count_older, count_queries, purge_queries, save_query
from app.queries.retention import moment_before
from app.queries.search import QueryFilter
from tests.app.queries.conftest import MakeApp
from tests.app.queries.new_queries import NOON_IN_INDIA, keep, keep_many, new_query
from tests.postgres import create_database


def run(app: Flask, *arguments: str) -> Result:
    return app.test_cli_runner().invoke(args=list(arguments))


def keep_old_and_new() -> None:
    """Store two contact queries and one advisor query from three years ago, and one from today."""
    now = datetime.now(UTC)
    for name, kind, days in (("a", CONTACT, 1100), ("b", CONTACT, 1100), ("c", ADVISOR, 1100), ("d", CONTACT, 0)):
        save_query(new_query(name=name, form=kind, at=now - timedelta(days=days)), queues_mail=False)


def test_an_age_is_months_or_days() -> None:
    assert moment_before("1d", NOON_IN_INDIA) == datetime(2026, 4, 14, 6, 30, tzinfo=UTC)
    assert datetime(2024, 4, 15, tzinfo=UTC) <= moment_before("24m", NOON_IN_INDIA) < datetime(2024, 4, 16, tzinfo=UTC)


@pytest.mark.parametrize("age", ["", "24", "24y", "0m", "-1m", "1.5m", "m", "٢m", "99999d"])
def test_other_ages_are_refused(sqlite_app: Flask, age: str) -> None:
    with pytest.raises(ValueError, match="months or days"):
        moment_before(age, NOON_IN_INDIA)
    if age:
        assert run(sqlite_app, "queries", "purge", f"--older-than={age}", "--yes").exit_code == 1


def test_a_purge_first_shows_what_would_go(app: Flask) -> None:
    keep_old_and_new()
    shown = run(app, "queries", "purge", "--older-than", "24m")
    assert shown.exit_code == 0, shown.output
    assert "contact: 2 from before" in shown.output
    assert "advisor: 1 from before" in shown.output
    assert "Nothing was changed" in shown.output
    assert count_queries(CONTACT, QueryFilter()) == 3


def test_a_confirmed_purge_deletes_the_old_ones_alone(app: Flask) -> None:
    keep_old_and_new()
    assert "contact: 2" in run(app, "queries", "purge", "--older-than", "24m", "--yes").output
    assert (count_queries(CONTACT, QueryFilter()), count_queries(ADVISOR, QueryFilter())) == (1, 0)
    assert "contact: 0" in run(app, "queries", "purge", "--older-than", "24m", "--yes").output


def test_without_an_age_the_setting_decides(sqlite_url: str, make_app: MakeApp) -> None:
    app = make_app(sqlite_url, lead_retention_months=48)
    with app.app_context():
        keep_old_and_new()
        assert "contact: 0" in run(app, "queries", "purge", "--yes").output
        assert count_queries(CONTACT, QueryFilter()) == 3


def test_a_purge_of_more_than_one_batch_takes_all(app: Flask) -> None:
    keep_many(PURGE_BATCH + 3, minutes_ago=5)
    before = NOON_IN_INDIA - timedelta(minutes=5) + timedelta(seconds=1)
    assert count_older(before) == {"contact": PURGE_BATCH + 3, "advisor": 0}
    purge_queries(before)
    assert count_queries(CONTACT, QueryFilter()) == 0


def test_a_purged_query_is_no_longer_in_the_database_files(sqlite_app: Flask, tmp_path: Path) -> None:
    def found_in_files() -> bool:
        return any(b"unmistakable@example.in" in file.read_bytes() for file in tmp_path.glob("site.sqlite3*"))

    with sqlite_app.app_context():
        keep(email="unmistakable@example.in")
        keep(email="other@example.in")
        assert found_in_files()
        purge_queries(NOON_IN_INDIA + timedelta(days=1))
        assert not found_in_files()


@pytest.mark.parametrize("system", ["sqlite", "postgresql"])
def test_a_missing_table_is_told_in_one_line(
    system: str, tmp_path: Path, make_app: MakeApp, request: pytest.FixtureRequest
) -> None:
    empty = f"sqlite:///{tmp_path}/empty.sqlite3"
    if system == "postgresql":
        empty = create_database(request.getfixturevalue("postgres_server"), f"empty_{tmp_path.name}")
    result = run(make_app(empty), "queries", "purge")
    assert result.exit_code == 1
    assert "run `flask db upgrade`" in result.stderr


def test_a_backup_taken_during_writes_restores_to_the_same_queries(
    sqlite_app: Flask, tmp_path: Path, make_app: MakeApp
) -> None:
    copy = tmp_path / "copy.sqlite3"
    with sqlite_app.app_context():
        ids = [keep() for _ in range(50)]
        with db.engine.connect() as other, other.begin():
            # Another connection has an uncommitted write.
            other.exec_driver_sql("UPDATE lead SET name = 'unfinished'")
            result = run(sqlite_app, "backup", str(copy))
            assert result.exit_code == 0, result.output
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert {file.name for file in tmp_path.glob("*copy*")} == {"copy.sqlite3"}
    restored = make_app(f"sqlite:///{copy}")
    with restored.app_context():
        assert count_queries(CONTACT, QueryFilter()) == len(ids)
        assert count_queries(CONTACT, QueryFilter(search="unfinished")) == 0
        assert save_query(new_query(), queues_mail=False).id not in ids


def test_a_backup_overwrites_nothing(sqlite_app: Flask, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("precious")
    result = run(sqlite_app, "backup", str(copy))
    assert (result.exit_code, copy.read_text()) == (1, "precious")
    assert "exists already" in result.stderr


def test_a_backup_that_fails_leaves_nothing_behind(sqlite_app: Flask, tmp_path: Path) -> None:
    (tmp_path / "site.sqlite3").write_bytes(b"this is no database" * 100)
    result = run(sqlite_app, "backup", str(tmp_path / "copy.sqlite3"))
    assert result.exit_code == 1
    assert "could not be backed up" in result.stderr
    assert list(tmp_path.glob("*copy*")) == []


def test_a_backup_needs_a_database(tmp_path: Path, make_app: MakeApp) -> None:
    result = run(make_app(f"sqlite:///{tmp_path}/none.sqlite3"), "backup", str(tmp_path / "copy.sqlite3"))
    assert result.exit_code == 1
    assert "none.sqlite3 could not be backed up: unable to open database file" in result.stderr


def test_a_database_that_does_not_answer_leaves_nothing_and_its_password_is_not_told(
    tmp_path: Path, make_app: MakeApp
) -> None:
    result = run(make_app("postgresql://site:hidden@127.0.0.1:9/site"), "backup", str(tmp_path / "copy"))
    assert result.exit_code == 1
    assert "hidden" not in result.output
    assert list(tmp_path.glob("*copy*")) == []
