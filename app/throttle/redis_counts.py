"""Counts in Redis, shared by all machines."""

from redis import Redis, RedisError
from redis.backoff import NoBackoff
from redis.retry import Retry

from app.throttle.counts import Count, CountsError

PREFIX = "throttle:"
_TIMEOUT_S = 0.25


class RedisCounts:
    """One key for each count, gone when its window ends. Raises CountsError when Redis does not answer."""

    def __init__(self, url: str) -> None:
        # No second try: the database counts meanwhile, and visitors wait for neither.
        self._redis: Redis = Redis.from_url(
            url, socket_connect_timeout=_TIMEOUT_S, socket_timeout=_TIMEOUT_S, retry=Retry(NoBackoff(), 0)
        )

    def add(self, key: str, window_s: int) -> Count:
        """Count one more time. The three commands are one transaction, so no count is ever without an end."""
        name = PREFIX + key
        try:
            with self._redis.pipeline(transaction=True) as pipeline:
                pipeline.set(name, 0, nx=True, ex=window_s)
                pipeline.incr(name)
                pipeline.pttl(name)
                _was_set, times, expires_in_ms = pipeline.execute()
        except RedisError as error:
            raise CountsError(type(error).__name__) from error
        return Count(int(times), int(expires_in_ms) / 1000)
