"""The address of a preview: nobody else can make one, and no log holds one."""

import pytest
from itsdangerous import URLSafeSerializer

from app.desk.previews.tokens import PreviewTokens, UnknownPreviewError, preview_address
from app.web.request_log import loggable_path


@pytest.mark.parametrize("token", ["", "x", "WyJ4IiwxXQ.c2lnbmVk", str(URLSafeSerializer("secret").dumps(["a", 1, 2]))])
def test_what_was_not_made_here_is_unknown(token: str) -> None:
    with pytest.raises(UnknownPreviewError):
        PreviewTokens("secret").open(token)


def test_no_log_holds_an_address() -> None:
    assert loggable_path(preview_address("token")) == "/preview/…"
    assert loggable_path("/previews") == "/previews"
