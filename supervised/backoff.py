"""The wait before an ended process is started again."""

STABLE_AFTER_S = 10.0
FIRST_DELAY_S = 0.25
LONGEST_DELAY_S = 10.0


class Backoff:
    """None after the first end, then 0.25 s, 0.5 s, 1 s … up to 10 s; a stable run resets the count."""

    def __init__(self) -> None:
        self._ends = 0

    def next_delay_s(self, *, ran_for_s: float) -> float:
        """Return the seconds to wait after a run of `ran_for_s` seconds."""
        if ran_for_s >= STABLE_AFTER_S:
            self._ends = 0
        self._ends += 1
        if self._ends == 1:
            return 0.0
        return min(FIRST_DELAY_S * 2.0 ** (self._ends - 2), LONGEST_DELAY_S)
