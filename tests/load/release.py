"""A new version and the way back by the commands of the units, while pages and their files are read and queries sent.

    python -m tests.load.release

Two folders of releases, a link `current` and a socket that stays, as systemd's does. The later release has other words
and other names of its files. Needs `make build`; ends by itself.
"""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

from app.configuration.root import ROOT
from supervised.renderer.address import find_free_port
from tests.bench.figure import Figure, report
from tests.factories.processes import running_renderer, web_environment
from tests.load.site import bounded
from tests.load.visitors.asking import HOST, ask
from tests.load.visitors.crowd import crowd
from tests.load.visitors.readers import page_fault
from tests.load.visitors.tally import Tally
from tests.load.visitors.writers import Writers, kept_figures

LIMIT_S = 240
PAGE = "/privacy"
WORDS = Path("shared-content/pages/legal/privacy.yaml")
SHEET = re.compile(rb'href="(/assets/[^"]+\.css)"')
START_LIMIT_S = 60
SETTLED_S = 2.0
# systemd's variables: they name the pid that the socket is for, as descriptor 3.
ON_THE_SOCKET = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
os.execvp(sys.argv[2], sys.argv[2:])
"""


class Release:
    """A folder as `make build` leaves it. It has its own words and client build; the rest is this checkout's."""

    def __init__(self, site: Path, name: str) -> None:
        self.folder = site / "releases" / name
        self.folder.mkdir(parents=True)
        for entry in ROOT.iterdir():
            if entry.name not in {"bin", "client", "shared-content", "var", ".git", ".env"}:
                (self.folder / entry.name).symlink_to(entry)
        for own in ("bin", "shared-content", "client/dist"):
            shutil.copytree(ROOT / own, self.folder / own)
        (self.folder / "var").symlink_to(site / "var")

    def change(self) -> None:
        """Change its title, and the name of every stylesheet, as a build of other styles would."""
        words = self.folder / WORDS
        words.write_text(words.read_text().replace("title: ", "title: Later ", 1))
        dist = self.folder / "client" / "dist"
        manifest = (dist / "manifest.json").read_text()
        for file in list((dist / "assets").glob("*.css*")):
            stem, _, rest = file.name.partition(".")
            file.rename(file.with_name(f"{stem}-later.{rest}"))
            manifest = manifest.replace(f"/assets/{stem}.css", f"/assets/{stem}-later.css")
        (dist / "manifest.json").write_text(json.dumps(json.loads(manifest) | {"buildId": "later"}))


class Readers:
    """Two threads that read a page and its stylesheets; `later` counts pages of the later release."""

    def __init__(self, port: int) -> None:
        self.pages, self.files = Tally(), Tally()
        self.later = 0
        self._port = port
        self._stopped = threading.Event()

    def reading(self) -> AbstractContextManager[None]:
        """Read while the block runs."""
        return crowd(2, self._read, self._stopped)

    def _read(self, _number: int) -> None:
        while not self._stopped.wait(0.05):
            page = ask(self._port, PAGE)
            self.pages.note(page.seconds, page_fault(page, 200))
            self.later += b"<title>Later " in page.body
            for address in set(SHEET.findall(page.body)):
                sheet = ask(self._port, address.decode())
                self.files.note(sheet.seconds, "" if sheet.status == 200 else f"{sheet.status} for {address.decode()}")


class Server:
    """The site's folder, settings and socket."""

    def __init__(self, folder: Path, settings: Path, listening: socket.socket) -> None:
        self.folder = folder
        self._environment = os.environ | {"SITE_ENV": str(settings)}
        self._listening = listening

    def switch(self, release: Release) -> None:
        """Make a release the current one."""
        subprocess.run(["ln", "-sfn", f"releases/{release.folder.name}", self.folder / "current"], check=True)

    def command(self, release: Path, *words: str) -> None:
        """Run a command of a release through its `bin/site`."""
        subprocess.run(
            [release / "bin" / "site", *words],
            env=self._environment,
            check=True,
            stdout=subprocess.DEVNULL,
            timeout=120,
        )

    @contextmanager
    def running(self) -> Iterator[None]:
        """Run the web unit's preparation, start it on the socket, and end it as systemd does."""
        current = self.folder / "current"
        self.command(current, "release")
        number = self._listening.fileno()
        process = subprocess.Popen(
            [sys.executable, "-c", ON_THE_SOCKET, str(number), current / "bin" / "site", "web"],
            env=self._environment,
            pass_fds=[number],
        )
        try:
            assert ask(self._listening.getsockname()[1], "/healthz").status == 200
            yield
        finally:
            process.terminate()
            process.wait(timeout=START_LIMIT_S)


@contextmanager
def prepared_server() -> Iterator[tuple[Server, str, int]]:
    """Yield a server with a renderer, the URL of its database, and its port."""
    with ExitStack() as running:
        folder = Path(running.enter_context(tempfile.TemporaryDirectory(prefix="load-")))
        (folder / "var").mkdir()
        renderer_port = find_free_port(HOST)
        running.enter_context(running_renderer(folder, renderer_port))
        listening = running.enter_context(socket.create_server((HOST, 0), backlog=256))
        port = listening.getsockname()[1]
        variables = web_environment(folder, renderer_port) | {"PORT": str(port), "FORM_LIMIT_PER_MINUTE": "100000"}
        settings = folder / "site.env"
        settings.write_text(
            "\n".join(f"{name}={value}" for name, value in (variables | {"LOG_LEVEL": "error"}).items())
        )
        settings.chmod(0o600)
        yield Server(folder, settings, listening), variables["DATABASE_URL"], port


def main() -> None:
    """Measure and print."""
    with bounded(LIMIT_S), prepared_server() as (server, database_url, port):
        former, later = Release(server.folder, "former"), Release(server.folder, "later")
        later.change()
        server.switch(former)
        server.command(former.folder, "release")
        readers, writers = Readers(port), Writers(port, threads=2, pause_s=0.2)
        with ExitStack() as visiting:
            with server.running():
                visiting.enter_context(readers.reading())
                visiting.enter_context(writers.writing())
                server.command(later.folder, "release", "--prepare")
            server.switch(later)
            with server.running():
                time.sleep(SETTLED_S)
            server.switch(former)
            with server.running():
                time.sleep(SETTLED_S)
                visiting.close()
        failed = sum(count for status, count in writers.statuses.items() if status != 201)
        report(
            [
                _failed("pages over a release and the way back", readers.pages),
                _failed("files of the pages", readers.files),
                Figure("pages of the later release", readers.later, "", 1, "higher"),
                Figure("queries not acknowledged at once", failed, "", 0, beside=writers.tally.in_words()),
                *kept_figures(writers, database_url),
            ]
        )


def _failed(name: str, tally: Tally) -> Figure:
    return Figure(f"{name}: wrong answers", sum(tally.faults.values()), "", 0, beside=tally.in_words())


if __name__ == "__main__":
    main()
