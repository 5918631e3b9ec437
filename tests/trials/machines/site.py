"""Two web machines on one host, each with its own store, content and renderer, and nginx in front of both."""

import http.client
import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from app.configuration.root import ROOT
from supervised.renderer.address import find_free_port
from tests.factories.members import add_member
from tests.factories.nginx import HOST, LOOPBACK, Nginx, Ports, ask, running_nginx
from tests.factories.processes import Reply, Server, running_renderer, running_web, web_environment
from tests.factories.shipped_content import copy_stated_content
from tests.waiting import LIMIT_S

MEMBERS = ("asha@example.in", "bela@example.in")
ADDRESS = "203.0.113.9"
POSTS_PER_MINUTE = 100_000


@dataclass
class Machine:
    """A machine that can be started, ended and killed. Its files are below `folder`."""

    folder: Path
    port: int
    renderer_port: int
    environment: dict[str, str]
    web: Server | None = None
    _running: ExitStack = field(default_factory=ExitStack)

    @property
    def content(self) -> Path:
        return Path(self.environment["CONTENT_DIR"])

    def start(self) -> None:
        """Start its web process; returns once that answers."""
        self._running = ExitStack()
        web = running_web(self.folder, renderer_port=self.renderer_port, **self.environment)
        self.web = self._running.enter_context(web)

    def end(self) -> None:
        """End it as a release does: running requests are answered."""
        self._running.close()

    def kill(self) -> None:
        """Kill all its web processes."""
        assert self.web is not None
        self.web.kill()
        self._running.close()


@dataclass(frozen=True)
class Site:
    """Both machines and nginx in front. `passwords` are those of two members who may approve."""

    first: Machine
    second: Machine
    nginx: Nginx
    database_url: str
    passwords: dict[str, str]


@contextmanager
def running_site(folder: Path, database_url: str) -> Iterator[Site]:
    """Run both machines, their renderers and nginx below `folder`, on a migrated PostgreSQL database."""
    ports = Ports.find()
    front, *own = (folder / name for name in ("front", "first", "second"))
    for place in (front, *own):
        place.mkdir()
    with ExitStack() as running:
        shared = {
            "DATABASE_URL": database_url,
            "ALLOWED_HOSTS": f"{HOST},{LOOPBACK}",
            "FORM_LIMIT_PER_MINUTE": str(POSTS_PER_MINUTE),
        }
        shared = ports.environment() | shared
        first, second = (_machine(place, shared) for place in own)
        for machine in (first, second):
            running.enter_context(running_renderer(machine.folder, machine.renderer_port))
            machine.start()
            running.callback(machine.end)
        # nginx has no store of its own here: only the machine itself serves what it published.
        ports = replace(ports, machines=(first.port, second.port), posts_per_minute=POSTS_PER_MINUTE)
        nginx = running_nginx(front, ports, **shared)
        environment = os.environ | web_environment(front, 9) | shared
        passwords = {email: add_member(environment, email, "--approve") for email in MEMBERS}
        yield Site(first, second, running.enter_context(nginx), database_url, passwords)


def _machine(folder: Path, shared: dict[str, str]) -> Machine:
    port = find_free_port(LOOPBACK)
    dist = shutil.copytree(ROOT / "client" / "dist", folder / "dist")
    own = {
        "PORT": str(port),
        "MACHINE_NAME": folder.name,
        "CONTENT_DIR": str(copy_stated_content(folder, "ace-strategy")),
        "SNAPSHOT_DIR": str(folder / "snapshots"),
        "PUBLICATIONS_DIR": str(folder / "publications"),
        "CLIENT_DIST_DIR": str(dist),
    }
    return Machine(folder, port, find_free_port(LOOPBACK), shared | own)


def ask_machine(machine: Machine, method: str, path: str, body: bytes | None = None, /, **headers: str) -> Reply:
    """Ask one machine as nginx would."""
    connection = http.client.HTTPConnection(LOOPBACK, machine.port, timeout=LIMIT_S)
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": ADDRESS}
    return ask(connection, method, path, body, forwarded | headers)
