from supervised.backoff import Backoff


def test_first_restart_is_immediate_and_later_ones_wait_longer() -> None:
    backoff = Backoff()
    assert [backoff.next_delay_s(ran_for_s=0.1) for _ in range(9)] == [0, 0.25, 0.5, 1, 2, 4, 8, 10, 10]


def test_a_stable_run_starts_the_count_anew() -> None:
    backoff = Backoff()
    for _ in range(5):
        backoff.next_delay_s(ran_for_s=0.1)
    assert backoff.next_delay_s(ran_for_s=10) == 0
