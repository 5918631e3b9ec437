"""What all servers share: variables, limits, the log's format, the web process."""

from app.content.live_paths import EXPLORER_PATH, QUERY_PARAMETER, SEARCH_PATH
from app.deploy.nginx.facts import Place, Site
from app.deploy.nginx.syntax import block, matching
from app.http.request_log import ACCEPTABLE_ID, REQUEST_ID_HEADER
from app.http.response_headers import Header
from app.pages.live_addresses import LIST_PARAMETERS
from app.pages.page_store.store import SCREENS
from app.pages.replies.page_replies import SOURCE_HEADER

WEB = "wealth_site_web"
APPLICATION = "@application"
LOG_FORMAT = "wealth_site"
REQUEST_ID = "$wealth_site_request_id"
NO_FILE = "$wealth_site_no_file"
"""Stands before a file's path: empty, or a folder that is nowhere, so that the application answers."""
NO_COPY = "$wealth_site_no_copy"
"""Likewise, for requests that no page's copy answers: other methods, other spellings of a path."""
MAY_BE_A_PAGE = "(?:/|(?:/[A-Za-z0-9_-]+)+)"
"""Matches more than pages: whatever has no file behind it goes to the application."""
FORMS_ZONE = "wealth_site_forms"
SIGN_IN_ZONE = "wealth_site_sign_in"
REQUESTS_ZONE = "wealth_site_requests"
SIGN_INS_PER_MINUTE = 60
MOST_REQUESTS_AT_ONCE = 200
"""Of one address: an office, each of whose browsers asks for a page's files together."""

# Less than gunicorn keeps a connection (`keepalive`), so that none is used that it is about to close.
_WEB_KEEPS_IDLE_S = 10
# How long a machine that did not answer is not asked. The next one may be renewed so soon after the one before.
_MACHINE_PAUSE_S = 1
_NOWHERE = "/.nowhere"
_PATH = "$wealth_site_path"
_ADDRESS = "$wealth_site_address"
_SENDER = "$wealth_site_sender"


def shared_lines(site: Site, place: Place) -> list[str]:
    """Return what stands in the `http` block before the servers."""
    return [
        *block(f"upstream {WEB}", [*_web_servers(place), "keepalive 32;", f"keepalive_timeout {_WEB_KEEPS_IDLE_S}s;"]),
        "",
        *_request_variables(),
        "",
        *_limits(site),
        "",
        *_log_format(),
    ]


def _web_servers(place: Place) -> list[str]:
    if not place.has_several:
        return [f"server {server};" for server in place.web]
    in_turn = [f"server {server} fail_timeout={_MACHINE_PAUSE_S}s;" for server in place.web]
    # nginx counts whole seconds: where one machine is renewed right after the other, it leaves both alone at once. Then
    # all are asked all the same.
    return [*in_turn, *(f"server {server} max_fails=0 backup;" for server in place.web)]


def request_id_header() -> str:
    """Return the line that tells a visitor the request's id."""
    return f"add_header {REQUEST_ID_HEADER} {REQUEST_ID} always;"


def source_header(source: str) -> Header:
    """Return the header that says where a page came from."""
    return (SOURCE_HEADER, source)


def _request_variables() -> list[str]:
    received = f"$http_{REQUEST_ID_HEADER.lower().replace('-', '_')}"
    return [
        "# The caller's id if it is plain, otherwise a new one; the application has the same rule.",
        *block(
            f"map {received} {REQUEST_ID}",
            ["default $request_id;", '"" $request_id;', f"{matching(f'^{ACCEPTABLE_ID.pattern}$')} {received};"],
        ),
        "# Only plain paths are files; filters, escapes and dots are the application's, before nginx resolves them.",
        *block(f"map $request_uri {NO_FILE}", [f"default {_NOWHERE};", f'{matching(_may_be_a_file())} "";']),
        *block(
            f'map "$request_method $uri" {NO_COPY}',
            [f"default {_NOWHERE};", f'{matching(rf"^(?:GET|HEAD) (?!/{SCREENS}){MAY_BE_A_PAGE}$")} "";'],
        ),
        "# The path as it was sent, without query string: only this is logged.",
        *block(
            f"map $request_uri {_PATH}",
            ['default "";', f"{matching('^(?<wealth_site_sent_path>[^?]*)')} $wealth_site_sent_path;"],
        ),
    ]


def _may_be_a_file() -> str:
    """Return what the address of a file looks like as it is sent. No character is looked at twice."""
    is_filtered = rf"{EXPLORER_PATH}\?.*(?:%|{'|'.join(sorted(LIST_PARAMETERS))})"
    is_asked = rf"{SEARCH_PATH}\?.*(?:%|{QUERY_PARAMETER})"
    return rf"^(?!{is_filtered}|{is_asked})(?:/[A-Za-z0-9_-][A-Za-z0-9._-]*+)*+/?+(?:\?|$)"


def _limits(site: Site) -> list[str]:
    network = matching("^(?<wealth_site_network>(?:[0-9a-f]{1,4}:){4})")
    by_sender, by_address = f"limit_req_zone {_SENDER}", f"limit_conn_zone {_ADDRESS}"
    return [
        "# Looser than the application's own limits: they keep floods off it. An IPv6 address counts as its network.",
        *block(f"map $remote_addr {_ADDRESS}", ["default $remote_addr;", f"{network} $wealth_site_network;"]),
        *block(f"map $request_method {_SENDER}", ['default "";', f"POST {_ADDRESS};"]),
        f"{by_sender} zone={FORMS_ZONE}:4m rate={site.forms_per_minute}r/m;",
        f"{by_sender} zone={SIGN_IN_ZONE}:4m rate={SIGN_INS_PER_MINUTE}r/m;",
        f"{by_address} zone={REQUESTS_ZONE}:4m;",
    ]


def _log_format() -> list[str]:
    strings = {
        "time": "$time_iso8601",
        "logger": "nginx",
        "method": "$request_method",
        "path": _PATH,
    }
    numbers = {"status": "$status", "bytes": "$body_bytes_sent", "duration_s": "$request_time"}
    last = {
        "request_id": REQUEST_ID,
        "source": f"$sent_http_{SOURCE_HEADER.lower().replace('-', '_')}",
        "web_status": "$upstream_status",
        "address": "$remote_addr",
    }
    members = [
        *(f'"{name}":"{value}"' for name, value in strings.items()),
        *(f'"{name}":{value}' for name, value in numbers.items()),
        *(f'"{name}":"{value}"' for name, value in last.items()),
    ]
    return [f"log_format {LOG_FORMAT} escape=json '{{{','.join(members)}}}';"]
