"""Every answer of nginx as `deploy/nginx/install` sets it up equals the app's: status, body and headers."""

import http.client
import json
import re
import shutil
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
import yaml

from app.configuration.root import ROOT
from app.pages.dynamic_addresses import DECLARED
from app.web.response_headers import CACHE_HASHED_ASSET
from supervised.renderer.address import find_free_port
from tests.factories.nginx import DISK, HOST, LOOPBACK, Nginx, ask, running_site
from tests.factories.processes import Reply, Server, running_renderer
from tests.factories.shipped_content import copy_stated_content
from tests.trials.nginx.observatory import observatory_score
from tests.waiting import LIMIT_S

DIST = ROOT / "client" / "dist"
REQUEST_ID = "comparison-0001"
LEAST_SCORE = 125
# Files that are neither documents, API answers nor errors have the short list of an asset (decision 0023).
SCORED = [
    *(
        ("GET", path, 200)
        for path in ("/", "/contact", "/portfolio_services?style=none", "/admin/login", "/robots.txt")
    ),
    *(("GET", path, 200) for path in ("/healthz", "/readyz", "/api/openapi.json")),
    ("GET", "/contact/", 301),
    ("GET", "/api/me", 401),
    *(("GET", path, 404) for path in ("/nowhere", "/assets/none.js", "/api/none")),
    *((method, path, 405) for method, path in (("PUT", "/nri"), ("POST", "/nri"), ("DELETE", "/api/contact"))),
]
ELSEWHERE = {"Origin": "https://elsewhere.example"}
SCORED_FORMS: list[tuple[str, bytes, dict[str, str], int]] = [
    ("/api/contact", b"{", {}, 400),
    *((path, b"{}", ELSEWHERE, 403) for path in ("/contact", "/api/contact")),
    ("/contact", b"{}", {}, 415),
    ("/api/contact", b"{}", {}, 422),
]
# Headers of the connection or the program. nginx makes its own entity tag, from a file's time and size.
OWN = {"date", "server", "connection", "keep-alive"}
ENCODINGS = ["gzip, deflate, br, zstd", "gzip", "br;q=0, gzip;q=0.5", "identity", ""]
CARD = "/cards/ffffffffffffffff.png"
PICTURE = f"/pictures/{'f' * 32}-480.avif"
ODD = [
    "/nowhere",
    "/contact/",
    "//contact",
    "/Contact",
    "/contact/index.html",
    "/index.html",
    "/%63ontact",
    "/nri/%2e%2e/contact",
    "/nri/../contact",
    "/./contact",
    "/contact%2F",
    "/contact;x",
    "/contact#part",
    "/contact?utm_source=mail",
    "/contact?q=%41#x",
    "/.env",
    "/portfolio_services?utm_source=mail",
    *(f"{path}?{name}=none" for path, names in DECLARED.items() for name in sorted(names)),
    "/costs?amount=7500000&years=2",
    "/costs?%61mount=7500000",
    "/costs?utm_source=mail",
    "/speakwithadvisor?years=2&amount=1+crore",
    "/portfolio_services?%68ouse=none",
    "/portfolio_services/compare",
    "/portfolio_services/compare?strategy=ace-strategy&strategy=growth-leaders",
    "/search",
    "/search?q=phonix",
    "/search?q=%3Cb%3E",
    "/search?q=",
    "/search?%71=nav",
    "/search?utm_source=mail",
    "/portfolio_services/",
    "/preview",
    "/preview/",
    "/preview/nowhere",
    "/preview/nowhere/page",
    "/preview/preview.css",
    "/_status",
    "/_status/404",
    "/_status/503/index.html",
    "/assets",
    "/assets/",
    "/assets/none.js",
    "/assets/../contact",
    CARD,
    "/cards/0123456789abcdef.png",
    PICTURE,
    f"/pictures/{'f' * 32}-960.avif",
    f"/pictures/{'0' * 32}-480.jpg",
    f"/pictures/{'f' * 32}.json",
    "/pictures/",
    "/cards/",
    "/cards/../contact",
    "/favicon.svg.br",
    "/favicon.svg?v=1",
    "/%66avicon.svg",
    "/manifest.json",
    "/admin/",
    "/admin/contact",
    "/robots.txt",
    "/sitemap.xml",
    "/manifest.webmanifest",
    "/.well-known/security.txt",
    "/api",
    "/api/",
    "/api/me",
    "/api/none",
    "/api/openapi.json",
    "/portfolio_services/Founder-Portfolio/growth.csv",
    "/portfolio_services/Founder-Portfolio/growth.0123456789ab.csv",
    *(f"/portfolio_services/ace-strategy/as-on/{rest}" for rest in ("2025-06-15", "2025-06-15/growth.csv")),
    "/index.md",
    "/portfolio_services/ace-strategy.md",
    "/unknown.md",
    "/llms.txt",
]


