"""The servers: for hosts that are not ours, for http, and the site itself."""

from app.deploy.nginx.application import application_locations, hashed_files_elsewhere, proxy_lines
from app.deploy.nginx.facts import Place, Site
from app.deploy.nginx.refusals import page_error_pages, refusal_locations
from app.deploy.nginx.stored_files import asset_locations, card_location, page_locations, reading_lines
from app.deploy.nginx.syntax import block, quoted
from app.deploy.nginx.variables import LOG_FORMAT, MOST_REQUESTS_AT_ONCE, REQUESTS_ZONE

# The intermediate profile of Mozilla's guidelines 5.7 (wiki.mozilla.org/Security/Server_Side_TLS) without its suites of
# finite-field Diffie-Hellman, which need a file of parameters.
_CIPHERS = (
    "ECDHE-ECDSA-AES128-GCM-SHA256",
    "ECDHE-RSA-AES128-GCM-SHA256",
    "ECDHE-ECDSA-AES256-GCM-SHA384",
    "ECDHE-RSA-AES256-GCM-SHA384",
    "ECDHE-ECDSA-CHACHA20-POLY1305",
    "ECDHE-RSA-CHACHA20-POLY1305",
)
_ACME_PREFIX = "/.well-known/acme-challenge/"

# They hold until a host is known, so every server has them.
_PATIENCE = (
    "server_tokens off;",
    "client_header_timeout 10s;",
    "client_body_timeout 10s;",
    "send_timeout 15s;",
    "keepalive_timeout 15s;",
)


def server_blocks(site: Site, place: Place) -> list[str]:
    """Return all servers."""
    return [
        '# Hosts that are not ours: no answer, or "misdirected" over a connection that began as one of ours.',
        *block("server", _listen(place, place.http_port, "default_server"), _PATIENCE, ["return 444;"]),
        *block(
            "server",
            [*_listen(place, place.https_port, "ssl http2 default_server"), *_tls(), "ssl_reject_handshake on;"],
            [*_PATIENCE, "return 421;"],
        ),
        "",
        *_redirect_server(site, place),
        "",
        *_site_server(site, place),
    ]


def _redirect_server(site: Site, place: Place) -> list[str]:
    challenge = [f"root {quoted(place.acme_folder)};", "types { }", "default_type text/plain;"]
    return block(
        "server",
        [*_listen(place, place.http_port), _server_name(site), *_PATIENCE, *_log(place)],
        block(f"location ^~ {_ACME_PREFIX}", challenge),
        block("location /", [f"return 301 {site.origin}$request_uri;"]),
    )


def _site_server(site: Site, place: Place) -> list[str]:
    elsewhere = hashed_files_elsewhere(place)
    return block(
        "server",
        [*_listen(place, place.https_port, "ssl http2"), _server_name(site)],
        [f"ssl_certificate {quoted(place.certificate)};", f"ssl_certificate_key {quoted(place.certificate_key)};"],
        [*_tls(), "", *_PATIENCE],
        [f"client_max_body_size {site.body_limit_bytes};", f"client_body_buffer_size {site.body_limit_bytes};"],
        [f"limit_conn {REQUESTS_ZONE} {MOST_REQUESTS_AT_ONCE};"],
        ["limit_conn_status 429;", "limit_req_status 429;", *_log(place), ""],
        [*reading_lines(), "", *proxy_lines(place), ""],
        ["recursive_error_pages on;", *page_error_pages(), ""],
        [*page_locations(site), *asset_locations(site, others=elsewhere), *card_location(site, others=elsewhere)],
        [*application_locations(site, place), *refusal_locations(site)],
    )


def _listen(place: Place, port: int, options: str = "") -> list[str]:
    addresses = [place.address] if place.address else ["", "[::]"]
    places = (f"{address}:{port}" if address else str(port) for address in addresses)
    return [f"listen {where} {options}".rstrip() + ";" for where in places]


def _server_name(site: Site) -> str:
    return f"server_name {' '.join([site.host, *site.other_hosts])};"


def _tls() -> list[str]:
    return [
        "ssl_protocols TLSv1.2 TLSv1.3;",
        f"ssl_ciphers {':'.join(_CIPHERS)};",
        "ssl_ecdh_curve X25519:prime256v1:secp384r1;",
        "ssl_prefer_server_ciphers off;",
        "ssl_session_timeout 1d;",
        "ssl_session_cache shared:wealth_site_tls:10m;",
        "ssl_session_tickets off;",
    ]


def _log(place: Place) -> list[str]:
    """Return where is logged. Below `crit`, nginx's own log quotes requests with their query strings."""
    return [
        f"access_log {quoted(f'{place.log_folder}/wealth-site.access.log')} {LOG_FORMAT} buffer=64k flush=1s;",
        f"error_log {quoted(f'{place.log_folder}/wealth-site.error.log')} crit;",
    ]
