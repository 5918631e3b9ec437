"""The score of an answer by Mozilla's HTTP Observatory: 100, less for what is missing, more for extra protection.

Results and their modifiers are those of github.com/mdn/mdn-http-observatory, `src/grader/charts.js`; what leads to them
is in its `src/analyzer/tests/` (read in November 2026). Left out is what a single answer cannot show: whether browsers
have the host in their preload list, and how http leads to https, which costs nothing where the first step is https of
the same host.
"""

import re
from collections.abc import Iterable, Mapping
from html.parser import HTMLParser
from http.cookies import Morsel, SimpleCookie

BASE = 100
LEAST_FOR_BONUS = 90
SIX_MONTHS_S = 15_552_000
BROAD = {"ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"}
INLINE = {"'unsafe-inline'", "data:"}
HASHES = ("'sha256-", "'sha384-", "'sha512-", "'nonce-")
PASSIVE = ("img-src", "media-src")
PRIVATE_REFERRERS = {"no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"}
MODIFIERS = {
    "csp-implemented-with-no-unsafe-default-src-none": 10,
    "csp-implemented-with-no-unsafe": 5,
    "csp-implemented-with-unsafe-inline-in-style-src-only": 0,
    "csp-implemented-with-insecure-scheme-in-passive-content-only": -10,
    "csp-implemented-with-unsafe-eval": -10,
    "csp-implemented-with-insecure-scheme": -20,
    "csp-implemented-with-unsafe-inline": -20,
    "csp-not-implemented": -25,
    "hsts-implemented-max-age-at-least-six-months": 0,
    "hsts-implemented-max-age-less-than-six-months": -10,
    "hsts-not-implemented": -20,
    "hsts-header-invalid": -20,
    "x-content-type-options-nosniff": 0,
    "x-content-type-options-not-implemented": -5,
    "x-frame-options-implemented-via-csp": 5,
    "x-frame-options-sameorigin-or-deny": 0,
    "x-frame-options-not-implemented": -20,
    "referrer-policy-private": 5,
    "referrer-policy-not-implemented": 0,
    "referrer-policy-unsafe": -5,
    "cross-origin-resource-policy-implemented-with-same-origin": 10,
    "cross-origin-resource-policy-implemented-with-cross-origin": 0,
    "cross-origin-resource-policy-header-invalid": -5,
    "cookies-secure-with-httponly-sessions-and-samesite": 5,
    "cookies-secure-with-httponly-sessions": 0,
    "cookies-not-found": 0,
    "cookies-without-secure-flag-but-protected-by-hsts": -5,
    "cookies-without-secure-flag": -20,
    "cookies-session-without-httponly-flag": -30,
    "sri-implemented-and-all-scripts-loaded-securely": 5,
    "sri-not-implemented-but-all-scripts-loaded-from-secure-origin": 0,
    "sri-not-implemented-but-external-scripts-loaded-securely": -5,
    "sri-not-implemented-and-external-scripts-not-loaded-securely": -50,
    "cross-origin-resource-sharing-not-implemented": 0,
    "cross-origin-resource-sharing-implemented-with-universal-access": -50,
}


def observatory_score(headers: Iterable[tuple[str, str]], body: bytes) -> int:
    """Return the score of an answer over https. Header names may be of any case."""
    changes = [MODIFIERS[result] for result in observatory_results(headers, body)]
    score = BASE + sum(change for change in changes if change < 0)
    bonus = sum(change for change in changes if change > 0)
    return max(0, score + (bonus if score >= LEAST_FOR_BONUS else 0))


def observatory_results(headers: Iterable[tuple[str, str]], body: bytes) -> list[str]:
    """Return the result of each of the Observatory's tests."""
    told = [(name.lower(), value) for name, value in headers]
    first = {name: value.strip().lower() for name, value in reversed(told)}
    policy = _policy(first.get("content-security-policy", ""))
    has_hsts = "max-age" in first.get("strict-transport-security", "")
    is_sniffed = first.get("x-content-type-options") != "nosniff"
    is_universal = first.get("access-control-allow-credentials") == "true"
    return [
        f"csp-{_of_policy(policy)}",
        f"hsts-{_of_hsts(first.get('strict-transport-security', ''))}",
        f"x-content-type-options-{'not-implemented' if is_sniffed else 'nosniff'}",
        f"x-frame-options-{_of_frames(policy, first.get('x-frame-options', ''))}",
        f"referrer-policy-{_of_referrer(first.get('referrer-policy', ''))}",
        f"cross-origin-resource-policy-{_of_resource_policy(first.get('cross-origin-resource-policy', ''))}",
        f"cookies-{_of_cookies([value for name, value in told if name == 'set-cookie'], has_hsts=has_hsts)}",
        f"sri-{_of_scripts(body if 'html' in first.get('content-type', '') else b'')}",
        f"cross-origin-resource-sharing-{'implemented-with-universal-access' if is_universal else 'not-implemented'}",
    ]


