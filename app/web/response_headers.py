"""Security headers and cache lifetimes of all answers. nginx gets its part of them by `flask nginx-facts`."""

from urllib.parse import urlsplit

from flask import Flask, Response, request

from app.configuration.settings import Settings

Header = tuple[str, str]

# The only inline script of a document: `client/src/components/links-ahead.tsx`.
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
# Features that browsers grant to every frame by default. Others need an `allow` attribute, which no page has.
_FEATURES_OFF = ("browsing-topics", "gamepad", "picture-in-picture", "storage-access")
_PASSKEYS = ("publickey-credentials-create", "publickey-credentials-get")
PERMISSIONS_POLICY = ", ".join(["geolocation=(self)", *(f"{feature}=()" for feature in (*_FEATURES_OFF, *_PASSKEYS))])
STAFF_PERMISSIONS_POLICY = ", ".join(
    [*(f"{feature}=(self)" for feature in _PASSKEYS), *(f"{feature}=()" for feature in ("geolocation", *_FEATURES_OFF))]
)
"""The panel's permissions: passkeys are allowed, geolocation is not."""
_PANEL = "/admin"
HSTS_TWO_YEARS = "max-age=63072000; includeSubDomains"

ASSET_HEADERS: tuple[Header, ...] = (
    ("Content-Security-Policy", "default-src 'none'"),
    ("X-Content-Type-Options", "nosniff"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
)
"""Headers of assets: files of the client build, datasets."""
SHARE_IMAGE_HEADERS: tuple[Header, ...] = (
    *(header for header in ASSET_HEADERS if header[0] != "Cross-Origin-Resource-Policy"),
    ("Cross-Origin-Resource-Policy", "cross-origin"),
)
"""Headers of share images, which other sites may embed where they link to our pages."""

NOT_INDEXED: Header = ("X-Robots-Tag", "noindex")

NO_STORE = "no-store"
CACHE_PAGE = "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400"
CACHE_STALE_PAGE = "no-cache"
CACHE_REDIRECT = "public, max-age=3600"
CACHE_DISCOVERY = "public, max-age=300"
CACHE_ROOT_FILE = "public, max-age=3600"
CACHE_HASHED_ASSET = "public, max-age=31536000, immutable"


def stands_for(page_url: str) -> list[Header]:
    """Return the header of a file that repeats a page's content: search engines index the page and not the file.

    The link follows RFC 8288, with the relation of RFC 6596. It does not say noindex as well, which would take the page
    for unwanted, too.
    """
    return [("Link", f'<{page_url}>; rel="canonical"')]


def content_security_policy(settings: Settings) -> str:
    """Return the policy. Scripts may call only this site and the geocoder's host, if there is one."""
    host = f" https://{urlsplit(settings.geocoder_url).netloc}" if settings.geocoder_url else ""
    return "; ".join([*CONTENT_SECURITY_POLICY, f"connect-src 'self'{host}"])


def staff_policy(settings: Settings) -> str:
    """Return the panel's policy: nothing from other hosts, neither the map nor the geocoder."""
    own = [directive for directive in CONTENT_SECURITY_POLICY if directive != _MAP_FRAME]
    return "; ".join([*own, "connect-src 'self'"])


def security_headers(settings: Settings) -> list[Header]:
    """Return the headers of all answers except assets: documents, API, errors, redirects, files for crawlers."""
    headers = [
        ("Content-Security-Policy", content_security_policy(settings)),
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
    """Put the security headers on every reply of Flask; a reply is cacheable only if its view says so.

    A view may set a header itself. All paths of the panel have the panel's policy.
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
