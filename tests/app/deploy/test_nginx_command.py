"""`flask deploy nginx`, as an operator runs it."""

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from app.deploy.nginx.syntax import block, location_matching, matching, quoted
from app.factory import MAXIMUM_BODY_BYTES, create_app
from app.http.response_headers import security_headers
from app.root import ROOT
from app.staff.editions.bodies import ROWS
from app.staff.editions.sheets.routes import SHEET
from tests.factories.settings import build_settings
from tests.factories.site import build_app

ORIGIN = "https://www.example.in"
SUITABLE: dict[str, Any] = {
    "public_origin": ORIGIN,
    "allowed_hosts": "www.example.in,example.in",
    "trusted_proxy_hops": 1,
}
LONGEST_PATIENCE_S = 15
# The settings of the example that stands in the repository, as docs/operations.md has them.
EXAMPLE = ROOT / "deploy" / "nginx" / "site.conf.example"
SERVER_FOLDER = Path("/srv/wealth-site")


def run(folder: Path, *arguments: str, **changes: Any) -> Result:
    app = build_app(folder, **(SUITABLE | changes))
    return app.test_cli_runner().invoke(args=["deploy", "nginx", *arguments])


def test_the_example_is_what_the_command_prints(tmp_path: Path) -> None:
    built = ROOT / "client" / "dist"
    app = create_app(build_settings(tmp_path, client_dist_dir=built, **SUITABLE))
    printed = app.test_cli_runner().invoke(args=["deploy", "nginx"]).output
    moved = printed.replace(str(built), f"{SERVER_FOLDER}/client/dist")
    for folder in ("pages", "cards"):
        moved = moved.replace(str(tmp_path / folder), f"{SERVER_FOLDER}/var/{folder}")
    assert moved == EXAMPLE.read_text()


def test_limits_headers_and_hosts_are_the_application_s(tmp_path: Path) -> None:
    text = run(tmp_path, geocoder_url="https://geo.example.in/here", form_limit_per_minute=7, port=8123).output
    settings = build_settings(tmp_path, geocoder_url="https://geo.example.in/here", **SUITABLE)
    for name, value in security_headers(settings):
        assert f'add_header {name} "{value}";' in text
    assert f"client_max_body_size {MAXIMUM_BODY_BYTES};" in text
    assert "zone=wealth_site_forms:4m rate=7r/m;" in text
    assert "burst=7 nodelay;" in text
    assert "server 127.0.0.1:8123;" in text
    assert text.count("server_name www.example.in example.in;") == 2


def test_bodies_as_large_as_a_sheet_pass_only_to_figures_and_many_rows_to_drafts(tmp_path: Path) -> None:
    text = run(tmp_path).output
    limits = re.findall(r"^ *client_max_body_size (\d+);", text, re.MULTILINE)
    assert sorted(map(int, limits)) == [MAXIMUM_BODY_BYTES, ROWS.most_bytes, SHEET.most_bytes]
    assert re.search(rf"location \^~ /api/editions/ \{{\n *client_max_body_size {ROWS.most_bytes};", text)
    assert re.search(rf"location \^~ /api/figures/ \{{\n *client_max_body_size {SHEET.most_bytes};", text)


def test_no_server_waits_long_for_a_client(tmp_path: Path) -> None:
    text = run(tmp_path).output
    servers = re.findall(r"^server \{\n.*?^\}", text, re.MULTILINE | re.DOTALL)
    assert len(servers) == 4
    for server in servers:
        waits = re.findall(r"^    (?:client_header|client_body|keepalive|send)_timeout (\d+)s;", server, re.MULTILINE)
        assert len(waits) == 4
        assert max(map(int, waits)) <= LONGEST_PATIENCE_S


