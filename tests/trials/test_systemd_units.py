"""The units of `deploy/systemd/`: the verdict of systemd's tools, and the web process on a socket it receives."""

import http.client
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.configuration.root import ROOT
from supervised.renderer.address import find_free_port, read_address
from supervised.renderer.health import is_healthy
from tests.factories.processes import running_renderer, web_environment
from tests.factories.site import build_app
from tests.waiting import START_LIMIT_S, await_true

UNITS = ROOT / "deploy" / "systemd"
INSTALLED = "/srv/wealth-site/current"
PAGE = "/nri/nri-faqs"
# Of 10. systemd calls exposure below 2 "OK"; most of its own services are at 9 and more.
HIGHEST_EXPOSURE = 2
# systemd's variables: they name the pid that the sockets are for.
AS_THIRD = "import os, sys; os.dup2(int(sys.argv[1]), 3); os.execvp(sys.argv[2], sys.argv[2:])"
HANDED_OVER = 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"'


def run(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, env=os.environ | environment, capture_output=True, text=True, timeout=START_LIMIT_S, check=False
    )


def commands(unit: str, directive: str) -> list[str]:
    """The words of the unit's last line of this kind, to be run from this folder."""
    [line] = re.findall(rf"^{directive}=(.*)$", (UNITS / unit).read_text(), re.MULTILINE)
    return shlex.split(line.replace(INSTALLED, str(ROOT)))


def services() -> list[str]:
    return sorted(file.name for file in UNITS.glob("*.service"))


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    """The socket that systemd would hold."""
    with socket.create_server(("127.0.0.1", 0)) as held:
        yield held


@pytest.fixture
def settings(tmp_path: Path, listening: socket.socket) -> Iterator[str]:
    """A file of settings with the socket's PORT and a running renderer."""
    port = find_free_port("127.0.0.1")
    variables = web_environment(tmp_path, port) | {"WEB_WORKERS": "1", "LOG_LEVEL": "warning"}
    variables["PORT"] = str(listening.getsockname()[1])
    file = tmp_path / "site.env"
    file.write_text("\n".join(f"{name}={value}" for name, value in variables.items()))
    file.chmod(0o600)
    with running_renderer(tmp_path, port):
        yield str(file)


def test_systemd_understands_every_line(tmp_path: Path) -> None:
    for unit in UNITS.iterdir():
        (tmp_path / unit.name).write_text(unit.read_text().replace(INSTALLED, str(ROOT)))
    units = sorted(tmp_path.iterdir())
    assert len(units) == 7
    done = run("systemd-analyze", "verify", "--man=no", "--recursive-errors=no", *units)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("service", services())
def test_a_service_may_do_little(service: str) -> None:
    done = run("systemd-analyze", "security", "--offline=true", "--no-pager", UNITS / service)
    [exposure] = re.findall(r"Overall exposure level for \S+: ([0-9.]+)", done.stdout)
    assert 0 < float(exposure) < HIGHEST_EXPOSURE, done.stdout


@pytest.mark.parametrize("service", services())
def test_a_service_has_its_settings_from_the_file_alone_and_writes_to_var_alone(service: str) -> None:
    text = (UNITS / service).read_text()
    assert "\nEnvironmentFile=/etc/wealth-site/site.env\nEnvironment=SITE_ENV=" in text
    assert not re.search(r"SECRET|PASSWORD|://", text)
    account = "wealth-site-renderer" if service == "site-renderer.service" else "wealth-site"
    assert f"\nUser={account}\n" in text
    written = [] if account == "wealth-site-renderer" else ["/srv/wealth-site/var"]
    assert re.findall(r"^ReadWritePaths=(.*)$", text, re.MULTILINE) == written


@pytest.mark.parametrize("service", ["site-renderer.service", "site-web.service", "site-worker.service"])
def test_a_stop_of_the_target_returns_when_the_service_has_ended(service: str) -> None:
    # Units stop in the reverse order of their start: those after the target stop before it.
    [after] = re.findall(r"^After=(.*)$", (UNITS / service).read_text(), re.MULTILINE)
    assert "site.target" in after.split()


def test_the_web_unit_starts_by_its_socket(settings: str, listening: socket.socket) -> None:
    ready = run(*commands("site-web.service", "ExecStartPre"), SITE_ENV=settings)
    assert ready.returncode == 0, ready.stderr
    port = listening.getsockname()[1]
    listening.close()
    command = ["systemd-socket-activate", "-l", f"127.0.0.1:{port}", "-E", f"SITE_ENV={settings}"]
    with started([*command, *commands("site-web.service", "ExecStart")]):
        assert ask(port, PAGE) == (200, "store")


def test_an_address_that_the_guide_adds_to_the_socket_is_one_more(tmp_path: Path) -> None:
    guide = (ROOT / "docs" / "deploy.md").read_text()
    [drop_in] = re.findall(r"```ini\n(\[Socket\]\n.*?)```", guide, re.DOTALL)
    assert "/etc/systemd/system/site-web.socket.d/address.conf" in guide
    # Only an empty line would remove the unit's own address, which the machine itself uses.
    assert re.findall(r"^ListenStream=(.*)$", drop_in, re.MULTILINE) == ["10.0.0.11:8000"]
    unit = tmp_path / "site-web.socket"
    unit.write_text((UNITS / unit.name).read_text())
    (tmp_path / f"{unit.name}.d").mkdir()
    (tmp_path / f"{unit.name}.d" / "address.conf").write_text(drop_in)
    service = tmp_path / "site-web.service"
    service.write_text((UNITS / service.name).read_text().replace(INSTALLED, str(ROOT)))
    done = run("systemd-analyze", "verify", "--man=no", "--recursive-errors=no", unit)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_web_process_answers_on_each_address_of_its_socket(settings: str, listening: socket.socket) -> None:
    port = listening.getsockname()[1]
    listening.close()
    addresses = ["-l", f"127.0.0.1:{port}", "-l", f"127.0.0.2:{port}"]
    command = ["systemd-socket-activate", *addresses, "-E", f"SITE_ENV={settings}"]
    with started([*command, *commands("site-web.service", "ExecStart")]):
        assert [ask(port, "/healthz", host) for host in ("127.0.0.1", "127.0.0.2")] == [(200, None)] * 2


