"""`deploy/nginx/install`, beside a running nginx that serves another site too."""

import http.client
import os
import ssl
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from app.configuration.settings import SAMPLES_HIDDEN
from app.web.response_headers import security_headers
from supervised.renderer.address import find_free_port
from tests.factories.nginx import (
    INSTALL,
    LOOPBACK,
    Nginx,
    Ports,
    make_certificate,
    print_configuration,
    started_nginx,
)
from tests.factories.processes import web_environment
from tests.factories.settings import build_settings
from tests.waiting import LIMIT_S, await_true

NEIGHBOUR = "server {{ listen 127.0.0.1:{port}; return 204; }}"
SUITABLE = {"PUBLIC_ORIGIN": "https://www.example.in", "ALLOWED_HOSTS": "www.example.in", "TRUSTED_PROXY_HOPS": "1"}


@dataclass(frozen=True)
class Machine:
    """A server with nginx, but without a web process."""

    folder: Path
    ports: Ports
    neighbour_port: int
    tls: ssl.SSLContext

    @property
    def configuration(self) -> Path:
        return self.folder / "nginx" / "sites-available" / "wealth-site.conf"

    @property
    def answers(self) -> Path:
        return self.folder / "nginx.env"

    def first_answers(self) -> dict[str, str]:
        certificate = str(self.folder / "certificate.pem")
        return {
            "CERTIFICATE": certificate,
            "CERTIFICATE_KEY": certificate,
            "LOG_FOLDER": str(self.folder),
            "ADDRESSES": LOOPBACK,
            "HTTP_PORT": str(self.ports.http),
            "HTTPS_PORT": str(self.ports.https),
        }

    def install(self, answers: dict[str, str], **settings: str) -> subprocess.CompletedProcess[str]:
        """Run the script as an operator does."""
        places = {"NGINX_FOLDER": str(self.folder / "nginx"), "NGINX_OPTIONS": str(self.answers), "SITE_ENV": ""}
        variables = os.environ | web_environment(self.folder, 9) | self.ports.environment() | places | settings
        command = [str(INSTALL), *(f"{name}={value}" for name, value in answers.items())]
        return subprocess.run(command, env=variables, capture_output=True, text=True, check=False)

    def neighbour_status(self) -> int:
        connection = http.client.HTTPConnection(LOOPBACK, self.neighbour_port, timeout=LIMIT_S)
        try:
            connection.request("GET", "/")
            return connection.getresponse().status
        finally:
            connection.close()

    def serves(self, port: int) -> bool:
        """Whether the site answers on a port. Its answer to a page is that the web process is away."""
        site = Nginx(self.folder, Ports(self.ports.http, port, self.ports.web), self.tls)
        try:
            return site.get("/").status == http.client.SERVICE_UNAVAILABLE
        except OSError:
            return False


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    enabled = tmp_path / "nginx" / "sites-enabled"
    enabled.mkdir(parents=True)
    port = find_free_port(LOOPBACK)
    (enabled / "neighbour.conf").write_text(NEIGHBOUR.format(port=port))
    tls = make_certificate(tmp_path / "certificate.pem")
    with started_nginx(tmp_path, tmp_path / "nginx", enabled / "*", port):
        yield Machine(tmp_path, Ports.find(), port, tls)


def test_a_good_answer_is_swapped_in_and_kept_for_the_next_time(machine: Machine) -> None:
    first = machine.install(machine.first_answers())
    assert first.returncode == 0, first.stderr
    await_true(lambda: machine.serves(machine.ports.https))
    before = machine.configuration.read_text()

    other_port = find_free_port(LOOPBACK)
    second = machine.install({"HTTPS_PORT": str(other_port)})
    assert second.returncode == 0, second.stderr
    await_true(lambda: machine.serves(other_port))
    assert machine.configuration.with_name("wealth-site.conf.before").read_text() == before
    kept = dict(line.split("=", 1) for line in machine.answers.read_text().splitlines())
    assert kept == machine.first_answers() | {"HTTPS_PORT": str(other_port)}
    assert machine.neighbour_status() == http.client.NO_CONTENT


