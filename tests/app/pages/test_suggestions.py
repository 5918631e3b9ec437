"""Suggestions while somebody types: the best results, cached for a day; what was typed is never recorded."""

import logging

import pytest
from flask import Flask

from app.pages.suggestions import MOST_SUGGESTED
from tests.factories.site import build_app, copy_content, pages_context

pytestmark = pytest.mark.heavy

ADDRESS = "/api/search/suggestions"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """A site over content of its own."""
    folder = tmp_path_factory.mktemp("site")
    return build_app(folder, content_dir=copy_content(folder), log_level="info")


def suggested(site: Flask, typed: str) -> list[dict[str, str]]:
    reply = site.test_client().get(ADDRESS, query_string={"q": typed})
    assert reply.status_code == 200
    found: list[dict[str, str]] = reply.get_json()["suggestions"]
    return found


def test_the_first_letters_of_a_word_lead_to_its_answers(site: Flask) -> None:
    found = suggested(site, "repatr")
    assert 1 < len(found) <= MOST_SUGGESTED
    assert any("repatriat" in one["title"].casefold() for one in found)
    assert len({one["href"] for one in found}) == len(found)
    assert all(bool(one["page"]) == ("#" in one["href"]) for one in found)


def test_suggestions_are_kept_for_a_day(site: Flask) -> None:
    assert site.test_client().get(f"{ADDRESS}?q=tax").headers["Cache-Control"] == "private, max-age=86400"


@pytest.mark.parametrize("typed", ["", "   ", "\x02", "zzzzzzzz", '"', "a" * 5_000, "' OR 1=1 --"])
def test_what_asks_for_nothing_gets_no_suggestion_and_no_error(site: Flask, typed: str) -> None:
    assert len(suggested(site, typed)) <= MOST_SUGGESTED


def test_what_is_typed_is_not_logged(site: Flask, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        suggested(site, "divorce")
    told = [record.__dict__ for record in caplog.records]
    assert [line["path"] for line in told if line["name"] == "request"] == [ADDRESS]
    assert "divorce" not in str(told)


def test_without_content_it_is_unavailable(site: Flask) -> None:
    snapshot = pages_context(site).current.snapshot()
    assert snapshot is not None
    kept = snapshot.file.read_bytes()
    snapshot.file.unlink()
    try:
        reply = site.test_client().get(f"{ADDRESS}?q=tax")
    finally:
        snapshot.file.write_bytes(kept)
    assert (reply.status_code, reply.headers["Cache-Control"]) == (503, "no-store")