def _policy(header: str) -> Mapping[str, list[str]]:
    directives = (words for part in header.split(";") if (words := part.split()))
    return {words[0]: words[1:] for words in directives}


def _of_policy(policy: Mapping[str, list[str]]) -> str:
    if not policy:
        return "not-implemented"
    default = policy.get("default-src", ["*"])
    names = ("script-src", "style-src", "object-src")
    scripts, styles, objects = (_unhashed(policy.get(name, default)) for name in names)
    active = {source for name, sources in policy.items() if name not in PASSIVE for source in sources}
    passive = {source for name in PASSIVE for source in policy.get(name, default)}
    judged = {
        "implemented-with-unsafe-inline": bool(scripts & (BROAD | INLINE) or objects & BROAD),
        "implemented-with-insecure-scheme": _has_insecure(active),
        "implemented-with-unsafe-eval": "'unsafe-eval'" in scripts | styles,
        "implemented-with-insecure-scheme-in-passive-content-only": _has_insecure(passive),
        "implemented-with-unsafe-inline-in-style-src-only": bool(styles & (BROAD | INLINE)),
        "implemented-with-no-unsafe-default-src-none": default == ["'none'"],
    }
    return next((result for result, is_so in judged.items() if is_so), "implemented-with-no-unsafe")


def _unhashed(sources: list[str]) -> set[str]:
    """Return the effective sources: beside a hash or nonce, browsers ignore 'unsafe-inline'."""
    has_hash = any(source.startswith(HASHES) for source in sources)
    return set(sources) - ({"'unsafe-inline'"} if has_hash else set())


def _has_insecure(sources: Iterable[str]) -> bool:
    return any(source.startswith(("http:", "ftp:")) for source in sources)


def _of_hsts(header: str) -> str:
    if not header:
        return "not-implemented"
    age = re.search(r"(?:^|;)\s*max-age=(\d+)", header)
    if age is None or "," in header:
        return "header-invalid"
    return f"implemented-max-age-{'at-least' if int(age[1]) >= SIX_MONTHS_S else 'less-than'}-six-months"


def _of_frames(policy: Mapping[str, list[str]], header: str) -> str:
    if "frame-ancestors" in policy:
        return "implemented-via-csp"
    return "sameorigin-or-deny" if header in {"deny", "sameorigin"} else "not-implemented"


def _of_referrer(header: str) -> str:
    if not header:
        return "not-implemented"
    return "private" if header.rsplit(",", maxsplit=1)[-1].strip() in PRIVATE_REFERRERS else "unsafe"


def _of_resource_policy(header: str) -> str:
    if header in {"same-origin", "same-site"}:
        return "implemented-with-same-origin"
    return "implemented-with-cross-origin" if header in {"", "cross-origin"} else "header-invalid"


def _of_cookies(headers: list[str], *, has_hsts: bool) -> str:
    cookies = [cookie for header in headers for cookie in SimpleCookie(header).values()]
    if not cookies:
        return "not-found"
    if any(_is_session(cookie) and not cookie["httponly"] for cookie in cookies):
        return "session-without-httponly-flag"
    if not all(cookie["secure"] for cookie in cookies):
        return f"without-secure-flag{'-but-protected-by-hsts' if has_hsts else ''}"
    return f"secure-with-httponly-sessions{'-and-samesite' if all(cookie['samesite'] for cookie in cookies) else ''}"


def _is_session(cookie: Morsel[str]) -> bool:
    return any(word in cookie.key.lower() for word in ("login", "sess"))


class _Scripts(HTMLParser):
    """Collects script elements with a file."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, bool]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        if tag == "script" and (source := attributes.get("src")):
            self.found.append((source, bool(attributes.get("integrity"))))


def _of_scripts(body: bytes) -> str:
    parser = _Scripts()
    parser.feed(body.decode())
    foreign = [(source, has_sum) for source, has_sum in parser.found if re.match(r"(?:https?:)?//", source)]
    if any(not source.startswith("https:") for source, _ in foreign):
        return "not-implemented-and-external-scripts-not-loaded-securely"
    if not all(has_sum for _, has_sum in foreign):
        return "not-implemented-but-external-scripts-loaded-securely"
    if any(has_sum for _, has_sum in parser.found):
        return "implemented-and-all-scripts-loaded-securely"
    return "not-implemented-but-all-scripts-loaded-from-secure-origin"
