"""The rules of the HTTP Observatory as this project counts them, on answers whose score is known."""

import pytest

from tests.trials.nginx.observatory import observatory_score

WHOLE = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
BEST = 130


def test_an_answer_without_any_header_gets_thirty() -> None:
    assert observatory_score([], b"") == 30


@pytest.mark.parametrize(
    ("name", "value", "score"),
    [
        ("X-Frame-Options", "DENY", BEST),
        ("Content-Security-Policy", "default-src 'self'; frame-ancestors 'none'", BEST - 5),
        ("Content-Security-Policy", "default-src 'none'", 80),
        ("Content-Security-Policy", "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'", 80),
        (
            "Content-Security-Policy",
            "default-src 'none'; script-src 'unsafe-inline' 'sha256-x='; frame-ancestors 'none'",
            BEST,
        ),
        ("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'", BEST - 10),
        ("Content-Security-Policy", "default-src 'none'; img-src http://a.example; frame-ancestors 'none'", 110),
        ("Content-Security-Policy", "default-src 'none'; frame-src http://a.example; frame-ancestors 'none'", 80),
        ("Content-Security-Policy", "default-src 'none'; script-src 'unsafe-eval'; frame-ancestors 'none'", 110),
        ("Strict-Transport-Security", "max-age=86400", BEST - 10),
        ("Strict-Transport-Security", "max-age=63072000, max-age=63072000", 80),
        ("X-Content-Type-Options", "none", BEST - 5),
        ("Referrer-Policy", "unsafe-url", BEST - 10),
        ("Cross-Origin-Resource-Policy", "cross-origin", BEST - 10),
        ("Cross-Origin-Resource-Policy", "all", BEST - 15),
        ("Set-Cookie", "s=1; Secure; HttpOnly; SameSite=Strict", BEST + 5),
        ("Set-Cookie", "s=1; Secure; HttpOnly", BEST),
        ("Set-Cookie", "session=1; Secure; SameSite=Strict", 70),
        ("Set-Cookie", "s=1; HttpOnly", BEST - 5),
        ("Access-Control-Allow-Credentials", "true", 50),
    ],
)
def test_each_header_counts(name: str, value: str, score: int) -> None:
    assert observatory_score((WHOLE | {name: value}).items(), b"") == score


@pytest.mark.parametrize(
    ("script", "score"),
    [
        (b'<script src="/a.js"></script>', BEST),
        (b'<script src="/a.js" integrity="sha256-x"></script>', BEST + 5),
        (b'<script src="https://a.example/a.js" integrity="sha256-x"></script>', BEST + 5),
        (b'<script src="https://a.example/a.js"></script>', BEST - 5),
        (b'<script src="//a.example/a.js"></script>', 50),
    ],
)
def test_scripts_of_a_document_count(script: bytes, score: int) -> None:
    assert observatory_score(WHOLE.items(), script) == score
