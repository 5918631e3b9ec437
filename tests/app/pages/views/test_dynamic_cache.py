"""The cache of dynamic pages: limited, with a few renderings at once; waiting in vain ends with an answer."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from app.pages.views import dynamic_cache
from app.pages.views.dynamic_cache import ENTRY_BYTES, DynamicCache, DynamicKey, RendererBusyError
from tests.waiting import LIMIT_S, await_true


def key(number: int) -> DynamicKey:
    return ("a" * 16, f"/portfolio_services?style={number}")


class Draftsman:
    """Renders on request. `rendered` lists the pages, `most_at_once` is the most simultaneous renderings."""

    def __init__(self) -> None:
        self.may_draw = threading.Event()
        self.rendered: list[int] = []
        self.most_at_once = 0
        self._at_once = 0
        self._lock = threading.Lock()

    def of(self, number: int) -> Callable[[], bytes]:
        def render() -> bytes:
            with self._lock:
                self._at_once += 1
                self.most_at_once = max(self.most_at_once, self._at_once)
                self.rendered.append(number)
            assert self.may_draw.wait(LIMIT_S)
            with self._lock:
                self._at_once -= 1
            return b"%d" % number * 100

        return render


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, each request that waits for its turn gets it."""
    monkeypatch.setattr(dynamic_cache, "LONGEST_WAIT_S", LIMIT_S)


def never() -> bytes:
    raise AssertionError("it was kept")


def test_what_was_rendered_is_kept() -> None:
    cache = DynamicCache()
    assert cache.get(key(1), lambda: b"rendered") == b"rendered"
    assert cache.get(key(1), never) == b"rendered"


def test_least_recently_used_goes_first_and_bytes_are_counted() -> None:
    document = bytes(2000)
    cache = DynamicCache(limit_bytes=3 * (2000 + ENTRY_BYTES))
    for number in (1, 2, 3):
        cache.get(key(number), lambda: document)
    cache.get(key(1), never)
    cache.get(key(4), lambda: document)
    for kept in (3, 1, 4):
        cache.get(key(kept), never)
    with pytest.raises(AssertionError):
        cache.get(key(2), never)


def test_the_shipped_limit_holds_under_ten_thousand_documents() -> None:
    cache = DynamicCache()
    for number in range(10_000):
        cache.get(key(number), lambda: bytes(5000))
    assert cache._kept.currsize <= 8_000_000
    assert len(cache._kept) == 8_000_000 // (5000 + ENTRY_BYTES)


def test_what_is_larger_than_the_limit_is_sent_and_not_kept() -> None:
    cache = DynamicCache(limit_bytes=ENTRY_BYTES + 10)
    assert cache.get(key(1), lambda: bytes(11)) == bytes(11)
    assert cache.get(key(1), lambda: b"anew") == b"anew"


def test_a_burst_for_one_page_draws_it_twice_at_most() -> None:
    cache, draftsman = DynamicCache(), Draftsman()
    with ThreadPoolExecutor(32) as visitors:
        answers = [visitors.submit(cache.get, key(1), draftsman.of(1)) for _ in range(32)]
        await_true(lambda: draftsman.rendered == [1, 1])
        draftsman.may_draw.set()
        assert {answer.result() for answer in answers} == {b"1" * 100}
    assert draftsman.rendered == [1, 1]


def test_different_pages_are_drawn_two_at_a_time() -> None:
    cache, draftsman = DynamicCache(), Draftsman()
    with ThreadPoolExecutor(8) as visitors:
        answers = [visitors.submit(cache.get, key(number), draftsman.of(number)) for number in range(8)]
        await_true(lambda: len(draftsman.rendered) == 2)
        draftsman.may_draw.set()
        assert [answer.result() for answer in answers] == [b"%d" % number * 100 for number in range(8)]
    assert draftsman.most_at_once == 2


def test_a_turn_is_waited_for_but_not_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dynamic_cache, "LONGEST_WAIT_S", 0.05)
    cache, draftsman = DynamicCache(), Draftsman()
    with ThreadPoolExecutor(2) as visitors:
        slow = [visitors.submit(cache.get, key(number), draftsman.of(number)) for number in (1, 2)]
        await_true(lambda: len(draftsman.rendered) == 2)
        with pytest.raises(RendererBusyError):
            cache.get(key(3), draftsman.of(3))
        draftsman.may_draw.set()
        assert [answer.result() for answer in slow] == [b"1" * 100, b"2" * 100]
    assert cache.get(key(3), draftsman.of(3)) == b"3" * 100


def test_after_an_error_nothing_is_kept_and_the_turn_is_free() -> None:
    cache = DynamicCache()

    def fail() -> bytes:
        raise ValueError("torn")

    for _ in range(3):
        with pytest.raises(ValueError, match="torn"):
            cache.get(key(1), fail)
    assert cache.get(key(1), lambda: b"whole") == b"whole"
