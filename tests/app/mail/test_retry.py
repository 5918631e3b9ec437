from app.mail.delivery import retry_delay_s


def test_waits_double_from_ten_seconds_to_an_hour() -> None:
    delays_s = [retry_delay_s(attempts) for attempts in range(1, 12)]
    assert delays_s == [10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]


def test_no_number_of_attempts_is_too_many() -> None:
    assert retry_delay_s(10**6) == 3600
