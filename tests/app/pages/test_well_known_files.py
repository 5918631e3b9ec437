"""Files for crawlers, phones and security researchers."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.robotparser import RobotFileParser
from xml.etree import ElementTree

import pytest
from flask.testing import FlaskClient

from app.configuration.root import ROOT
from app.pages.well_known_files import robots_text, security_text, sitemap_xml
from tests.factories.site import build_app
from tests.factories.snapshot import build_snapshot

NOW = datetime(2026, 11, 23, 22, 30, tzinfo=UTC)
NAMESPACE = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9"}


def test_the_sitemap_lists_furnished_pages_with_their_day() -> None:
    root = ElementTree.fromstring(sitemap_xml(build_snapshot(), "https://www.example.in"))
    found = [(url.findtext("s:loc", "", NAMESPACE), url.findtext("s:lastmod", "", NAMESPACE)) for url in root]
    assert found == [
        ("https://www.example.in/", "2026-10-02"),
        ("https://www.example.in/nri", "2026-10-05"),
        ("https://www.example.in/nri/nri-faqs", "2026-10-14"),
    ]


def robots() -> RobotFileParser:
    parser = RobotFileParser()
    parser.parse(robots_text("https://www.example.in").splitlines())
    return parser


def test_robots_names_the_sitemap_and_the_list_of_texts() -> None:
    assert robots().site_maps() == ["https://www.example.in/sitemap.xml"]
    assert "https://www.example.in/llms.txt" in robots_text("https://www.example.in")


@pytest.mark.parametrize("agent", ["GPTBot", "Googlebot", "Bingbot", "anything"])
def test_everybody_may_read_the_public_pages(agent: str) -> None:
    assert all(robots().can_fetch(agent, path) for path in ("/", "/nri", "/nri.md", "/llms.txt", "/aif/returns"))


def test_answers_to_one_visitor_are_not_crawled_but_their_pages_are() -> None:
    assert robots().can_fetch("Googlebot", "/nri/guide")
    # The standard library's parser does not know wildcards.
    assert "Disallow: /nri/guide?*" in robots_text("https://www.example.in").splitlines()
    assert robots().can_fetch("Googlebot", "/portfolio_services?style=growth")


def test_search_engines_may_see_that_private_pages_say_noindex() -> None:
    assert robots().can_fetch("Googlebot", "/admin/login")


@pytest.fixture
def client(tmp_path: Path) -> FlaskClient:
    return build_app(tmp_path).test_client()


def fields(text: str) -> dict[str, str]:
    return dict(line.split(": ", 1) for line in text.splitlines())


def test_security_txt_has_what_rfc_9116_asks_for() -> None:
    told = fields(security_text("hello@tester.example", "https://tester.example", NOW))
    assert told == {
        "Contact": "mailto:hello@tester.example",
        "Expires": "2027-05-22T00:00:00Z",
        "Preferred-Languages": "en",
        "Canonical": "https://tester.example/.well-known/security.txt",
    }


def test_it_expires_within_a_year_and_moves_on_with_the_day() -> None:
    later = NOW + timedelta(days=1)
    expires = [
        datetime.fromisoformat(fields(security_text("a@b.example", "https://b.example", day))["Expires"])
        for day in (NOW, later)
    ]
    assert expires[1] - expires[0] == timedelta(days=1)
    assert timedelta(days=90) < expires[0] - NOW < timedelta(days=365)


def test_security_txt_is_plain_text_of_the_brand(client: FlaskClient) -> None:
    reply = client.get("/.well-known/security.txt")
    assert (reply.status_code, reply.content_type) == (200, "text/plain; charset=utf-8")
    assert fields(reply.text)["Contact"] == "mailto:hello@suvarnarekha.example"
    assert reply.headers["Cache-Control"] == "public, max-age=300"


def test_the_manifest_names_the_brand_and_icons_that_the_build_makes(client: FlaskClient) -> None:
    reply = client.get("/manifest.webmanifest")
    manifest = json.loads(reply.data)
    assert (reply.status_code, reply.content_type) == (200, "application/manifest+json")
    assert (manifest["name"], manifest["short_name"]) == ("Suvarnarekha Wealth", "Suvarnarekha")
    assert manifest["theme_color"] == manifest["background_color"] == "#fafafa"
    assert [(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]] == [
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    ]
    built = json.loads((ROOT / "client" / "dist" / "manifest.json").read_bytes())["rootFiles"]
    assert {icon["src"] for icon in manifest["icons"]} <= set(built)


@pytest.mark.parametrize("path", ["/.well-known/security.txt", "/manifest.webmanifest"])
def test_what_a_client_has_is_not_sent_again(client: FlaskClient, path: str) -> None:
    tag = client.get(path).headers["ETag"]
    assert client.get(path, headers={"If-None-Match": tag}).status_code == 304
