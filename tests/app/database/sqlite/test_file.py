"""Where an SQLite database may be, and that its file keeps one name."""

import stat
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from app import gunicorn_hooks
from app.configuration.settings import Settings
from app.database.extensions import db
from app.database.sqlite.file import create_database_file, network_file_system
from app.web.errors import StartupError
from tests.factories.site import build_app, build_site_settings

MOUNTS = """\
22 1 254:1 / / rw,relatime shared:1 - ext4 /dev/vda1 rw
30 22 0:25 / /srv/share rw,relatime shared:5 - nfs4 host:/export rw,vers=4.2
31 30 0:26 / /srv/share/local rw - tmpfs tmpfs rw
32 22 0:27 / /mnt/far rw - fuse.sshfs me@host:/ rw
33 22 0:28 / /mnt/twice rw - ext4 /dev/vdb rw
34 22 0:29 / /mnt/twice rw - cifs //host/share rw
35 22 0:30 / /srv/sharepoint rw - xfs /dev/vdc rw
"""


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/var/data/site.sqlite3", None),
        ("/srv/share/site.sqlite3", "nfs4"),
        ("/srv/share/local/site.sqlite3", None),
        ("/srv/sharepoint/site.sqlite3", None),
        ("/mnt/far/site.sqlite3", "fuse.sshfs"),
        ("/mnt/twice/site.sqlite3", "cifs"),
    ],
)
def test_network_file_systems_are_known_by_the_mount_a_path_lies_on(
    tmp_path: Path, path: str, kind: str | None
) -> None:
    mounts = tmp_path / "mountinfo"
    mounts.write_text(MOUNTS)
    assert network_file_system(Path(path), mounts) == kind


def test_this_machines_own_mounts_can_be_read(tmp_path: Path) -> None:
    assert network_file_system(tmp_path) is None


def test_a_database_on_a_network_file_system_refuses_the_start_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gunicorn_hooks, "network_file_system", lambda _path: "nfs4")
    with pytest.raises(StartupError, match=r"DATABASE_URL: .*site\.sqlite3 is on a network file system \(nfs4\)"):
        gunicorn_hooks.check_startup(build_site_settings(tmp_path))


def test_two_spellings_and_a_link_are_one_path(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    spellings = [
        f"{tmp_path}/real/site.sqlite3",
        f"{tmp_path}/real/../real//site.sqlite3",
        f"{tmp_path}/link/site.sqlite3",
    ]
    urls = {Settings(database_url=f"sqlite:///{spelling}").sqlalchemy_url for spelling in spellings}
    assert urls == {f"sqlite:///{tmp_path.resolve()}/real/site.sqlite3"}


def test_a_file_with_a_second_name_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "site.sqlite3"
    database.touch()
    (tmp_path / "other.sqlite3").hardlink_to(database)
    app = build_app(tmp_path)
    with app.app_context(), pytest.raises(OperationalError, match="second hard link"), db.engine.connect():
        pass


def test_a_new_file_is_its_owners_and_an_old_one_stays(tmp_path: Path) -> None:
    database = tmp_path / "deep" / "site.sqlite3"
    create_database_file(database)
    assert stat.S_IMODE(database.stat().st_mode) == 0o600
    database.write_bytes(b"kept")
    database.chmod(0o644)
    create_database_file(database)
    assert (database.read_bytes(), stat.S_IMODE(database.stat().st_mode)) == (b"kept", 0o600)


def test_a_connection_whose_file_was_replaced_is_not_used_again(tmp_path: Path) -> None:
    app = build_app(tmp_path)
    database = tmp_path / "site.sqlite3"
    create_database_file(database)
    with app.app_context():
        with db.engine.begin() as connection:
            connection.execute(text("CREATE TABLE old (id INTEGER PRIMARY KEY)"))
        database.rename(tmp_path / "moved.sqlite3")
        (tmp_path / "site.sqlite3-wal").unlink()
        (tmp_path / "site.sqlite3-shm").unlink()
        create_database_file(database)
        with db.engine.begin() as connection:
            tables = connection.execute(text("SELECT name FROM sqlite_master")).scalars().all()
            assert tables == []
        db.engine.dispose()


@pytest.mark.parametrize(
    "command", [["database", "check"], ["staff", "list"], ["queries", "purge"], ["db", "current"], ["db", "upgrade"]]
)
def test_a_database_that_was_moved_away_loses_nothing_whatever_is_run(
    sqlite_url: str, tmp_path: Path, command: list[str]
) -> None:
    """SQLite takes a new file for another database and deletes the journal beside it, with its data."""
    database, hidden = tmp_path / "site.sqlite3", tmp_path / "hidden.sqlite3"
    site, beside = (build_app(tmp_path, database_url=sqlite_url) for _ in "ab")
    with site.app_context():
        with db.engine.begin() as connection:
            connection.execute(text("CREATE TABLE kept (id INTEGER PRIMARY KEY)"))
            connection.execute(text("INSERT INTO kept VALUES (1), (2), (3)"))
        journal = database.with_name("site.sqlite3-wal")
        assert journal.stat().st_size > 0
        database.rename(hidden)
        result = beside.test_cli_runner().invoke(args=command)
        assert result.exit_code != 0
        assert "site.sqlite3" in result.output
        assert not database.exists()
        assert journal.stat().st_size > 0
        with pytest.raises(OperationalError, match="There is no database at"), db.engine.connect():
            pass
        hidden.rename(database)
        with db.engine.connect() as connection:
            assert connection.execute(text("SELECT count(*) FROM kept")).scalar() == 3
            assert connection.execute(text("PRAGMA integrity_check")).scalar() == "ok"
        db.engine.dispose()


def test_a_missing_file_is_named_by_readiness(sqlite_url: str, tmp_path: Path) -> None:
    app = build_app(tmp_path, database_url=sqlite_url)
    (tmp_path / "site.sqlite3").unlink()
    found = app.test_client().get("/readyz").get_json()["checks"]["database"]
    assert found["status"] == "down"
    assert found["detail"].startswith("There is no database at")


@pytest.mark.parametrize("url", ["sqlite:////proc/nowhere/site.sqlite3", "postgresql://site:hidden@127.0.0.1:9/site"])
def test_a_database_that_cannot_be_used_is_told_by_its_variable(tmp_path: Path, url: str) -> None:
    result = build_app(tmp_path, database_url=url).test_cli_runner().invoke(args=["db", "upgrade"])
    assert result.exit_code != 0
    assert isinstance(result.exception, SystemExit)
    message = f"{result.output}{result.exception.code}"
    assert message.startswith("DATABASE_URL: ")
    assert "hidden" not in message
    assert "Traceback" not in message
