"""A query in a browser: filled in, refused, corrected, sent, read by staff, exported; and without script."""

import csv
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from secrets import token_hex

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.stack import Stack
from tests.e2e.staff.sign_in import sign_in
from tests.factories.members import add_member

HOSTILE = '<img src=x onerror="document.title=1"> =1+1'


@dataclass(frozen=True)
class Reader:
    email: str
    password: str


@pytest.fixture(scope="module")
def reader(site: Stack) -> Reader:
    """A member of this process alone, because other processes test the same site."""
    email = f"reader-{token_hex(4)}@example.in"
    return Reader(email, add_member(site.environment, email))


def fill(page: Page, *, name: str, phone: str, email: str, message: str = "") -> None:
    for field, text in (("name", name), ("phone", phone), ("email", email), ("message", message)):
        page.locator(f"main [name={field}]").fill(text)


@pytest.fixture
def panel(open_page: OpenPage, reader: Reader) -> Page:
    page = open_page("/admin/login", expect_status=200, allow=[401])
    expect(page.get_by_role("heading", name="Admin Login")).to_be_visible()
    sign_in(page, reader.email, reader.password)
    return page


def test_a_query_is_refused_corrected_sent_and_read(open_page: OpenPage, panel: Page) -> None:
    page = open_page("/contact")
    expect(page.locator("[data-island=toast-form]")).to_have_attribute("data-hydrated", "")
    fill(page, name="", phone="+9198", email="asha@example")
    page.get_by_role("button", name="Send message").click()
    for text in ("Name is required", "Invalid phone number format", "Invalid email format"):
        expect(page.get_by_text(text)).to_be_visible()
    fill(page, name="Asha Rao", phone="+919876543210", email="asha@example.in", message=HOSTILE)
    page.get_by_role("button", name="Send message").click()
    expect(page.get_by_text("Contact form submitted successfully.")).to_be_visible()
    expect(page.locator("main [name=name]")).to_have_value("")

    panel.get_by_role("link", name="Contact Query").or_(panel.get_by_role("button", name="Contact Query")).first.click()
    expect(panel.get_by_role("heading", name="Contact Query Data")).to_be_visible()
    expect(panel.get_by_text("asha@example.in").first).to_be_visible()
    expect(panel.get_by_text(HOSTILE).first).to_be_visible()
    assert panel.title() != "1"


class Elsewhere(BaseHTTPRequestHandler):
    """Another site with links to the panel and to its data."""

    links = b""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><link rel=icon href=data:,>" + self.links)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def elsewhere(site: Stack, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yield the address of that site: to a browser, `localhost` is another site than 127.0.0.1."""
    links = [f"<a href='{site.origin}{path}'>{path}</a>" for path in ("/admin/dashboard", "/api/contact-data")]
    monkeypatch.setattr(Elsewhere, "links", "".join(links).encode())
    with ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()


def test_a_link_of_another_site_leads_to_the_panel_and_to_no_data(panel: Page, elsewhere: str) -> None:
    page = panel.context.new_page()
    page.goto(elsewhere)
    with page.expect_response("**/admin/dashboard") as shell, page.expect_response("**/api/me") as me:
        page.get_by_text("/admin/dashboard").click()
    sent = shell.value.request.all_headers()
    assert (sent["sec-fetch-site"], "cookie" in sent) == ("cross-site", False)
    assert me.value.status == 200
    expect(page.get_by_role("heading", name="Dashboard", exact=True)).to_be_visible()

    page.goto(elsewhere)
    with page.expect_response("**/api/contact-data") as data:
        page.get_by_text("/api/contact-data").click()
    assert data.value.status == 403


def test_what_is_filtered_is_exported(panel: Page) -> None:
    reply = panel.request.post(
        "/api/contact", data={"name": "=1+1", "phone": "+919876543211", "email": "export@example.in"}
    )
    assert reply.status == 201
    panel.get_by_label("Admin Panel").get_by_role("link", name="Contact Query").click()
    panel.get_by_label("Search queries").fill("export@example.in")
    expect(panel.get_by_text("1–1 of 1")).to_be_visible()
    with panel.expect_download() as download:
        panel.get_by_role("link", name="Export CSV").click()
    text = Path(download.value.path()).read_text("utf-8-sig")
    header, *rows = csv.reader(text.splitlines())
    assert header[:3] == ["#", "Name", "Email"]
    assert [row[1] for row in rows] == ["'=1+1"]


def test_while_a_file_cannot_be_made_the_panel_says_so(open_page: OpenPage, reader: Reader) -> None:
    panel = open_page("/admin/login", expect_status=200, allow=[401, 503])
    sign_in(panel, reader.email, reader.password)
    panel.get_by_label("Admin Panel").get_by_role("link", name="Contact Query").click()
    panel.route("**/export.xlsx*", lambda route: route.fulfill(status=503))
    panel.get_by_role("link", name="Export XLSX").click()
    expect(panel.get_by_text("The file cannot be made right now. Please try again in a moment.")).to_be_visible()
    panel.unroute("**/export.xlsx*")
    with panel.expect_download() as download:
        panel.get_by_role("link", name="Export XLSX").click()
    assert download.value.suggested_filename.endswith(".xlsx")
    expect(panel.get_by_text("The file cannot be made right now.")).to_have_count(0)


def test_a_phone_number_is_found_as_a_card_spells_it(panel: Page) -> None:
    reply = panel.request.post(
        "/api/contact", data={"name": "Card Holder", "phone": "+911145678901", "email": "card@example.in"}
    )
    assert reply.status == 201
    panel.get_by_label("Admin Panel").get_by_role("link", name="Contact Query").click()
    panel.get_by_label("Search queries").fill("(011)\u00a04567\u20138901")
    expect(panel.get_by_text("1–1 of 1")).to_be_visible()
    expect(panel.get_by_text("card@example.in").first).to_be_visible()


def test_after_signing_out_nothing_is_shown(panel: Page) -> None:
    panel.get_by_role("button", name="LogOut").click()
    panel.wait_for_url("**/admin/login")
    assert panel.request.get("/api/contact-data").status == 401
