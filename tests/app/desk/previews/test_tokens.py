"""The address of a preview: what it says, and that nobody else can make one."""

from datetime import UTC, datetime, timedelta

import pytest

from app.desk.previews.tokens import Preview, PreviewTokens, UnknownPreviewError, preview_address
from app.web.request_log import loggable_path

NOW = datetime(2026, 7, 4, 6, 30, 0, 500_000, tzinfo=UTC)


def test_a_token_says_whose_draft_it_shows_and_until_when() -> None:
    saved_at = NOW - timedelta(hours=1)
    token, ends_at = PreviewTokens("secret").make("0a" * 12, saved_at, NOW)
    assert ends_at == NOW + timedelta(days=7)
    preview = PreviewTokens("secret").read(token)
    assert (preview, preview.made_at) == (Preview("0a" * 12, ends_at, saved_at), NOW)


@pytest.mark.parametrize("change", ["other", "shortened", "empty", "secret"])
def test_what_was_not_made_here_is_unknown(change: str) -> None:
    token, _ = PreviewTokens("another" if change == "secret" else "secret").make("0a" * 12, NOW, NOW)
    changed = {"other": f"x{token}", "shortened": token[:-1], "empty": "", "secret": token}[change]
    with pytest.raises(UnknownPreviewError):
        PreviewTokens("secret").read(changed)


def test_no_log_holds_an_address() -> None:
    token, _ = PreviewTokens("secret").make("0a" * 12, NOW, NOW)
    assert loggable_path(f"{preview_address(token)}/page") == "/preview/…"
    assert loggable_path("/previews") == "/previews"
