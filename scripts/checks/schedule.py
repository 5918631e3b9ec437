"""Runs stages, two of one core at a time; what a stage prints stays in one piece."""

import tempfile
import time
from collections.abc import Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Lock

from scripts.checks.stage import Count, Stage, run_stage

AT_ONCE = 2


@dataclass
class Run:
    """The counts of the stages that have ended, by name; `environment` is that of their commands."""

    environment: Mapping[str, str]
    started_s: float = field(default_factory=time.monotonic)
    counts: dict[str, Count] = field(default_factory=dict)
    _printing: Lock = field(default_factory=Lock)

    @property
    def failed(self) -> list[str]:
        """The names of the stages that failed."""
        return [name for name, count in self.counts.items() if count.failed]

    def say(self, heading: str, output: str = "") -> None:
        """Print a heading with the seconds since the start, and the output of a stage below it."""
        with self._printing:
            print(f"\n=== {heading} (at {time.monotonic() - self.started_s:.0f} s)\n{output}", end="", flush=True)


def run_stages(stages: Iterable[Stage], environment: Mapping[str, str]) -> Run:
    """Run all stages in this order; begin no more after one has failed that the rest needs."""
    run = Run(environment)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        try:
            _begin_all(stages, run, pool)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return run


def _begin_all(stages: Iterable[Stage], run: Run, pool: ThreadPoolExecutor) -> None:
    begun: list[Future[None]] = []
    for stage in stages:
        if stage.is_alone:
            _await_all(begun)
            run.say(stage.name)
            run.counts[stage.name] = run_stage(stage, run.environment)
        else:
            begun.append(pool.submit(_run_beside_another, stage, run))
        if stage.needed_by_rest:
            # What began before it goes on beside the rest.
            _await_all(begun[-1:])
            if run.counts[stage.name].failed:
                break
    _await_all(begun)


def _await_all(begun: list[Future[None]]) -> None:
    while begun:
        begun.pop().result()


def _run_beside_another(stage: Stage, run: Run) -> None:
    run.say(f"{stage.name} begins")
    with tempfile.TemporaryFile() as output:
        count = run_stage(stage, run.environment, output)
        output.seek(0)
        printed = output.read().decode(errors="replace")
    run.counts[stage.name] = count
    run.say(f"{stage.name} {'failed' if count.failed else 'passed'}", printed)
