"""Staff accounts with required second factors in a browser: thieves are refused, and lost access is restored."""

import shutil
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.axe import axe_faults_in_all_forms
from tests.e2e.conftest import DESKTOP, Complaints
from tests.e2e.stack import DATABASE, Stack, start_stack
from tests.e2e.staff.newcomers import (
    Newcomer,
    choose_password,
    come_with_passkey,
    give_code,
    give_password,
    invite,
    is_inside,
    keep_codes,
    run_staff,
    set_up_app,
)
from tests.e2e.staff.panel_interface import Interface, OpenPanel
from tests.e2e.staff.words_interface import WordsDesk
from tests.e2e.visitors import Visitors

LOGIN = "/admin/login"
ACCOUNT = "/admin/dashboard/account"
MEMBERS = "/admin/dashboard/members"
REFUSED_CODE = "This code is wrong, or was used before."
NewBrowser = Callable[..., Page]


@pytest.fixture(scope="module")
def guarded(
    build: Mapping[str, str], sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Stack]:
    folder = tmp_path_factory.mktemp("guarded")
    shutil.copyfile(sqlite_template, folder / DATABASE)
    stack = start_stack(folder, build, host="localhost", SECOND_FACTOR="always", ALLOWED_HOSTS="localhost")
    yield stack
    stack.stop()


@pytest.fixture
def new_browser(guarded: Stack, visitors: Visitors) -> Iterator[NewBrowser]:
    """Open the panel in a new browser; a refusal by the API is no complaint."""
    complaints = Complaints()
    complaints.expect((401, 403, 409, 422))
    pages: list[Page] = []

    def open_login(*, is_only: bool = False) -> Page:
        page = visitors.lend(guarded.origin, viewport=DESKTOP, is_only=is_only, reduced_motion="reduce")
        pages.append(page)
        for event, listener in complaints.listeners:
            visitors.listen(page, event, listener)
        page.goto(LOGIN)
        return page

    yield open_login
    for page in pages:
        visitors.take_back(page)
    assert complaints.found == []


@pytest.fixture(scope="module")
def asha(guarded: Stack, browser: Browser) -> Newcomer:
    """A member with an app, recovery codes and a password of her own, and all permissions."""
    member = invite(guarded.environment, "asha@firm.example", "--approve", "--manage", "--name", "Asha Rao")
    page = browser.new_page(base_url=guarded.origin)
    page.goto(LOGIN)
    give_password(page, member)
    set_up_app(page, member)
    choose_password(page, member)
    is_inside(page)
    page.context.close()
    return member


def enter(page: Page, member: Newcomer) -> None:
    """Sign in with a recovery code, because the app's current code is used already."""
    give_password(page, member)
    give_code(page, member.recovery_codes.pop())
    is_inside(page)


def let_proofs_grow_old(guarded: Stack) -> None:
    """Make all proofs older than a proof is valid."""
    before = datetime.now(UTC) - timedelta(minutes=11)
    with sqlite3.connect(guarded.folder / DATABASE, timeout=30) as database:
        database.execute("UPDATE staff_session SET proved_at = ?", (before.strftime("%Y-%m-%d %H:%M:%S.%f"),))


def test_a_stolen_password_alone_opens_nothing(new_browser: NewBrowser, asha: Newcomer) -> None:
    page = new_browser()
    give_password(page, asha)
    expect(page.get_by_role("heading", level=1)).to_have_text("The second step")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    for path in ("/api/me", "/api/contact-data", "/api/account", "/api/members"):
        assert page.request.get(path).status == 401
    page.goto("/admin/dashboard")
    expect(page.get_by_role("heading", level=1)).to_have_text("Admin Login")


def test_a_guessed_recovery_code_is_refused(new_browser: NewBrowser, asha: Newcomer) -> None:
    page = new_browser()
    give_password(page, asha)
    give_code(page, "k3v9x-0m2qd")
    expect(page.get_by_role("alert").filter(has_text=REFUSED_CODE)).to_be_visible()
    expect(page.locator("[name=code]")).to_be_focused()
    assert page.request.get("/api/me").status == 401


