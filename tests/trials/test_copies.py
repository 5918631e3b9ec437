"""`flask backup` and `flask restore` on both databases, with the programs that an operator has."""

import os
import shutil
import stat
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from app.forms.declared import CONTACT
from app.queries.query_store import count_queries
from app.queries.search import QueryFilter
from tests.app.databases import app_on, in_context
from tests.app.queries.new_queries import keep
from tests.factories.metrics_text import TOKEN, scrape, value
from tests.factories.processes import running_web, web_environment
from tests.postgres import create_database
from tests.trials.test_working_day import flask
from tests.waiting import START_LIMIT_S, await_true

PASSWORD = "a-password-nobody-may-see"
RECORD = '#!/bin/sh\nprintf "%s\\n" "$0" "$@" >>{seen}\nexec {program} "$@"\n'


def environment_of(folder: Path, url: str, **settings: str) -> Mapping[str, str]:
    return os.environ | web_environment(folder, 9) | {"DATABASE_URL": url} | settings


@pytest.fixture
def filled_url(database_url: str) -> str:
    """A database with three queries."""
    with in_context(app_on(database_url)):
        for _ in range(3):
            keep()
    return database_url


@pytest.fixture
def empty_url(database_url: str, tmp_path: Path) -> str:
    """The target of a restore, as on another machine."""
    (tmp_path / "second").mkdir()
    if database_url.startswith("sqlite"):
        return f"sqlite:///{tmp_path}/second/site.sqlite3"
    server, _, name = database_url.rpartition("/")
    return create_database(server, f"{name[:40]}_second")


def count(url: str) -> int:
    with in_context(app_on(url)):
        return count_queries(CONTACT, QueryFilter())


def nightly_copy(folder: Path) -> Path:
    [copy] = (folder / "backups").glob("site-*")
    return copy


def test_a_nightly_copy_comes_back_on_a_second_machine(filled_url: str, empty_url: str, tmp_path: Path) -> None:
    done = flask(("backup",), environment_of(tmp_path, filled_url))
    assert done.returncode == 0, done.stderr
    copy = nightly_copy(tmp_path)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert copy.suffix == (".sqlite3" if filled_url.startswith("sqlite") else ".dump")
    assert list(copy.parent.iterdir()) == [copy]
    second = environment_of(tmp_path / "second", empty_url)
    restored = flask(("restore", str(copy)), second)
    assert restored.returncode == 0, restored.stderr
    assert count(empty_url) == 3
    assert flask(("db", "upgrade"), second).returncode == 0
    assert flask(("database", "check"), second).returncode == 0


