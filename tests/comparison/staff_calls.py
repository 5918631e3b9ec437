"""Requests of the staff panel: sign-in, lists, files, figures, and the same without a session."""

from collections.abc import Iterator
from urllib.parse import urlencode

from tests.comparison.calls import Call, post_json
from tests.comparison.public_calls import name_of

MEMBER = "reader@example.in"
LISTS = ("contact", "speak")
FORMATS = ("csv", "xlsx")
NO_ID = "0" * 24
_PARAMETERS: tuple[dict[str, str], ...] = (
    *({}, {"limit": "1"}, {"limit": "5", "sort": "oldest"}, {"q": "asha"}, {"q": "asha rao", "limit": "2"}),
    *({"q": "+91 98765 43210", "limit": "2"}, {"q": "nobody at all"}, {"from": "2020-01-01", "to": "2020-12-31"}),
    *({"from": "2020-01-01", "limit": "1"}, {"limit": "0"}, {"limit": "1001"}, {"limit": "x"}, {"sort": "random"}),
    *({"from": "2020-13-01"}, {"to": "yesterday"}, {"from": "2021-01-01", "to": "2020-01-01"}, {"cursor": "nonsense"}),
    *({"q": "x" * 101}, {"colour": "red", "limit": "1"}, {"limit": "0", "sort": "x", "from": "x"}),
)


def sign_in_calls(password: str) -> Iterator[Call]:
    """Yield attempts; the last one succeeds."""
    attempts: dict[str, object] = {
        "wrong-password": {"username": MEMBER, "password": "wrong"},
        "unknown": {"username": "nobody@example.in", "password": password},
        "empty": {},
        "numbers": {"username": 1, "password": 2},
        "too-long": {"username": MEMBER, "password": "x" * 1025},
        "unknown-key": {"username": MEMBER, "password": password, "colour": "red"},
        "right": {"username": f" {MEMBER.upper()} ", "password": password},
    }
    for name, body in attempts.items():
        yield post_json(f"sign-in/{name}", "/api/login", body)


def read_calls(room: str, cookies: str) -> Iterator[Call]:
    """Yield everything that the panel reads, with these cookies."""
    headers = {"Cookie": cookies} if cookies else {}
    for path in ("/api/me", "/api/dashboard"):
        yield Call(f"{room}/{name_of(path)}", path, headers=headers)
    for name in LISTS:
        for parameters in _PARAMETERS:
            query = urlencode(parameters)
            yield Call(f"{room}/{name}/{name_of(query)}", f"/api/{name}-data?{query}", headers=headers)
            for kind in FORMATS:
                target = f"/api/{name}-data/export.{kind}?{query}"
                yield Call(f"{room}/{name}/{kind}/{name_of(query)}", target, headers=headers)
    yield Call(f"{room}/other-list", "/api/other-data", headers=headers)


def seen_calls(room: str, cookies: str, query_id: str) -> Iterator[Call]:
    """Yield opening a query, twice, an unknown one, and one with an invalid id."""
    headers = {"Cookie": cookies} if cookies else {}
    for label, key in (("first", query_id), ("again", query_id), ("none", NO_ID), ("no-id", "x")):
        yield Call(f"{room}/seen-{label}", f"/api/contact-data/{key}/seen", "POST", headers)


def sign_out_calls(cookies: str) -> Iterator[Call]:
    """Yield signing out, twice, and requests with the ended session."""
    headers = {"Cookie": cookies}
    yield Call("sign-out/first", "/api/logout", "POST", headers)
    yield Call("sign-out/again", "/api/logout", "POST", headers)
    yield Call("sign-out/nobody", "/api/logout", "POST")
    yield Call("sign-out/me", "/api/me", headers=headers)