def test_a_code_of_the_app_opens_once(new_browser: NewBrowser, asha: Newcomer) -> None:
    code = asha.next_code
    page = new_browser()
    give_password(page, asha)
    give_code(page, code)
    is_inside(page)
    page.get_by_role("button", name="LogOut").click()
    watched = new_browser()
    give_password(watched, asha)
    give_code(watched, code)
    expect(watched.get_by_role("alert").filter(has_text="code")).to_be_visible()
    assert watched.request.get("/api/me").status == 401


def test_a_recovery_code_opens_once_and_is_counted(new_browser: NewBrowser, asha: Newcomer) -> None:
    code, left = asha.recovery_codes[-1], len(asha.recovery_codes) - 1
    page = new_browser()
    enter(page, asha)
    page.goto(ACCOUNT)
    expect(page.get_by_text(f"{left} of 10 recovery codes are left.")).to_be_visible()
    thief = new_browser()
    give_password(thief, asha)
    give_code(thief, code)
    expect(thief.get_by_role("alert").filter(has_text=REFUSED_CODE)).to_be_visible()
    assert thief.request.get("/api/me").status == 401


def test_a_cookie_opens_nothing_after_the_sign_out(new_browser: NewBrowser, asha: Newcomer) -> None:
    page = new_browser()
    enter(page, asha)
    stolen = page.context.cookies()
    thief = new_browser()
    thief.context.add_cookies(stolen)  # type: ignore[arg-type]
    thief.goto("/admin/dashboard")
    is_inside(thief)
    page.get_by_role("button", name="LogOut").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Admin Login")
    thief.reload()
    expect(thief.get_by_role("heading", level=1)).to_have_text("Admin Login")


def test_a_member_who_lost_the_phone_is_back(new_browser: NewBrowser, guarded: Stack) -> None:
    member = invite(guarded.environment, "lost@firm.example")
    page = new_browser()
    give_password(page, member)
    set_up_app(page, member)
    choose_password(page, member)
    is_inside(page)
    page.get_by_role("button", name="LogOut").click()
    lost = member.next_code
    member.password = run_staff(guarded.environment, "reset-password", member.email)
    give_password(page, member)
    expect(page.get_by_role("heading", level=1)).to_have_text("Set up a second factor")
    set_up_app(page, member)
    choose_password(page, member)
    is_inside(page)
    page.get_by_role("button", name="LogOut").click()
    give_password(page, member)
    give_code(page, lost)
    expect(page.get_by_role("alert").filter(has_text="code")).to_be_visible()


def test_a_passkey_is_made_and_signs_in_and_proves(new_browser: NewBrowser, guarded: Stack) -> None:
    member = invite(guarded.environment, "key@firm.example", "--name", "Kiran")
    page = new_browser(is_only=True)
    come_with_passkey(page, member, "Office laptop")
    page.get_by_role("button", name="LogOut").click()
    give_password(page, member)
    page.get_by_role("button", name="Use a passkey").click()
    is_inside(page)
    page.get_by_role("link", name="Kiran").click()
    expect(page.get_by_text("Passkey Office laptop")).to_be_visible()
    let_proofs_grow_old(guarded)
    page.get_by_role("button", name="Make ten new codes").click()
    page.get_by_role("button", name="Use a passkey instead").click()
    keep_codes(page, member)
    expect(page.get_by_text("10 of 10 recovery codes are left.")).to_be_visible()


# What a page of any origin can ask of the device, with a challenge from the site's own sign-in.
ASK_DEVICE = """async options => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    return (await navigator.credentials.get({ publicKey })).toJSON();
}"""


