"""Counts that several processes share, and those that end with one of them."""

import os
import subprocess
import sys
from pathlib import Path

from app.configuration.root import ROOT
from app.web.metrics.counted import PUBLICATIONS_SHOWN, publications_shown

# As under gunicorn: a folder, a master that forks, and two workers, one of which ends.
PROGRAM = """
import os, sys
from pathlib import Path
from app.web.metrics import folder as counts
counts._MEMORY = Path(sys.argv[1])
counts.begin_counting(Path(sys.argv[1]))
counts.begin_counting(Path(sys.argv[1]))
from prometheus_client.multiprocess import mark_process_dead
from app.web.metrics.counted import PUBLICATIONS_SHOWN, RESPONSES, counted, publications_shown

def tell(when):
    stored = {"status": "2xx", "source": "store"}
    print(when, int(counted().get_sample_value("site_responses_total", stored)), publications_shown())

def work(shown, pages):
    worker = os.fork()
    if worker == 0:
        PUBLICATIONS_SHOWN.set(shown)
        RESPONSES.labels("2xx", "store").inc(pages)
        os._exit(0)
    os.waitpid(worker, 0)
    return worker

mark_process_dead(os.getpid())
ahead, behind = work(5, 2), work(3, 4)
tell("both")
mark_process_dead(behind)
tell("one")
counts.end_counting()
"""


def run(memory: Path) -> list[str]:
    command = [sys.executable, "-c", PROGRAM, str(memory)]
    finished = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return finished.stdout.splitlines()


def test_processes_count_together_and_the_one_that_is_behind_decides(tmp_path: Path) -> None:
    assert run(tmp_path) == ["both 6 3", "one 6 5"]
    assert list(tmp_path.iterdir()) == []


def test_what_a_killed_process_left_goes_and_what_a_living_one_counts_stays(tmp_path: Path) -> None:
    killed, living = (tmp_path / f"wealth-site-counts.{number}" for number in (2**22 + 1, os.getpid()))
    for folder in (killed, living):
        folder.mkdir()
    run(tmp_path)
    assert list(tmp_path.iterdir()) == [living]


def test_outside_of_gunicorn_a_process_tells_of_itself() -> None:
    PUBLICATIONS_SHOWN.set(3)
    assert publications_shown() == 3
    PUBLICATIONS_SHOWN.set(0)
    assert publications_shown() == 0
