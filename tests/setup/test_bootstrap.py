"""The messages for a newcomer if the machine lacks something."""

import sys
from pathlib import Path

import pytest

from tests.setup.machine import Machine, make_machine, real_python

OLD_PYTHON = 'if [ "$1" = --version ]; then echo "Python 3.9.2"; else exit 1; fi'
NOWHERE = "http://127.0.0.1:9"


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return make_machine(tmp_path)


def python_without_venv(machine: Machine) -> str:
    """A Python whose venv module appears with the file `venv-installed`, as Debian's does with python3-venv.

    The environment it makes only notes how pip is called: installing is not what these tests are about.
    """
    marker = machine.project / "venv-installed"
    machine.add_program(
        "make-venv",
        "mkdir -p .venv/bin\n"
        "cat >.venv/bin/python <<'END'\n#!/bin/sh\necho \"$*\" >>pip-calls\nEND\n"
        "/bin/chmod +x .venv/bin/python",
    )
    return (
        f'case "$2" in *ensurepip*) [ -e {marker} ] || exit 1 ;; esac\n'
        f'case "$*" in "-m venv"*) exec {machine.bin}/make-venv ;; esac\n'
        f'exec {real_python()} "$@"'
    )


def fake_apt(machine: Machine) -> str:
    marker, calls = machine.project / "venv-installed", machine.project / "apt-calls"
    return f'echo "$*" >>{calls}\ncase "$*" in *python3-venv*) touch {marker} ;; esac'


def test_a_program_of_the_test_never_replaces_one_of_the_system(machine: Machine, tmp_path: Path) -> None:
    system_tool = tmp_path / "system-tool"
    system_tool.write_text("as installed")
    (machine.bin / "tool").symlink_to(system_tool)
    machine.add_program("tool", "exit 2")
    assert system_tool.read_text() == "as installed"
    assert not (machine.bin / "tool").is_symlink()


def test_an_old_python_is_named(machine: Machine) -> None:
    machine.add_program("python3", OLD_PYTHON)
    result = machine.run("scripts/bootstrap.sh", "requirements.lock")
    assert result.returncode == 1
    assert "Python 3.11 or newer is needed, found: Python 3.9.2." in result.stderr
    assert "apt-get install python3 python3-venv" in result.stderr


def test_no_python_at_all_is_named(machine: Machine) -> None:
    result = machine.run("scripts/bootstrap.sh", "requirements.lock")
    assert result.returncode == 1
    assert "found: no python3" in result.stderr


def test_a_newer_python_beside_an_old_one_is_taken(machine: Machine) -> None:
    machine.add_program("python3", OLD_PYTHON)
    machine.add_program("python3.13", python_without_venv(machine))
    (machine.project / "venv-installed").touch()
    result = machine.run("scripts/bootstrap.sh", "requirements.lock")
    assert result.returncode == 0, result.stderr
    assert "--require-hashes" in (machine.project / "pip-calls").read_text()


def test_an_ordinary_user_without_sudo_reads_the_one_command(machine: Machine) -> None:
    machine.add_program("python3", python_without_venv(machine))
    machine.add_program("apt-get", fake_apt(machine))
    result = machine.run("scripts/bootstrap.sh", "requirements.lock")
    assert result.returncode == 1
    assert "apt-get update && apt-get install -y --no-install-recommends python3-venv" in result.stderr
    assert not (machine.project / "apt-calls").exists()


@pytest.mark.parametrize("has_sudo", [False, True])
def test_root_and_sudo_install_the_missing_package(machine: Machine, has_sudo: bool) -> None:
    machine.add_program("python3", python_without_venv(machine))
    machine.add_program("apt-get", fake_apt(machine))
    if has_sudo:
        machine.add_program("sudo", '[ "$1" = -n ] && shift\necho sudo >>sudo-calls\nexec "$@"')
        machine.add_program("true", "exit 0")
    else:
        machine.be_user(0)
    result = machine.run("scripts/bootstrap.sh", "requirements.lock")
    assert result.returncode == 0, result.stderr
    assert (machine.project / "apt-calls").read_text().splitlines() == [
        "update",
        "install -y --no-install-recommends python3-venv",
    ]
    assert (machine.project / "sudo-calls").exists() == has_sudo


def test_a_machine_without_apt_reads_the_package_name(machine: Machine) -> None:
    machine.add_program("python3", python_without_venv(machine))
    result = machine.run("scripts/bootstrap.sh", "requirements.lock")
    assert result.returncode == 1
    assert "Install python3-venv with this system's package manager" in result.stderr


def test_an_unreachable_python_registry_is_explained(machine: Machine) -> None:
    (machine.bin / "python3").symlink_to(real_python())
    machine.environment = {"PIP_INDEX_URL": NOWHERE, "PIP_CONFIG_FILE": "/dev/null", "PIP_RETRIES": "0"}
    result = machine.run("scripts/bootstrap.sh", "requirements.lock")
    assert result.returncode == 1
    assert "The package registry could not be reached." in result.stderr
    assert "PIP_INDEX_URL" in result.stderr
    assert "var/log/setup-python.log" in result.stderr


def test_an_unreachable_npm_registry_is_explained_and_the_systems_node_is_not_used(machine: Machine) -> None:
    machine.add_program("node", "echo v12.22.0")
    machine.add_program("npm", "echo an old npm ran; exit 0")
    use_installed_environment(machine)
    machine.environment = {
        "npm_config_registry": NOWHERE,
        "npm_config_cache": str(machine.project / "npm-cache"),
        "npm_config_fetch_retries": "0",
    }
    result = machine.run("scripts/install_node_packages.sh")
    assert "Installing npm packages (Node v24." in result.stdout
    assert result.returncode == 1
    assert "The package registry could not be reached." in result.stderr


def test_missing_test_services_are_named_with_the_one_command(machine: Machine) -> None:
    machine.add_program("ls", "exit 2")
    machine.add_program("apt-get", fake_apt(machine))
    result = machine.run("scripts/install_test_services.sh")
    assert result.returncode == 1
    command = "apt-get install -y --no-install-recommends chromium-headless-shell default-jre-headless postgresql"
    assert f"{command} nginx libnginx-mod-http-brotli-static gettext-base age systemd" in result.stderr


def test_services_that_are_there_are_left_alone(machine: Machine) -> None:
    machine.add_program("chromium", "echo Chromium 150.0")
    machine.add_program("java", "exit 0")
    machine.add_program("postgres", "exit 0")
    machine.add_program("systemd-socket-activate", "exit 0")
    machine.add_program("envsubst", "exit 0")
    machine.add_program("age", "exit 0")
    # The script calls it only to look for nginx's module.
    machine.add_program("ls", "exit 0")
    result = machine.run("scripts/install_test_services.sh")
    assert (result.returncode, result.stderr) == (0, "")
    # The only message names the browser that the tests will use.
    assert result.stdout == f"==> Browser of the tests: Chromium 150.0 ({machine.bin / 'chromium'})\n"


def use_installed_environment(machine: Machine) -> None:
    """Give the project the virtual environment of these tests."""
    (machine.project / ".venv").symlink_to(sys.prefix)