def test_an_answer_of_the_device_given_on_another_origin_is_refused(new_browser: NewBrowser, guarded: Stack) -> None:
    member = invite(guarded.environment, "phished@firm.example")
    page = new_browser(is_only=True)
    come_with_passkey(page, member, "Phone")

    def sign_in_from(address: str) -> int:
        """Let a page there relay a whole sign-in, as a phishing page would; return the status of the last step."""
        origin = {"Origin": guarded.origin}
        page.context.clear_cookies()
        password = {"username": member.email, "password": member.password}
        page.request.post("/api/login", headers=origin, data=password)
        options = page.request.post("/api/login/passkey/options", headers=origin, data={}).json()["publicKey"]
        page.goto(address)
        answer = page.evaluate(ASK_DEVICE, options)
        return page.request.post("/api/login/passkey", headers=origin, data={"credential": answer}).status

    # The same host on another port has the same passkeys; only the origin in the answer differs.
    elsewhere = "http://localhost:9/"
    page.route(f"{elsewhere}*", lambda route: route.fulfill(content_type="text/html", body="<title>Sign in</title>"))
    assert sign_in_from(elsewhere) == 422
    assert page.request.get("/api/me").status == 401
    assert sign_in_from(LOGIN) == 200
    assert page.request.get("/api/me").status == 200


def test_without_a_device_a_passkey_is_refused_in_plain_words(new_browser: NewBrowser, guarded: Stack) -> None:
    member = invite(guarded.environment, "nokey@firm.example")
    page = new_browser(is_only=True)
    page.add_init_script("navigator.credentials.create = () => Promise.reject(new DOMException('', 'NotAllowedError'))")
    page.reload()
    give_password(page, member)
    page.get_by_label("Name of this device").fill("Laptop")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("alert").filter(has_text="No passkey was used")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Set up a second factor")


def test_an_old_proof_is_asked_for_anew_before_a_file_and_then_it_comes(
    new_browser: NewBrowser, guarded: Stack, asha: Newcomer
) -> None:
    page = new_browser()
    enter(page, asha)
    page.goto("/admin/dashboard/contact")
    expect(page.get_by_role("heading", level=1)).to_have_text("Contact Query Data")
    let_proofs_grow_old(guarded)
    assert page.request.get("/api/contact-data/export.csv").status == 403
    page.get_by_role("link", name="Export CSV").click()
    dialog = page.get_by_role("dialog", name="Is it you?")
    expect(dialog.get_by_label("Your password")).to_be_focused()
    page.keyboard.type("not the password")
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("alert").first).not_to_be_empty()
    dialog.get_by_label("Your password").fill(asha.password)
    with page.expect_download() as download:
        page.keyboard.press("Enter")
    assert download.value.suggested_filename.endswith(".csv")


