"""Which address a request counts for."""

import pytest

from app.configuration.addresses import read_networks
from app.web.throttle.addresses import TrustedProxies

OURS = read_networks("10.0.0.0/8, ::1")


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
        ("::1", "198.51.100.1", 1, "198.51.100.1"),
        ("::ffff:10.0.0.1", "198.51.100.1", 1, "198.51.100.1"),
        ("11.0.0.1", "198.51.100.1", 1, "11.0.0.1"),
        ("", "198.51.100.1", 1, "unknown"),
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
    assert TrustedProxies(hops, OURS).visitor_address(remote, forwarded) == expected


@pytest.mark.parametrize(("hops", "reason"), [(0, "TRUSTED_PROXY_HOPS"), (1, "TRUSTED_PROXIES")])
def test_a_header_nobody_asked_for_is_told_once_and_without_the_address(
    hops: int, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    proxies = TrustedProxies(hops, OURS)
    for _ in range(3):
        proxies.visitor_address("203.0.113.9", "198.51.100.1")
    [record] = caplog.records
    assert reason in vars(record)["reason"]
    assert "203.0" not in str(vars(record))
    assert "198.51" not in str(vars(record))


def test_what_was_asked_for_or_is_not_there_is_not_told(caplog: pytest.LogCaptureFixture) -> None:
    TrustedProxies(1, OURS).visitor_address("10.0.0.1", "198.51.100.1")
    TrustedProxies(0, OURS).visitor_address("203.0.113.9", None)
    assert caplog.messages == []
