"""`bin/site`: what it takes from the file of settings, what it refuses, and that it runs with nothing else."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.source_files import ROOT
from tests.waiting import START_LIMIT_S

REFUSED = 2
# Prints its arguments and its environment, each ended by NUL.
TELL = '#!/bin/sh\nfor word in "$@"; do printf "%s\\0" "$word"; done\nprintf "\\0"; env -0\n'


@pytest.fixture
def release(tmp_path: Path) -> Path:
    """A release whose `flask`, `python` and `gunicorn` print their arguments."""
    folder = tmp_path / "a release"
    (folder / "bin").mkdir(parents=True)
    shutil.copy(ROOT / "bin" / "site", folder / "bin" / "site")
    for name in ("Procfile", ".env.example"):
        shutil.copy(ROOT / name, folder / name)
    programs = folder / ".venv" / "bin"
    programs.mkdir(parents=True)
    for name in ("flask", "python", "gunicorn"):
        (programs / name).write_text(TELL)
        (programs / name).chmod(0o755)
    return folder


def site(release: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [release / "bin" / "site", *arguments],
        cwd=release.parent,
        env={"PATH": os.environ["PATH"]} | environment,
        capture_output=True,
        text=True,
        timeout=START_LIMIT_S,
        check=False,
    )


def told(done: subprocess.CompletedProcess[str]) -> tuple[list[str], dict[str, str]]:
    assert done.returncode == 0, done.stderr
    words, _, variables = done.stdout.partition("\0\0")
    return words.split("\0"), dict(line.split("=", 1) for line in variables.split("\0") if line)


def write_settings(release: Path, text: str, mode: int = 0o640) -> str:
    file = release.parent / "site.env"
    file.write_text(text)
    file.chmod(mode)
    return str(file)


def refusal(done: subprocess.CompletedProcess[str]) -> str:
    assert (done.returncode, done.stdout) == (REFUSED, "")
    assert done.stderr.startswith("site: ")
    return done.stderr


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("SECRET_KEY=plain", "plain"),
        ("  SECRET_KEY=  two words  ", "two words"),
        ("SECRET_KEY=a=b==", "a=b=="),
        ("SECRET_KEY=a#b # c", "a#b # c"),
        ("SECRET_KEY=$HOME $(touch ran) `touch ran` ${PATH} ; touch ran", None),
        ('SECRET_KEY=it\'s "so"', 'it\'s "so"'),
        ("SECRET_KEY=' kept '", " kept "),
        ('SECRET_KEY="it\'s"', "it's"),
        ("SECRET_KEY='\\a\\'", "\\a\\"),
        ("SECRET_KEY=", ""),
        ("SECRET_KEY=''", ""),
        ("SECRET_KEY=*", "*"),
        ("SECRET_KEY=₹ é", "₹ é"),
        ("SECRET_KEY=carriage return\r", "carriage return"),
    ],
)
def test_values_are_taken_as_they_stand(release: Path, line: str, value: str | None) -> None:
    file = write_settings(release, f"# a comment\n; another\n\nAPP_ENV=test\n{line}")
    _, variables = told(site(release, "routes", SITE_ENV=file))
    assert variables["SECRET_KEY"] == (line.partition("=")[2] if value is None else value)
    assert variables["APP_ENV"] == "test"
    assert not list(release.parent.rglob("ran"))


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("SECRET_KEY", "line 2: must be NAME=value"),
        ("export SECRET_KEY=a", "line 2: a name is of capital letters"),
        ("SECRET_KEY =a", "line 2: a name is of capital letters"),
        ("=a", "line 2: a name is of capital letters"),
        ("SECRET_KEY='hushed", "line 2, SECRET_KEY: the quote at the beginning is not closed"),
        ("SECRET_KEY='", "line 2, SECRET_KEY: the quote at the beginning is not closed"),
        ('SECRET_KEY="a" # why', "line 2, SECRET_KEY: the quote at the beginning is not closed"),
        ("SECRET_KEY='a' 'b'", "line 2, SECRET_KEY: the quote that surrounds the value stands in it"),
        ("SECRET_KEY=a\\b", "line 2, SECRET_KEY: a value with a backslash must stand in single quotes"),
        ('SECRET_KEY="a\\b"', "line 2, SECRET_KEY: a value with a backslash must stand in single quotes"),
    ],
)
def test_what_could_be_read_in_two_ways_is_refused(release: Path, line: str, reason: str) -> None:
    file = write_settings(release, f"APP_ENV=test\n{line}\n")
    said = refusal(site(release, "routes", SITE_ENV=file))
    assert f"{file}, {reason}" in said
    assert "hushed" not in said


def test_of_the_callers_settings_none_is_left(release: Path) -> None:
    file = write_settings(release, "APP_ENV=production\n")
    strays = {"APP_ENV": "test", "PUBLIC_ORIGIN": "http://elsewhere", "FLASK_DEBUG": "1", "LANG": "C"}
    _, variables = told(site(release, "routes", SITE_ENV=file, **strays))
    assert variables["APP_ENV"] == "production"
    assert variables["LANG"] == "C"
    assert not {"PUBLIC_ORIGIN", "FLASK_DEBUG"} & variables.keys()
    assert variables["FLASK_SKIP_DOTENV"] == "1"
    assert variables["SITE_PROGRAM"] == "site"


def test_arguments_and_folder(release: Path) -> None:
    link = release.parent / "link"
    link.symlink_to(release / "bin" / "site")
    write_settings(release, "APP_ENV=test\n")
    done = subprocess.run(
        [link, "backup", "two words", "$HOME"],
        cwd=release.parent,
        env={"PATH": os.environ["PATH"], "SITE_ENV": "site.env"},
        capture_output=True,
        text=True,
        check=False,
    )
    words, variables = told(done)
    assert words == ["backup", "two words", "$HOME"]
    assert variables["PWD"] == str(release)
    assert variables["PATH"].startswith(f"{release}/.venv/bin:")


@pytest.mark.parametrize(
    ("process", "words"),
    [
        ("web", ["app.wsgi:application", "-c", "gunicorn.conf.py"]),
        ("renderer", ["-m", "app.renderer"]),
        ("worker", ["-m", "app.worker"]),
    ],
)
def test_processes_are_those_of_the_procfile(release: Path, process: str, words: list[str]) -> None:
    assert told(site(release, process, APP_ENV="test", SITE_ENV=""))[0] == words
    assert "takes no arguments" in refusal(site(release, process, "more", APP_ENV="test", SITE_ENV=""))


def test_without_a_file_the_environment_must_name_itself(release: Path) -> None:
    assert told(site(release, "routes", SITE_ENV="", APP_ENV="test", PORT="81"))[1]["PORT"] == "81"
    assert "APP_ENV is not set" in refusal(site(release, "routes", SITE_ENV=""))
    missing = str(release / "missing.env")
    assert f"{missing} is missing" in refusal(site(release, "routes", SITE_ENV=missing, APP_ENV="test"))
    file = write_settings(release, "PORT=81\n")
    assert f"{file} must set APP_ENV" in refusal(site(release, "routes", SITE_ENV=file, APP_ENV="test"))


@pytest.mark.parametrize("mode", [0o644, 0o642, 0o641])
def test_a_file_that_others_can_use_is_refused(release: Path, mode: int) -> None:
    file = write_settings(release, "APP_ENV=test\nSECRET_KEY=hidden\n", mode)
    said = refusal(site(release, "routes", SITE_ENV=file))
    assert f"chmod o= {file}" in said
    assert "hidden" not in said


def test_a_release_that_is_not_built_and_a_missing_command_are_named(release: Path) -> None:
    assert "name a command" in refusal(site(release))
    shutil.rmtree(release / ".venv")
    assert "run `make build` there" in refusal(site(release, "routes", APP_ENV="test"))


def test_a_python_that_the_account_cannot_reach_is_named(release: Path) -> None:
    python = release / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to(release.parent / "of another account" / "python3")
    assert "a python3 that all accounts reach" in refusal(site(release, "web", APP_ENV="test"))


def test_pages_are_published_for_the_origin_of_the_file(tmp_path: Path) -> None:
    settings = {
        "APP_ENV": "production",
        "SECRET_KEY": "'a secret of $40 and more, with \\ and \" in it'",
        "ALLOWED_HOSTS": "www.example.in",
        "PUBLIC_ORIGIN": "https://www.example.in",
        "PAGE_STORE_DIR": f'"{tmp_path}/pages of the site"',
        "DATABASE_URL": f"sqlite:///{tmp_path}/site.sqlite3",
    }
    file = tmp_path / "site.env"
    file.write_text("\n".join(f"{name}={value}" for name, value in settings.items()))
    file.chmod(0o600)
    done = subprocess.run(
        [ROOT / "bin" / "site", "pages", "build"],
        cwd=tmp_path,
        env={"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "SITE_ENV": str(file)}
        | {"PUBLIC_ORIGIN": "http://localhost:8000", "APP_ENV": "development"},
        capture_output=True,
        text=True,
        timeout=START_LIMIT_S,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    page = tmp_path / "pages of the site" / "current" / "nri" / "nri-faqs" / "index.html"
    assert '<link rel="canonical" href="https://www.example.in/nri/nri-faqs"' in page.read_text()
    assert "localhost:8000" not in page.read_text()
    assert page.stat().st_mode & 0o777 == 0o640


@pytest.fixture
def as_root(release: Path) -> str:
    """A PATH on which everybody is root, and `runuser` prints its arguments."""
    programs = release.parent / "programs"
    programs.mkdir()
    (programs / "id").write_text("#!/bin/sh\necho 0\n")
    (programs / "runuser").write_text('#!/bin/sh\nprintf "runuser %s" "$*"\n')
    for program in programs.iterdir():
        program.chmod(0o755)
    return f"{programs}:{os.environ['PATH']}"


def test_root_goes_on_as_the_account_the_data_belong_to(release: Path, as_root: str) -> None:
    var = release / "var"
    var.mkdir()
    if os.geteuid() == 0:
        shutil.chown(var, "nobody")
    file = write_settings(release, "APP_ENV=production")
    done = site(release, "backup", "a copy", PATH=as_root, SITE_ENV=file)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"runuser -u {var.owner()} -- {release}/bin/site backup a copy"


def test_root_stays_root_where_the_data_are_its_own(release: Path, as_root: str) -> None:
    (release / "var").mkdir()
    (release.parent / "programs" / "stat").write_text("#!/bin/sh\necho root\n")
    (release.parent / "programs" / "stat").chmod(0o755)
    file = write_settings(release, "APP_ENV=production")
    words, _ = told(site(release, "backup", "copy", PATH=as_root, SITE_ENV=file))
    assert words == ["backup", "copy"]
