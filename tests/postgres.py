"""A PostgreSQL of the tests' own: a fresh cluster in a temporary folder, ended by its process id."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

from supervised.renderer.address import find_free_port

HOST = "127.0.0.1"
START_LIMIT_S = 30
INSTALL_HINT = "PostgreSQL is needed by these tests: apt-get install postgresql"
DEBIAN_PROGRAMS = "usr/lib/postgresql/*/bin/postgres"


@contextmanager
def running_postgres() -> Iterator[str]:
    """Yield the address of a running server, to which `/<database>` is added."""
    programs = _find_programs()
    account = _unprivileged_account()
    folder = Path(tempfile.mkdtemp(prefix="postgres-"))
    if account:
        shutil.chown(folder, user=account["user"], group=account["group"])
    port = find_free_port(HOST)
    try:
        server = _start(programs, folder, port, account)
        try:
            yield _await_server(server, folder, port)
        finally:
            # At once: nothing of it is kept, so nothing has to be written first.
            server.send_signal(signal.SIGQUIT)
            server.wait(timeout=30)
    finally:
        shutil.rmtree(folder)


def create_database(server_url: str, name: str) -> str:
    """Create an empty database and return its URL."""
    with psycopg.connect(f"{server_url}/postgres", autocommit=True) as connection:
        connection.execute(psycopg.sql.SQL("CREATE DATABASE {}").format(psycopg.sql.Identifier(name)))
    return f"{server_url}/{name}"


def _find_programs() -> Path:
    """Return the folder of the newest version; Debian does not put the server's programs on PATH."""
    found = sorted(Path("/").glob(DEBIAN_PROGRAMS), key=lambda path: float(path.parts[-3]))
    on_path = shutil.which("postgres")
    if not found and on_path is None:
        raise RuntimeError(INSTALL_HINT)
    return found[-1].parent if found else Path(str(on_path)).resolve().parent


def _unprivileged_account() -> dict[str, Any]:
    """Return how to start PostgreSQL, which refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    entry = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def _start(programs: Path, folder: Path, port: int, account: dict[str, Any]) -> subprocess.Popen[bytes]:
    data = folder / "data"
    subprocess.run(
        [programs / "initdb", "-D", data, "-U", "tests", "--auth=trust", "--encoding=UTF8", "--no-sync"],
        check=True,
        cwd=folder,
        stdout=subprocess.DEVNULL,
        **account,
    )
    with (folder / "log").open("wb") as log:
        return subprocess.Popen(
            [programs / "postgres", "-D", data, "-k", folder, "-h", HOST, "-p", str(port), "-F"],
            cwd=folder,
            stdout=log,
            stderr=subprocess.STDOUT,
            **account,
        )


def _await_server(server: subprocess.Popen[bytes], folder: Path, port: int) -> str:
    url = f"postgresql://tests@{HOST}:{port}"
    deadline = time.monotonic() + START_LIMIT_S
    while time.monotonic() < deadline and server.poll() is None:
        try:
            psycopg.connect(f"{url}/postgres", connect_timeout=1).close()
        except psycopg.OperationalError:
            time.sleep(0.1)
        else:
            return url
    raise RuntimeError(f"PostgreSQL did not start:\n{(folder / 'log').read_text()}")