@pytest.fixture(scope="module")
def site(
    tmp_path_factory: pytest.TempPathFactory, built_pages: Path, sqlite_template: Path
) -> Iterator[tuple[Nginx, Server]]:
    folder = tmp_path_factory.mktemp("site")
    (folder / "site.sqlite3").write_bytes(sqlite_template.read_bytes())
    (folder / "cards").mkdir()
    (folder / CARD.removeprefix("/")).write_bytes(b"a card of an earlier version")
    (folder / "pictures").mkdir()
    (folder / PICTURE.removeprefix("/")).write_bytes(b"a picture of some page")
    shutil.copytree(built_pages, folder / "pages", symlinks=True)
    with (
        running_renderer(folder, find_free_port(LOOPBACK)) as renderer,
        running_site(
            folder,
            renderer_port=renderer.port,
            CARDS_DIR=str(folder / "cards"),
            PICTURES_DIR=str(folder / "pictures"),
        ) as both,
    ):
        yield both


def ledger() -> dict[str, str]:
    """States by path."""
    urls = yaml.safe_load((ROOT / "shared-content" / "url-ledger.yaml").read_text())["urls"]
    return {url["path"]: url["state"] for url in urls}


def ledger_paths() -> list[str]:
    return list(ledger())


def client_files() -> list[str]:
    root_files = json.loads((DIST / "manifest.json").read_bytes())["rootFiles"]
    return [*root_files, *(f"/assets/{path.name}" for path in sorted((DIST / "assets").iterdir()))]


def a_script() -> str:
    return next(path for path in client_files() if path.endswith(".js"))


def described(reply: Reply) -> dict[str, object]:
    """What must be equal: status, body and headers in any order, without the headers that nginx makes itself."""
    headers = [(name.lower(), value) for name, value in reply.headers.items() if name.lower() not in OWN]
    words = {("x-page-source", DISK): "store"}
    said = sorted((name, "a tag" if name == "etag" else words.get((name, value), value)) for name, value in headers)
    return {"status": reply.status, "headers": said, "body": reply.body}


def differences(site: tuple[Nginx, Server], method: str, paths: list[str], **headers: str) -> dict[str, object]:
    """Return both answers if they differ."""
    nginx, web = site
    found: dict[str, object] = {}
    for path in paths:
        ours = described(nginx.request(method, path, X_Request_Id=REQUEST_ID, **headers))
        its = described(web.request(method, path, Host=HOST, X_Request_Id=REQUEST_ID, **headers))
        if ours != its:
            found[path] = {name: (ours[name], its[name]) for name in ours if ours[name] != its[name]}
    return found


@pytest.mark.parametrize("accept_encoding", ENCODINGS)
def test_what_is_got(site: tuple[Nginx, Server], accept_encoding: str) -> None:
    paths = [*ledger_paths(), *client_files(), *ODD]
    assert len(paths) > 100
    assert differences(site, "GET", paths, Accept_Encoding=accept_encoding) == {}


@pytest.mark.parametrize("method", ["HEAD", "OPTIONS", "PUT", "DELETE", "TRACE"])
def test_other_methods(site: tuple[Nginx, Server], method: str) -> None:
    assert differences(site, method, [*ledger_paths(), *client_files(), *ODD], Accept_Encoding="br") == {}


@pytest.mark.parametrize("condition", [{"If_None_Match": "*"}, {"If_None_Match": '"other"'}, {"Range": "bytes=0-9"}])
def test_conditions_and_ranges(site: tuple[Nginx, Server], condition: dict[str, str]) -> None:
    paths = [*ledger_paths(), *client_files(), *ODD]
    assert differences(site, "GET", paths, Accept_Encoding="br", **condition) == {}


