"""Access through nginx: hosts, http, HTTP versions, floods, and what is logged of each."""

import http.client
import json
import socket
import ssl
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from supervised.renderer.address import find_free_port
from tests.factories.nginx import HOST, LOOPBACK, Nginx, Ports, running_nginx
from tests.factories.processes import running_web
from tests.trials.nginx.observatory import observatory_score
from tests.trials.nginx.test_same_answers import LEAST_SCORE
from tests.waiting import LIMIT_S

POSTS_PER_MINUTE = 3
REQUEST_ID = "comparison-0001"


@pytest.fixture(scope="module")
def nginx(tmp_path_factory: pytest.TempPathFactory, sqlite_template: Path) -> Iterator[Nginx]:
    """A server without a renderer and with a low limit of forms, so that a flood is short."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "site.sqlite3").write_bytes(sqlite_template.read_bytes())
    renderer_port = find_free_port(LOOPBACK)
    ports = replace(Ports.find(), posts_per_minute=POSTS_PER_MINUTE)
    variables = ports.environment()
    with (
        running_web(folder, renderer_port=renderer_port, **variables),
        running_nginx(folder, ports, **variables) as server,
    ):
        yield server


def test_http_leads_to_https_in_one_step(nginx: Nginx) -> None:
    for path in ("/", "/contact/?a=b", "//contact", "/%63ontact"):
        reply = nginx.get_plain(path)
        assert (reply.status, reply.headers["Location"]) == (301, f"https://{HOST}:{nginx.ports.https}{path}")
        assert reply.headers["Cache-Control"] == "no-store"


def test_a_challenge_of_the_certificate_s_authority_is_answered_without_tls(nginx: Nginx) -> None:
    challenge = nginx.folder / "acme" / ".well-known" / "acme-challenge" / "token"
    challenge.parent.mkdir(parents=True)
    challenge.write_text("the answer")
    reply = nginx.get_plain("/.well-known/acme-challenge/token")
    assert (reply.status, reply.body) == (200, b"the answer")
    assert nginx.get_plain("/.well-known/acme-challenge/none").status == 404


def test_hosts_that_are_not_ours_get_nothing(nginx: Nginx) -> None:
    with pytest.raises(http.client.RemoteDisconnected):
        nginx.get_plain("/", Host="elsewhere.example")
    reply = nginx.get("/", Host="elsewhere.example")
    assert (reply.status, reply.headers["Server"]) == (421, "nginx")
    tls = ssl.create_default_context()
    with (
        socket.create_connection((LOOPBACK, nginx.ports.https), timeout=LIMIT_S) as connection,
        pytest.raises(ssl.SSLError, match=r"(?i)unrecognized.name"),
    ):
        tls.wrap_socket(connection, server_hostname="elsewhere.example")


def test_http_2_and_tls_1_2_are_spoken_and_nothing_older(nginx: Nginx) -> None:
    nginx.tls.set_alpn_protocols(["h2", "http/1.1"])
    with (
        socket.create_connection((LOOPBACK, nginx.ports.https), timeout=LIMIT_S) as connection,
        nginx.tls.wrap_socket(connection, server_hostname=HOST) as secured,
    ):
        assert (secured.selected_alpn_protocol(), secured.version()) == ("h2", "TLSv1.3")
    nginx.tls.set_alpn_protocols(["http/1.1"])
    configuration = (nginx.folder / "site.conf").read_text()
    assert set(ssl_protocols(configuration)) == {"TLSv1.2 TLSv1.3"}


def ssl_protocols(configuration: str) -> list[str]:
    lines = (line.strip() for line in configuration.splitlines())
    return [line.removeprefix("ssl_protocols ").rstrip(";") for line in lines if line.startswith("ssl_protocols ")]


@pytest.mark.parametrize(
    ("path", "media_type", "words"),
    [
        ("/contact", "application/x-www-form-urlencoded", b"<h1>Too many requests</h1>"),
        ("/api/advisor", "application/json", b'"message":"Too many requests'),
        ("/api/login", "application/json", b'"message":"Too many requests'),
    ],
)
def test_a_flood_of_forms_does_not_reach_the_application(
    nginx: Nginx, path: str, media_type: str, words: bytes
) -> None:
    for _ in range(3 * POSTS_PER_MINUTE):
        reply = nginx.post(path, b"{}", Content_Type=media_type)
    assert (reply.status, reply.headers["Retry-After"], reply.headers["Cache-Control"]) == (429, "60", "no-store")
    assert words in reply.body
    assert observatory_score(reply.headers.items(), reply.body) >= LEAST_SCORE
    assert nginx.get("/contact").status != 429


def test_the_log_has_a_line_a_request_and_no_query_string(nginx: Nginx) -> None:
    nginx.get("/nri?name=Asha", X_Request_Id=REQUEST_ID)
    log = nginx.folder / "wealth-site.access.log"
    while REQUEST_ID not in log.read_text():
        pass
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    [line] = [line for line in lines if line["request_id"] == REQUEST_ID]
    assert (line["method"], line["path"], line["status"], line["address"]) == ("GET", "/nri", 503, LOOPBACK)
    assert "Asha" not in log.read_text() + (nginx.folder / "wealth-site.error.log").read_text()
