"""A supervisor that is told to end at any moment, in a process of its own."""

import subprocess
import sys

from tests.waiting import LIMIT_S

ROUNDS = 1500
SCRIPT = f"""
import os, random, signal
from supervised.child_process import ChildProcess
from supervised.stop_signal import exit_when_told

exit_when_told()
signal.signal(signal.SIGALRM, signal.getsignal(signal.SIGTERM))
child = ChildProcess(["sleep", "1000"], environment=os.environ)
for _ in range({ROUNDS}):
    try:
        signal.setitimer(signal.ITIMER_REAL, random.uniform(0.00002, 0.0005))
        while True:
            child.wait(0.00001)
    except SystemExit:
        pass
print(child.drain(10))
"""


def test_a_child_is_ended_whenever_its_supervisor_was_told_to_end() -> None:
    ended = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, timeout=LIMIT_S, check=True)
    assert ended.stdout == "-15\n"