@pytest.mark.parametrize("path", ["/", "/nri/nri-faqs", "/favicon.svg", a_script(), CARD, PICTURE])
def test_what_has_not_changed_is_not_sent_again(site: tuple[Nginx, Server], path: str) -> None:
    nginx, web = site
    told = [
        described(ask(path, Host=HOST, X_Request_Id=REQUEST_ID, If_None_Match=ask(path, Host=HOST).headers["ETag"]))
        for ask in (nginx.get, web.get)
    ]
    assert told[0]["status"] == 304
    assert told[0] == told[1]


def test_the_files_a_page_leads_to_are_its_own_for_good(tmp_path: Path, sqlite_url: str) -> None:
    content = copy_stated_content(tmp_path, "ace-strategy")
    places = {"DATABASE_URL": sqlite_url, "CONTENT_DIR": str(content)}
    with (
        running_renderer(tmp_path, find_free_port(LOOPBACK)) as renderer,
        running_site(tmp_path, renderer_port=renderer.port, **places) as site,
    ):
        page = site[0].get("/portfolio_services/ace-strategy").body.decode()
        linked = sorted(set(re.findall(r'href="([^"]+\.csv)"', page)))
        assert len(linked) == 2
        assert differences(site, "GET", linked, Accept_Encoding="br") == {}
        for address in linked:
            reply = site[0].get(address)
            assert reply.headers["Cache-Control"] == CACHE_HASHED_ASSET
            assert sha256(reply.body).hexdigest()[:12] == address.split(".")[-2]


def test_pages_that_anyone_may_keep_are_from_disk(site: tuple[Nginx, Server]) -> None:
    nginx, _ = site
    from_disk = [path for path in ledger_paths() if nginx.get(path).source == DISK]
    assert from_disk == [path for path, state in ledger().items() if state in {"furnished", "unlisted"}]


@pytest.mark.parametrize(
    "path",
    [
        *("/contact", "/speakwithadvisor", "/api/contact", "/api/advisor", "/api/login", "/nri"),
        *("/api/figures/ace-strategy/sheet", "/api/figures/ace-strategy/pasted"),
    ],
)
@pytest.mark.parametrize(
    ("media_type", "body"),
    [
        ("application/json", b"{}"),
        ("application/json", b"x" * 65_537),
        ("text/csv", b"x" * 65_537),
        ("text/csv", b"x" * (2 * 1024 * 1024 + 1)),
        ("application/x-www-form-urlencoded", b"fullName=A&email=none"),
    ],
)
def test_what_is_sent(site: tuple[Nginx, Server], path: str, media_type: str, body: bytes) -> None:
    nginx, web = site
    headers = {"Content_Type": media_type, "X_Request_Id": REQUEST_ID, "Origin": f"https://{HOST}:{nginx.ports.https}"}
    direct = http.client.HTTPConnection(LOOPBACK, web.port, timeout=LIMIT_S)
    ours, its = nginx.post(path, body, **headers), ask(direct, "POST", path, body, headers)
    assert described(ours) == described(its)
    assert ours.status >= 400


@pytest.mark.parametrize(("method", "path", "status"), SCORED)
def test_every_kind_of_answer_is_as_protected_as_the_observatory_asks(
    site: tuple[Nginx, Server], method: str, path: str, status: int
) -> None:
    reply = site[0].request(method, path, Content_Length="0")
    assert (reply.status, observatory_score(reply.headers.items(), reply.body) >= LEAST_SCORE) == (status, True)


@pytest.mark.parametrize(("path", "body", "headers", "status"), SCORED_FORMS)
def test_refusals_of_forms_are_as_protected(
    site: tuple[Nginx, Server], path: str, body: bytes, headers: dict[str, str], status: int
) -> None:
    reply = site[0].post(path, body, Content_Type="application/json", **headers)
    assert (reply.status, observatory_score(reply.headers.items(), reply.body) >= LEAST_SCORE) == (status, True)


def test_a_request_id_is_handed_on_if_it_is_plain(site: tuple[Nginx, Server]) -> None:
    nginx, _ = site
    for path in ("/contact", "/robots.txt", "/favicon.ico"):
        assert nginx.get(path, X_Request_Id="plain_id-1").headers["X-Request-Id"] == "plain_id-1"
        for given in ("", "short", "no spaces here", "x" * 65):
            made = nginx.get(path, X_Request_Id=given).headers["X-Request-Id"]
            assert re.fullmatch("[0-9a-f]{32}", made), made
