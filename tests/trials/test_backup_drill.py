"""The drill: a copy while visitors write, a kill during writes, a restore, and what must then be there."""

import os
from collections.abc import Mapping
from pathlib import Path

from tests.app.databases import copy_postgres_database
from tests.factories.processes import Server, running_web, web_environment
from tests.factories.working_day import BUSY, CREATED, REPEATED, Visitors
from tests.postgres import create_database
from tests.trials.test_working_day import flask, stored_queries
from tests.waiting import await_true

NO_RENDERER = 9


def write_until(web: Server, *, environment: Mapping[str, str], folder: Path) -> Visitors:
    """Let visitors write, take a copy meanwhile, then kill master and workers while they continue."""
    visitors = Visitors(web.port)
    with visitors.writing():
        await_true(lambda: bool(visitors.acknowledged))
        acknowledged = dict(visitors.acknowledged)
        done = flask(("backup", str(folder / "copy")), environment)
        assert done.returncode == 0, done.stderr
        visitors.acknowledged_before_copy = acknowledged
        await_true(lambda: len(visitors.acknowledged) > len(acknowledged))
        web.kill()
        visitors.stop_asking()
    return visitors


def assert_between(restored: Mapping[str, list[str]], visitors: Visitors) -> None:
    """Everything acknowledged before the copy began is there once, and nothing that nobody sent."""
    sent = visitors.acknowledged | dict.fromkeys(visitors.given_up, "")
    assert visitors.acknowledged_before_copy.items() <= {mail: ids[0] for mail, ids in restored.items()}.items()
    assert all(len(ids) == 1 for ids in restored.values())
    assert restored.keys() <= sent.keys()
    assert len(visitors.acknowledged) > len(visitors.acknowledged_before_copy) > 0


def test_sqlite_after_a_kill_holds_all_that_was_acknowledged_and_the_copy_comes_back(
    sqlite_url: str, tmp_path: Path
) -> None:
    variables = {"DATABASE_URL": sqlite_url, "FORM_LIMIT_PER_MINUTE": "1000000"}
    environment = os.environ | web_environment(tmp_path, NO_RENDERER) | variables
    with running_web(tmp_path, renderer_port=NO_RENDERER, **variables) as web:
        visitors = write_until(web, environment=environment, folder=tmp_path)
    after_kill = stored_queries(sqlite_url)
    assert visitors.acknowledged.items() <= {mail: ids[0] for mail, ids in after_kill.items()}.items()
    checked = flask(("database", "check"), environment)
    assert checked.returncode == 0, checked.stdout
    restored = flask(("restore", str(tmp_path / "copy")), environment)
    assert restored.returncode == 0, restored.stderr
    assert_between(stored_queries(sqlite_url), visitors)
    [kept] = tmp_path.glob("site.sqlite3.before-restore-*")
    assert stored_queries(f"sqlite:///{kept}") == after_kill
    with running_web(tmp_path, renderer_port=NO_RENDERER, **variables) as web:
        again = Visitors(web.port)
        with again.writing():
            await_true(lambda: bool(again.acknowledged))
        assert set(again.answers) <= {CREATED, REPEATED, BUSY}


def test_postgresql_after_a_kill_comes_back_into_an_empty_database(
    postgres_server: str, postgres_template: str, tmp_path: Path
) -> None:
    url = copy_postgres_database(postgres_server, postgres_template)
    variables = {"DATABASE_URL": url, "FORM_LIMIT_PER_MINUTE": "1000000"}
    environment = os.environ | web_environment(tmp_path, NO_RENDERER) | variables
    with running_web(tmp_path, renderer_port=NO_RENDERER, **variables) as web:
        visitors = write_until(web, environment=environment, folder=tmp_path)
    assert visitors.acknowledged.items() <= {mail: ids[0] for mail, ids in stored_queries(url).items()}.items()
    fresh = create_database(postgres_server, f"{url.rsplit('/', 1)[1][:40]}_back")
    into = environment | {"DATABASE_URL": fresh}
    restored = flask(("restore", str(tmp_path / "copy")), into)
    assert restored.returncode == 0, restored.stderr
    assert_between(stored_queries(fresh), visitors)
    checked = flask(("database", "check"), into)
    assert checked.returncode == 0, checked.stdout
