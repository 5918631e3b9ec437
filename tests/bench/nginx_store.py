"""How close nginx comes to its own best: pages of the store by the documented server block, beside plain files.

    python -m tests.bench.nginx_store [ROUNDS] [SECONDS]

Needs `make build` and nginx with the brotli module. One nginx with two servers on loopback, without TLS: one as
docs/operations.md writes it, one that sends the same bytes from a folder with nothing else to decide. Rounds alternate.
Prints the median of the rounds' ratios of requests per second of processor time. Ends by itself.
"""

import re
import shutil
import sys
import tempfile
from pathlib import Path

from app.settings import ROOT
from supervised.renderer.address import find_free_port
from tests.bench.figure import Figure, report
from tests.bench.in_turn import Turns, compare
from tests.bench.servers import PAGES, LoadedServer, await_page, build_pages, children, running, variables

LEAST_RATIO = 0.95
OPERATIONS = ROOT / "docs" / "operations.md"
SERVER_BLOCK = re.compile(r"^server \{\n    listen 443.*?^\}$", re.M | re.S)
HEADERS_SNIPPET = re.compile(r"^# /etc/nginx/snippets/wealth-site-page-headers.conf\n(.*?)^```$", re.M | re.S)
PROXY_SNIPPET = re.compile(r"^# /etc/nginx/snippets/wealth-site-proxy.conf\n(.*?)^```$", re.M | re.S)
MAIN = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
worker_processes 1;
{modules}
events {{ worker_connections 512; }}
http {{
    access_log off;
    keepalive_requests 10000000;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    sendfile on;
    upstream wealth_site {{ server 127.0.0.1:{nobody}; }}
    {site}
    server {{
        listen 127.0.0.1:{plain_port};
        root {folder}/plain;
        brotli_static on;
        include {folder}/headers.conf;
    }}
}}
"""


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
        ports = find_free_port("127.0.0.1"), find_free_port("127.0.0.1")
        write_configuration(folder, *ports)
        with running((nginx, "-c", str(folder / "nginx.conf")), {}, folder / "log") as process:
            for port in ports:
                await_page(port)
            site, plain = (LoadedServer(port, lambda: children(process.pid)) for port in ports)
            report(figure(title, site, plain, turns) for title in PAGES)


def write_configuration(folder: Path, site_port: int, plain_port: int) -> None:
    """Write what docs/operations.md has, without TLS and with folders of our own, beside a server of plain files."""
    text = OPERATIONS.read_text()
    (folder / "headers.conf").write_text(snippet(HEADERS_SNIPPET, text))
    (folder / "proxy.conf").write_text(snippet(PROXY_SNIPPET, text))
    block = snippet(SERVER_BLOCK, text)
    without_tls = re.sub(r"^\s*(listen|ssl_\w+|server_name) .*\n", "", block, flags=re.MULTILINE)
    site = (
        without_tls.replace("server {\n", f"server {{\n    listen 127.0.0.1:{site_port};\n", 1)
        .replace("/srv/wealth-site/var/pages", str(folder / "pages"))
        .replace("snippets/wealth-site-page-headers.conf", str(folder / "headers.conf"))
        .replace("snippets/wealth-site-proxy.conf", str(folder / "proxy.conf"))
    )
    for path in PAGES.values():
        copy_plain(folder, path)
    places = {"folder": folder, "plain_port": plain_port, "nobody": find_free_port("127.0.0.1")}
    modules = "include /etc/nginx/modules-enabled/*.conf;"
    (folder / "nginx.conf").write_text(MAIN.format(site=site, modules=modules, **places))


def snippet(pattern: re.Pattern[str], text: str) -> str:
    """Return what the documentation has."""
    found = pattern.search(text)
    if found is None:
        sys.exit(f"docs/operations.md has no {pattern.pattern[:60]}")
    return found[found.lastindex or 0]


def copy_plain(folder: Path, path: str) -> None:
    """Lay a stored page and its encodings where a server without rules finds them by the same address."""
    stored, plain = folder / "pages" / "current" / path.lstrip("/"), folder / "plain" / path.lstrip("/")
    plain.parent.mkdir(parents=True, exist_ok=True)
    for ending in ("", ".br", ".gz"):
        shutil.copy(stored / f"index.html{ending}", plain.with_name(plain.name + ending))


def figure(title: str, site: LoadedServer, plain: LoadedServer, turns: Turns) -> Figure:
    """Return what the documented server does of the plain one's rate."""
    path = PAGES[title]
    compared = compare(lambda: site.rate(path, turns.seconds), lambda: plain.rate(path, turns.seconds), turns.rounds)
    name = f"page store behind nginx, {title}: requests per CPU-second, of plain files'"
    return Figure(name, compared.ratio, "ratio", LEAST_RATIO, "higher", compared.beside("plain files"))


if __name__ == "__main__":
    main()
