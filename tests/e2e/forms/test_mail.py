"""A query's mail: given up, sent again by staff in the panel, received, and its link followed to the sign-in."""

import json
import re
import urllib.request
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import DESKTOP, StartSite
from tests.e2e.stack import Stack
from tests.e2e.staff.sign_in import sign_in
from tests.factories.mail_server import MailServer, running_mail_server
from tests.factories.members import add_member
from tests.waiting import await_true

READER = "reader@example.in"
QUERY = {"name": "Asha Rao", "phone": "+919876543210", "email": "asha@example.in", "message": "Please call me."}


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    with running_mail_server() as server:
        yield server


@pytest.fixture(scope="module")
def mailing_site(start_site: StartSite, mail_server: MailServer) -> Iterator[Stack]:
    """The site with a worker and a mail server, from the build of the other tests."""
    mail = {
        "NOTIFY_EMAIL": "office@example.in",
        "SMTP_URL": mail_server.url,
        "MAIL_FROM": "notices@example.in",
        "WEB_WORKERS": "1",
    }
    stack = start_site("worker", **mail)
    yield stack
    stack.stop()


@pytest.fixture
def page(mailing_site: Stack, browser: Browser) -> Iterator[Page]:
    context = browser.new_context(base_url=mailing_site.origin, viewport=DESKTOP)  # type: ignore[arg-type]
    yield context.new_page()
    context.close()


def ask(site: Stack, path: str) -> str:
    """Send a query as another program would; return its id."""
    body = json.dumps(QUERY).encode()
    asked = urllib.request.Request(f"{site.origin}{path}", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked) as reply:
        return str(json.load(reply)["_id"])


def test_a_dead_letter_is_sent_again_and_its_link_opens_the_query(
    mailing_site: Stack, mail_server: MailServer, page: Page
) -> None:
    password = add_member(mailing_site.environment, READER)
    page.goto("/admin/login")
    sign_in(page, READER, password)
    # The member gets a mail about a sign-in from a new browser.
    await_true(lambda: len(mail_server.mails) == 1)
    mail_server.mails.clear()
    mail_server.answers["RCPT"] = "550 5.1.1 mailbox unknown"
    query_id = ask(mailing_site, "/api/advisor")
    notice = page.get_by_role("region", name="Mail")

    def look_again(seconds: float) -> None:
        page.wait_for_timeout(1000 * seconds)
        # Wait for the whole page: when the dashboard loads, it discards the message of the press below.
        page.reload()
        expect(page.get_by_text("Dashboard Stats")).to_be_visible()

    await_true(notice.is_visible, pause=look_again)
    expect(notice.get_by_text("1 mail could not be delivered.")).to_be_visible()
    expect(notice).to_contain_text("the server refused: 550 5.1.1 mailbox unknown")

    mail_server.answers.clear()
    notice.get_by_role("button", name="Send again").click()
    expect(notice.get_by_text("The mail is queued again.")).to_be_visible()
    expect(notice.get_by_text("could not be delivered")).to_have_count(0)
    await_true(lambda: len(mail_server.mails) == 1)

    text = mail_server.mails[0].message.get_content()
    for private in QUERY.values():
        assert private not in text
    [link] = re.findall(r"http\S+", text)
    assert link == f"{mailing_site.public_origin}/admin/dashboard/speak/{query_id}"

    page.get_by_role("button", name="LogOut").click()
    page.wait_for_url("**/admin/login")
    page.goto(link.removeprefix(mailing_site.public_origin))
    page.wait_for_url("**/admin/login")
    sign_in(page, READER, password)
    expect(page.get_by_role("dialog", name="Asha Rao").get_by_text("Please call me.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page).to_have_url(f"{mailing_site.origin}/admin/dashboard/speak")
    expect(page.get_by_role("heading", name="Speak With Advisor Data")).to_be_visible()
    # The query has been opened, so nothing marks it as new any more.
    expect(page.locator("tbody").get_by_title("New")).to_have_count(0)
