"""Every GET of visitors and crawlers, by address and by unusual spellings of it; and other methods."""

import json
import re
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from urllib.parse import urlencode, urlsplit

from app.content.snapshots.snapshot_file import DownloadAddress
from tests.comparison.calls import Answer, Call

LIST_PATH = "/portfolio_services"
COMPARE_PATH = "/portfolio_services/compare"
ENCODINGS = ("br", "gzip", "br;q=0, gzip;q=0.5", "*")
DISCOVERY = ("/robots.txt", "/sitemap.xml", "/llms.txt", "/favicon.svg", "/favicon.ico")
HEALTH = ("/healthz", "/readyz", "/api/openapi.json")
ODD = (
    *("//about", "/about//why-us", "/about/", "/ABOUT", "/About/Why-Us/", "/FOUNDER", "//founder/", "/about?x=1&y=%20"),
    *("/founder?x=1", "/ABOUT?next=https://elsewhere.example", "/%61bout", "/about%2Fwhy-us", "/about/../pms"),
    *("/./about", "/about/index.html", "/about.html", "/about;x=1", "/about\\why-us", "/%00", "/%FF", "/about%20"),
    *("/nowhere", "/nowhere/else", "/_status/404", "/404", "/500", "/503", "/index.html", "/.env", "/assets"),
    *("/assets/", "/assets/none.js", "/assets/../about", "/manifest.json", "/api", "/api/", "/api/none", "/apis"),
    *("/" + "a" * 199, "/" + "a" * 300, "/pms/performance/none.csv", "/nowhere/at-all", "//", "///", "/?x=1"),
    *("/robots.txt/", "/ROBOTS.TXT", "/sitemap.xml?x=1", "/healthz/", "/admin/", "/admin/none", "/api/contact"),
    *("/admin/dashboard/x.css", "http://www.example.in/about", "http://elsewhere.example/about", "*"),
)
OTHER_METHODS = ("POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND")
OTHER_METHOD_PATHS = ("/", "/about", "/contact", "/nowhere", "/robots.txt", "/healthz", "/api/contact", "/api/none")


def name_of(path: str) -> str:
    """Return an address as part of a file name: readable and unique."""
    kept = re.sub(r"[^A-Za-z0-9_.-]+", lambda found: "~" + found[0].encode().hex(), path.strip("/"))
    return kept[:120] or "home"


def whole_calls(room: str, path: str) -> Iterator[Call]:
    """Yield GET in each content coding, and HEAD. The first is the plain GET."""
    name = f"{room}/{name_of(path)}"
    yield Call(f"{name}/plain", path)
    for position, coding in enumerate(ENCODINGS):
        yield Call(f"{name}/coded-{position}", path, headers={"Accept-Encoding": coding})
    yield Call(f"{name}/head", path, "HEAD")
    yield Call(f"{name}/with-query", f"{path}?utm_source=letter")


def conditional_calls(room: str, path: str, etag: str) -> Iterator[Call]:
    """Yield conditional requests with this version's tag, an older one, or any."""
    name = f"{room}/{name_of(path)}"
    for label, known in (("same", etag), ("other", '"0000000000000000"'), ("any", "*")):
        yield Call(f"{name}/if-none-match-{label}", path, headers={"If-None-Match": known})


def odd_calls() -> Iterator[Call]:
    """Yield malformed addresses, other methods, and a foreign host."""
    for position, target in enumerate(ODD):
        yield Call(f"odd/{position:02}", target)
    for path in OTHER_METHOD_PATHS:
        for method in OTHER_METHODS:
            yield Call(f"methods/{name_of(path)}-{method}", path, method)
    for path in ("/", "/nowhere", "/api/me"):
        yield Call(f"odd/foreign-host-{name_of(path)}", path, headers={"Host": "elsewhere.example"})
    yield Call("odd/own-request-id", "/about", headers={"X-Request-Id": "letter-box-1"})
    yield Call("odd/faulty-request-id", "/nowhere", headers={"X-Request-Id": "a b"})


def asset_paths(manifest: str) -> dict[str, str]:
    """Return the addresses of built files by their names in the manifest."""
    named = json.loads(manifest)
    site, staff = named["stylesheets"]["site"], named["stylesheets"]["staff"]
    groups = {
        "stylesheets": {**{str(position): sheet["url"] for position, sheet in enumerate(site)}, "staff": staff},
        "fonts": named["fonts"],
        "islands": {name: scripts["atStart"][0] for name, scripts in named["islands"].items()},
    }
    found = {f"{group}-{name}": path for group, entries in groups.items() for name, path in entries.items()}
    return {**found, "script": named["script"]}


def download_paths(pages: Sequence[Answer]) -> list[str]:
    """Return the permanent addresses of all linked CSV files: one with a digest belongs to one version."""
    found = {href for page in pages for href in re.findall(r'href="([^"]+\.csv)"', page.body.decode())}
    return sorted({DownloadAddress.of(href).path for href in found})


def twin_paths(pages: Sequence[Answer]) -> list[str]:
    """Return the addresses of all linked Markdown twins."""
    heads = "".join(page.body.decode() for page in pages)
    found = re.findall(r'<link[^>]* type="text/markdown"[^>]* href="([^"]+)"', heads)
    return sorted({urlsplit(href).path for href in found})


def filter_calls(list_page: Answer) -> Iterator[Call]:
    """Yield the list of strategies filtered by each option of its form, by pairs of options, and by nonsense."""
    selects = re.findall(r'<select[^>]* name="(\w+)"[^>]*>(.*?)</select>', list_page.body.decode(), re.DOTALL)
    options = [(name, value) for name, inner in selects for value in re.findall(r'<option[^>]* value="([^"]+)"', inner)]
    pairs = [pair for pair in combinations(options, 2) if pair[0][0] != pair[1][0]][::7]
    nonsense: list[Sequence[tuple[str, str]]] = [
        *([("style", "none")], [("none", "none")], [("style", "")], [("house", "x" * 61)], [("style", "<b>&\"'")]),
        [options[0], (options[0][0], "none")],
        [("style", "growth")] * 21,
    ]
    for fields in [*([option] for option in options), *pairs, *nonsense]:
        query = urlencode(fields)
        yield Call(f"filtered/{name_of(query)}", f"{LIST_PATH}?{query}")
    yield Call("filtered/head", f"{LIST_PATH}?{urlencode(options[:1])}", "HEAD")
    yield Call("filtered/coded", f"{LIST_PATH}?{urlencode(options[:1])}", headers={"Accept-Encoding": "gzip"})


def compare_calls(paths: Sequence[str]) -> Iterator[Call]:
    """Yield comparisons: neighbours by two and three, too few, too many, unknown and repeated ones."""
    slugs = [path.rpartition("/")[2] for path in paths if path.startswith(f"{LIST_PATH}/") and path != COMPARE_PATH]
    pairs, triples = pairwise(slugs), zip(slugs, slugs[1:], slugs[2:], strict=False)
    odd = ((), slugs[:1], slugs[:5], ("none", "nobody"), (slugs[0], slugs[0]), (slugs[0], "none", slugs[1]))
    for wanted in [*pairs, *triples, *odd]:
        query = urlencode([("strategy", slug) for slug in wanted])
        yield Call(f"compared/{name_of(query)}", f"{COMPARE_PATH}?{query}")
