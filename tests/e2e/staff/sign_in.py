"""Signs a member in through the form."""

from playwright.sync_api import Page


def sign_in(page: Page, email: str, password: str) -> None:
    """Fill in the form on the page; return once the dashboard is shown."""
    page.get_by_placeholder("Email").fill(email)
    page.locator("input[type=password]").fill(password)
    page.get_by_role("button", name="Login").click()
    page.wait_for_url("**/admin/dashboard**")
