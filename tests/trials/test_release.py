"""`flask release` does everything that a start needs, once; on a new database, with the real renderer."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from app.configuration.settings import SAMPLES_HIDDEN
from app.pages.page_store.page_store import PageStore
from tests.factories.processes import web_environment
from tests.factories.site import copy_content
from tests.waiting import START_LIMIT_S

NO_RENDERER = 9


def release(folder: Path, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    variables = web_environment(folder, NO_RENDERER) | {"DATABASE_URL": f"sqlite:///{folder}/new.sqlite3"}
    return subprocess.run(
        [sys.executable, "-m", "flask", "release", *options],
        env=os.environ | variables | {"LOG_LEVEL": "warning"} | environment,
        capture_output=True,
        text=True,
        timeout=START_LIMIT_S,
        check=False,
    )


def test_the_first_release_makes_all_and_the_second_nothing(tmp_path: Path) -> None:
    first = release(tmp_path, "--first-member")
    assert first.returncode == 0, first.stderr
    drawn = ("composing the content", "pages\n", " is stored: ", " is current\n")
    steps = ("migrating the database", *drawn, "\n\nStaff member", "\nPassword ")
    places = [first.stdout.find(step) for step in steps]
    assert -1 not in places
    assert places == sorted(places)
    second = release(tmp_path, "--first-member")
    assert (second.returncode, second.stdout) == (0, "")


def test_what_was_prepared_becomes_current_without_being_drawn_again(tmp_path: Path) -> None:
    prepared = release(tmp_path, "--prepare")
    assert prepared.returncode == 0, prepared.stderr
    assert " is stored: " in prepared.stdout
    store = PageStore(tmp_path / "pages" / SAMPLES_HIDDEN)
    [version] = store.versions()
    assert store.fresh() is None
    assert any((tmp_path / "assets").glob("*.css"))
    done = release(tmp_path)
    assert done.returncode == 0, done.stderr
    assert f"version {version} is current\n" in done.stdout
    assert "rendering" not in done.stdout
    assert store.fresh() == version


def test_a_database_that_was_moved_is_missed_and_not_made_anew(tmp_path: Path) -> None:
    assert release(tmp_path).returncode == 0
    (tmp_path / "new.sqlite3").rename(tmp_path / "moved.sqlite3")
    refused = release(tmp_path)
    assert refused.returncode == 1
    assert "the database is missing" in refused.stderr
    assert "moved, move it back" in refused.stderr
    assert not (tmp_path / "new.sqlite3").exists()
    (tmp_path / "moved.sqlite3").rename(tmp_path / "new.sqlite3")
    assert release(tmp_path).returncode == 0


def test_the_version_before_starts_on_the_database_of_the_later_one(tmp_path: Path) -> None:
    assert release(tmp_path).returncode == 0
    with closing(sqlite3.connect(tmp_path / "new.sqlite3")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
        before = database.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
        back = release(tmp_path)
        assert back.returncode == 0, back.stderr
        assert "the schema is at 9999, of a later release than this" in back.stdout
        assert database.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall() == before


def test_a_restart_with_faulty_content_goes_on_with_what_is_current_and_a_new_build_does_not(tmp_path: Path) -> None:
    content = copy_content(tmp_path)
    places = {"CONTENT_DIR": str(content), "SNAPSHOT_DIR": str(tmp_path / "snapshots")}
    assert release(tmp_path, **places).returncode == 0
    with (content / "site.yaml").open("a") as site:
        site.write("unknownField: 1\n")
    again = release(tmp_path, **places)
    assert again.returncode == 0, again.stderr
    assert "unknownField" in again.stderr
    assert "stays current until this is fixed" in again.stderr
    elsewhere = release(tmp_path, **places, PUBLIC_ORIGIN="https://www.example.in")
    assert elsewhere.returncode == os.EX_DATAERR
    assert "unknownField" in elsewhere.stderr


def test_pages_that_cannot_be_drawn_fail_the_release_and_keep_the_database(tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.mjs")
    refused = release(tmp_path, RENDERER_BUNDLE=missing)
    assert refused.returncode == 1
    assert missing in refused.stderr
    assert "Traceback" not in refused.stderr
    assert (tmp_path / "new.sqlite3").exists()


def test_a_database_that_cannot_be_reached_is_named_and_nothing_is_rendered(tmp_path: Path) -> None:
    refused = release(tmp_path, DATABASE_URL="postgresql://nobody@127.0.0.1:9/none")
    assert refused.returncode == 1
    assert "DATABASE_URL" in refused.stderr
    assert "published" not in refused.stdout
