"""What nginx hands on to the web process."""

from app.content.live_paths import FORM_APIS
from app.content.snapshots.download_files import DIGEST_DIGITS as DOWNLOAD_DIGITS
from app.deploy.nginx.facts import Place, Site
from app.deploy.nginx.refusals import api_error_pages, private_error_pages
from app.deploy.nginx.stored_files import limit_forms
from app.deploy.nginx.syntax import block, location_matching
from app.deploy.nginx.variables import APPLICATION, REQUEST_ID, SIGN_IN_ZONE, SIGN_INS_PER_MINUTE, WEB
from app.http.api_paths import API_PREFIX, EDITIONS_API, FIGURES_API
from app.http.preview_paths import PREVIEW_PREFIX
from app.http.request_log import REQUEST_ID_HEADER
from app.pages.page_store.store import SCREENS
from app.staff.editions.bodies import ROWS
from app.staff.editions.sheets.routes import SHEET
from app.staff.routes import SIGN_IN_API

_CONNECT_LIMIT_S = 2
# Longer than gunicorn leaves a worker without a sign of life (`timeout`).
_ANSWER_LIMIT_S = 35
# Time for one that takes all of it, and for the next to say so.
_ASK_ANOTHER_WITHIN_S = 40
_PASS = f"proxy_pass http://{WEB};"


ANY_RELEASE = "@any_release"


def hashed_files_elsewhere(place: Place) -> str:
    """Return where a hashed file is asked for that is not on nginx's disk."""
    return ANY_RELEASE if place.has_several else APPLICATION


def proxy_lines(place: Place) -> list[str]:
    """Return how the web process is asked, for the whole server."""
    return [
        "proxy_http_version 1.1;",
        'proxy_set_header Connection "";',
        "proxy_set_header Host $host;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header X-Forwarded-Proto $scheme;",
        # gunicorn refuses a request whose headers disagree on the scheme.
        'proxy_set_header X-Forwarded-Protocol "";',
        'proxy_set_header X-Forwarded-Ssl "";',
        f"proxy_set_header {REQUEST_ID_HEADER} {REQUEST_ID};",
        f"proxy_connect_timeout {_CONNECT_LIMIT_S}s;",
        f"proxy_read_timeout {_ANSWER_LIMIT_S}s;",
        "proxy_redirect off;",
        *_limits_of_asking_another(place),
    ]


def _limits_of_asking_another(place: Place) -> list[str]:
    """Return after how many machines, and how long, nobody else is asked: each once, and one of them again."""
    if not place.has_several:
        return []
    tries = len(place.web) + 1
    return [f"proxy_next_upstream_tries {tries};", f"proxy_next_upstream_timeout {_ASK_ANOTHER_WITHIN_S}s;"]


def application_locations(site: Site, place: Place) -> list[str]:
    """Return the addresses that only the application answers, and the way to it."""
    sign_in = [f"limit_req zone={SIGN_IN_ZONE} burst={SIGN_INS_PER_MINUTE} nodelay;"]
    query = [*limit_forms(site), *_ask_another_for_queries(place)]
    limited = {SIGN_IN_API: sign_in, **dict.fromkeys(FORM_APIS.values(), query)}
    lines: list[str] = []
    for path in site.private_paths:
        lines += block(f"location = {path}", [_PASS, *private_error_pages()])
    for path, limit in limited.items():
        lines += block(f"location = {path}", [*limit, _PASS, *api_error_pages()])
    # The application says which address below takes a sheet or many rows, and which keeps to the usual size.
    for path, taken in {FIGURES_API: SHEET, EDITIONS_API: ROWS}.items():
        most = f"client_max_body_size {taken.most_bytes};"
        lines += block(f"location ^~ {path}", [most, _PASS, *api_error_pages()])
    # The exact ones keep nginx from adding a slash.
    for head in (f"= {API_PREFIX.removesuffix('/')}", f"^~ {API_PREFIX}"):
        lines += block(f"location {head}", [_PASS, *api_error_pages()])
    # Their addresses let in whoever knows them: no log holds one.
    for head in (f"= {PREVIEW_PREFIX.removesuffix('/')}", f"^~ {PREVIEW_PREFIX}"):
        lines += block(f"location {head}", ["access_log off;", _PASS, *private_error_pages()])
    for head in (f"= /{SCREENS}", f"^~ /{SCREENS}/", "/", APPLICATION):
        lines += block(f"location {head}", [_PASS])
    if place.has_several:
        # While one machine after the other gets a release, a page's files may be on another than was asked.
        elsewhere = ["proxy_next_upstream error timeout http_404;", _PASS]
        lines += block(f"location {ANY_RELEASE}", elsewhere)
        # While one machine after the other takes a publication, so may the rows behind a page's figures.
        lines += location_matching(rf"\.[0-9a-f]{{{DOWNLOAD_DIGITS}}}\.csv$", elsewhere)
    return lines


def _ask_another_for_queries(place: Place) -> list[str]:
    """Return how a query goes on where a machine breaks off or is gone: the key of forms keeps it single."""
    return ["proxy_next_upstream error timeout non_idempotent;"] if place.has_several else []
