"""A renderer whose behaviour tests set: right, slow, hung, broken."""

import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socketserver import TCPServer

from app.content.snapshots.variant import contract_id
from tests.waiting import LIMIT_S

Behaviour = Callable[["RenderHandler", dict[str, object]], None]


class RenderHandler(BaseHTTPRequestHandler):
    """Answers like the real renderer; how it answers `/render` is the server's `behaviour`."""

    protocol_version = "HTTP/1.1"
    server: "FakeRenderer"

    def do_GET(self) -> None:
        self.reply(200, "application/json", json.dumps({"status": "ok", "contract": self.server.contract}).encode())

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.rendered.append(body["url"])
        self.server.behaviour(self, body)

    def reply(self, status: int, media_type: str, body: bytes, **changes: str) -> None:
        headers = {
            "Content-Type": media_type,
            "Content-Length": str(len(body)),
            "X-Request-Id": self.headers.get("X-Request-Id", ""),
            "X-Render-Contract": self.server.contract,
        }
        self.send_response(status)
        for name, value in (headers | {name.replace("_", "-"): value for name, value in changes.items()}).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_arguments: object) -> None:
        """Log nothing."""


class FakeRenderer(ThreadingHTTPServer):
    """`rendered` lists the requested urls; `place` is the port or socket on which it listens."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, place: int | Path = 0) -> None:
        if isinstance(place, Path):
            self.address_family = socket.AF_UNIX
            super().__init__(str(place), RenderHandler)  # type: ignore[arg-type] # typed for ports alone
        else:
            super().__init__(("127.0.0.1", place), RenderHandler)
        self.place = place if isinstance(place, Path) else int(self.server_address[1])
        self.contract = contract_id()
        self.rendered: list[object] = []
        self.behaviour: Behaviour = send_page

    @property
    def url(self) -> str:
        return f"unix:{self.place}" if isinstance(self.place, Path) else f"http://127.0.0.1:{self.place}"

    def server_bind(self) -> None:
        # HTTPServer's own method looks up the host's name.
        TCPServer.server_bind(self)

    def server_close(self) -> None:
        super().server_close()
        if isinstance(self.place, Path):
            self.place.unlink()

    def handle_error(self, *_arguments: object) -> None:
        """Ignore callers that hang up."""


@contextmanager
def running_fake_renderer(place: int | Path = 0) -> Iterator[FakeRenderer]:
    """Run one on a free loopback port, or on a socket."""
    with FakeRenderer(place) as renderer:
        thread = threading.Thread(target=renderer.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield renderer
        finally:
            renderer.shutdown()
            thread.join()


def document_for(request: dict[str, object]) -> bytes:
    """The document the fake renders."""
    text = f"<p>{request['url']} of {request.get('version', '')}</p>"
    return f"<!doctype html>\n<html><body><main><h1>{request['url']}</h1>{text * 30}</main></body></html>\n".encode()


def send_page(handler: RenderHandler, request: dict[str, object]) -> None:
    """The right answer."""
    handler.reply(200, "text/html; charset=utf-8", document_for(request))


class Hung:
    """A behaviour: the right answer, once it `may_draw`."""

    def __init__(self) -> None:
        self.may_draw = threading.Event()

    def __call__(self, handler: RenderHandler, request: dict[str, object]) -> None:
        self.may_draw.wait(LIMIT_S)
        send_page(handler, request)


def hang_up(handler: RenderHandler, _request: dict[str, object]) -> None:
    """Close the connection without an answer."""
    handler.close_connection = True
    handler.connection.shutdown(socket.SHUT_RDWR)


def fail_to_render(handler: RenderHandler, _request: dict[str, object]) -> None:
    """Answer that a block threw an error."""
    fault = {"error": {"code": "render_failed", "block": "faq", "message": "boom"}}
    handler.reply(500, "application/json", json.dumps(fault).encode())
