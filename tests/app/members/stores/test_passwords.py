import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.low_level import Type

from app.members.stores import passwords
from app.members.stores.passwords import HASHES_AT_ONCE, HashingBusyError, check_password, hash_password, make_password
from tests.waiting import LIMIT_S


class SlowHasher:
    """Counts how many checks run side by side."""

    def __init__(self) -> None:
        self.running = 0
        self.most = 0
        self._pairs = threading.Barrier(HASHES_AT_ONCE, timeout=LIMIT_S)
        self._lock = threading.Lock()

    def verify(self, _hash: str, _password: str) -> bool:
        with self._lock:
            self.running += 1
            self.most = max(self.most, self.running)
        self._pairs.wait()
        # Give a third check time to start.
        time.sleep(0.05)
        with self._lock:
            self.running -= 1
        return True


def test_hashes_meet_the_owasp_minimum() -> None:
    parameters = extract_parameters(hash_password("correct horse"))
    assert parameters.type is Type.ID
    assert parameters.memory_cost >= 19 * 1024
    assert parameters.time_cost >= 2
    assert parameters.parallelism == 1


def test_equal_passwords_have_different_hashes() -> None:
    assert hash_password("same") != hash_password("same")


def test_passwords_are_long_and_never_repeat() -> None:
    made = {make_password() for _ in range(100)}
    assert len(made) == 100
    assert {len(password) for password in made} == {24}


def test_the_right_password_fits_and_no_other() -> None:
    stored = hash_password("correct horse")
    assert check_password(stored, "correct horse")
    assert not check_password(stored, "correct horse ")
    assert not check_password("no hash at all", "correct horse")


def test_nobody_has_no_password_and_the_same_work_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    verify = PasswordHasher.verify

    def watch(self: PasswordHasher, password_hash: str, password: str) -> bool:
        seen.append(extract_parameters(password_hash))
        return verify(self, password_hash, password)

    monkeypatch.setattr(PasswordHasher, "verify", watch)
    stored = hash_password("correct horse")
    assert not check_password(None, "correct horse")
    assert not check_password(stored, "wrong")
    assert seen[0] == seen[1]


def test_no_more_than_two_passwords_are_checked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = SlowHasher()
    monkeypatch.setattr(passwords, "_HASHER", slow)
    with ThreadPoolExecutor(8) as pool:
        checks = list(pool.map(lambda _: check_password("hash", "password"), range(8)))
    assert len(checks) == 8
    assert slow.most == HASHES_AT_ONCE == 2


def test_a_check_whose_turn_does_not_come_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "_turns", threading.BoundedSemaphore(1))
    monkeypatch.setattr(passwords, "TURN_WAIT_S", 0.01)
    passwords._turns.acquire()
    with pytest.raises(HashingBusyError):
        check_password(None, "password")
    passwords._turns.release()
    assert not check_password(None, "password")
