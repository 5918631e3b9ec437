"""Exact headers on every kind of answer."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from flask.testing import FlaskClient

from app.web.response_headers import security_headers
from tests.factories.fake_renderer import running_fake_renderer
from tests.factories.settings import build_settings
from tests.factories.shipped_content import CONTENT_DIR
from tests.factories.site import build_app, fill_store

pytestmark = pytest.mark.heavy

POLICY = (
    "default-src 'none'; script-src 'self' 'sha256-IDr+4h3pIHs3BUWZC0peNTYlXmVDzbO2e6N7XBHUvns='; "
    "style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; "
    "frame-src https://www.openstreetmap.org; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'; connect-src 'self' https://api.bigdatacloud.net"
)
POLICY_OF_STAFF = (
    "default-src 'none'; script-src 'self' 'sha256-IDr+4h3pIHs3BUWZC0peNTYlXmVDzbO2e6N7XBHUvns='; "
    "style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'; connect-src 'self'"
)
LEDGER = yaml.safe_load((CONTENT_DIR / "url-ledger.yaml").read_text())["urls"]
PANEL = [*(url["path"] for url in LEDGER if url["state"] == "private"), "/admin/", "/admin/unknown", "/admin/a/b"]
FEATURES = (
    "geolocation=(self), browsing-topics=(), gamepad=(), picture-in-picture=(), storage-access=(), "
    "publickey-credentials-create=(), publickey-credentials-get=()"
)
FEATURES_OF_STAFF = (
    "publickey-credentials-create=(self), publickey-credentials-get=(self), geolocation=(), browsing-topics=(), "
    "gamepad=(), picture-in-picture=(), storage-access=()"
)
PATHS = [
    "/",
    "/nri",
    "/NRI",
    "/unknown",
    "/healthz",
    "/readyz",
    "/robots.txt",
    "/sitemap.xml",
    "/manifest.webmanifest",
    "/.well-known/security.txt",
    "/assets/unknown.css",
    "/cards/0123456789abcdef.png",
    "/api/x",
]
ASSETS = ["/favicon.svg", "/assets/site.0123456789.css", "/portfolio_services/ace-strategy/holdings.csv"]
PROTECTING_AN_ASSET = {
    "Content-Security-Policy": "default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
OF_A_DATASET = {"Content-Disposition", "X-Robots-Tag"}
OF_ANY_ANSWER = {"Content-Type", "Cache-Control", "Vary", "ETag", "Content-Length", "X-Request-Id"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FlaskClient]:
    """A visitor of a site with all pages stored."""
    with running_fake_renderer() as renderer:
        folder = tmp_path_factory.mktemp("site")
        app = build_app(folder, renderer_url=renderer.url, public_origin="https://www.example.in")
        fill_store(app)
        yield app.test_client()


@pytest.fixture(scope="module")
def client_of_empty_store(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    """A visitor of a site without pages and renderer."""
    return build_app(tmp_path_factory.mktemp("empty")).test_client()


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_but_an_asset_carries_them(client: FlaskClient, path: str) -> None:
    headers = client.get(path).headers
    assert headers["Content-Security-Policy"] == POLICY
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] == "strict-origin-when-cross-origin"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert headers["Permissions-Policy"] == FEATURES
    assert headers["Strict-Transport-Security"].startswith("max-age=63072000")
    assert len(headers["X-Request-Id"]) >= 8


@pytest.mark.parametrize("path", PANEL)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
def test_the_panel_s_addresses_let_nobody_else_in(client: FlaskClient, path: str, method: str) -> None:
    headers = client.open(path, method=method).headers
    assert headers["Content-Security-Policy"] == POLICY_OF_STAFF
    assert headers["Permissions-Policy"] == FEATURES_OF_STAFF
    assert headers["X-Frame-Options"] == "DENY"


@pytest.mark.parametrize("path", ["/administration", "/about/admin"])
def test_other_addresses_are_not_the_panel_s(client: FlaskClient, path: str) -> None:
    assert client.get(path).headers["Content-Security-Policy"] == POLICY


@pytest.mark.parametrize("path", ASSETS)
def test_an_asset_carries_what_protects_an_asset_and_no_more(client: FlaskClient, path: str) -> None:
    headers = dict(client.get(path).headers)
    assert PROTECTING_AN_ASSET.items() <= headers.items()
    assert set(headers) - OF_A_DATASET == OF_ANY_ANSWER | set(PROTECTING_AN_ASSET)


@pytest.mark.parametrize("path", ASSETS)
def test_an_unchanged_asset_carries_them_too(client: FlaskClient, path: str) -> None:
    reply = client.get(path, headers={"If-None-Match": "*"})
    assert reply.status_code == 304
    assert PROTECTING_AN_ASSET.items() <= dict(reply.headers).items()


def test_plain_http_sends_no_hsts(tmp_path: Path) -> None:
    names = {name for name, _ in security_headers(build_settings(tmp_path))}
    assert "Strict-Transport-Security" not in names


@pytest.mark.parametrize("path", ["/unknown", "/healthz", "/readyz", "/api/x"])
def test_nothing_is_cacheable_unless_its_view_said_so(client_of_empty_store: FlaskClient, path: str) -> None:
    assert client_of_empty_store.get(path).headers["Cache-Control"] == "no-store"
