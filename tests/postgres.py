"""A PostgreSQL for the tests: a new cluster in a temporary folder, ended by its process id."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg

from supervised.renderer.address import find_free_port
from tests.proc import children
from tests.waiting import LIMIT_S, START_LIMIT_S

HOST = "127.0.0.1"
INSTALL_HINT = "PostgreSQL is needed by these tests: apt-get install postgresql"
# Nothing must survive, so nothing waits for the disk. Autovacuum would visit each of hundreds of copies every minute.
SETTINGS = ("-F", "-c", "autovacuum=off")
DEBIAN_PROGRAMS = "usr/lib/postgresql/*/bin/postgres"


class Postgres:
    """A server in a folder, and the account that may run it."""

    def __init__(self, folder: Path, account: dict[str, Any]) -> None:
        self._folder = folder
        self._account = account
        self._programs = _find_programs()
        self._port = find_free_port(HOST)
        self._process: subprocess.Popen[bytes] | None = None
        _make_cluster(self._programs, folder, account)

    @property
    def url(self) -> str:
        """The server's address, to which `/<database>` is added."""
        return f"postgresql://tests@{HOST}:{self._port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._process = _start(self._programs, self._folder, self._port, self._account)
        _await_server(self._process, self._folder, self.url)

    def stop(self) -> None:
        """End it at once: nothing of it must survive, so nothing has to be written first."""
        assert self._process is not None
        self.thaw()
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(timeout=LIMIT_S)

    def freeze(self) -> None:
        """Stop all its processes: connections stay open, and nothing answers."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it continue."""
        self._signal(signal.SIGCONT)

    def pids(self) -> list[int]:
        """Return its processes, the postmaster first."""
        assert self._process is not None
        pid = self._process.pid
        return [pid, *children(pid)]

    def _signal(self, number: signal.Signals) -> None:
        first = self.pids()[0]
        # While stopped, it starts no others.
        os.kill(first, number)
        for child in self.pids()[1:]:
            # A process that has ended meanwhile needs no signal.
            with suppress(ProcessLookupError):
                os.kill(child, number)


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """Yield a running server."""
    account = _unprivileged_account()
    folder = Path(tempfile.mkdtemp(prefix="postgres-"))
    if account:
        shutil.chown(folder, user=account["user"], group=account["group"])
    try:
        server = Postgres(folder, account)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        # Each copy has a file for each table, which shutil would delete in minutes on a slow machine.
        subprocess.run(["rm", "-rf", folder], check=True)


def create_database(server_url: str, name: str) -> str:
    """Create an empty database and return its URL."""
    with psycopg.connect(f"{server_url}/postgres", autocommit=True) as connection:
        connection.execute(psycopg.sql.SQL("CREATE DATABASE {}").format(psycopg.sql.Identifier(name)))
    return f"{server_url}/{name}"


def _find_programs() -> Path:
    """Return the folder of the newest version. Debian does not put the server's programs on PATH."""
    found = sorted(Path("/").glob(DEBIAN_PROGRAMS), key=lambda path: float(path.parts[-3]))
    on_path = shutil.which("postgres")
    if not found and on_path is None:
        raise RuntimeError(INSTALL_HINT)
    return found[-1].parent if found else Path(str(on_path)).resolve().parent


def _unprivileged_account() -> dict[str, Any]:
    """Return the prefix that starts PostgreSQL as another account, because it refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    entry = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def _make_cluster(programs: Path, folder: Path, account: dict[str, Any]) -> None:
    subprocess.run(
        [programs / "initdb", "-D", folder / "data", "-U", "tests", "--auth=trust", "--encoding=UTF8", "--no-sync"],
        check=True,
        cwd=folder,
        stdout=subprocess.DEVNULL,
        **account,
    )


def _start(programs: Path, folder: Path, port: int, account: dict[str, Any]) -> subprocess.Popen[bytes]:
    with (folder / "log").open("ab") as log:
        return subprocess.Popen(
            [programs / "postgres", "-D", folder / "data", "-k", folder, "-h", HOST, "-p", str(port), *SETTINGS],
            cwd=folder,
            stdout=log,
            stderr=subprocess.STDOUT,
            **account,
        )


def _await_server(server: subprocess.Popen[bytes], folder: Path, url: str) -> None:
    deadline = time.monotonic() + START_LIMIT_S
    while time.monotonic() < deadline and server.poll() is None:
        try:
            psycopg.connect(f"{url}/postgres", connect_timeout=int(LIMIT_S)).close()
        except psycopg.OperationalError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError(f"PostgreSQL did not start:\n{(folder / 'log').read_text()}")
