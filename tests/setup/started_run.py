"""A start of `make run` after the installation, in a folder of its own."""

import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.waiting import LIMIT_S


@contextmanager
def started_run(project: Path, environment: Mapping[str, str]) -> Iterator[subprocess.Popen[str]]:
    """Start the site; its output goes to the project's file `output`, and it ends with the block."""
    # In the background, a shell's children ignore Ctrl-C, and so do their own children.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with (project / "output").open("w") as output:
        popen = subprocess.Popen(
            [sys.executable, "-m", "scripts.run_site"],
            cwd=project,
            env=dict(environment),
            stdout=output,
            stderr=subprocess.STDOUT,
            text=True,
        )
    try:
        yield popen
    finally:
        popen.terminate()
        popen.wait(timeout=LIMIT_S)
