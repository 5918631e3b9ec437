"""The delay before a mail is tried again."""

import random
from collections.abc import Callable
from datetime import timedelta

FIRST_DELAY_S = 10.0
LONGEST_DELAY_S = 3600.0
_SPREAD = 0.2

Jitter = Callable[[float, float], float]


def retry_delay(attempts: int, jitter: Jitter = random.uniform) -> timedelta:
    """Return the wait after so many attempts: 10 s, 20 s, 40 s … 1 h, each a fifth shorter or longer at random."""
    # The exponent is bounded too: 2.0 ** 1024 overflows.
    delay_s = min(FIRST_DELAY_S * 2.0 ** min(attempts - 1, 20), LONGEST_DELAY_S)
    return timedelta(seconds=delay_s * jitter(1 - _SPREAD, 1 + _SPREAD))
