"""A lasting problem is logged when it begins, and then once a minute."""

from app.pages.repeated_line import EVERY_S, RepeatedLine


def test_a_line_is_due_at_the_beginning_at_a_change_each_minute_and_after_an_end() -> None:
    now_s = 0.0
    line = RepeatedLine(clock=lambda: now_s)
    assert [line.is_due("disk"), line.is_due("disk"), line.is_due("memory"), line.is_due("memory")] == [
        True,
        False,
        True,
        False,
    ]
    now_s = EVERY_S
    assert [line.is_due("memory"), line.is_due("memory")] == [True, False]
    line.end()
    assert line.is_due("memory")
