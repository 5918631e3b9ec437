"""How long answers took, and what was wrong with them."""

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple


class Seen(NamedTuple):
    """One answer: when it was asked for (monotonic), how long it took, and its fault, empty if it was right."""

    begun_s: float
    seconds: float
    fault: str


@dataclass(frozen=True)
class Tally:
    """Answers as they came; threads may add to it at the same time."""

    seen: list[Seen] = field(default_factory=list)

    def note(self, seconds: float, fault: str = "") -> None:
        """Add an answer that came just now."""
        self.seen.append(Seen(time.monotonic() - seconds, seconds, fault))

    def between(self, from_s: float, to_s: float = float("inf")) -> "Tally":
        """Return what was asked for within these moments."""
        return Tally([seen for seen in self.seen if from_s <= seen.begun_s < to_s])

    @property
    def asked(self) -> int:
        return len(self.seen)

    @property
    def faults(self) -> Counter[str]:
        """How often each fault was seen."""
        return Counter(seen.fault for seen in self.seen if seen.fault)

    @property
    def worst_s(self) -> float:
        return max((seen.seconds for seen in self.seen), default=0.0)

    def percentile_ms(self, percent: int) -> float:
        """Return what so many percent took at most, in milliseconds."""
        seconds = sorted(seen.seconds for seen in self.seen)
        return seconds[min(len(seconds) - 1, len(seconds) * percent // 100)] * 1000 if seconds else 0.0

    def slower_than(self, limit_s: float) -> int:
        """Return how many took longer."""
        return sum(seen.seconds > limit_s for seen in self.seen)

    def in_words(self) -> str:
        """Return how many there were and how long they took."""
        times = f"p95 {self.percentile_ms(95):.0f} ms, p99 {self.percentile_ms(99):.0f} ms, worst {self.worst_s:.2f} s"
        faults = "".join(f", {count} × {fault}" for fault, count in self.faults.most_common(3))
        return f"{self.asked:,} asked, {times}{faults}"
