"""Headers that protect: one list for documents and all that Flask answers, a short one for assets."""

from urllib.parse import urlsplit

from flask import Flask, Response, request

from app.configuration.settings import Settings

Header = tuple[str, str]

# The one script that stands in a document: `client/src/components/links-ahead.tsx`.
SPECULATION_RULES_HASH = "'sha256-IDr+4h3pIHs3BUWZC0peNTYlXmVDzbO2e6N7XBHUvns='"
_MAP_FRAME = "frame-src https://www.openstreetmap.org"
CONTENT_SECURITY_POLICY = (
    "default-src 'none'",
    f"script-src 'self' {SPECULATION_RULES_HASH}",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    _MAP_FRAME,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
)
# What browsers give to every frame unless told otherwise. All else a frame gets only by an `allow` that no page writes.
_FEATURES_OFF = ("browsing-topics", "gamepad", "picture-in-picture", "storage-access")
_PASSKEYS = ("publickey-credentials-create", "publickey-credentials-get")
PERMISSIONS_POLICY = ", ".join(["geolocation=(self)", *(f"{feature}=()" for feature in (*_FEATURES_OFF, *_PASSKEYS))])
STAFF_PERMISSIONS_POLICY = ", ".join(
    [*(f"{feature}=(self)" for feature in _PASSKEYS), *(f"{feature}=()" for feature in ("geolocation", *_FEATURES_OFF))]
)
"""The panel's: staff use passkeys there, and nothing there asks where they are."""
_PANEL = "/admin"
HSTS_TWO_YEARS = "max-age=63072000; includeSubDomains"

ASSET_HEADERS: tuple[Header, ...] = (
    ("Content-Security-Policy", "default-src 'none'"),
    ("X-Content-Type-Options", "nosniff"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
)
"""What protects an asset: files of the client build, datasets."""
CARD_HEADERS: tuple[Header, ...] = (
    *(header for header in ASSET_HEADERS if header[0] != "Cross-Origin-Resource-Policy"),
    ("Cross-Origin-Resource-Policy", "cross-origin"),
)
"""Likewise for a card, which pages of other sites show where they link to one of ours."""

NOT_INDEXED: Header = ("X-Robots-Tag", "noindex")

NO_STORE = "no-store"
CACHE_PAGE = "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400"
CACHE_STALE_PAGE = "no-cache"
CACHE_MOVE = "public, max-age=3600"
CACHE_DISCOVERY = "public, max-age=300"
CACHE_ROOT_FILE = "public, max-age=3600"
CACHE_HASHED_ASSET = "public, max-age=31536000, immutable"


def stands_for(page_url: str) -> list[Header]:
    """Return what a file says that holds a page's content once more: the page is to be found, the file is not.

    A link by RFC 8288 with the relation of RFC 6596; `X-Robots-Tag` as search engines read it.
    """
    return [("Link", f'<{page_url}>; rel="canonical"'), NOT_INDEXED]


def content_security_policy(settings: Settings) -> str:
    """Return the policy; beside ourselves, scripts may ask only the geocoder's host, if there is one."""
    host = f" https://{urlsplit(settings.geocoder_url).netloc}" if settings.geocoder_url else ""
    return "; ".join([*CONTENT_SECURITY_POLICY, f"connect-src 'self'{host}"])


def staff_policy(settings: Settings) -> str:
    """Return the policy of what only staff use: nothing of anybody else, neither the map nor the geocoder."""
    own = [directive for directive in CONTENT_SECURITY_POLICY if directive != _MAP_FRAME]
    return "; ".join([*own, "connect-src 'self'"])


def security_headers(settings: Settings) -> list[Header]:
    """Return the headers of every answer that is no asset: documents, the API, errors, moves, what crawlers read."""
    headers = [
        (
            "Content-Security-Policy",
            content_security_policy(settings),
        ),
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"),
        ("Referrer-Policy", "strict-origin-when-cross-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Permissions-Policy", PERMISSIONS_POLICY),
    ]
    if settings.public_origin.startswith("https://"):
        headers.append(("Strict-Transport-Security", HSTS_TWO_YEARS))
    return headers


def register_response_headers(app: Flask, settings: Settings) -> None:
    """Put the security headers on every Flask reply; no reply is cacheable unless its view said so.

    A view may have set one of them itself: a preview lets its own pages frame it. The panel's addresses have a policy
    of their own, whatever is answered there.
    """
    common = security_headers(settings)
    of_staff = staff_policy(settings)

    @app.after_request
    def add_headers(response: Response) -> Response:
        if request.path == _PANEL or request.path.startswith(f"{_PANEL}/"):
            response.headers["Content-Security-Policy"] = of_staff
            response.headers["Permissions-Policy"] = STAFF_PERMISSIONS_POLICY
        for name, value in common:
            response.headers.setdefault(name, value)
        response.headers.setdefault("Cache-Control", NO_STORE)
        return response
