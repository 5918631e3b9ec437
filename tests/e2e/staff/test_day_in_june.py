"""A sheet with ten mistakes is uploaded, corrected, previewed, approved by another member, live, and undone."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.e2e.axe import axe_faults_in_all_forms
from tests.e2e.conftest import DESKTOP, PHONE, REACT_DEVTOOLS_ADVERT, StartSite
from tests.e2e.keys import press
from tests.e2e.stack import ROOT, Stack
from tests.e2e.staff.sign_in import sign_in
from tests.factories.members import add_member
from tests.waiting import LIMIT_S, LONG_LIMIT_S

SHEET = ROOT / "tests" / "fixtures" / "sheets" / "ace-june-libreoffice.xlsx"
PATH = "/portfolio_services/ace-strategy"
DESK = "/admin/dashboard/figures/ace-strategy"
# Seconds on an idle machine: a draft is judged in two, a publication is seen after five.
PATIENCE_MS = 1000 * LIMIT_S
SAID_OF_THE_SHEET = [
    "'4.24 approx.' is not a number",
    "'Big' is not a known size",
    "'03/07/2025' is ambiguous",
]
# The places that the check names, and the corrections typed there; `Control+…` are keys.
MENDED_FIRST = [
    ("Holdings, row 13, Size", "mid"),
    ("Holdings, row 12, Sector", "Materials"),
    ("Holdings, row 9, Weight (%)", "4.24"),
]
# The sections of the page that show a month's changes.
MONTHLY = ("growth", "returns", "holdings")
LINES = """cell => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getClientRects().length;
}"""
_ROWS_LINK = re.compile(r'href="([^"]*/growth\.[0-9a-f]{12}\.csv)"')


@dataclass
class Member:
    """A member's browser. `complaints` are its console messages."""

    page: Page
    complaints: list[str]

    @classmethod
    def of(cls, browser: Browser, site: Stack, email: str) -> "Member":
        options: Any = {"viewport": DESKTOP, "locale": "en-IN", "timezone_id": "Asia/Kolkata"}
        context = browser.new_context(base_url=site.origin, reduced_motion="reduce", **options)
        member = cls(context.new_page(), [])
        context.on("console", member.hear)
        context.on("weberror", lambda error: member.complaints.append(str(error.error)))
        password = add_member(site.environment, email, "--approve")
        member.page.goto("/admin/login")
        sign_in(member.page, email, password)
        # The request for the signed-in member was answered with 401.
        member.complaints.clear()
        return member

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and REACT_DEVTOOLS_ADVERT not in message.text:
            self.complaints.append(message.text)

    @property
    def context(self) -> BrowserContext:
        return self.page.context

    def press(self, *keys: str) -> None:
        press(self.page, *keys)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def check(self, outcome: str) -> None:
        self.button("Check").press("Enter")
        steps = self.page.get_by_label("Steps")
        expect(steps.get_by_role("status").get_by_text(outcome)).to_be_visible(timeout=PATIENCE_MS)

    def mend(self, place: str, typed: str) -> None:
        """Go from a fault to its place, and correct it there."""
        self.go_to(place)
        if typed.startswith("Control+"):
            self.press(typed)
        else:
            self.fill_cell(typed)

    def go_to(self, place: str) -> None:
        self.button(place).press("Enter")
        expect(self.button(place)).not_to_be_focused()

    def fill_cell(self, typed: str) -> None:
        self.page.keyboard.type(typed)
        self.press("Enter")


@pytest.fixture(scope="module")
def june_site(start_site: StartSite) -> Iterator[Stack]:
    """The site with a worker. Its publications are seen by no other test."""
    stack = start_site("worker")
    yield stack
    stack.stop()


@pytest.fixture
def asha(june_site: Stack, browser: Browser) -> Iterator[Member]:
    member = Member.of(browser, june_site, "asha@example.in")
    yield member
    member.context.close()


@pytest.fixture
def bela(june_site: Stack, browser: Browser) -> Iterator[Member]:
    member = Member.of(browser, june_site, "bela@example.in")
    yield member
    member.context.close()


@pytest.mark.accessibility
@pytest.mark.timeout(LONG_LIMIT_S)
def test_a_day_in_june(asha: Member, bela: Member) -> None:
    bring_in(asha)
    mend(asha)
    propose(asha)
    preview(asha)
    approve(bela, "Published as edition 1.")
    stated = published(bela.context, "As on 30 Jun 2025, older than 120 days")
    assert stated.last_row.startswith("2025-06-30,262.04,263.18,")
    undo(asha)
    approve(bela, "Published as edition 2.")
    sample = published(bela.context, 'data-sample=""')
    assert sample.last_row.endswith(",sample")
    assert not stated.last_row.endswith(",sample")
    # Holdings have one sample mark at their rows and one at the sums of them.
    assert sample.marks > stated.marks + len(MONTHLY)
    assert sample.hatches > stated.hatches == 0
    assert asha.complaints + bela.complaints == []


def bring_in(asha: Member) -> None:
    """The fund house's sheet is read, and its faults are named before anything is taken over."""
    page = asha.page
    page.get_by_label("Admin Panel").get_by_role("link", name="Figures").press("Enter")
    page.get_by_role("link", name="ACE strategy").press("Enter")
    asha.button("Begin a new month").press("Enter")
    page.get_by_label("Choose a file, or drop it here").set_input_files(SHEET)
    expect(page.get_by_text("The sheet was read. Check it below.")).to_be_visible(timeout=PATIENCE_MS)
    remarks = page.get_by_role("region", name=re.compile("^Sheet ")).get_by_role("listitem")
    for said in SAID_OF_THE_SHEET:
        expect(remarks.filter(has_text=said)).to_have_count(1)
    asha.button("Use what was read").press("Enter")
    expect(page.get_by_text("115 rows and 9 single figures are in the draft.")).to_be_visible()


