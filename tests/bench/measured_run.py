"""Commands that measure, run one after another, and their results."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from app.configuration.root import ROOT
from tests.bench.figure import COLLECTED_IN, Figure, read_collected
from tests.bench.measured_table import MeasuredTable

# The time that a command may take to end the processes it started.
ENDING_LIMIT_S = 60


@dataclass
class Outcome:
    """Names of limits that were missed, and of commands without figures."""

    missed: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Suite:
    """All commands of the room `tests/<room>`: modules with their options, and the seconds each may take at most.

    What they measure goes into `table`, if there is one.
    """

    room: str
    limits_s: Mapping[str, int]
    table: MeasuredTable | None = None

    def run(self, wanted: Sequence[str]) -> Outcome:
        """Run the wanted modules, or all if none is named; then print the outcome."""
        known = {name.partition(" ")[0] for name in self.limits_s}
        if unknown := set(wanted) - known:
            names = ", ".join(sorted(unknown))
            sys.exit(f"There is no {self.room} {names}. There are: {', '.join(sorted(known))}")
        outcome = Outcome()
        for name in self.limits_s:
            if not wanted or name.partition(" ")[0] in wanted:
                self._run_one(name, outcome)
        print(f"\n{len(outcome.missed)} limits missed" + "".join(f"\n  {name}" for name in outcome.missed))
        print(f"not measured: {', '.join(outcome.failed) or 'nothing'}")
        return outcome

    def _run_one(self, name: str, outcome: Outcome) -> None:
        figures = measure(f"python -m tests.{self.room}.{name}", self.limits_s[name])
        if not figures:
            outcome.failed.append(name)
            return
        if self.table is not None:
            self.table.write(name, figures, list(self.limits_s))
        outcome.missed += [figure.name for figure in figures if figure.is_kept is False]


def measure(command: str, limit_s: float) -> list[Figure]:
    """Run one command, which prints its figures; return them, or none if it failed."""
    print(f"\n==> {command}", flush=True)
    with tempfile.NamedTemporaryFile(prefix="figures-") as file:
        process = subprocess.Popen(command.split(), cwd=ROOT, env=os.environ | {COLLECTED_IN: file.name})
        try:
            # The exit status also reports missed limits. A command that failed has left no figures.
            process.wait(limit_s)
        except subprocess.TimeoutExpired:
            print(f"not done within {limit_s:g} s", file=sys.stderr)
            # The same signal as Ctrl-C, which reaches a command of an interrupted run anyway. So the command ends its
            # processes.
            process.send_signal(signal.SIGINT)
            return []
        finally:
            _await_end(process)
        return read_collected(Path(file.name))


def _await_end(process: subprocess.Popen[bytes]) -> None:
    try:
        process.wait(ENDING_LIMIT_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
