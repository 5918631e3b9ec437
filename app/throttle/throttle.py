"""Limits, and whether one more time is allowed."""

import hashlib
import hmac
import math
from dataclasses import dataclass

from app.throttle.counts import Counts
from app.throttle.database_counts import DatabaseCounts
from app.throttle.fallback import FallbackCounts
from app.throttle.redis_counts import RedisCounts


@dataclass(frozen=True)
class Limit:
    """At most `maximum` times for each subject in `window_s` seconds, beginning with the first. `purpose` names it."""

    purpose: str
    maximum: int
    window_s: int


@dataclass(frozen=True)
class Verdict:
    """Whether this time is allowed; if not, in how many whole seconds it will be (at least 1, 0 if allowed)."""

    is_allowed: bool
    retry_after_s: int


class Throttle:
    """Counts what addresses and accounts do. `secret` keeps the stored keys from being read back as addresses."""

    def __init__(self, counts: Counts, secret: str) -> None:
        self._counts = counts
        self._secret = secret.encode()

    def hit(self, limit: Limit, subject: str) -> Verdict:
        """Count one more time of `subject`, such as an address, and judge it."""
        count = self._counts.add(self._key(limit, subject), limit.window_s)
        if count.times <= limit.maximum:
            return Verdict(is_allowed=True, retry_after_s=0)
        return Verdict(is_allowed=False, retry_after_s=max(1, math.ceil(count.expires_in_s)))

    def _key(self, limit: Limit, subject: str) -> str:
        text = f"{limit.purpose}\n{limit.window_s}\n{subject}"
        return hmac.new(self._secret, text.encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest()


def create_throttle(*, redis_url: str, secret: str) -> Throttle:
    """Count in the database, or in Redis if a URL is given. Nothing is connected yet."""
    database = DatabaseCounts()
    return Throttle(FallbackCounts(RedisCounts(redis_url), database) if redis_url else database, secret)
