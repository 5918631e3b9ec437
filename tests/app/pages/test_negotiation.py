"""Content codings and entity tags."""

import pytest

from app.pages.negotiation import accepted_encodings, matches_etag


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ("", ("identity",)),
        ("br", ("br", "identity")),
        ("gzip, deflate, br", ("br", "gzip", "identity")),
        ("GZIP;q=0.5", ("gzip", "identity")),
        ("br;q=0, gzip", ("gzip", "identity")),
        ("br; q=0.000, gzip;q=0", ("identity",)),
        ("*", ("br", "gzip", "identity")),
        ("*;q=0", ("identity",)),
        ("br;q=0, *", ("gzip", "identity")),
        ("br;q=nonsense", ("identity",)),
        ("brotli", ("identity",)),
    ],
)
def test_accepted_encodings(header: str, expected: tuple[str, ...]) -> None:
    assert accepted_encodings(header) == expected


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ('"abc-br"', True),
        ('W/"abc-br"', True),
        ('"other", "abc-br"', True),
        ('"other" , W/"abc-br" ', True),
        ("*", True),
        ('"abc"', False),
        ('"abc-gz"', False),
        ("", False),
    ],
)
def test_matches_etag(header: str, expected: bool) -> None:
    assert matches_etag(header, '"abc-br"') is expected
