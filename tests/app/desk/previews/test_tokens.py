"""The address of a preview: nobody else can make one, and no log contains one."""

import pytest
from flask import Flask
from itsdangerous import URLSafeSerializer

from app.desk.previews.tokens import UnknownPreviewError, open_preview
from app.web.request_log import loggable_path


@pytest.mark.parametrize("token", ["", "x", "WyJ4IiwxXQ.c2lnbmVk", str(URLSafeSerializer("secret").dumps(["a", 1, 2]))])
def test_what_was_not_made_here_is_unknown(token: str) -> None:
    app = Flask("previews")
    app.config["SECRET_KEY"] = "secret"
    with app.app_context(), pytest.raises(UnknownPreviewError):
        open_preview(token)


def test_no_log_holds_an_address() -> None:
    assert loggable_path("/preview/token") == "/preview/…"
    assert loggable_path("/previews") == "/previews"
