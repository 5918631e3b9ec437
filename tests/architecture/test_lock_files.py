"""What is locked is one set of versions, with hashes and without addresses."""

import json
import re

import pytest

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


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock", "package-lock.json"])
def test_no_lock_file_names_an_address(name: str) -> None:
    text = (ROOT / name).read_text()
    assert re.findall(r"[^\n]*(?:index-url|find-links|git\+|file:|resolved\": \"http)[^\n]*", text) == []


def test_every_npm_package_has_a_version() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    installed = [name for name, entry in packages.items() if "node_modules/" in name and not entry.get("link")]
    assert len(installed) > 50
    assert [name for name in installed if "version" not in packages[name]] == []
