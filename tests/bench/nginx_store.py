"""How close nginx comes to its own best: pages of the store as `deploy/nginx/install` has it, beside plain files.

    python -m tests.bench.nginx_store [ROUNDS] [SECONDS]

Needs `make build` and nginx with the brotli module. One nginx with three servers on loopback, without TLS: one as the
script makes it, and two that send the same bytes and headers from a folder and log alike, with nothing else to
decide; the last keeps files open, as the first does. Rounds alternate. Prints the median of the rounds' ratios of
requests per second of processor time. Ends by itself.
"""

import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from app.configuration.settings import SAMPLES_SHOWN
from supervised.renderer.address import find_free_port
from tests.bench.figure import Figure, report
from tests.bench.in_turn import Turns, compare
from tests.bench.servers import PAGES, LoadedServer, await_page, build_pages, running, variables
from tests.factories.nginx import print_configuration
from tests.proc import children

LEAST_RATIO = 0.95
SITE_SERVER = re.compile(r"^server \{\n    listen [^\n]*ssl http2;.*?^\}$", re.M | re.S)
FIRST_SERVER = re.compile(r"^server \{$", re.M)
PAGES_LOCATION = re.compile(r"^    location ~ \"\^\(\?:/\|.*?^    \}$", re.M | re.S)
OF_THE_ANSWER = re.compile(r"^ *((?:add_header|types|default_type|max_ranges) .*)$", re.M)
OF_OPEN_FILES = re.compile(r"^ *(open_file_cache.*)$", re.M)
OF_THE_LOG = re.compile(r"^ *((?:access|error)_log .*)$", re.M)
OF_TLS = re.compile(r"^ *(?:listen|server_name|ssl_\w+) .*\n", re.M)
MAIN = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
worker_processes 1;
include /etc/nginx/modules-enabled/*.conf;
events {{ worker_connections 512; }}
http {{
    keepalive_requests 10000000;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    sendfile on;
    {shared}
    {site}
    {plain}
    {kept_open}
}}
"""
PLAIN = """
    server {{
        listen 127.0.0.1:{port};
        root {folder}/plain;
        brotli_static on;
        {lines}
    }}
"""


@dataclass(frozen=True)
class Ports:
    """The port of each server."""

    site: int
    plain: int
    kept_open: int

    @classmethod
    def find(cls) -> "Ports":
        """Find three free ports."""
        ports: set[int] = set()
        while len(ports) < 3:
            ports.add(find_free_port("127.0.0.1"))
        return cls(*ports)


def main() -> None:
    """Measure and print."""
    turns = Turns.from_arguments(rounds=12, seconds=0.5)
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    if not Path(nginx).exists():
        sys.exit("nginx is missing: run `apt-get install nginx libnginx-mod-http-brotli-static`")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        build_pages(variables(folder))
        ports = Ports.find()
        write_configuration(folder, ports)
        with running((nginx, "-c", str(folder / "nginx.conf")), {}, folder / "log") as process:
            listening = (ports.site, ports.plain, ports.kept_open)
            for port in listening:
                await_page(port)
            servers = [LoadedServer(port, lambda: children(process.pid)) for port in listening]
            report(figure for title in PAGES for figure in figures(title, *servers, turns=turns))


def write_configuration(folder: Path, ports: Ports) -> None:
    """Write the script's configuration without TLS, and two servers of plain files."""
    text = printed_configuration(folder)
    site = OF_TLS.sub("", found(SITE_SERVER, text)).replace(
        "server {\n", f"server {{\n    listen 127.0.0.1:{ports.site};\n", 1
    )
    alike = OF_THE_ANSWER.findall(found(PAGES_LOCATION, site)) + OF_THE_LOG.findall(site)
    for path in PAGES.values():
        copy_plain(folder, path)
    parts = {
        "shared": FIRST_SERVER.split(text)[0],
        "site": site,
        "plain": plain_server(folder, ports.plain, alike),
        "kept_open": plain_server(folder, ports.kept_open, alike + OF_OPEN_FILES.findall(site)),
    }
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder, user=user, **parts))


def plain_server(folder: Path, port: int, lines: list[str]) -> str:
    """Return a server of plain files with these lines."""
    return PLAIN.format(folder=folder, port=port, lines="\n        ".join(lines))


def printed_configuration(folder: Path) -> str:
    """Return nginx's configuration for the store in the folder, with a web process that does not exist."""
    told = {
        "PUBLIC_ORIGIN": "https://localhost",
        "TRUSTED_PROXY_HOPS": "1",
        "PORT": str(find_free_port("127.0.0.1")),
    }
    return print_configuration({"LOG_FOLDER": str(folder)}, variables(folder) | told)


def found(pattern: re.Pattern[str], text: str) -> str:
    """Return the matching part of the configuration."""
    part = pattern.search(text)
    if part is None:
        sys.exit(f"the configuration has no {pattern.pattern[:60]}")
    return part[0]


def copy_plain(folder: Path, path: str) -> None:
    """Copy a stored page and its encodings to where a server without rules finds them by the same address."""
    stored, plain = folder / "pages" / SAMPLES_SHOWN / "fresh" / path.lstrip("/"), folder / "plain" / path.lstrip("/")
    plain.parent.mkdir(parents=True, exist_ok=True)
    for ending in ("", ".br", ".gz"):
        shutil.copy(stored / f"index.html{ending}", plain.with_name(plain.name + ending))


def figures(
    title: str, site: LoadedServer, plain: LoadedServer, kept_open: LoadedServer, *, turns: Turns
) -> Iterator[Figure]:
    """Yield the ratios of the generated server's rate to those of the plain ones; only the first has a limit."""
    path = PAGES[title]
    for server, words, limit in ((plain, "plain files", LEAST_RATIO), (kept_open, "plain files kept open", None)):
        compared = compare(
            lambda: site.rate(path, turns.seconds),
            lambda other=server: other.rate(path, turns.seconds),  # type: ignore[misc]
            turns.rounds,
        )
        name = f"page store behind nginx, {title}: requests per CPU-second, of {words}"
        yield Figure(name, compared.ratio, "ratio", limit, "higher", compared.beside(words))


if __name__ == "__main__":
    main()
