"""Presses of keys."""

from playwright.sync_api import Page


def press(page: Page, *keys: str) -> None:
    """Press these keys one after another, wherever the focus is."""
    for key in keys:
        page.keyboard.press(key)
