"""The migrations make exactly the tables that the models describe, and can be undone."""

import pytest
from click.testing import Result
from flask import Flask
from sqlalchemy import inspect

import app.operations.database.readiness  # noqa: F401  the comparison wants every table's model
from app.database.extensions import db
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


def test_nothing_comes_before_the_first_revision(empty_app: Flask, caplog: pytest.LogCaptureFixture) -> None:
    upgrade(empty_app)
    assert run_db(empty_app, "downgrade", "base").exit_code == 1
    assert "Nothing comes before the first revision" in caplog.text
    assert table_names(empty_app) > TABLES
