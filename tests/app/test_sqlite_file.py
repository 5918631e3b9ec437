"""Where an SQLite database may lie, and that its file keeps its one name."""

from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from app import sqlite_connections
from app.errors import StartupError
from app.extensions import db
from app.settings import Settings
from app.sqlite_file import network_file_system
from app.startup import check_startup
from tests.factories.site import build_app, build_site_settings

MOUNTS = """\
22 1 254:1 / / rw,relatime shared:1 - ext4 /dev/vda1 rw
30 22 0:25 / /srv/share rw,relatime shared:5 - nfs4 host:/export rw,vers=4.2
31 30 0:26 / /srv/share/local rw - tmpfs tmpfs rw
32 22 0:27 / /mnt/with\\040space rw - fuse.sshfs me@host:/ rw
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
        ("/mnt/with space/site.sqlite3", "fuse.sshfs"),
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


def test_a_database_on_a_network_file_system_refuses_start_and_connections_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_connections, "network_file_system", lambda _path: "nfs4")
    app = build_app(tmp_path)
    with app.app_context(), pytest.raises(OperationalError, match=r"network file system \(nfs4\)"), db.engine.connect():
        pass
    with pytest.raises(StartupError, match=r"DATABASE_URL: .*site\.sqlite3 lies on a network file system \(nfs4\)"):
        check_startup(build_site_settings(tmp_path), binds_port=False)


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
    with app.app_context(), pytest.raises(OperationalError, match="second name"), db.engine.connect():
        pass


def test_a_connection_whose_file_was_replaced_is_not_used_again(tmp_path: Path) -> None:
    app = build_app(tmp_path)
    database = tmp_path / "site.sqlite3"
    with app.app_context():
        with db.engine.begin() as connection:
            connection.execute(text("CREATE TABLE old (id INTEGER PRIMARY KEY)"))
        database.rename(tmp_path / "moved.sqlite3")
        (tmp_path / "site.sqlite3-wal").unlink()
        (tmp_path / "site.sqlite3-shm").unlink()
        with db.engine.begin() as connection:
            tables = connection.execute(text("SELECT name FROM sqlite_master")).scalars().all()
            assert tables == []
        db.engine.dispose()
