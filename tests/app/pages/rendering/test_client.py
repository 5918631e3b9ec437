"""The client of the renderer, against a renderer that misbehaves, over a port and over a socket."""

import json
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from app.pages.rendering.client import RendererClient
from app.pages.rendering.judge_reply import RendererUnavailable, RenderFailed
from tests.factories.fake_renderer import (
    Behaviour,
    FakeRenderer,
    Hung,
    RenderHandler,
    document_for,
    fail_to_render,
    hang_up,
    running_fake_renderer,
    send_page,
)
from tests.factories.settings import build_settings
from tests.waiting import LIMIT_S

pytestmark = pytest.mark.heavy

REQUEST: dict[str, object] = {"url": "/nri", "version": "a"}
BODY = json.dumps(REQUEST).encode()
HTML = "text/html; charset=utf-8"


@pytest.fixture(params=["port", "socket"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> int | Path:
    """Where a renderer may listen."""
    return 0 if request.param == "port" else tmp_path / "renderer.sock"


@pytest.fixture
def fake_renderer(place: int | Path) -> Iterator[FakeRenderer]:
    with running_fake_renderer(place) as renderer:
        yield renderer


def build_client(folder: Path, renderer: FakeRenderer | str, **changes: Any) -> RendererClient:
    url = renderer if isinstance(renderer, str) else renderer.url
    return RendererClient(build_settings(folder, renderer_url=url, **changes))


def render(client: RendererClient) -> bytes:
    return client.render(BODY, request_id="test-request-1")


def test_a_document_is_believed(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    assert render(build_client(tmp_path, fake_renderer)) == document_for(REQUEST)


def test_connections_are_kept(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    handlers = set()

    def note_connection(handler: RenderHandler, request: dict[str, object]) -> None:
        # One handler serves one connection.
        handlers.add(handler)
        # Several callers at once, so that more than one connection is kept.
        together.wait()
        send_page(handler, request)

    together = threading.Barrier(3, timeout=LIMIT_S)
    fake_renderer.behaviour = note_connection
    client = build_client(tmp_path, fake_renderer)
    with ThreadPoolExecutor(3) as callers:
        for _ in range(4):
            list(callers.map(render, [client] * 3))
    assert len(handlers) == 3


@pytest.mark.parametrize("url", ["http://127.0.0.1:9", "unix:{folder}/nobody.sock"])
def test_nothing_listening_is_unavailable(tmp_path: Path, url: str) -> None:
    with pytest.raises(RendererUnavailable, match="no connection"):
        render(build_client(tmp_path, url.format(folder=tmp_path)))


def test_a_frozen_renderer_that_does_not_even_read_is_asked_once(tmp_path: Path, place: int | Path) -> None:
    """The request is larger than a socket's buffer, so that it cannot be sent completely."""
    with socket.socket(socket.AF_UNIX if isinstance(place, Path) else socket.AF_INET) as frozen:
        frozen.bind(str(place) if isinstance(place, Path) else ("127.0.0.1", place))
        frozen.listen()
        url = f"unix:{place}" if isinstance(place, Path) else f"http://127.0.0.1:{frozen.getsockname()[1]}"
        client = build_client(tmp_path, url, renderer_connect_timeout_s=0.2, renderer_read_timeout_s=0.2)
        with pytest.raises(RendererUnavailable, match="no reply in time"):
            client.render(b"x" * 8_000_000, request_id="test-request-1")
        frozen.setblocking(False)
        frozen.accept()[0].close()
        with pytest.raises(BlockingIOError):
            frozen.accept()


def test_a_socket_of_a_dead_renderer_is_unavailable(tmp_path: Path) -> None:
    path = tmp_path / "renderer.sock"
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(str(path))
    with pytest.raises(RendererUnavailable, match="no connection"):
        render(build_client(tmp_path, f"unix:{path}"))


def test_nobody_waits_where_a_frozen_renderer_takes_no_more_connections(tmp_path: Path) -> None:
    path = tmp_path / "renderer.sock"
    with socket.socket(socket.AF_UNIX) as frozen, socket.socket(socket.AF_UNIX) as waiting:
        frozen.bind(str(path))
        frozen.listen(0)
        waiting.connect(str(path))
        with pytest.raises(RendererUnavailable, match="no connection"):
            render(build_client(tmp_path, f"unix:{path}", renderer_connect_timeout_s=60))


def test_a_hung_renderer_is_given_up(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    fake_renderer.behaviour = hung = Hung()
    with pytest.raises(RendererUnavailable, match="no reply in time"):
        render(build_client(tmp_path, fake_renderer, renderer_read_timeout_s=0.2))
    hung.may_draw.set()


def reply_with(body: bytes, media_type: str = HTML, **headers: str) -> Behaviour:
    return lambda handler, _request: handler.reply(200, media_type, body, **headers)


@pytest.mark.parametrize(
    ("behaviour", "reason"),
    [
        (reply_with(document_for(REQUEST), "application/json"), "not text/html"),
        (reply_with(document_for(REQUEST), X_Request_Id="someone-elses"), "another request"),
        (reply_with(document_for(REQUEST), X_Render_Contract="000000000000"), "another contract"),
        (reply_with(b""), "not whole"),
        (reply_with(b"<p>fragment</p>"), "not whole"),
        (reply_with(document_for(REQUEST)[:-10]), "not whole"),
    ],
)
def test_a_reply_that_is_not_right_is_not_believed(
    tmp_path: Path, fake_renderer: FakeRenderer, behaviour: Behaviour, reason: str
) -> None:
    fake_renderer.behaviour = behaviour
    with pytest.raises(RendererUnavailable, match=reason):
        render(build_client(tmp_path, fake_renderer))


def test_a_block_that_throws_is_named_and_leaves_the_breaker_closed(
    tmp_path: Path, fake_renderer: FakeRenderer
) -> None:
    client = build_client(tmp_path, fake_renderer)
    fake_renderer.behaviour = fail_to_render
    with pytest.raises(RenderFailed, match="faq: boom"):
        render(client)
    fake_renderer.behaviour = send_page
    assert render(client)


@pytest.mark.parametrize("body", [b"", b"nonsense", b"[]", b'{"error": "text"}', b'{"error": {}}'])
def test_an_error_reply_of_any_shape_is_unavailable(tmp_path: Path, fake_renderer: FakeRenderer, body: bytes) -> None:
    fake_renderer.behaviour = lambda handler, _request: handler.reply(500, "application/json", body)
    with pytest.raises(RendererUnavailable, match="status 500"):
        render(build_client(tmp_path, fake_renderer))


def test_a_contract_mismatch_is_unavailable(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    fault = json.dumps({"error": {"code": "contract_mismatch", "message": "built for another"}}).encode()
    fake_renderer.behaviour = lambda handler, _request: handler.reply(409, "application/json", fault)
    with pytest.raises(RendererUnavailable, match="built for another"):
        render(build_client(tmp_path, fake_renderer))


def test_after_a_failure_nobody_waits_until_the_breaker_closes(
    tmp_path: Path, fake_renderer: FakeRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = {"now_s": 100.0}
    monkeypatch.setattr("app.pages.rendering.breaker.time", SimpleNamespace(monotonic=lambda: clock["now_s"]))
    client = build_client(tmp_path, fake_renderer, renderer_breaker_open_s=1.0)
    fake_renderer.behaviour = reply_with(b"<p>fragment</p>")
    with pytest.raises(RendererUnavailable, match="not whole"):
        render(client)
    fake_renderer.behaviour = send_page
    asked = len(fake_renderer.rendered)
    with pytest.raises(RendererUnavailable, match="not asked: it failed less than 1 s ago"):
        render(client)
    assert len(fake_renderer.rendered) == asked
    clock["now_s"] += 1.0
    assert render(client)


def test_a_restarted_renderer_is_used_at_once(tmp_path: Path, place: int | Path) -> None:
    with running_fake_renderer(place) as first:
        client = build_client(tmp_path, first, renderer_breaker_open_s=0)
        render(client)
        first.behaviour = hang_up
        with pytest.raises(RendererUnavailable):
            client.render(BODY, request_id="test-request-2")
    with running_fake_renderer(first.place) as second:
        assert render(client)
        assert second.rendered == ["/nri"]


def test_a_connection_closed_under_the_request_is_asked_once_more(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    calls = []

    def hang_up_once(handler: RenderHandler, request: dict[str, object]) -> None:
        calls.append(1)
        if len(calls) == 1:
            hang_up(handler, request)
            return
        send_page(handler, request)

    fake_renderer.behaviour = hang_up_once
    assert render(build_client(tmp_path, fake_renderer))
    assert len(calls) == 2


def test_health_tells_a_foreign_contract(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    client = build_client(tmp_path, fake_renderer)
    client.check_health()
    fake_renderer.contract = "000000000000"
    with pytest.raises(RendererUnavailable, match="another contract"):
        client.check_health()
