"""`flask figures list`, as an operator runs it before the worker starts again, on both systems."""

from datetime import timedelta

import pytest
from flask import Flask

from app.desk.publishing.cli import register_publishing_commands
from app.desk.publishing.lifecycle import approve
from tests.app.desk.publishing.conftest import Desk
from tests.app.desk.publishing.test_lifecycle import PUBLISHED, bela, proposed, published


@pytest.fixture
def site(app: Flask) -> Flask:
    register_publishing_commands(app)
    return app


def lines(site: Flask, *arguments: str) -> list[str]:
    listed = site.test_cli_runner().invoke(args=["figures", "list", *arguments])
    assert (listed.exit_code, listed.stderr) == (0, "")
    return listed.stdout.splitlines()


def test_what_was_published_is_listed_in_order(site: Flask, desk: Desk) -> None:
    published(desk)
    desk.advance(hours=1)
    published(desk, "contra-strategy")
    first, second = lines(site)
    assert first == "2026-07-04 06:30 UTC  ace-strategy 1, as on 2026-06-30, approved by bela@firm.example"
    assert lines(site, "--strategy", "contra-strategy") == [second]


def test_what_is_not_published_yet_is_listed_with_its_moment(site: Flask, desk: Desk) -> None:
    first, second = proposed(desk), proposed(desk, "contra-strategy")
    approve(desk.services, first, first.revision, bela(), desk.now + timedelta(days=1), published=PUBLISHED)
    assert lines(site, "--open") == [
        "scheduled for 2026-07-05 06:30 UTC  ace-strategy, as on 2026-06-30, approved by bela@firm.example",
        "proposed  contra-strategy, as on 2026-06-30, by asha@firm.example",
    ]
    assert len(lines(site, "--open", "--strategy", second.subject)) == 1


def test_a_list_of_nothing_says_so(site: Flask, desk: Desk) -> None:
    assert [lines(site), lines(site, "--open")] == [["nothing was published yet"], ["nothing waits to be published"]]
