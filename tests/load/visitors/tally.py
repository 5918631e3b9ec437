"""The durations of answers, and their faults."""

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple


class Seen(NamedTuple):
    """One answer: the time of its request (monotonic), its duration, and its fault, "" if it was right."""

    begun_s: float
    seconds: float
    fault: str


@dataclass(frozen=True)
class Tally:
    """All answers; threads may add to it at the same time."""

    seen: list[Seen] = field(default_factory=list)

    def note(self, seconds: float, fault: str = "") -> None:
        """Add an answer that came just now."""
        self.seen.append(Seen(time.monotonic() - seconds, seconds, fault))

    def between(self, from_s: float, to_s: float = float("inf")) -> "Tally":
        """Return the answers whose requests were between these moments."""
        return Tally([seen for seen in self.seen if from_s <= seen.begun_s < to_s])

    @property
    def asked(self) -> int:
        return len(self.seen)

    @property
    def faults(self) -> Counter[str]:
        """The number of times each fault occurred."""
        return Counter(seen.fault for seen in self.seen if seen.fault)

    @property
    def worst_s(self) -> float:
        return max((seen.seconds for seen in self.seen), default=0.0)

    def percentile_ms(self, percent: int) -> float:
        """Return a percentile of the durations in milliseconds."""
        seconds = sorted(seen.seconds for seen in self.seen)
        return seconds[min(len(seconds) - 1, len(seconds) * percent // 100)] * 1000 if seconds else 0.0

    def slower_than(self, limit_s: float) -> int:
        """Return the number of longer durations."""
        return sum(seen.seconds > limit_s for seen in self.seen)

    def in_words(self) -> str:
        """Return number and durations in words."""
        times = f"p95 {self.percentile_ms(95):.0f} ms, p99 {self.percentile_ms(99):.0f} ms, worst {self.worst_s:.2f} s"
        faults = "".join(f", {count} × {fault}" for fault, count in self.faults.most_common(3))
        return f"{self.asked:,} asked, {times}{faults}"
