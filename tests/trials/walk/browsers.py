"""Firefox, WebKitGTK and Chromium, each started with data of its own, and the complaints of their pages."""

import os
import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from selenium.webdriver.chrome.options import Options as ChromiumOptions
from selenium.webdriver.chrome.service import Service as ChromiumService
from selenium.webdriver.chrome.webdriver import WebDriver as Chromium
from selenium.webdriver.firefox.options import Options as FirefoxOptions
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.options import Options as WebKitOptions
from selenium.webdriver.webkitgtk.service import Service as WebKitService
from selenium.webdriver.webkitgtk.webdriver import WebDriver as WebKit

from tests.e2e.chromium import CHROMIUM_FLAGS
from tests.trials.walk.marionette import Marionette
from tests.waiting import START_LIMIT_S, await_true

# A phone's scrollbars lie over the page; a desktop's take room, which may make a page too wide.
SCROLLBARS_FROM_PX = 600
WINDOW = Path(__file__).parent / "webkit_window.py"
# WebKitGTK is built without web app manifests, and logs that for each page; Safari has them.
WEBKIT_COMPLAINT = re.compile(r"CONSOLE (?:[A-Z]+ )*ERROR (?!Unrecognized .* directive 'manifest-src').*")


@dataclass
class Browser:
    """`complaints` returns all errors of its pages, logged and uncaught, since the start."""

    driver: WebDriver
    complaints: Callable[[], list[str]]


@contextmanager
def firefox(folder: Path, width: int, height: int) -> Iterator[Browser]:
    """Debian's Firefox. Its window is never narrower than 500 px, but its page can be."""
    profile = folder / "profile"
    profile.mkdir()
    preferences = {"marionette.port": 0, "ui.useOverlayScrollbars": int(width < SCROLLBARS_FROM_PX)}
    lines = (f'user_pref("{name}", {value});\n' for name, value in preferences.items())
    (profile / "user.js").write_text("".join(lines))
    port_file = profile / "MarionetteActivePort"
    flags = ["--headless", "--no-remote", "--marionette", "--remote-debugging-port=0", "--profile", str(profile)]
    with (folder / "firefox.log").open("wb") as log:
        process = subprocess.Popen(["firefox-esr", *flags], stdout=log, stderr=subprocess.STDOUT)
    try:
        await_true(lambda: port_file.exists() and port_file.read_text() != "", within_s=START_LIMIT_S)
        driver = WebDriver(Marionette(int(port_file.read_text())), options=FirefoxOptions())
        yield _sized(driver, width, height)
        driver.quit()
    finally:
        process.terminate()
        process.wait(START_LIMIT_S)


@contextmanager
def chromium(folder: Path, width: int, height: int) -> Iterator[Browser]:
    """Debian's Chromium with its own driver."""
    options = ChromiumOptions()
    options.binary_location = "/usr/bin/chromium"
    options.set_capability("webSocketUrl", True)
    if width < SCROLLBARS_FROM_PX:
        options.add_argument("--hide-scrollbars")
    for flag in ("--headless", *CHROMIUM_FLAGS, f"--user-data-dir={folder / 'profile'}"):
        options.add_argument(flag)
    service = ChromiumService("/usr/bin/chromedriver", log_output=str(folder / "chromium.log"))
    driver = Chromium(options, service)
    try:
        yield _sized(driver, width, height)
    finally:
        driver.quit()


@contextmanager
def webkit(folder: Path, width: int, height: int) -> Iterator[Browser]:
    """WebKitGTK in a window of ours. It needs a screen; `make trials` gives it an invisible one."""
    said = folder / "webkit.log"
    said.touch()
    options = WebKitOptions()
    options.binary_location = str(WINDOW)
    environment = {**os.environ, "WEBKIT_LOG": str(said), "WEBKIT_DATA": str(folder / "profile")}
    service = WebKitService("/usr/bin/WebKitWebDriver", log_output=str(folder / "driver.log"), env=environment)
    driver = WebKit(options, service)
    try:
        driver.set_window_rect(0, 0, width, height)
        yield Browser(driver, lambda: WEBKIT_COMPLAINT.findall(said.read_text(errors="replace")))
    finally:
        driver.quit()


BROWSERS = {"firefox": firefox, "webkit": webkit, "chromium": chromium}


def _sized(driver: WebDriver, width: int, height: int) -> Browser:
    found: list[str] = []

    def hear(entry: Any) -> None:
        if entry.level == "error":
            found.append(entry.text)

    driver.script.add_console_message_handler(hear)
    driver.script.add_javascript_error_handler(hear)
    page = driver.current_window_handle
    driver.browsing_context.set_viewport(context=page, viewport={"width": width, "height": height})
    return Browser(driver, lambda: found)
