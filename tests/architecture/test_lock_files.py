"""The lock files contain one set of versions, with hashes and without addresses."""

import json
import re

import pytest

from scripts.complete_npm_lock import missing_platforms, platform_entry
from tests.architecture.source_files import ROOT

_PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)


def read_pins(name: str) -> dict[str, str]:
    return dict(_PIN.findall((ROOT / name).read_text()))


def test_tests_run_on_the_versions_that_are_deployed() -> None:
    runtime, dev = read_pins("requirements.lock"), read_pins("requirements-dev.lock")
    assert len(runtime) > 20
    assert {name: version for name, version in runtime.items() if dev.get(name) != version} == {}


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_every_python_package_has_a_hash(name: str) -> None:
    entries = re.split(r"\n(?=\S)", (ROOT / name).read_text())
    pins = [entry for entry in entries if _PIN.match(entry)]
    assert [pin.split("\n")[0] for pin in pins if "--hash=sha256:" not in pin] == []


@pytest.mark.parametrize(
    "name",
    [
        *("requirements.lock", "requirements-dev.lock", "package-lock.json"),
        *("tests/bench/lighthouse/package-lock.json", "tests/e2e/nu/package-lock.json"),
    ],
)
def test_no_lock_file_names_an_address(name: str) -> None:
    text = (ROOT / name).read_text()
    assert re.findall(r"[^\n]*(?:index-url|find-links|git\+|file:|resolved\": \"http)[^\n]*", text) == []


def test_every_npm_package_has_a_version() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    installed = [name for name, entry in packages.items() if "node_modules/" in name and not entry.get("link")]
    assert len(installed) > 50
    assert [name for name in installed if "version" not in packages[name]] == []


def test_npm_packages_are_locked_for_every_platform() -> None:
    assert missing_platforms(json.loads((ROOT / "package-lock.json").read_text())["packages"]) == {}


@pytest.mark.parametrize(
    ("name", "platform"),
    [
        ("@biomejs/cli-linux-x64", {"os": ["linux"], "cpu": ["x64"], "libc": ["glibc"]}),
        ("@swc/core-linux-arm64-musl", {"os": ["linux"], "cpu": ["arm64"], "libc": ["musl"]}),
        ("@swc/core-linux-arm-gnueabihf", {"os": ["linux"], "cpu": ["arm"]}),
        ("@swc/core-win32-x64-msvc", {"os": ["win32"], "cpu": ["x64"]}),
    ],
)
def test_a_package_without_an_entry_is_known_by_its_name(name: str, platform: dict[str, list[str]]) -> None:
    assert platform_entry(name, "1.0.0") == {"version": "1.0.0", "dev": True, "optional": True, **platform}
