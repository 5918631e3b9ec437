import random

from app.mail.delivery import retry_delay


def test_waits_double_from_ten_seconds_to_an_hour() -> None:
    delays_s = [retry_delay(attempts, lambda _a, _b: 1.0).total_seconds() for attempts in range(1, 12)]
    assert delays_s == [10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]


def test_waits_are_spread_by_a_fifth_each_way() -> None:
    rolls = random.Random(1)
    delays_s = [retry_delay(3, rolls.uniform).total_seconds() for _ in range(500)]
    assert 32 <= min(delays_s) < 33
    assert 47 < max(delays_s) <= 48


def test_no_number_of_attempts_is_too_many() -> None:
    assert retry_delay(10**6, lambda _a, _b: 1.0).total_seconds() == 3600
