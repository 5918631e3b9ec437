"""Two servers loaded in short alternating turns, so that changes of the machine's speed affect both."""

import statistics
import sys
from collections.abc import Callable
from dataclasses import dataclass

Rate = Callable[[], float]
"""Loads a server for a while; returns requests per second of processor time."""


@dataclass(frozen=True)
class Turns:
    """How often and for how many seconds each server is loaded."""

    rounds: int
    seconds: float

    @classmethod
    def from_arguments(cls, *, rounds: int, seconds: float) -> "Turns":
        """Return the command's arguments, `[ROUNDS] [SECONDS]`, or the defaults given here."""
        return cls(
            int(sys.argv[1]) if len(sys.argv) > 1 else rounds, float(sys.argv[2]) if len(sys.argv) > 2 else seconds
        )


@dataclass(frozen=True)
class Compared:
    """Medians of all rounds: the ratio of one server's rate to the other's, and both rates."""

    ratio: float
    rate: float
    others_rate: float

    def beside(self, other: str) -> str:
        """Return both rates in words."""
        return f"{self.rate:,.0f} /s, {other} {self.others_rate:,.0f} /s"


def compare(one: Rate, other: Rate, rounds: int) -> Compared:
    """Load both, one after the other, this many times."""
    rates = [(one(), other()) for _ in range(rounds)]
    ratio = statistics.median(rate / others for rate, others in rates)
    return Compared(ratio, *(statistics.median(column) for column in zip(*rates, strict=True)))
