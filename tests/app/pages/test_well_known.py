"""The manifest and security.txt, as their standards want them."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from app.configuration.root import ROOT
from app.pages.well_known import security_text
from tests.factories.site import build_app

NOW = datetime(2026, 11, 23, 22, 30, tzinfo=UTC)


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
