"""What is pressed on the keyboard."""

from playwright.sync_api import Page


def press(page: Page, *keys: str) -> None:
    """Press these one after another, wherever the focus is."""
    for key in keys:
        page.keyboard.press(key)
