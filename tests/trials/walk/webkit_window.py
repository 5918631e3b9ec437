#!/usr/bin/python3
"""A window of WebKitGTK for its driver, run by Debian's Python. Console messages of pages go to WEBKIT_LOG.

MiniBrowser does not do: it is 447 px wide at least, and a page that it shows to a driver has no console.
"""

import os
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402


def show_view(context: Any) -> Any:
    """Open the window; return its view, which the driver controls."""
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window()
    window.add(view)
    window.connect("destroy", Gtk.main_quit)
    # The screen has no window manager that would give it the keyboard; without that, a page shows no focus.
    window.connect("map-event", lambda *_: window.get_window().focus(0))
    window.show_all()
    return view


def begin(context: Any, session: Any) -> None:
    """Tell the driver which browser this is, because it refuses one that does not say."""
    about = WebKit2.ApplicationInfo()
    about.set_name("MiniBrowser")
    about.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(about)
    session.connect("create-web-view", lambda _: show_view(context))


def main() -> None:
    """Wait for the driver and obey it until it closes the window."""
    log = os.open(os.environ["WEBKIT_LOG"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    # The driver would discard standard output and standard error.
    os.dup2(log, 1)
    os.dup2(log, 2)
    # It needs data of its own: an ephemeral session has no console.
    folder = os.environ["WEBKIT_DATA"]
    data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
    context = WebKit2.WebContext(website_data_manager=data)
    context.set_automation_allowed(True)
    context.connect("automation-started", begin)
    Gtk.main()


if __name__ == "__main__":
    main()
