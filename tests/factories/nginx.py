"""A real nginx with the file that `deploy/nginx/install` makes, on free loopback ports."""

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

from app.configuration.root import ROOT
from supervised.renderer.address import find_free_port
from tests.factories.processes import Reply, Server, running_web, web_environment
from tests.waiting import LIMIT_S, START_LIMIT_S

HOST = "localhost"
LOOPBACK = "127.0.0.1"
INSTALL = ROOT / "deploy" / "nginx" / "install"
DISK = "disk"
"""The source of what nginx hands out by itself: what the application published last and has not withdrawn."""
INSTALL_HINT = "nginx is needed by these tests: apt-get install nginx libnginx-mod-http-brotli-static"
# Workers of a root master could not read a test's folder.
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
    include {included};
}}
"""


@dataclass(frozen=True)
class Ports:
    """Ports of nginx and of the web process behind it (`machines`: of several), and the limit of posts."""

    http: int
    https: int
    web: int
    machines: tuple[int, ...] = ()
    posts_per_minute: int = 60

    @classmethod
    def find(cls) -> "Ports":
        """Find three free ports."""
        ports: set[int] = set()
        while len(ports) < 3:
            ports.add(find_free_port(LOOPBACK))
        http_port, https_port, web_port = ports
        return cls(http_port, https_port, web_port)

    def environment(self) -> dict[str, str]:
        """The settings of the web process and of the command."""
        return {"PORT": str(self.web), "PUBLIC_ORIGIN": f"https://{HOST}:{self.https}", "TRUSTED_PROXY_HOPS": "1"}


@dataclass(frozen=True)
class Nginx:
    """A running nginx. `folder` holds its files; `tls` trusts its certificate."""

    folder: Path
    ports: Ports
    tls: ssl.SSLContext

    def request(self, method: str, path: str, /, **headers: str) -> Reply:
        """Send a request over TLS."""
        connection = http.client.HTTPSConnection(HOST, self.ports.https, timeout=LIMIT_S, context=self.tls)
        return ask(connection, method, path, None, headers)

    def get(self, path: str, /, **headers: str) -> Reply:
        return self.request("GET", path, **headers)

    def post(self, path: str, body: bytes, /, **headers: str) -> Reply:
        return self.send("POST", path, body, **headers)

    def send(self, method: str, path: str, body: bytes, /, **headers: str) -> Reply:
        """Send a body; an answer that judges a draft may take as long as nginx waits."""
        connection = http.client.HTTPSConnection(HOST, self.ports.https, timeout=LIMIT_S, context=self.tls)
        return ask(connection, method, path, body, headers)

    def get_plain(self, path: str, /, **headers: str) -> Reply:
        """Send a request without TLS."""
        return ask(http.client.HTTPConnection(LOOPBACK, self.ports.http, timeout=LIMIT_S), "GET", path, None, headers)


def ask(
    connection: http.client.HTTPConnection, method: str, path: str, body: bytes | None, headers: dict[str, str]
) -> Reply:
    """Ask once, with the site's host unless another is named; `_` in header names becomes `-`."""
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
        running_nginx(folder, ports, **variables) as nginx,
    ):
        yield nginx, web


@contextmanager
def running_nginx(folder: Path, ports: Ports, **environment: str) -> Iterator[Nginx]:
    """Run nginx before the site, with a certificate of its own."""
    tls = make_certificate(folder / "certificate.pem")
    (folder / "site.conf").write_text(_configuration(folder, ports, environment))
    with started_nginx(folder, folder, folder / "site.conf", ports.https):
        yield Nginx(folder, ports, tls)


def make_certificate(file: Path) -> ssl.SSLContext:
    """Write a certificate and its key into one file; return a context that trusts it."""
    authority = trustme.CA()
    authority.issue_cert(HOST).private_key_and_cert_chain_pem.write_to_path(str(file))
    tls = ssl.create_default_context()
    authority.configure_trust(tls)
    return tls


@contextmanager
def started_nginx(folder: Path, configuration: Path, included: Path, port: int) -> Iterator[None]:
    """Run nginx with a file in the folder `configuration` that includes others; all its files lie in `folder`."""
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    if not Path(program).exists():
        raise RuntimeError(INSTALL_HINT)
    user = "user root;" if os.geteuid() == 0 else ""
    main = configuration / "nginx.conf"
    main.write_text(MAIN.format(folder=folder, user=user, included=included))
    with (folder / "nginx.log").open("wb") as output:
        process = subprocess.Popen([program, "-c", str(main)], stdout=output, stderr=output)
    try:
        _await_port(process, port, folder)
        yield
    finally:
        process.terminate()
        process.wait(timeout=LIMIT_S)


def _configuration(folder: Path, ports: Ports, environment: dict[str, str]) -> str:
    certificate = str(folder / "certificate.pem")
    answers = {
        "CERTIFICATE": certificate,
        "CERTIFICATE_KEY": certificate,
        "ACME_FOLDER": str(folder / "acme"),
        "LOG_FOLDER": str(folder),
        "ADDRESSES": LOOPBACK,
        "HTTP_PORT": str(ports.http),
        "HTTPS_PORT": str(ports.https),
        "WEB": " ".join(f"{LOOPBACK}:{port}" for port in ports.machines),
        "POSTS_PER_MINUTE": str(ports.posts_per_minute),
    }
    return print_configuration(answers, web_environment(folder, 9) | environment)


def print_configuration(answers: dict[str, str], environment: dict[str, str]) -> str:
    """Return the output of `deploy/nginx/install` for these answers and a site's environment."""
    # No file has this name, so that stored answers of this machine do not count.
    variables = os.environ | environment | {"SITE_ENV": "", "NGINX_OPTIONS": "/nowhere"}
    command = [str(INSTALL), "--print", *(f"{name}={value}" for name, value in answers.items())]
    printed = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
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
