"""Python's sleep by select: libfaketime 0.9.10 refuses the absolute moments of a clock it leaves alone (EINVAL).

Python imports this module at the start of each process that finds it on PYTHONPATH.
"""

import select
import time


def _sleep(seconds: float) -> None:
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    select.select([], [], [], seconds)


time.sleep = _sleep  # type: ignore[assignment]
