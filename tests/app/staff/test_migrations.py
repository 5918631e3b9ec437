"""The migrations make exactly the tables the models describe, and can be taken back."""

import pytest
from click.testing import Result
from flask import Flask
from sqlalchemy import inspect, text

import app.database.models  # noqa: F401  the comparison wants every table's model
from app.extensions import db
from tests.app.databases import upgrade

TABLES = {"staff_user", "staff_session", "known_device", "staff_audit"}


def run_db(app: Flask, *arguments: str) -> Result:
    return app.test_cli_runner().invoke(args=["db", *arguments])


def table_names(app: Flask) -> set[str]:
    with app.app_context():
        return set(inspect(db.engine).get_table_names())


def test_upgrade_leaves_nothing_to_migrate(app: Flask) -> None:
    check = run_db(app, "check")
    assert check.exit_code == 0, check.output


def test_upgrade_twice_changes_nothing(app: Flask) -> None:
    before = table_names(app)
    assert run_db(app, "upgrade").exit_code == 0
    assert table_names(app) == before > TABLES


def test_downgrade_takes_everything_back(empty_app: Flask) -> None:
    upgrade(empty_app)
    assert run_db(empty_app, "downgrade", "base").exit_code == 0
    assert table_names(empty_app) == {"alembic_version"}


def test_the_release_before_still_counts_beside_the_log(app: Flask) -> None:
    """Its processes run on while a release goes out, and after a rollback."""
    count_once_more = text(
        "INSERT INTO throttle_count (key, count, expires_at) VALUES ('k', 1, '2026-11-22 00:00:00+00:00') "
        "ON CONFLICT (key) DO UPDATE SET count = throttle_count.count + 1 RETURNING count"
    )
    for tables in ({"throttle_count", "throttle_log"}, {"throttle_count"}):
        assert table_names(app) & {"throttle_count", "throttle_log"} == tables
        with app.app_context(), db.engine.begin() as connection:
            assert connection.scalar(count_once_more) in {1, 2}
        assert run_db(app, "downgrade", "0003").exit_code == 0
    upgrade(app)
    assert table_names(app) >= {"throttle_count", "throttle_log"}


def test_one_step_back_leaves_the_members(empty_app: Flask) -> None:
    upgrade(empty_app)
    assert run_db(empty_app, "downgrade", "0002").exit_code == 0
    assert table_names(empty_app) & TABLES == {"staff_user"}
    upgrade(empty_app)
    assert table_names(empty_app) > TABLES


def test_a_step_back_never_erases_records(empty_app: Flask, caplog: pytest.LogCaptureFixture) -> None:
    upgrade(empty_app)
    columns, values = "at, action, address, detail", "'2026-11-22 00:00:00+00:00', 'sign-in', '', ''"
    with empty_app.app_context(), db.engine.begin() as connection:
        connection.execute(text(f"INSERT INTO staff_audit ({columns}) VALUES ({values})"))
    assert run_db(empty_app, "downgrade", "0002").exit_code == 1
    assert "staff_audit holds 1 row" in caplog.text
    assert table_names(empty_app) > TABLES
    with empty_app.app_context(), db.engine.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM staff_audit")) == 1
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) >= "0007"
