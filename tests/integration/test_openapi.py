"""The running site against its API description: generated requests, valid and invalid, without a mismatch."""

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from supervised.renderer.address import find_free_port
from tests.comparison.staff_calls import MEMBER
from tests.factories.members import add_member
from tests.factories.processes import running_web, web_environment
from tests.waiting import LONG_LIMIT_S

PROBE = Path(__file__).with_name("api_probe")
SCHEMATHESIS = Path(sys.executable).with_name("schemathesis")
NO_RENDERER = 9
LEAST_CASES = 250
SIGNING_OUT = "/api/logout"
DESCRIPTION = "/api/openapi.json"
QUERY = {"name": "Asha Rao", "phone": "+919876543210", "email": "asha@example.in", "message": "Please call me."}
FORMS = {"contact": "/api/contact", "speak": "/api/advisor"}


@dataclass(frozen=True)
class Site:
    """A site at `origin`, in a folder of its own."""

    folder: Path
    origin: str
    environment: Mapping[str, str]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, sqlite_template: Path) -> Iterator[Site]:
    """A site without limits of sign-ins and queries. It has no renderer, because no API answer is rendered."""
    folder, port = tmp_path_factory.mktemp("probed"), find_free_port("127.0.0.1")
    shutil.copyfile(sqlite_template, folder / "site.sqlite3")
    limits = ("FORM_LIMIT_PER_MINUTE", "SIGN_IN_LIMIT_PER_ADDRESS", "SIGN_IN_LIMIT_PER_ACCOUNT")
    origin = f"http://127.0.0.1:{port}"
    settings = {"PORT": str(port), "PUBLIC_ORIGIN": origin, "WEB_WORKERS": "1", **dict.fromkeys(limits, "100000")}
    with running_web(folder, renderer_port=NO_RENDERER, **settings):
        yield Site(folder, origin, web_environment(folder, NO_RENDERER) | settings)


@pytest.fixture(scope="module")
def seeded(site: Site) -> dict[str, str]:
    """Two queries and a session, as hooks and configuration require."""
    ids = {f"PROBE_{name.upper()}_ID": post(site, path, QUERY)["_id"] for name, path in FORMS.items()}
    return {**ids, "PROBE_SESSION": session_of(site), "PROBE_HOOKS": str(PROBE / "hooks.py")}


def post(site: Site, path: str, body: dict[str, str]) -> dict[str, str]:
    with urllib.request.urlopen(request(site, path, body)) as reply:
        said: dict[str, str] = json.load(reply)
        return said


def request(site: Site, path: str, body: dict[str, str]) -> urllib.request.Request:
    headers = {"Content-Type": "application/json"}
    return urllib.request.Request(f"{site.origin}{path}", json.dumps(body).encode(), headers)


def session_of(site: Site) -> str:
    body = {"username": MEMBER, "password": add_member(site.environment, MEMBER)}
    with urllib.request.urlopen(request(site, "/api/login", body)) as reply:
        cookies = ";".join(reply.headers.get_all("Set-Cookie"))
    found = re.search(r"staff-session=([^;]+)", cookies)
    assert found is not None
    return found[1]


def probe(site: Site, seeded: dict[str, str], *arguments: str) -> str:
    """Let schemathesis test the site; return its output. A mismatch fails the test."""
    address = f"{site.origin}{DESCRIPTION}"
    configured = [str(SCHEMATHESIS), "--config-file", str(PROBE / "schemathesis.toml")]
    command = [*configured, "run", address, "--no-color", *arguments]
    environment = {**os.environ, **seeded}
    run = subprocess.run(command, check=False, env=environment, cwd=site.folder, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
    return run.stdout


# Half a minute on an idle machine.
@pytest.mark.timeout(LONG_LIMIT_S)
def test_every_answer_is_as_described(site: Site, seeded: dict[str, str]) -> None:
    said = probe(site, seeded, "--seed", "1", "--max-examples", "2", "--exclude-path", SIGNING_OUT)
    cases = re.search(r"(\d+) generated", said)
    assert cases is not None
    assert int(cases[1]) > LEAST_CASES
    with urllib.request.urlopen(f"{site.origin}{DESCRIPTION}") as reply:
        paths = json.load(reply)["paths"]
    # The address of the description is not tested as an operation.
    operations = sum(len(found) for path, found in paths.items() if path not in {SIGNING_OUT, DESCRIPTION})
    assert f"Tested: {operations}" in said


def test_signing_out_comes_last(site: Site, seeded: dict[str, str]) -> None:
    assert "Tested: 1" in probe(site, seeded, "--seed", "1", "--max-examples", "2", "--include-path", SIGNING_OUT)