@pytest.mark.parametrize(
    ("answer", "value", "words"),
    [
        ("CERTIFICATE", "/nowhere/chain.pem", "/nowhere/chain.pem"),
        ("HTTPS_PORT", "many", "many"),
        ("WEB", "nowhere.invalid:8000", "nowhere.invalid"),
        ("POSTS_PER_MINUTE", "0", "rate=0r/m"),
        ("PROXIES", "here", "here"),
        ("LOG_FOLDER", '/var/log"; }', "the command: LOG_FOLDER holds a quote"),
        ("DOMAIN", "www.example.in", "the command: DOMAIN is not an option"),
    ],
)
def test_a_bad_answer_leaves_what_was_there_running(machine: Machine, answer: str, value: str, words: str) -> None:
    first = machine.install(machine.first_answers())
    assert first.returncode == 0, first.stderr
    await_true(lambda: machine.serves(machine.ports.https))
    before = [path.read_bytes() for path in (machine.configuration, machine.answers)]

    bad = machine.install({answer: value})
    assert bad.returncode == 1
    assert words in bad.stderr
    assert [path.read_bytes() for path in (machine.configuration, machine.answers)] == before
    assert machine.serves(machine.ports.https)
    assert machine.neighbour_status() == http.client.NO_CONTENT


def test_what_does_not_go_with_another_site_is_refused(machine: Machine) -> None:
    enabled = machine.folder / "nginx" / "sites-enabled"
    (enabled / "default").write_text(f"server {{ listen {LOOPBACK}:{machine.ports.http} default_server; }}")
    refused = machine.install(machine.first_answers())
    assert (refused.returncode, machine.configuration.exists(), machine.answers.exists()) == (1, False, False)
    assert "duplicate default server" in refused.stderr
    assert str(enabled / "wealth-site.conf") in refused.stderr


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"PUBLIC_ORIGIN": "http://www.example.in"}, "PUBLIC_ORIGIN is http://www.example.in"),
        ({"PUBLIC_ORIGIN": "https://www.example.in;"}, "PUBLIC_ORIGIN is https://www.example.in;"),
        ({"ALLOWED_HOSTS": "www.example.in,*.example.in"}, "ALLOWED_HOSTS: '*.example.in'"),
        ({"TRUSTED_PROXY_HOPS": "0"}, "TRUSTED_PROXY_HOPS is 0 and must be 1"),
        ({"GEOCODER_URL": 'https://geo.example.in"/here'}, "GEOCODER_URL: "),
    ],
)
def test_settings_that_do_not_suit_are_named(machine: Machine, changes: dict[str, str], words: str) -> None:
    refused = machine.install(machine.first_answers(), **(SUITABLE | changes))
    assert (refused.returncode, machine.configuration.exists()) == (1, False)
    assert words in refused.stderr
    assert "Traceback" not in refused.stderr


def test_hosts_headers_and_the_web_process_are_of_the_settings(tmp_path: Path) -> None:
    changes = {
        "ALLOWED_HOSTS": "www.example.in,example.in",
        "PORT": "8123",
        "GEOCODER_URL": "https://geo.example.in/here",
    }
    text = print_configuration({}, web_environment(tmp_path, 9) | SUITABLE | changes)
    settings = build_settings(tmp_path, public_origin=SUITABLE["PUBLIC_ORIGIN"], geocoder_url=changes["GEOCODER_URL"])
    for name, value in security_headers(settings):
        assert f'add_header {name} "{value}" always;' in text
    assert text.count("server_name www.example.in example.in;") == 2
    assert "server 127.0.0.1:8123;" in text
    assert 'ssl_certificate "/etc/letsencrypt/live/www.example.in/fullchain.pem";' in text
    assert f'root "{tmp_path}/pages/{SAMPLES_HIDDEN}/fresh";' in text
    assert "${" not in text


def test_several_machines_are_asked_in_turn_and_for_each_other(tmp_path: Path) -> None:
    answers = {"WEB": "10.0.0.7:9000 10.0.0.8:9000", "PROXIES": "198.51.100.0/24"}
    text = print_configuration(answers, web_environment(tmp_path, 9) | SUITABLE)
    for server in ("10.0.0.7:9000", "10.0.0.8:9000"):
        assert f"server {server} fail_timeout=1s; server {server} max_fails=0 backup;" in text
    assert "set_real_ip_from 198.51.100.0/24; real_ip_header X-Forwarded-For; real_ip_recursive on;" in text
