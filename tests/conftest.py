"""Fixtures for every test. Stores are tested on both databases, each on a copy of a migrated one."""

import fcntl
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from app.configuration.settings import SAMPLES_HIDDEN
from tests.app.databases import copy_postgres_database, make_postgres_template, make_sqlite_template
from tests.factories.fake_renderer import FakeRenderer, running_fake_renderer
from tests.factories.processes import run_command
from tests.postgres import running_postgres
from tests.waiting import LIMIT_S

# A long test that begins last makes everybody wait. A test with a site of its own occupies a process meanwhile.
LONGEST_FIRST = (
    "tests/trials/test_working_day.py",
    "tests/setup/test_run_site.py",
    "tests/integration/",
    "tests/e2e/staff/test_day_in_june.py",
    "tests/e2e/strategies/test_long_list.py",
    "tests/e2e/forms/test_mail.py",
)

# `flask pages build` starts a renderer of its own.
NO_RENDERER = 9
DATABASES = {"sqlite_template", "postgres_server", "database_url", "empty_database_url"}

# The site's short time limits. A slow machine would reach them without any fault.
SOON_GIVEN_UP = (
    "app.web.bounded_check.PATIENCE_S",
    "app.database.timeouts.SEAT_LIMIT_S",
    "app.database.extensions.POOL_LIMIT_S",
    "app.pages.readiness.RENDERER_TIMEOUT_S",
    "app.pages.views.dynamic_cache.LONGEST_WAIT_S",
    "app.members.stores.passwords.TURN_WAIT_S",
)

# Tests check results, not speed. So they fail alike on every machine.
settings.register_profile("site", deadline=None, derandomize=True, database=None)
settings.load_profile("site")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the longest tests first; the others keep their order. Tests with a database are heavy."""
    for item in items:
        if not DATABASES.isdisjoint(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.heavy)
    items.sort(key=lambda item: [not item.nodeid.startswith(name) for name in LONGEST_FIRST])


@pytest.fixture(scope="session", autouse=True)
def patience() -> Iterator[None]:
    """Let this process wait long. A test of a time limit sets its own."""
    with pytest.MonkeyPatch.context() as patched:
        for name in SOON_GIVEN_UP:
            patched.setattr(name, LIMIT_S)
        yield


@pytest.fixture
def fake_renderer() -> Iterator[FakeRenderer]:
    """A renderer whose behaviour a test sets, on a free loopback port."""
    with running_fake_renderer() as renderer:
        yield renderer


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with running_postgres() as server:
        yield server.url


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file."""
    return make_sqlite_template(tmp_path_factory.mktemp("template") / "site.sqlite3")


@pytest.fixture(scope="session")
def postgres_template(postgres_server: str) -> str:
    """The name of a migrated PostgreSQL database."""
    return make_postgres_template(postgres_server, "template_site")


@pytest.fixture
def sqlite_url(tmp_path: Path, sqlite_template: Path) -> str:
    """A migrated SQLite database of the test's own."""
    shutil.copyfile(sqlite_template, tmp_path / "site.sqlite3")
    return f"sqlite:///{tmp_path}/site.sqlite3"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A migrated database of the test's own, on either system."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite_url"))
    server, template = (request.getfixturevalue(name) for name in ("postgres_server", "postgres_template"))
    return copy_postgres_database(server, template)


@pytest.fixture(scope="session")
def built_pages(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A store with all pages of the shipped content, to copy, and `snapshots`. It is rendered once in a run."""
    own = tmp_path_factory.getbasetemp()
    folder = (own if worker_id == "master" else own.parent) / "built-pages"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        # The current version is complete.
        if not (folder / "pages" / SAMPLES_HIDDEN / "current").exists():
            snapshots = str(folder / "snapshots")
            built = run_command(folder, "pages", "build", renderer_port=NO_RENDERER, SNAPSHOT_DIR=snapshots)
            assert built.returncode == 0, built.stderr
    return folder / "pages"