def test_what_is_old_goes_and_nothing_else(filled_url: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in ("site-20200101T000000Z.dump.age", "by-hand.sqlite3"):
        (folder / name).touch()
        os.utime(folder / name, (0, 0))
    refused = flask(("backup",), environment_of(tmp_path, "sqlite:////nowhere/site.sqlite3"))
    assert refused.returncode == 1
    assert len(list(folder.iterdir())) == 2
    done = flask(("backup",), environment_of(tmp_path, filled_url))
    assert "Deleted 1 backup older than 30 days" in done.stdout
    assert {path.name for path in folder.iterdir()} == {nightly_copy(tmp_path).name, "by-hand.sqlite3"}


def test_an_encrypted_copy_is_read_with_its_key_alone(filled_url: str, empty_url: str, tmp_path: Path) -> None:
    key = tmp_path / "key.txt"
    made = subprocess.run(["age-keygen", "-o", key], capture_output=True, text=True, check=True)
    recipient = made.stderr.split()[-1]
    done = flask(("backup",), environment_of(tmp_path, filled_url, BACKUP_RECIPIENT=recipient))
    assert done.returncode == 0, done.stderr
    copy = nightly_copy(tmp_path)
    assert copy.read_bytes().startswith(b"age-encryption.org/v1\n")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert list(copy.parent.iterdir()) == [copy]
    second = environment_of(tmp_path / "second", empty_url)
    refused = flask(("restore", str(copy)), second)
    assert refused.returncode == 1
    assert "Nothing was changed" in refused.stderr
    plain = copy.with_suffix("")
    command = ["age", "--decrypt", "--identity", str(key), "--output", str(plain), str(copy)]
    subprocess.run(command, capture_output=True, check=True)
    restored = flask(("restore", str(plain)), second)
    assert restored.returncode == 0, restored.stderr
    assert count(empty_url) == 3


def test_a_missing_program_is_named_and_leaves_nothing(
    postgres_server: str, postgres_template: str, sqlite_url: str, tmp_path: Path
) -> None:
    recipient = f"age1{'q' * 58}"
    nowhere = {"PATH": "/nowhere", "BACKUP_RECIPIENT": recipient}
    urls = {"pg_dump": f"{postgres_server}/{postgres_template}", "age": sqlite_url}
    for program, url in urls.items():
        done = flask(("backup", str(tmp_path / "copy")), environment_of(tmp_path, url, **nowhere))
        assert done.returncode == 1
        assert f"{program} is missing" in done.stderr
        assert [path.name for path in tmp_path.iterdir() if "copy" in path.name] == []


def test_no_password_is_on_a_command_line_or_in_a_message(
    postgres_server: str, postgres_template: str, tmp_path: Path
) -> None:
    programs, seen = tmp_path / "programs", tmp_path / "seen"
    programs.mkdir()
    for program in ("pg_dump", "pg_restore"):
        recording = programs / program
        recording.write_text(RECORD.format(seen=seen, program=shutil.which(program)))
        recording.chmod(0o755)
    server = postgres_server.replace("tests@", f"tests:{PASSWORD}@")
    path = {"PATH": f"{programs}:{os.environ['PATH']}"}
    copied = flask(
        ("backup", str(tmp_path / "copy")), environment_of(tmp_path, f"{server}/{postgres_template}", **path)
    )
    fresh = create_database(postgres_server, f"{postgres_template}_quiet").rsplit("/", 1)[1]
    restored = flask(("restore", str(tmp_path / "copy")), environment_of(tmp_path, f"{server}/{fresh}", **path))
    failed = flask(("backup", str(tmp_path / "none")), environment_of(tmp_path, f"{server}/no-such-database", **path))
    assert [done.returncode for done in (copied, restored, failed)] == [0, 0, 1]
    assert "no-such-database" in failed.stderr
    said = [seen.read_text(), *(done.stdout + done.stderr for done in (copied, restored, failed))]
    assert {"--single-transaction", "--format=custom"} <= set(seen.read_text().split())
    assert not any(PASSWORD in text for text in said)


def test_a_restore_refuses_what_is_no_copy_and_what_is_no_empty_database(
    postgres_server: str, postgres_template: str, tmp_path: Path
) -> None:
    url = f"{postgres_server}/{postgres_template}"
    copy, junk, cut = tmp_path / "copy", tmp_path / "junk", tmp_path / "cut"
    assert flask(("backup", str(copy)), environment_of(tmp_path, url)).returncode == 0
    junk.write_bytes(b"no copy")
    cut.write_bytes(copy.read_bytes()[:-2000])
    fresh = create_database(postgres_server, f"{postgres_template}_refused")
    for file, target, words in (
        (copy, url, "the database has tables"),
        (junk, fresh, "junk"),
        (cut, fresh, "cut"),
    ):
        done = flask(("restore", str(file)), environment_of(tmp_path, target))
        assert (done.returncode, words in done.stderr) == (1, True), done.stderr
        assert "Nothing was changed" in done.stderr
    done = flask(("restore", str(copy)), environment_of(tmp_path, fresh))
    assert done.returncode == 0, done.stderr


def test_the_age_of_the_last_copy_is_told(sqlite_url: str, tmp_path: Path) -> None:
    with running_web(tmp_path, renderer_port=9, METRICS_TOKEN=TOKEN, DATABASE_URL=sqlite_url) as web:
        assert value(scrape(web), "site_backup_age_seconds") == float("inf")
        assert flask(("backup",), environment_of(tmp_path, sqlite_url)).returncode == 0
        await_true(lambda: value(scrape(web), "site_backup_age_seconds") < START_LIMIT_S, within_s=START_LIMIT_S)
        os.utime(nightly_copy(tmp_path), (0, 0))
        await_true(lambda: value(scrape(web), "site_backup_age_seconds") > 50_000_000, within_s=START_LIMIT_S)
