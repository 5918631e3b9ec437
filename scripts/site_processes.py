"""Runs the Procfile's processes on this terminal until one of them ends."""

import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from supervised.child_process import ChildProcess

# Longer than each of them needs to finish its work: gunicorn 15 s, the worker's supervisor 8 s.
DRAIN_S = 20.0


class SiteProcesses:
    """Children that share this terminal and end with this process. Must be created in the main thread."""

    def __init__(self, procfile: Path, names: Sequence[str], environment: Mapping[str, str]) -> None:
        commands = read_procfile(procfile)
        self._children = {
            name: ChildProcess(["/bin/sh", "-c", commands[name]], environment=environment) for name in names
        }

    def ended(self) -> str | None:
        """Return the name of a process that has ended, None while all run."""
        return next((name for name, child in self._children.items() if child.wait(0) is not None), None)

    def end(self) -> None:
        """Ask all processes to finish their work; kill those still running after DRAIN_S."""
        for child in self._children.values():
            child.terminate()
        ends_at = time.monotonic() + DRAIN_S
        for child in self._children.values():
            child.drain(max(ends_at - time.monotonic(), 0.0))


def read_procfile(procfile: Path) -> dict[str, str]:
    """Return the commands by name: one `name: command` a line."""
    lines = (line.partition(":") for line in procfile.read_text().splitlines() if line.strip())
    return {name.strip(): command.strip() for name, _, command in lines}
