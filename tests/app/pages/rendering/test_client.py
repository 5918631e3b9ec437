"""The only speaker to the renderer, against one that misbehaves."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from app.content.contract import contract_id
from app.pages.rendering.client import RendererClient
from app.pages.rendering.judge_reply import RendererUnavailable, RenderFailed
from tests.factories.fake_renderer import (
    Behaviour,
    FakeRenderer,
    RenderHandler,
    document_for,
    draw,
    draw_after,
    fail_to_draw,
    running_fake_renderer,
)
from tests.factories.settings import build_settings

REQUEST: dict[str, object] = {"url": "/nri", "version": "a"}
BODY = json.dumps(REQUEST).encode()
HTML = "text/html; charset=utf-8"


def build_client(folder: Path, renderer: FakeRenderer | None = None, **changes: Any) -> RendererClient:
    url = "http://127.0.0.1:9" if renderer is None else renderer.url
    return RendererClient(build_settings(folder, renderer_url=url, **changes), contract=contract_id())


def render(client: RendererClient) -> bytes:
    return client.render(BODY, request_id="test-request-1")


def test_a_document_is_believed(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    assert render(build_client(tmp_path, fake_renderer)) == document_for(REQUEST)


def test_connections_are_kept(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    ports = set()

    def note_port(handler: RenderHandler, request: dict[str, object]) -> None:
        ports.add(handler.client_address[1])
        draw(handler, request)

    fake_renderer.behaviour = note_port
    client = build_client(tmp_path, fake_renderer)
    for _ in range(5):
        render(client)
    assert len(ports) == 1


def test_nothing_listening_is_unavailable_at_once(tmp_path: Path) -> None:
    started_s = time.monotonic()
    with pytest.raises(RendererUnavailable, match="no connection"):
        render(build_client(tmp_path))
    assert time.monotonic() - started_s < 0.5


def test_a_hung_renderer_is_given_up(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    fake_renderer.behaviour = draw_after(2.0)
    started_s = time.monotonic()
    with pytest.raises(RendererUnavailable, match="no reply in time"):
        render(build_client(tmp_path, fake_renderer, renderer_read_timeout_s=0.2))
    assert time.monotonic() - started_s < 0.8


def test_a_trickling_renderer_is_given_up(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    def trickle(handler: RenderHandler, _request: dict[str, object]) -> None:
        handler.send_response(200)
        handler.send_header("Content-Length", "1000")
        handler.end_headers()
        for _ in range(40):
            handler.wfile.write(b"x" * 10)
            time.sleep(0.05)

    fake_renderer.behaviour = trickle
    started_s = time.monotonic()
    with pytest.raises(RendererUnavailable):
        render(build_client(tmp_path, fake_renderer, renderer_read_timeout_s=0.3))
    assert time.monotonic() - started_s < 1.5


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
    fake_renderer.behaviour = fail_to_draw
    with pytest.raises(RenderFailed, match="faq: boom"):
        render(client)
    fake_renderer.behaviour = draw
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


def test_after_a_failure_nobody_waits_until_the_breaker_closes(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    client = build_client(tmp_path, fake_renderer, renderer_breaker_open_s=0.3, renderer_read_timeout_s=0.1)
    fake_renderer.behaviour = draw_after(0.5)
    with pytest.raises(RendererUnavailable, match="no reply in time"):
        render(client)
    fake_renderer.behaviour = draw
    asked = len(fake_renderer.rendered)
    with pytest.raises(RendererUnavailable, match="a moment ago"):
        render(client)
    assert len(fake_renderer.rendered) == asked
    time.sleep(0.35)
    assert render(client)


def test_a_restarted_renderer_is_used_at_once(tmp_path: Path) -> None:
    with running_fake_renderer() as first:
        port = first.server_address[1]
        client = build_client(tmp_path, first)
        render(client)
        first.behaviour = lambda handler, _request: handler.connection.close()
        with pytest.raises(RendererUnavailable):
            client.render(BODY, request_id="test-request-2")
    with running_fake_renderer(port) as second:
        time.sleep(1.05)
        assert render(client)
        assert second.rendered == ["/nri"]


def test_a_connection_closed_under_the_request_is_asked_once_more(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    calls = []

    def hang_up_once(handler: RenderHandler, request: dict[str, object]) -> None:
        calls.append(1)
        if len(calls) == 1:
            handler.close_connection = True
            handler.connection.shutdown(2)
            return
        draw(handler, request)

    fake_renderer.behaviour = hang_up_once
    assert render(build_client(tmp_path, fake_renderer))
    assert len(calls) == 2


def test_health_tells_a_foreign_contract(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    client = build_client(tmp_path, fake_renderer)
    client.check_health()
    fake_renderer.contract = "000000000000"
    with pytest.raises(RendererUnavailable, match="another contract"):
        client.check_health()