def test_a_web_process_takes_the_socket_over_and_nobody_is_refused_between_two(
    settings: str, listening: socket.socket
) -> None:
    port = listening.getsockname()[1]
    with handed_over(listening, settings):
        assert ask(port, "/healthz") == (200, None)
    waiting = http.client.HTTPConnection("127.0.0.1", port, timeout=START_LIMIT_S)
    waiting.request("GET", "/healthz")
    with handed_over(listening, settings):
        assert waiting.getresponse().status == 200
        assert ask(port, PAGE) in {(200, "render"), (200, "store")}
    waiting.close()


def test_the_nightly_copy_is_taken_and_kept_from_others(settings: str, tmp_path: Path) -> None:
    ready = run(*commands("site-web.service", "ExecStartPre"), SITE_ENV=settings)
    assert ready.returncode == 0, ready.stderr
    done = run(*commands("site-backup.service", "ExecStart"), SITE_ENV=settings)
    assert done.returncode == 0, done.stderr
    [copy] = (tmp_path / "backups").glob("site-*.sqlite3")
    assert copy.stat().st_mode & 0o777 == 0o600
    assert copy.parent.stat().st_mode & 0o777 == 0o700


def test_the_renderer_draws_without_a_network_and_keeps_no_secret_in_its_environment(tmp_path: Path) -> None:
    pid_file, socket_file = tmp_path / "renderer.pid", tmp_path / "renderer.sock"
    variables = {"SITE_ENV": "", "APP_ENV": "production", "SECRET_KEY": "a-secret-of-forty-signs-and-some-more-then"}
    variables |= {
        "ALLOWED_HOSTS": "localhost",
        "PUBLIC_ORIGIN": "https://localhost",
        "RENDERER_PID_FILE": str(pid_file),
        "RENDERER_URL": f"unix:{socket_file}",
    }
    variables |= {"SMTP_URL": "", "NODE_OPTIONS": "--no-warnings"}
    # As with PrivateNetwork=: interfaces of its own, none of which is up.
    private_network = ["unshare", "--map-current-user", "--net"]
    with started([*private_network, *commands("site-renderer.service", "ExecStart")], **variables) as supervisor:
        await_true(lambda: is_healthy(read_address(f"unix:{socket_file}")))
        for pid in (supervisor.pid, int(pid_file.read_text())):
            environment = Path(f"/proc/{pid}/environ").read_text()
            assert "NODE_OPTIONS=" in environment
            assert "SECRET_KEY" not in environment
            assert "a-secret" not in environment
            assert Path(f"/proc/{pid}/ns/net").readlink() != Path("/proc/self/ns/net").readlink()
        reply = build_app(tmp_path, renderer_url=f"unix:{socket_file}").test_client().get(PAGE)
        assert (reply.status_code, reply.headers["X-Page-Source"]) == (200, "render")
    assert not socket_file.exists()


def test_the_renderer_s_unit_has_no_network_and_a_folder_that_one_group_may_enter() -> None:
    text = (UNITS / "site-renderer.service").read_text()
    for line in ("RestrictAddressFamilies=AF_UNIX", "PrivateNetwork=yes", "RuntimeDirectoryMode=0750"):
        assert f"\n{line}\n" in text
    [folder] = re.findall(r"^RuntimeDirectory=(.*)$", text, re.MULTILINE)
    deploying = (ROOT / "docs" / "deploy.md").read_text()
    assert f"\nRENDERER_URL=unix:/run/{folder}/renderer.sock\n" in deploying
    assert re.search(r"^useradd .*--groups wealth-site-renderer .* wealth-site$", deploying, re.MULTILINE)


@contextmanager
def started(command: list[str], **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, env=os.environ | environment)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=START_LIMIT_S)


@contextmanager
def handed_over(listening: socket.socket, settings: str) -> Iterator[None]:
    """Run the web unit's command with the socket as its descriptor 3, as systemd does."""
    command = ["sh", "-c", HANDED_OVER, "sh", *commands("site-web.service", "ExecStart")]
    number = listening.fileno()
    process = subprocess.Popen(
        [sys.executable, "-c", AS_THIRD, str(number), *command],
        env=os.environ | {"SITE_ENV": settings},
        pass_fds=(number,),
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait(timeout=START_LIMIT_S)


def ask(port: int, path: str, host: str = "127.0.0.1") -> tuple[int, str | None]:
    """Ask until the server listens; return the status and where a page came from."""
    deadline_s = time.monotonic() + START_LIMIT_S
    while True:
        connection = http.client.HTTPConnection(host, port, timeout=START_LIMIT_S)
        try:
            connection.request("GET", path, headers={"Host": "localhost"})
            reply = connection.getresponse()
        except ConnectionRefusedError:
            assert time.monotonic() < deadline_s
            time.sleep(0.05)
        else:
            return reply.status, reply.headers["X-Page-Source"]
        finally:
            connection.close()
