"""A sliding log in Redis, shared by all machines and timed by its one clock."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from redis import Redis, RedisError
from redis.backoff import NoBackoff
from redis.retry import Retry

from app.throttle.counts import CountsError, Entry, Full

PREFIX = "throttle:"
_TIMEOUT_S = 0.25
_ID_BYTES = 16
_MICROSECONDS = 1_000_000
_NOTHING_ADDED = ""
_ADDED, _HAS_ROOM, _FILLED_BY_PENDING = -1, -2, -3

# KEYS: entries by the moment they end, and pending ones by the moment they settle. Moments are microseconds.
# ARGV: maximum, id (empty: only look), window and pending time in microseconds.
# Lua writes large numbers rounded unless a format is given.
_SCRIPT = f"""
local time = redis.call('TIME')
local now = time[1] * {_MICROSECONDS} + time[2]
local function written(number) return string.format('%.0f', number) end
local maximum, id, window, pending = tonumber(ARGV[1]), ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
local from_now = '(' .. written(now)
if redis.call('ZCOUNT', KEYS[1], from_now, '+inf') >= maximum then
  local newest_first = redis.call('ZREVRANGEBYSCORE', KEYS[1], '+inf', from_now, 'WITHSCORES')
  local settled = 0
  for i = 1, #newest_first, 2 do
    local settles = redis.call('ZSCORE', KEYS[2], newest_first[i])
    if not settles or tonumber(settles) <= now then settled = settled + 1 end
    if settled == maximum then return newest_first[i + 1] - now end
  end
  return {_FILLED_BY_PENDING}
end
if id == '{_NOTHING_ADDED}' then return {_HAS_ROOM} end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', written(now))
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', written(now))
redis.call('ZADD', KEYS[1], written(now + window), id)
redis.call('PEXPIRE', KEYS[1], written(window / 1000))
if pending > 0 then
  redis.call('ZADD', KEYS[2], written(now + pending), id)
  redis.call('PEXPIRE', KEYS[2], written(window / 1000))
end
return {_ADDED}
"""


class RedisCounts:
    """Two sorted sets for each key, gone when its last window ends. Raises CountsError when Redis does not answer."""

    def __init__(self, url: str) -> None:
        # No second try: the database counts meanwhile, and visitors wait for neither.
        self._redis: Redis = Redis.from_url(
            url, socket_connect_timeout=_TIMEOUT_S, socket_timeout=_TIMEOUT_S, retry=Retry(NoBackoff(), 0)
        )
        self._script = self._redis.register_script(_SCRIPT)

    def look(self, key: str, maximum: int) -> Full | None:
        """Tell whether `maximum` entries count at this moment; None if there is room."""
        answer = self._run(key, maximum, _NOTHING_ADDED, 0, 0)
        return None if answer == _HAS_ROOM else _full(answer)

    def add(self, key: str, maximum: int, window_s: int, pending_s: float) -> Entry | Full:
        """Make an entry unless `maximum` count already."""
        entry = Entry(self, key, secrets.token_hex(_ID_BYTES))
        answer = self._run(key, maximum, entry.id, window_s, pending_s)
        return entry if answer == _ADDED else _full(answer)

    def settle(self, entry: Entry) -> None:
        """Let a pending entry count until its window has passed."""
        with _failures_as_counts_error():
            self._redis.zrem(_names(entry.key)[1], entry.id)

    def give_back(self, entry: Entry) -> None:
        """Take an entry back."""
        with _failures_as_counts_error(), self._redis.pipeline(transaction=True) as pipeline:
            for name in _names(entry.key):
                pipeline.zrem(name, entry.id)
            pipeline.execute()

    def _run(self, key: str, maximum: int, entry_id: str, window_s: int, pending_s: float) -> int:
        times_us = [round(seconds * _MICROSECONDS) for seconds in (window_s, pending_s)]
        with _failures_as_counts_error():
            return int(self._script(keys=_names(key), args=[maximum, entry_id, *times_us]))


@contextmanager
def _failures_as_counts_error() -> Iterator[None]:
    try:
        yield
    except RedisError as error:
        raise CountsError(type(error).__name__) from error


def _names(key: str) -> list[str]:
    """Name the sets of entries and of pending ones; the braces keep both on one machine of a cluster."""
    return [f"{PREFIX}{{{key}}}:entries", f"{PREFIX}{{{key}}}:pending"]


def _full(answer: int) -> Full:
    return Full(None if answer == _FILLED_BY_PENDING else answer / _MICROSECONDS)
