"""`make run`: builds, migrates, fills the page store, starts web, renderer and worker, and prints the address."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from ipaddress import ip_address
from pathlib import Path

from dotenv import dotenv_values

from app.configuration.addresses import listening_address, with_port
from scripts.site_processes import SiteProcesses
from scripts.site_readiness import DEGRADED, READY, read_readiness
from scripts.site_release import release_site
from supervised.stop_signal import StopSignal

ROOT = Path(__file__).parents[1]
DEFAULT_PORT = "8000"
HIGHEST_PORT = 65535
# Long enough for slow machines; progress is printed meanwhile.
READY_LIMIT_S = 600
ASK_EVERY_S = 0.5
FIRST_TOLD_AFTER_S = 5
LOOK_EVERY_S = 0.2


def main() -> None:
    """Run until Ctrl-C or SIGTERM; exit 0 after either."""
    os.chdir(ROOT)
    environment = make_environment()
    port = environment["PORT"]
    running = running_site(environment)
    if running is not None:
        sys.exit(f"This site is already running as process {running}. Stop it first: Ctrl-C where it was started")
    if is_taken(int(port), environment["BIND"]):
        sys.exit(
            f"Port {port} is in use. Stop the program that uses it, or choose another: PORT={int(port) + 1} make run"
        )
    run_step(["make", "--no-print-directory", "build"], environment)
    print("==> Preparing database and pages", flush=True)
    if release_site(environment) != 0:
        sys.exit("`flask release` failed.")
    # Chosen last: the build takes minutes, in which another program may take the port.
    if "RENDERER_URL" not in environment:
        environment["RENDERER_URL"] = f"http://127.0.0.1:{free_renderer_port()}"
    sys.exit(serve(environment))


def make_environment() -> dict[str, str]:
    """Return the environment of all processes: variables that are set, then `.env`, then defaults for development."""
    from_file = {name: value for name, value in dotenv_values(ROOT / ".env").items() if value is not None}
    environment = from_file | os.environ | {"PYTHONUNBUFFERED": "1"}
    port = environment.setdefault("PORT", DEFAULT_PORT)
    if not (port.isascii() and port.isdigit() and 1 <= int(port) <= HIGHEST_PORT):
        sys.exit(f"PORT must be a number from 1 to {HIGHEST_PORT}, got {port}")
    is_production = environment.get("APP_ENV") == "production"
    try:
        environment["BIND"] = listening_address(environment.get("BIND", ""))
    except ValueError as error:
        sys.exit(f"BIND: {error}")
    if not is_production:
        environment.setdefault("PUBLIC_ORIGIN", f"http://{shown_place(environment)}")
    return environment


def shown_place(environment: Mapping[str, str]) -> str:
    """Return host and port for a browser on this machine."""
    address = ip_address(environment["BIND"])
    host = "localhost" if address.is_loopback or address.is_unspecified else str(address)
    return with_port(host, int(environment["PORT"]))


def free_renderer_port() -> int:
    """Return a port of this machine that no program uses."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def running_site(environment: Mapping[str, str]) -> int | None:
    """Return the process of this project's web server, None if there is none."""
    try:
        pid = int((ROOT / environment.get("WEB_PID_FILE", "var/run/web.pid")).read_text())
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
    except (OSError, ValueError):
        return None
    # After a crash, the pid may belong to any other program.
    return pid if b"gunicorn" in command else None


def is_taken(port: int, address: str) -> bool:
    """Return whether a program listens on this port of the address, or of any address if it means all."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        socket.create_server((address, port), family=family).close()
    except OSError:
        return True
    return False


def run_step(command: list[str], environment: dict[str, str]) -> None:
    """Run one step; exit if it fails."""
    if subprocess.run(command, env=environment, check=False).returncode != 0:
        sys.exit(f"`{' '.join(command)}` failed.")


def serve(environment: dict[str, str]) -> int:
    """Start the Procfile's processes, print the address once the site is ready, and wait for the end."""
    stop = StopSignal()
    # Closing the terminal ends the site like Ctrl-C.
    signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))
    print("==> Starting web, renderer and worker", flush=True)
    processes = SiteProcesses(ROOT / "Procfile", ("web", "renderer", "worker"), environment)
    try:
        verdict = await_ready(processes, stop, environment)
        if verdict and processes.ended() is None:
            print(f"\n==> The site is {verdict}: http://{shown_place(environment)}/ (Ctrl-C stops it)\n", flush=True)
        while not stop.is_set():
            if (ended := processes.ended()) is not None:
                print(f"==> The process `{ended}` has ended, so the others are stopped too", file=sys.stderr)
                return 1
            stop.wait(LOOK_EVERY_S)
        return 0
    finally:
        processes.end()


def await_ready(processes: SiteProcesses, stop: StopSignal, environment: Mapping[str, str]) -> str:
    """Return "ready" once `/readyz` answers ok, else its last verdict; empty if the site ends first.

    A degraded site serves pages and may stay degraded, for example with faulty content, so it is not awaited further.
    """
    started_s = time.monotonic()
    tell_at_s = FIRST_TOLD_AFTER_S
    said = "not asked yet"
    while processes.ended() is None and (seconds := time.monotonic() - started_s) < READY_LIMIT_S:
        said = read_readiness(environment)
        if said == READY:
            return "ready"
        if seconds >= tell_at_s:
            if said.startswith(DEGRADED):
                return f"up, but {said}"
            print(f"==> http://{shown_place(environment)}/ is not ready after {seconds:.0f} s: {said}", flush=True)
            tell_at_s *= 2
        stop.wait(ASK_EVERY_S)
        if stop.is_set():
            return ""
    return f"not ready after {READY_LIMIT_S} s ({said})"


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("Stopped before the site was up.")
