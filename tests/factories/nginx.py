"""A real nginx with the file that `flask deploy nginx` prints, on free loopback ports."""

import http.client
import os
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import trustme

from supervised.renderer.address import find_free_port
from tests.factories.processes import Reply, Server, run_command, running_web
from tests.waiting import LIMIT_S, START_LIMIT_S

HOST = "localhost"
LOOPBACK = "127.0.0.1"
INSTALL_HINT = "nginx is needed by these tests: apt-get install nginx libnginx-mod-http-brotli-static"
# A master that is root would leave its workers no way into a test's folder.
MAIN = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/main-error.log;
worker_processes 1;
include /etc/nginx/modules-enabled/*.conf;
events {{ worker_connections 512; }}
http {{
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    gzip on;
    include {folder}/site.conf;
}}
"""


@dataclass(frozen=True)
class Ports:
    """Where nginx listens, and the web process behind it; `machines` are those of several."""

    http: int
    https: int
    web: int
    machines: tuple[int, ...] = ()

    @classmethod
    def find(cls) -> "Ports":
        """Return three free ones."""
        ports: set[int] = set()
        while len(ports) < 3:
            ports.add(find_free_port(LOOPBACK))
        http_port, https_port, web_port = ports
        return cls(http_port, https_port, web_port)

    def environment(self) -> dict[str, str]:
        """What the web process and the command must be told."""
        return {"PORT": str(self.web), "PUBLIC_ORIGIN": f"https://{HOST}:{self.https}", "TRUSTED_PROXY_HOPS": "1"}


@dataclass(frozen=True)
class Nginx:
    """A running nginx. `folder` holds its files; `tls` trusts its certificate."""

    folder: Path
    ports: Ports
    tls: ssl.SSLContext

    def request(self, method: str, path: str, /, **headers: str) -> Reply:
        """Ask over TLS."""
        connection = http.client.HTTPSConnection(HOST, self.ports.https, timeout=LIMIT_S, context=self.tls)
        return ask(connection, method, path, None, headers)

    def get(self, path: str, /, **headers: str) -> Reply:
        return self.request("GET", path, **headers)

    def post(self, path: str, body: bytes, /, **headers: str) -> Reply:
        return self.send("POST", path, body, **headers)

    def send(self, method: str, path: str, body: bytes, /, **headers: str) -> Reply:
        """Send a body; what judges a draft may take as long as nginx waits for it."""
        connection = http.client.HTTPSConnection(HOST, self.ports.https, timeout=LIMIT_S, context=self.tls)
        return ask(connection, method, path, body, headers)

    def get_plain(self, path: str, /, **headers: str) -> Reply:
        """Ask without TLS."""
        return ask(http.client.HTTPConnection(LOOPBACK, self.ports.http, timeout=LIMIT_S), "GET", path, None, headers)


def ask(
    connection: http.client.HTTPConnection, method: str, path: str, body: bytes | None, headers: dict[str, str]
) -> Reply:
    """Ask once, for the site's host unless another is named; in names of headers `_` stands for `-`."""
    named = {"Host": HOST} | {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        connection.request(method, path, body, named)
        reply = connection.getresponse()
        return Reply(reply.status, reply.headers, reply.read())
    finally:
        connection.close()


@contextmanager
def running_site(folder: Path, *, renderer_port: int, **environment: str) -> Iterator[tuple[Nginx, Server]]:
    """Run gunicorn and nginx in front of it; yields when both answer."""
    ports = Ports.find()
    variables = ports.environment() | environment
    with (
        running_web(folder, renderer_port=renderer_port, **variables) as web,
        running_nginx(folder, ports, renderer_port=renderer_port, **variables) as nginx,
    ):
        yield nginx, web


@contextmanager
def running_nginx(folder: Path, ports: Ports, *, renderer_port: int, **environment: str) -> Iterator[Nginx]:
    """Run nginx as an operator does, with a certificate of its own."""
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    if not Path(program).exists():
        raise RuntimeError(INSTALL_HINT)
    authority = trustme.CA()
    authority.issue_cert(HOST).private_key_and_cert_chain_pem.write_to_path(str(folder / "certificate.pem"))
    (folder / "site.conf").write_text(_configuration(folder, ports, renderer_port, environment))
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder, user=user))
    tls = ssl.create_default_context()
    authority.configure_trust(tls)
    with (folder / "nginx.log").open("wb") as output:
        process = subprocess.Popen([program, "-c", str(folder / "nginx.conf")], stdout=output, stderr=output)
    try:
        _await_port(process, ports.https, folder)
        yield Nginx(folder, ports, tls)
    finally:
        process.terminate()
        process.wait(timeout=LIMIT_S)


def _configuration(folder: Path, ports: Ports, renderer_port: int, environment: dict[str, str]) -> str:
    certificate = str(folder / "certificate.pem")
    options = {
        "--certificate": certificate,
        "--certificate-key": certificate,
        "--acme-folder": str(folder / "acme"),
        "--log-folder": str(folder),
        "--address": LOOPBACK,
        "--http-port": str(ports.http),
        "--https-port": str(ports.https),
    }
    arguments = [word for option in options.items() for word in option]
    arguments += [word for port in ports.machines for word in ("--web", f"{LOOPBACK}:{port}")]
    printed = run_command(folder, "deploy", "nginx", *arguments, renderer_port=renderer_port, **environment)
    assert printed.returncode == 0, printed.stderr
    return printed.stdout


def _await_port(process: subprocess.Popen[bytes], port: int, folder: Path) -> None:
    deadline_s = time.monotonic() + START_LIMIT_S
    while time.monotonic() < deadline_s and process.poll() is None:
        connection = http.client.HTTPConnection(LOOPBACK, port, timeout=LIMIT_S)
        try:
            connection.connect()
        except OSError:
            time.sleep(0.05)
        else:
            return
        finally:
            connection.close()
    raise AssertionError(f"nginx did not start:\n{(folder / 'nginx.log').read_text()}")
