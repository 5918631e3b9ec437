"""What gunicorn's log may not hold."""

import logging
from collections.abc import Callable
from unittest.mock import MagicMock, Mock

import pytest
from gunicorn.workers import base

from app.gunicorn_hooks import WithoutBytes


def test_a_request_that_failed_outside_flask_is_logged_without_its_address(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("default_environ", "Response"):
        monkeypatch.setattr(base, name, MagicMock())
    caplog.handler.addFilter(WithoutBytes())
    log = logging.getLogger("gunicorn.error")
    worker = Mock(log=Mock(exception=log.exception))
    request = Mock(method="GET", uri="/costs?amount=unheard-of")
    fail: Callable[..., None] = base.Worker.handle_error
    fail(worker, request, Mock(), ("127.0.0.1", 1), ValueError("words"))
    assert [record.getMessage() for record in caplog.records] == ["Error handling request"]
