"""The files of `deploy/container/`, as far as they can be tried without a container engine.

hadolint reads the Dockerfile; the steps of the site's image run in a bare folder, and what they leave serves a page.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import yaml

from app.configuration.root import ROOT
from supervised.renderer.address import find_free_port
from tests.architecture.source_files import list_files
from tests.factories.processes import web_environment
from tests.waiting import LIMIT_S, START_LIMIT_S, await_true

CONTAINER = ROOT / "deploy" / "container"
DOCKERFILE = (CONTAINER / "Dockerfile").read_text()
IN_IMAGE = "/srv/wealth-site/"
SECRETS = re.compile(r"SECRET|PASSWORD|TOKEN|://[^/\s]*:[^/\s]*@")
LONG_AGO_S = 1_000_000_000
# Only the step that installs packages is skipped.
INSTALLED = (".venv", "node_modules")


def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((CONTAINER / "compose.yaml").read_text())
    return loaded


def services() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = compose()["services"]
    return found


def stage(name: str) -> str:
    """The lines of one stage, with continued lines joined."""
    [text] = re.findall(rf"^FROM \S+ AS {name}\n(.*?)(?=^FROM |\Z)", DOCKERFILE, re.MULTILINE | re.DOTALL)
    return re.sub(r"\s*\\\n\s*", " ", text)


def copies(name: str) -> list[tuple[list[str], str, bool]]:
    """The COPY steps of a stage: sources, target, and whether they come from the build stage."""
    found = []
    for line in re.findall(r"^COPY (.*)$", stage(name), re.MULTILINE):
        is_built = line.startswith("--from=build ")
        *sources, target = line.removeprefix("--from=build ").split()
        found.append((sources, target, is_built))
    return found


def lay_out(name: str, folder: Path, built: Path) -> None:
    """Do a stage's COPY steps in a folder, from tracked files; `built` is the folder of the build stage."""
    for sources, target, is_built in copies(name):
        for source in sources:
            relative = source.removeprefix(IN_IMAGE)
            place = folder / target / (Path(source).name if target.endswith("/") else "")
            if is_built:
                place.parent.mkdir(parents=True, exist_ok=True)
                if relative in INSTALLED:
                    place.symlink_to((built / relative).resolve(strict=True))
                else:
                    # Not a link: other files of the build stage are not in the image.
                    shutil.copytree(built / relative, place)
                continue
            tracked = [file for file in list_files() if file == source or file.startswith(f"{source}/")]
            assert tracked, f"COPY {source}: there is no such file"
            for file in tracked:
                copy = place / Path(file).relative_to(source)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / file, copy)
                # Lock files older than the installation, so that make does not repeat it.
                os.utime(copy, (LONG_AGO_S, LONG_AGO_S))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the build stage after its last step."""
    folder = tmp_path_factory.mktemp("build")
    lay_out("build", folder, folder)
    for name in INSTALLED:
        (folder / name).symlink_to(ROOT / name)
    assert stage("build").rstrip().endswith("RUN make build")
    done = subprocess.run(
        ["make", "build"], cwd=folder, capture_output=True, text=True, timeout=START_LIMIT_S, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_hadolint_finds_nothing() -> None:
    hadolint = Path(sys.executable).with_name("hadolint")
    done = subprocess.run([hadolint, CONTAINER / "Dockerfile"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_image_s_files_serve_a_page_and_pass_the_health_check(built: Path, tmp_path: Path) -> None:
    image = tmp_path / "image"
    image.mkdir()
    lay_out("site", image, built)
    port, renderer_port = find_free_port("127.0.0.1"), 9
    [entry] = re.findall(r'^ENTRYPOINT \["(.*)"\]$', stage("site"), re.MULTILINE)
    variables = web_environment(tmp_path, renderer_port) | {
        "SITE_ENV": "",
        "PORT": str(port),
        "ALLOWED_HOSTS": "localhost",
        "RENDERER_URL": f"unix:{tmp_path}/renderer.sock",
    }
    variables["PATH"] = os.environ["PATH"]
    released = subprocess.run([image / entry, "release"], env=variables, capture_output=True, text=True, check=False)
    assert released.returncode == 0, released.stderr
    [command] = re.findall(r"^HEALTHCHECK .* CMD \[(.*)\]$", stage("site"), re.MULTILINE)
    checks = [shlex.split(command.replace(",", " ")), services()["renderer"]["healthcheck"]["test"][1:]]
    assert [health(check, image, variables) for check in checks] == [1, 1]
    log = tmp_path / "log"
    # The renderer's service has no network.
    commands = [[image / entry, "web"], ["unshare", "--map-current-user", "--net", image / entry, "renderer"]]
    with log.open("wb") as output:
        processes = [subprocess.Popen(words, env=variables, stdout=output, stderr=output) for words in commands]
    try:
        for check in checks:
            await_true(partial(passes_or_ended, check, image, variables, processes))
        assert [process.poll() for process in processes] == [None, None], log.read_text()
    finally:
        for process in processes:
            process.terminate()
            process.wait(timeout=LIMIT_S)


def test_the_image_makes_nginx_s_configuration(built: Path, tmp_path: Path) -> None:
    lay_out("site", tmp_path, built)
    settings = {
        **web_environment(tmp_path, 9),
        "SITE_ENV": "",
        "PUBLIC_ORIGIN": "https://www.example.in",
        "ALLOWED_HOSTS": "www.example.in",
        "TRUSTED_PROXY_HOPS": "1",
        "PATH": os.environ["PATH"],
    }
    command = [str(tmp_path / "deploy" / "nginx" / "install"), "--print"]
    printed = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    assert printed.returncode == 0, printed.stderr
    assert "server 127.0.0.1:8000;" in printed.stdout
    assert f'root "{tmp_path}/client/dist";' in printed.stdout
    assert "gettext-base" in stage("site")


def passes_or_ended(
    check: list[str], image: Path, variables: dict[str, str], processes: list[subprocess.Popen[bytes]]
) -> bool:
    return any(process.poll() is not None for process in processes) or health(check, image, variables) == 0


def health(check: list[str], image: Path, variables: dict[str, str]) -> int:
    """Run a health check as its container would."""
    return subprocess.run(check, cwd=image, env=variables, capture_output=True, check=False).returncode


def test_images_are_named_with_digests_by_whoever_builds_them_and_run_as_nobody_s_root() -> None:
    assert re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE) == [
        "${PYTHON_IMAGE}",
        "${PYTHON_IMAGE}",
        "${DEBIAN_IMAGE}",
    ]
    assert re.findall(r"^ARG (.*)$", DOCKERFILE, re.MULTILINE) == ["PYTHON_IMAGE", "DEBIAN_IMAGE"]
    assert "\nUSER 10001:10001\n" in stage("site")
    assert not SECRETS.search(DOCKERFILE)


@pytest.mark.parametrize("name", services())
def test_a_service_has_a_read_only_root_and_says_how_it_is(name: str) -> None:
    service = services()[name]
    assert service["read_only"] is True
    assert "no-new-privileges:true" in service["security_opt"]
    assert service["healthcheck"] if name != "web" else "HEALTHCHECK" in stage("site")
    assert "environment" not in service
    assert not SECRETS.search(yaml.safe_dump(service))


def test_services_run_what_the_procfile_runs() -> None:
    processes = set(re.findall(r"^(\w+):", (ROOT / "Procfile").read_text(), re.MULTILINE))
    site = {name: service for name, service in services().items() if service["image"] == "wealth-site"}
    assert set(site) == processes
    for name, service in site.items():
        assert service.get("command", ["web"]) == [name]
        assert service["env_file"] == "site.env"
    assert services()["nginx"]["network_mode"] == "service:web"


def test_the_renderer_has_no_network_and_shares_its_socket_with_the_site_alone() -> None:
    renderer, web = services()["renderer"], services()["web"]
    [volume] = renderer["volumes"]
    assert renderer["network_mode"] == "none"
    assert volume in web["volumes"]
    assert renderer["user"] == "10002:10002"
    assert web["group_add"] == ["10002"]
    folder = volume.split(":")[1]
    assert f"chown 10002:10002 {folder} && chmod 0750 {folder}\n" in stage("site")
    assert f"RENDERER_URL=unix:{folder}/renderer.sock" in (ROOT / "docs" / "deploy.md").read_text()
