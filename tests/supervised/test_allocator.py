"""The memory of a process after its threads have used and freed large blocks, in a process of its own."""

import subprocess
import sys

from tests.waiting import START_LIMIT_S

THREADS = 6
HASH_MIB = 19
SCRIPT = f"""
import sys, threading
from argon2 import PasswordHasher
from pathlib import Path
from supervised.allocator import give_memory_back

def held_mib():
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("RssAnon:")).split()[1]) // 1024

if sys.argv[1] == "give-back":
    give_memory_back()
before = held_mib()
hasher = PasswordHasher(time_cost=1, memory_cost={HASH_MIB * 1024}, parallelism=1)
started = threading.Barrier({THREADS} + 1)
released = threading.Event()

def sign_in():
    hasher.hash("one")
    hasher.hash("two")
    started.wait()
    released.wait()

threads = [threading.Thread(target=sign_in) for _ in range({THREADS})]
for thread in threads:
    thread.start()
started.wait()
print(held_mib() - before)
released.set()
"""


def test_threads_that_hashed_passwords_leave_nothing_behind() -> None:
    assert growth_mib("give-back") < HASH_MIB / 2


def test_without_it_they_do() -> None:
    assert growth_mib("keep") > HASH_MIB


def growth_mib(how: str) -> int:
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT, how], check=True, capture_output=True, text=True, timeout=START_LIMIT_S
    )
    return int(run.stdout)
