"""Whose address counts."""

import pytest

from app.throttle.addresses import visitor_address


@pytest.mark.parametrize(
    ("remote", "forwarded", "hops", "expected"),
    [
        ("203.0.113.9", None, 0, "203.0.113.9"),
        ("203.0.113.9", "198.51.100.1", 0, "203.0.113.9"),
        ("10.0.0.1", "198.51.100.1", 1, "198.51.100.1"),
        ("10.0.0.1", "made-up, 198.51.100.1", 1, "198.51.100.1"),
        ("10.0.0.1", "made-up, 198.51.100.1, 10.0.0.2", 2, "198.51.100.1"),
        ("10.0.0.1", "198.51.100.1", 2, "10.0.0.1"),
        ("10.0.0.1", None, 1, "10.0.0.1"),
        ("10.0.0.1", "made-up", 1, "10.0.0.1"),
        ("10.0.0.1", "", 1, "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", None, 0, "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", None, 0, "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", None, 0, "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.9", None, 0, "203.0.113.9"),
        ("fe80::1%eth0", None, 0, "fe80::/64"),
        (None, None, 0, "unknown"),
        ("", "198.51.100.1", 0, "unknown"),
    ],
)
def test_the_address(remote: str | None, forwarded: str | None, hops: int, expected: str) -> None:
    assert visitor_address(remote, forwarded, hops) == expected