def test_a_proof_that_is_not_given_changes_nothing(new_browser: NewBrowser, guarded: Stack, asha: Newcomer) -> None:
    page = new_browser()
    enter(page, asha)
    page.goto(ACCOUNT)
    button = page.get_by_role("button", name="Make ten new codes")
    expect(button).to_be_visible()
    let_proofs_grow_old(guarded)
    button.press("Enter")
    expect(page.get_by_role("dialog", name="Is it you?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(button).to_be_focused()
    expect(page.get_by_text("recovery codes are left.")).to_be_visible()


def test_a_manager_adds_a_colleague_and_gives_and_takes_a_permission(
    new_browser: NewBrowser, guarded: Stack, asha: Newcomer
) -> None:
    administrator = new_browser()
    enter(administrator, asha)
    administrator.get_by_role("link", name="Members").click()
    administrator.get_by_role("button", name="Add a member").click()
    administrator.get_by_label("Name", exact=True).fill("Bela Desai")
    administrator.get_by_label("E-mail address").fill("bela@firm.example")
    administrator.get_by_role("checkbox", name="May approve other members' changes").check()
    administrator.get_by_role("button", name="Add", exact=True).click()
    handed = administrator.get_by_role("dialog", name="For Bela Desai").locator("code")
    bela = Newcomer("bela@firm.example", handed.inner_text())
    administrator.get_by_role("button", name="I have handed it over").click()
    own = administrator.get_by_role("article", name="Asha Rao")
    expect(own.get_by_role("button")).to_have_count(0)

    page = new_browser()
    give_password(page, bela)
    set_up_app(page, bela)
    choose_password(page, bela)
    is_inside(page)
    assert page.request.get("/api/me").json()["mayApprove"] is True
    expect(page.get_by_role("link", name="Members")).to_have_count(0)

    row = administrator.get_by_role("article", name="Bela Desai")
    row.get_by_role("button", name="Remove").click()
    expect(row.get_by_role("button", name="Give")).to_have_count(2)
    assert page.request.get("/api/me").json()["mayApprove"] is False


def test_the_other_browsers_are_seen_and_ended(new_browser: NewBrowser, asha: Newcomer) -> None:
    other = new_browser()
    enter(other, asha)
    page = new_browser()
    enter(page, asha)
    page.goto(ACCOUNT)
    expect(page.get_by_text("(this one)")).to_have_count(1)
    page.get_by_role("button", name="Sign out the others").click()
    expect(page.get_by_text("The other browsers are signed out.")).to_be_visible()
    other.get_by_role("link", name="Dashboard").click()
    expect(other.get_by_role("heading", level=1)).to_have_text("Admin Login")
    expect(page.get_by_role("heading", level=1)).to_have_text("Your account")


def test_a_panel_that_nobody_uses_is_cleared_and_its_session_ended(new_browser: NewBrowser, asha: Newcomer) -> None:
    page = new_browser(is_only=True)
    page.clock.install()
    enter(page, asha)
    page.clock.fast_forward("14:05")
    page.get_by_role("button", name="Continue working").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.clock.fast_forward("14:05")
    expect(page.get_by_role("dialog", name="Are you still there?")).to_be_visible()
    page.clock.fast_forward("01:00")
    expect(page.get_by_role("heading", level=1)).to_have_text("Admin Login")
    expect(page.get_by_role("alert")).to_contain_text("signed out")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Admin Login")


def test_what_was_typed_into_a_draft_outlives_the_cleared_screen(open_panel: OpenPanel, interface: Interface) -> None:
    desk = interface.desk = WordsDesk("faqs/nri")
    page = open_panel("/admin/dashboard/words/faqs/nri", is_only=True)
    page.clock.install()
    page.get_by_role("button", name="Change the words").click()
    interface.faults["PUT /api/editions/e1"] = (503, {"message": "The database is away."})
    note = page.get_by_label("Note for staff")
    note.fill("asked often")
    page.clock.fast_forward("15:30")
    expect(page.get_by_role("heading", level=1)).to_have_text("Admin Login")
    assert desk.saved == []
    del interface.faults["PUT /api/editions/e1"]
    page.get_by_placeholder("Email").fill("a")
    page.get_by_placeholder("Password").fill("right")
    page.get_by_role("button", name="Login").click()
    expect(note).to_have_value("asked often")


@pytest.mark.accessibility
@pytest.mark.parametrize("path", [ACCOUNT, MEMBERS])
def test_axe_finds_nothing_in_account_and_members(new_browser: NewBrowser, asha: Newcomer, path: str) -> None:
    page = new_browser()
    enter(page, asha)
    page.goto(path)
    expect(page.get_by_role("heading", name="Asha Rao").or_(page.get_by_text("Browsers"))).to_be_visible()
    assert axe_faults_in_all_forms(page) == []


@pytest.mark.accessibility
def test_axe_finds_nothing_in_the_steps_of_a_sign_in(new_browser: NewBrowser, guarded: Stack) -> None:
    member = invite(guarded.environment, "axe@firm.example")
    page = new_browser()
    faults = axe_faults_in_all_forms(page)
    give_password(page, member)
    expect(page.get_by_label("Name of this device")).to_be_visible()
    faults += axe_faults_in_all_forms(page)
    page.get_by_role("button", name="Show the QR code").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    faults += axe_faults_in_all_forms(page)
    member.secret = page.locator("form code").inner_text().replace(" ", "")
    page.get_by_label("The six digits in the app now").fill(member.code)
    page.get_by_role("button", name="Set up the app").click()
    expect(page.get_by_label("I have saved them")).to_be_visible()
    faults += axe_faults_in_all_forms(page)
    keep_codes(page, member)
    expect(page.get_by_label("New password")).to_be_visible()
    faults += axe_faults_in_all_forms(page)
    assert faults == []
