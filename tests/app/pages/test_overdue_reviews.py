"""A production release waits until changed pages are reviewed; elsewhere it warns and continues."""

from datetime import date
from pathlib import Path

import click
import pytest

from app.content.composing.mark_reviewed import mark_reviewed
from app.pages.cli import refuse_overdue_reviews
from tests.app.content.small_site import write_site
from tests.factories.site import build_app

pytestmark = pytest.mark.heavy

PRODUCTION = {
    "app_env": "production",
    "secret_key": "k" * 32,
    "allowed_hosts": "tester.example",
    "public_origin": "https://tester.example",
}
TODAY = date(2026, 11, 20)
OVERDUE = "content/pages/nri.yaml:3: updatedOn: /nri has changed since 2026-11-20: read it, then run"


def content_with_new_words(folder: Path) -> Path:
    content_dir = write_site(folder)
    mark_reviewed(content_dir, None, TODAY)
    page = content_dir / "pages" / "nri.yaml"
    page.write_text(page.read_text().replace("Plain words.", "Other words."))
    return content_dir


def test_production_releases_nothing_that_was_not_read(tmp_path: Path) -> None:
    content_dir = content_with_new_words(tmp_path)
    with build_app(tmp_path, content_dir=content_dir, **PRODUCTION).app_context():
        with pytest.raises(click.ClickException, match="nothing is released") as refused:
            refuse_overdue_reviews()
        assert OVERDUE in refused.value.message


def test_production_releases_what_was_read(tmp_path: Path) -> None:
    content_dir = content_with_new_words(tmp_path)
    mark_reviewed(content_dir, ["/nri"], TODAY)
    with build_app(tmp_path, content_dir=content_dir, **PRODUCTION).app_context():
        refuse_overdue_reviews()


def test_elsewhere_it_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with build_app(tmp_path, content_dir=content_with_new_words(tmp_path)).app_context():
        refuse_overdue_reviews()
    told = capsys.readouterr().err
    assert OVERDUE in told
    assert told.endswith("in production this would not be released\n")
