"""How a member signs in: by the form, as anybody does."""

from playwright.sync_api import Page


def sign_in(page: Page, email: str, password: str) -> None:
    """Fill in the form the page shows; return once the dashboard is there."""
    page.get_by_placeholder("Email").fill(email)
    page.locator("input[type=password]").fill(password)
    page.get_by_role("button", name="Login").click()
    page.wait_for_url("**/admin/dashboard**")
