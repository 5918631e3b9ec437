"""What tests of the running site share."""

import fcntl
from pathlib import Path

import pytest

from supervised.renderer.address import find_free_port
from tests.factories.processes import run_command, running_renderer


@pytest.fixture(scope="session")
def built_pages(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A store with every page of the shipped content, to be copied. The processes of one run draw it once."""
    own = tmp_path_factory.getbasetemp()
    folder = (own if worker_id == "master" else own.parent) / "built-pages"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        # What is published is whole.
        if not (folder / "pages" / "current").exists():
            with running_renderer(folder, find_free_port("127.0.0.1")) as server:
                built = run_command(folder, "pages", "build", renderer_port=server.port)
            assert built.returncode == 0, built.stderr
    return folder / "pages"