def mend(asha: Member) -> None:
    """Each check leads to faults, until there are none; the sheet's wrong day is corrected in its field."""
    page = asha.page
    # Faults of cells come first; faults of their meaning come once all cells can be read.
    asha.check("6 faults to fix.")
    for place, typed in MENDED_FIRST:
        asha.mend(place, typed)
    # The sum only shows that some weight is wrong; no fault leads to that weight.
    asha.press("ArrowDown")
    asha.fill_cell("3.85")
    asha.press(*["ArrowUp"] * 6)
    asha.fill_cell("4.42")
    asha.mend("Holdings, row 8, Company", "Control+Delete")
    asha.mend("Source, Fund house", "The portfolio manager")
    expect(page.get_by_label("Received on")).to_have_value("03/07/2025")
    page.get_by_label("Received on").fill("2025-07-03")
    basis = page.get_by_role("region", name="Growth", exact=True).get_by_label("Basis, shown with the figures")
    basis.fill("Time-weighted, net of fees and expenses, before tax")
    asha.check("2 faults to fix.")
    asha.go_to("Growth, row 81, Date")
    asha.press("ArrowUp", "Control+Enter")
    for cell in ("2025-04-30", "245.53", "245.66"):
        asha.fill_cell(cell)
        asha.press("ArrowUp", "ArrowRight")
    asha.go_to("Holdings, Top 10 (%)")
    asha.press("Control+a")
    page.keyboard.type("45.59")
    # The market's fall of March 2020 leads to a question, once for each line.
    asha.check("No faults, 2 questions to tick.")


def propose(asha: Member) -> None:
    for question in asha.page.get_by_role("region", name="Questions").get_by_role("checkbox").all():
        question.check()
    asha.button("Propose for approval").press("Enter")
    expect(asha.page.get_by_text("Proposed. It waits for approval.")).to_be_visible(timeout=PATIENCE_MS)
    expect(asha.page.get_by_text("You entered this. Another member must approve it.")).to_be_visible()


def preview(asha: Member) -> None:
    """The future page, below the list of its changes."""
    asha.button("Preview").press("Enter")
    expect(asha.page.get_by_role("link", name="Open the preview")).to_be_focused()
    with asha.context.expect_page() as opened:
        asha.press("Enter")
    looked = Member(opened.value, asha.complaints)
    looked.page.locator(".preview-banner summary").press("Enter", timeout=PATIENCE_MS)
    row = looked.page.get_by_role("row").filter(has_text="Top 5 sectors")
    expect(row.get_by_role("cell")).to_have_text(["57.1", "57.24"])
    assert axe_faults_in_all_forms(looked.page) == []
    # On a phone the table keeps its figures whole.
    looked.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert row.get_by_role("cell").first.evaluate(LINES) == 1
    looked.page.close()


def approve(bela: Member, outcome: str) -> None:
    bela.page.goto(DESK)
    bela.page.get_by_role("link", name="Open", exact=True).press("Enter")
    button = bela.button("Approve and publish now")
    # The button waits for the list of changes.
    expect(button).to_be_enabled(timeout=PATIENCE_MS)
    button.press("Enter")
    expect(bela.page.get_by_text(outcome)).to_be_visible(timeout=PATIENCE_MS)
    # By then every process serves the new page.
    shown = bela.page.get_by_role("link", name="see it")
    expect(shown).to_be_visible(timeout=PATIENCE_MS)
    assert shown.get_attribute("href") == PATH


def undo(asha: Member) -> None:
    asha.page.goto(DESK)
    history = asha.page.get_by_role("region", name="History").get_by_role("listitem").first
    told = asha.page.get_by_role("region", name="Published now")
    expect(told).to_contain_text("ACE factsheet June 2025, The portfolio manager, received 3 Jul 2025")
    expect(history).to_contain_text("Entered by asha@example.in; approved by bela@example.in.")
    asha.button("Publish the original values again").press("Enter")
    asha.page.get_by_role("dialog").get_by_label("Why").fill("The house withdrew its sheet")
    asha.press("Enter")
    # Nobody typed the restored values, so any approver may approve them.
    expect(asha.button("Approve and publish now")).to_be_enabled(timeout=PATIENCE_MS)


@dataclass(frozen=True)
class Published:
    """The public page: the last row of its series, and its marks and hatches of samples."""

    last_row: str
    marks: int
    hatches: int


def published(visitor: BrowserContext, told: str) -> Published:
    """Return what visitors get, once every process serves these figures."""
    # Each web process takes a publication at its own poll, and a connection belongs to one process.
    asked = {"Connection": "close"}
    assert all(told in visitor.request.get(PATH, headers=asked).text() for _ in range(12)), "live was told too early"
    html = visitor.request.get(PATH).text()
    [link, *_] = _ROWS_LINK.findall(html)
    reply = visitor.request.get(link)
    assert reply.ok
    return Published(reply.text().splitlines()[-1], html.count(">Sample<"), html.count('data-sample=""'))
