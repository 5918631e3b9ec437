"""What nginx hands on to the web process."""

from app.content.live_paths import FORM_APIS
from app.deploy.nginx.facts import Site
from app.deploy.nginx.refusals import api_error_pages, private_error_pages
from app.deploy.nginx.stored_files import limit_forms
from app.deploy.nginx.syntax import block
from app.deploy.nginx.variables import REQUEST_ID, SIGN_IN_ZONE, SIGN_INS_PER_MINUTE, WEB
from app.http.api_paths import API_PREFIX
from app.http.request_log import REQUEST_ID_HEADER
from app.pages.page_store.store import SCREENS
from app.staff.routes import SIGN_IN_API

_CONNECT_LIMIT_S = 2
# Longer than gunicorn leaves a worker without a sign of life (`timeout`).
_ANSWER_LIMIT_S = 35
_PASS = f"proxy_pass http://{WEB};"


def proxy_lines() -> list[str]:
    """Return how the web process is asked, for the whole server."""
    return [
        "proxy_http_version 1.1;",
        'proxy_set_header Connection "";',
        "proxy_set_header Host $host;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header X-Forwarded-Proto $scheme;",
        f"proxy_set_header {REQUEST_ID_HEADER} {REQUEST_ID};",
        f"proxy_connect_timeout {_CONNECT_LIMIT_S}s;",
        f"proxy_read_timeout {_ANSWER_LIMIT_S}s;",
        "proxy_redirect off;",
    ]


def application_locations(site: Site) -> list[str]:
    """Return the addresses that only the application answers, and the way to it."""
    sign_in = [f"limit_req zone={SIGN_IN_ZONE} burst={SIGN_INS_PER_MINUTE} nodelay;"]
    limited = {SIGN_IN_API: sign_in, **{path: limit_forms(site) for path in FORM_APIS.values()}}
    lines: list[str] = []
    for path in site.private_paths:
        lines += block(f"location = {path}", [_PASS, *private_error_pages()])
    for path, limit in limited.items():
        lines += block(f"location = {path}", [*limit, _PASS, *api_error_pages()])
    # The exact ones keep nginx from adding a slash.
    for head in (f"= {API_PREFIX.removesuffix('/')}", f"^~ {API_PREFIX}"):
        lines += block(f"location {head}", [_PASS, *api_error_pages()])
    for head in (f"= /{SCREENS}", f"^~ /{SCREENS}/", "/", "@application"):
        lines += block(f"location {head}", [_PASS])
    return lines
