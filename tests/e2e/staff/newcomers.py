"""New members, added by command, and what they keep: password, app, recovery codes."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Page, expect
from pyotp import TOTP

from tests.factories.members import command_app

PASSWORD = "a streak of gold in calm water"
_STEP = timedelta(seconds=30)
_AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@dataclass
class Newcomer:
    """A new member. `secret` and `recovery_codes` are set once an app is set up."""

    email: str
    password: str
    secret: str = ""
    recovery_codes: list[str] = field(default_factory=list)

    @property
    def code(self) -> str:
        """The app's current code."""
        return TOTP(self.secret).now()

    @property
    def next_code(self) -> str:
        """The app's next code. The server accepts it already, so that tests need not wait for it."""
        return TOTP(self.secret).at(datetime.now(UTC) + _STEP)


def run_staff(environment: Mapping[str, str], *arguments: str) -> str:
    """Run `flask staff …`; return the password it prints."""
    with command_app(environment) as app:
        done = app.test_cli_runner().invoke(args=["staff", *arguments])
    assert done.exit_code == 0, done.output
    [password] = re.findall(r"^Password\s+(\S+)$", done.output, re.MULTILINE)
    return str(password)


def invite(environment: Mapping[str, str], email: str, *options: str) -> Newcomer:
    """Add a member, whose first sign-in has all steps."""
    return Newcomer(email, run_staff(environment, "add", email, *options))


def give_password(page: Page, member: Newcomer) -> None:
    """Fill in the form on the page."""
    page.get_by_placeholder("Email").fill(member.email)
    page.get_by_placeholder("Password").fill(member.password)
    page.get_by_role("button", name="Login").click()


def give_code(page: Page, code: str) -> None:
    """Fill in the single field in which a step asks for a code."""
    page.locator("[name=code]").fill(code)
    page.get_by_role("button", name="Continue").click()


def is_inside(page: Page) -> None:
    expect(page.get_by_role("heading", name="Dashboard Stats")).to_be_visible()


def set_up_app(page: Page, member: Newcomer) -> None:
    """Read the secret off the page, prove it, and keep the recovery codes. The current code is used afterwards."""
    page.get_by_role("button", name="Show the QR code").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    secret = page.locator("form code").inner_text()
    member.secret = secret.replace(" ", "")
    page.get_by_label("The six digits in the app now").fill(member.code)
    page.get_by_role("button", name="Set up the app").click()
    keep_codes(page, member)


def keep_codes(page: Page, member: Newcomer) -> None:
    codes = page.get_by_role("listitem").locator("code")
    expect(codes).to_have_count(10)
    member.recovery_codes = codes.all_inner_texts()
    page.get_by_label("I have saved them").check()
    page.get_by_role("button", name="Continue").click()


def choose_password(page: Page, member: Newcomer) -> None:
    """Replace the member's temporary password."""
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Set password").click()
    member.password = PASSWORD


def _plug_in_authenticator(page: Page) -> None:
    """Give the page's browser a passkey device whose owner agrees to everything."""
    devices = page.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": _AUTHENTICATOR})


def come_with_passkey(page: Page, member: Newcomer, device: str) -> None:
    """Sign in for the first time with a passkey of this name as the second factor."""
    _plug_in_authenticator(page)
    give_password(page, member)
    page.get_by_label("Name of this device").fill(device)
    page.get_by_role("button", name="Add a passkey").click()
    keep_codes(page, member)
    choose_password(page, member)
    is_inside(page)
