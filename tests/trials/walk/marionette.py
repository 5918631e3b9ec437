"""Selenium's commands sent straight to Firefox's own port, because Debian lacks geckodriver."""

import json
import socket
from typing import Any

from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.remote_connection import RemoteConnection

from tests.waiting import START_LIMIT_S

# The walk's commands, by Firefox's names.
NAMES = {
    Command.CLEAR_ELEMENT: "WebDriver:ElementClear",
    Command.GET: "WebDriver:Navigate",
    Command.GET_CURRENT_URL: "WebDriver:GetCurrentURL",
    Command.GET_ELEMENT_PROPERTY: "WebDriver:GetElementProperty",
    Command.GET_ELEMENT_TEXT: "WebDriver:GetElementText",
    Command.NEW_SESSION: "WebDriver:NewSession",
    Command.QUIT: "Marionette:Quit",
    Command.SCREENSHOT: "WebDriver:TakeScreenshot",
    Command.SEND_KEYS_TO_ELEMENT: "WebDriver:ElementSendKeys",
    Command.W3C_ACTIONS: "WebDriver:PerformActions",
    Command.W3C_EXECUTE_SCRIPT: "WebDriver:ExecuteScript",
    Command.W3C_GET_CURRENT_WINDOW_HANDLE: "WebDriver:GetWindowHandle",
}


class Marionette(RemoteConnection):
    """A connection to a Firefox on this machine. A message is its length, a colon, and JSON."""

    def __init__(self, port: int) -> None:
        super().__init__(f"http://127.0.0.1:{port}")
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=START_LIMIT_S)
        self._answers = self._socket.makefile("rb")
        self._count = 0
        # Firefox first sends a message about itself.
        self._read()

    def execute(self, command: str, params: dict[str, Any]) -> dict[str, Any]:
        """Send a command; return its answer in the form that drivers use over HTTP."""
        self._count += 1
        message = json.dumps([0, self._count, NAMES[command], _as_firefox_takes_them(command, params)]).encode()
        self._socket.sendall(b"%d:%b" % (len(message), message))
        _, _, error, value = self._read()
        if error:
            return {"status": 500, "value": json.dumps({"value": error})}
        is_wrapped = isinstance(value, dict) and value.keys() == {"value"}
        return {"value": value["value"] if is_wrapped else value}

    def close(self) -> None:
        """Close the connection."""
        self._answers.close()
        self._socket.close()

    def _read(self) -> Any:
        length = b""
        while (sign := self._answers.read(1)) != b":":
            if not sign:
                raise ConnectionError("Firefox has ended: its log is beside the pictures")
            length += sign
        return json.loads(self._answers.read(int(length)))


def _as_firefox_takes_them(command: str, params: dict[str, Any]) -> dict[str, Any]:
    if command == Command.NEW_SESSION:
        return {"webSocketUrl": True}
    if command == Command.SCREENSHOT:
        return {"full": False}
    if command == Command.QUIT:
        return {"flags": ["eForceQuit"]}
    return params
