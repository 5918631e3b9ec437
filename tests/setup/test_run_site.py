"""`make run` after the installation: build, migrate, first member, pages, all processes, and a clean end.

What ends a start before is in test_run_site_ends.py.
"""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from supervised.renderer.address import find_free_port
from tests.architecture.source_files import ROOT, list_files
from tests.proc import is_running
from tests.setup.started_run import started_run
from tests.waiting import LIMIT_S, START_LIMIT_S, await_true

LONG_AGO_S = 1_000_000_000
PID_FILES = ("web.pid", "renderer.pid", "worker.pid")


@dataclass
class Site:
    """A run of the site in a folder of its own."""

    popen: subprocess.Popen[str]
    folder: Path
    port: int

    def output(self) -> str:
        return (self.folder / "output").read_text()

    def is_ready(self) -> bool:
        assert self.popen.poll() is None, self.output()
        return f"The site is ready: http://localhost:{self.port}/" in self.output()

    def waits(self) -> int:
        """The number of times it has begun to wait for a change of the content."""
        assert self.popen.poll() is None, self.output()
        return self.output().count("Waiting for a change")

    def pids(self) -> list[int]:
        return [int((self.folder / "var" / "run" / name).read_text()) for name in PID_FILES]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with installed packages and nothing built, as after the first half of `make run`."""
    folder = tmp_path_factory.mktemp("project")
    for name in list_files():
        copy = folder / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copy)
        # Lock files older than the installation, so that make does not repeat it.
        os.utime(copy, (LONG_AGO_S, LONG_AGO_S))
    for name in ("app", "supervised"):
        # Compiled Python is copied too: test_build.py shows that `make build` makes it.
        shutil.copytree(ROOT / name, folder / name, dirs_exist_ok=True)
    (folder / ".venv").symlink_to(sys.prefix)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    for stamp in (".venv/.runtime-installed", ".venv/.dev-installed", "node_modules/.installed"):
        assert (folder / stamp).exists(), f"{stamp} is missing: run the tests with `make test`"
    return folder


@pytest.fixture
def started_project(project: Path) -> Path:
    """The project after its first start, by the previous test or, if that runs in another process, here."""
    if not (project / "client" / "dist" / "manifest.json").exists():
        with run_site(project) as site:
            await_true(site.is_ready, within_s=START_LIMIT_S)
    return project


@contextmanager
def run_site(project: Path, **variables: str) -> Iterator[Site]:
    port = find_free_port("127.0.0.1")
    environment = {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "PORT": str(port), "WEB_WORKERS": "1"}
    first_origin = project / "first-origin"
    if first_origin.exists():
        # The same port as at the first start, because composed and rendered pages depend on the origin.
        environment["PUBLIC_ORIGIN"] = first_origin.read_text()
    first_origin.write_text(environment.get("PUBLIC_ORIGIN", f"http://localhost:{port}"))
    with started_run(project, environment | variables) as popen:
        yield Site(popen, project, port)


def break_content(project: Path) -> list[Path]:
    """Put a fault into the first line of two files; return them."""
    files = [project / "shared-content" / name for name in ("site.yaml", "redirects.yaml")]
    for file in files:
        file.write_text(f"unknownField: 1\n{file.read_text()}")
    return files


def mend(file: Path) -> None:
    file.write_text(file.read_text().removeprefix("unknownField: 1\n"))


def mend_in_turn(site: Site, site_file: Path, redirects: Path) -> None:
    """Correct one file after the other; the remaining faults are printed each time."""
    await_true(lambda: site.waits() == 1, within_s=START_LIMIT_S)
    assert "site.yaml:1: unknownField" in site.output()
    assert "redirects.yaml:1: unknownField" in site.output()
    mend(site_file)
    await_true(lambda: site.waits() == 2, within_s=START_LIMIT_S)
    told_anew = site.output().rpartition("trying again")[2]
    assert "redirects.yaml:1: unknownField" in told_anew
    assert "site.yaml:1" not in told_anew
    mend(redirects)


def test_a_first_start_waits_for_mends_comes_up_serves_a_page_writes_to_the_terminal_and_ends_cleanly(
    project: Path,
) -> None:
    faulty = break_content(project)
    with run_site(project) as site:
        mend_in_turn(site, *faulty)
        await_true(site.is_ready, within_s=START_LIMIT_S)
        await_true((project / "var" / "run" / "worker.pid").exists)
        said = [line for line in site.output().splitlines() if line.startswith("==> ") and "change" not in line]
        steps = ["fonts, drawings and icons", "client", "renderer", "database and pages", "web, renderer and worker"]
        assert [step for step, line in zip(steps, said, strict=False) if step in line] == steps
        assert re.search(r"^Staff member admin@localhost\nPassword +\S{24}$", site.output(), re.MULTILINE)
        with urllib.request.urlopen(f"http://127.0.0.1:{site.port}/nri/nri-faqs") as reply:
            assert reply.headers["X-Page-Source"] == "store"
            assert reply.read().rstrip().endswith(b"</html>")
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.2", site.port))
        secret = project / "var" / "secret-key"
        assert secret.stat().st_mode & 0o777 == 0o600
        pids = site.pids()
        assert Path(f"/proc/{pids[1]}/exe").resolve().name == "node"
        assert "app.worker" in Path(f"/proc/{pids[2]}/cmdline").read_text()
        assert is_running(pids[2])
        for pid in pids:
            assert Path(f"/proc/{pid}/fd/1").resolve() == (project / "output").resolve(), "it writes elsewhere"
        site.popen.send_signal(signal.SIGINT)
        assert site.popen.wait(timeout=LIMIT_S) == 0
    assert not any(is_running(pid) for pid in pids)
    assert not any((project / "var" / "run" / name).exists() for name in PID_FILES)


def test_a_second_start_builds_nothing_and_no_process_outlives_it_when_it_is_killed(started_project: Path) -> None:
    with run_site(started_project) as site:
        await_true(site.is_ready, within_s=START_LIMIT_S)
        assert "Building" not in site.output()
        assert "Password" not in site.output(), "the first member is there"
        pids = site.pids()
        site.popen.kill()
        await_true(lambda: not any(is_running(pid) for pid in pids))
