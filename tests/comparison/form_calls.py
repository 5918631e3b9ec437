"""Requests to both forms, and requests that the API refuses before it reads a form."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from tests.comparison.calls import JSON, ORIGIN, Call, post_json
from tests.comparison.public_calls import name_of

CASES = Path(__file__).parents[1] / "contract" / "query_cases.json"
GOOD = {"name": "Asha Rao", "phone": "+919876543210", "email": "asha@example.in", "message": "Please call me."}
PAGES = {"contact": "/contact", "advisor": "/speakwithadvisor"}
FORM = "application/x-www-form-urlencoded"
TOO_LARGE = 65 * 1024


def json_calls() -> Iterator[Call]:
    """Yield every case of the forms' rules, and requests with idempotency keys."""
    for case in json.loads(CASES.read_text()):
        yield post_json(f"json/{name_of(case['case'])}", f"/api/{case['form']}", case["body"])
    for kind in PAGES:
        target = f"/api/{kind}"
        for label in ("first", "again"):
            yield post_json(f"json/{kind}-key-{label}", target, GOOD, Idempotency_Key="key-of-one-query")
        other = {**GOOD, "name": "Ravi"}
        yield post_json(f"json/{kind}-key-of-another", target, other, Idempotency_Key="key-of-one-query")
        yield post_json(f"json/{kind}-key-faulty", target, GOOD, Idempotency_Key="x" * 201)


def plain_calls() -> Iterator[Call]:
    """Yield plain posts of both forms: valid, faulty, as robots fill them in, and in other media types."""
    faulty = {"name": "", "phone": "+9198", "email": "asha@example", "message": "<b>&\"'"}
    typed: dict[str, dict[str, str]] = {
        "good": GOOD,
        "good-again": GOOD,
        "other": {**GOOD, "message": ""},
        "robot": {**GOOD, "website": "x"},
        "faulty": faulty,
        "empty": {},
        "one-fault": {**GOOD, "email": "asha"},
        "unknown-field": {**GOOD, "colour": "red"},
    }
    for kind, path in PAGES.items():
        for label, fields in typed.items():
            yield _plain(f"plain/{kind}-{label}", path, fields)
        yield Call(f"plain/{kind}-as-json", path, "POST", {"Content-Type": JSON}, json.dumps(GOOD).encode())
        yield Call(f"plain/{kind}-without-type", path, "POST", {}, urlencode(GOOD).encode())
        yield _plain(f"plain/{kind}-foreign", path, GOOD, Origin="https://elsewhere.example")
        yield _plain(f"plain/{kind}-too-large", path, {"message": "x" * TOO_LARGE})
        yield _plain(f"plain/{kind}-too-many-fields", path, {f"field{n}": "x" for n in range(1100)})
        yield Call(f"plain/{kind}-chunked", path, "POST", {"Content-Type": FORM}, b"name=x", chunked=True)


def _plain(name: str, path: str, fields: dict[str, str], **headers: str) -> Call:
    return Call(name, path, "POST", {"Content-Type": FORM, **headers}, urlencode(fields).encode())


def refused_calls() -> Iterator[Call]:
    """Yield requests that the API refuses: foreign origins, no length, wrong types, too large, or no JSON."""
    for target in ("/api/contact", "/api/login", "/api/none"):
        yield from _refused_by(f"refused/{name_of(target)}", target)


def _refused_by(name: str, target: str) -> Iterator[Call]:
    good: dict[str, Any] = GOOD
    yield post_json(f"{name}-foreign-origin", target, good, Origin="https://elsewhere.example")
    yield post_json(f"{name}-foreign-site", target, good, Sec_Fetch_Site="cross-site")
    yield post_json(f"{name}-own-origin", target, {}, Origin=ORIGIN, Sec_Fetch_Site="same-origin")
    yield post_json(f"{name}-coded", target, good, Content_Encoding="gzip")
    yield post_json(f"{name}-too-large", target, {"message": "x" * TOO_LARGE})
    yield Call(f"{name}-without-body", target, "POST")
    yield Call(f"{name}-chunked", target, "POST", {"Content-Type": JSON}, b"{}", chunked=True)
    yield Call(f"{name}-as-text", target, "POST", {"Content-Type": "text/plain"}, b"{}")
    for label, body in (("broken", b"{"), ("nan", b'{"name": NaN}'), ("list", b"[]"), ("bytes", b"\xff\xfe")):
        yield Call(f"{name}-{label}", target, "POST", {"Content-Type": JSON}, body)


def flood_calls() -> Iterator[Call]:
    """Yield requests that are repeated until they are refused."""
    yield post_json("flood/json", "/api/contact", GOOD)
    yield _plain("flood/plain", "/speakwithadvisor", GOOD)
    yield post_json("flood/login", "/api/login", {"username": "nobody@example.in", "password": "wrong"})