def test_options_say_where_it_runs(tmp_path: Path) -> None:
    options = {
        "--certificate": "/etc/ssl/own chain.pem",
        "--certificate-key": "/etc/ssl/own.key",
        "--web": "10.0.0.7:9000",
        "--log-folder": "/var/log/site",
        "--acme-folder": "/srv/acme",
        "--address": "203.0.113.7",
        "--http-port": "8080",
        "--https-port": "8443",
        "--domain": "www.example.in",
    }
    text = run(tmp_path, *(word for option in options.items() for word in option)).output
    for line in (
        'ssl_certificate "/etc/ssl/own chain.pem";',
        'ssl_certificate_key "/etc/ssl/own.key";',
        "server 10.0.0.7:9000;",
        'access_log "/var/log/site/wealth-site.access.log"',
        'root "/srv/acme";',
        "listen 203.0.113.7:8080 default_server;",
        "listen 203.0.113.7:8443 ssl http2;",
    ):
        assert line in text
    assert "[::]" not in text


def test_several_machines_are_asked_in_turn_and_for_each_other(tmp_path: Path) -> None:
    one = run(tmp_path, "--web", "10.0.0.7:9000").output
    both = run(tmp_path, "--web", "10.0.0.7:9000", "--web", "10.0.0.8:9000").output
    assert "server 10.0.0.7:9000 fail_timeout=1s;\n    server 10.0.0.8:9000 fail_timeout=1s;" in both
    for server in ("10.0.0.7:9000", "10.0.0.8:9000"):
        assert f"server {server} max_fails=0 backup;" in both
    assert "proxy_next_upstream_tries 3;" in both
    assert both.count("proxy_next_upstream error timeout http_404;") == 2
    assert both.count("proxy_next_upstream error timeout non_idempotent;") == 2
    assert r'location ~ "\\.[0-9a-f]{12}\\.csv$"' in both
    assert not re.search("proxy_next_upstream|backup", one)


@pytest.mark.parametrize(
    ("changes", "arguments", "words"),
    [
        ({"public_origin": "http://www.example.in"}, [], "PUBLIC_ORIGIN is http://www.example.in"),
        ({"public_origin": "https://www.example.in;"}, [], "PUBLIC_ORIGIN is https://www.example.in;"),
        ({"allowed_hosts": "www.example.in,*.example.in"}, [], "ALLOWED_HOSTS names *.example.in"),
        ({"allowed_hosts": "example.in"}, [], "ALLOWED_HOSTS must name www.example.in"),
        ({"trusted_proxy_hops": 0}, [], "TRUSTED_PROXY_HOPS is 0 and must be 1"),
        ({"trusted_proxy_hops": 2}, [], "TRUSTED_PROXY_HOPS is 2 and must be 1"),
        ({}, ["--domain", "example.in"], "--domain is example.in, but PUBLIC_ORIGIN is https://www.example.in"),
        ({}, ["--certificate", "/etc/$host.pem"], "nginx cannot be given '/etc/$host.pem'"),
        ({}, ["--web", "127.0.0.1:8000; }"], "--web is 127.0.0.1:8000; }"),
        ({}, ["--address", "all"], "--address is all"),
    ],
)
def test_what_does_not_suit_is_named_and_nothing_is_printed(
    tmp_path: Path, changes: dict[str, Any], arguments: list[str], words: str
) -> None:
    result = run(tmp_path, *arguments, **changes)
    assert (result.exit_code, result.stdout) == (1, "")
    assert words in result.stderr
    assert "Traceback" not in result.output


def test_a_client_that_is_not_built_is_said(tmp_path: Path) -> None:
    result = create_app(build_settings(tmp_path, **SUITABLE)).test_cli_runner().invoke(args=["deploy", "nginx"])
    assert (result.exit_code, result.stdout) == (1, "")
    assert "run `make build`" in result.stderr


def test_values_and_patterns_are_written_as_nginx_reads_them() -> None:
    assert quoted('a "b" \\ c\n') == '"a \\"b\\" \\\\ c\\n"'
    assert matching(r"^/a\.b$") == r'"~^/a\\.b$"'
    assert location_matching("^/a$", ["deny all;"]) == ['location ~ "^/a$" {', "    deny all;", "}"]
    assert block("server", ["a;"], [], ["", "b;"]) == ["server {", "    a;", "", "    b;", "}"]
    for unsafe in ("$host", "a\rb", "a\x00"):
        with pytest.raises(ValueError, match="nginx cannot be given"):
            quoted(unsafe)
