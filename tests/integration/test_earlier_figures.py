"""Figures published over others, by gunicorn and the real renderer: the earlier ones stay at their address."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path

import pytest

from app.audit.store import Action
from app.content.editions.as_on_address import as_on_path
from app.content.editions.published import PublishedEdition, read_publications
from app.publishing.publish import publish
from app.publishing.records import NewEdition
from app.publishing.steps import Actor, Step
from app.publishing.store import add_edition
from supervised.renderer.address import find_free_port
from tests.app.content.published_site import BASE_DAY, JUNE, PAGE, PublishedSite, write_published_site
from tests.app.databases import app_on, in_context
from tests.factories.processes import Server, running_renderer, running_web
from tests.waiting import START_LIMIT_S, await_true


def publish_both(database_url: str, site: PublishedSite) -> None:
    """Publish June's figures, then July's, as rows of the database."""
    editions = [site.june, *read_publications(site.file).editions]
    with in_context(app_on(database_url)):
        for sequence, edition in enumerate(editions):
            publish_row(edition, sequence)


def publish_row(edition: PublishedEdition, sequence: int) -> None:
    new = NewEdition("figures", "alpha", edition.as_on, edition.data, edition.base_digest)
    asha, at = Actor("asha@firm.example", "192.0.2.1"), edition.published_at
    record, step = add_edition(new, asha, at), Step(Action.EDITION_PUBLISHED, asha, at)
    publish(
        step,
        record,
        judged_at_sequence=sequence,
        base_digest=edition.base_digest,
        approved=lambda _: {},
        tell=lambda _: None,
    )


def shows_editions(web: Server) -> bool:
    return b"Earlier editions" in web.get(PAGE).body


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory, sqlite_template: Path) -> Iterator[Server]:
    """The site once it shows what was published last."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "site.sqlite3").write_bytes(sqlite_template.read_bytes())
    site = write_published_site(folder)
    publish_both(f"sqlite:////{str(folder).lstrip('/')}/site.sqlite3", site)
    # What the web process knows of publications, it is to have from the database.
    site.file.unlink()
    with (
        running_renderer(folder, find_free_port("127.0.0.1")) as renderer,
        running_web(folder, renderer_port=renderer.port, CONTENT_DIR=str(site.content_dir)) as server,
    ):
        # Each of the two processes takes it at a look of its own.
        await_true(lambda: all(shows_editions(server) for _ in range(12)), within_s=START_LIMIT_S)
        yield server


def test_the_page_leads_to_what_it_showed_before(web: Server) -> None:
    current = web.get(PAGE).body.decode()
    hrefs = [as_on_path(PAGE, day) for day in (JUNE, BASE_DAY)]
    assert re.findall(r'href="([^"]+/as-on/[^"]+)"', current) == hrefs
    pages = [current, *(web.get(href).body.decode() for href in hrefs)]
    for weight, page in zip(("11.4", "11.7", "12.0"), pages, strict=True):
        assert re.search(rf"Amber Bank.*?{weight}", page, re.DOTALL)
    for day, page in zip(("30 Jun 2025", "31 May 2025"), pages[1:], strict=True):
        assert f"Figures as on {day}: " in page
        assert '<meta name="robots" content="noindex"/>' in page
        assert f'<link rel="canonical" href="http://localhost:8000{PAGE}"/>' in page


def test_each_page_leads_to_the_rows_it_shows(web: Server) -> None:
    for address in (PAGE, as_on_path(PAGE, JUNE), as_on_path(PAGE, BASE_DAY)):
        rows = sorted(set(re.findall(r'href="([^"]+\.csv)"', web.get(address).body.decode())))
        assert [row.rpartition("/")[2].partition(".")[0] for row in rows] == ["growth", "holdings"]
        for row in rows:
            reply = web.get(row)
            assert (reply.status, sha256(reply.body).hexdigest()[:12]) == (200, row.split(".")[-2])


def test_many_who_ask_at_once_are_answered_or_told_to_come_back(web: Server) -> None:
    addresses = [as_on_path(PAGE, day) for day in (JUNE, BASE_DAY)] * 12 + [PAGE] * 12
    with ThreadPoolExecutor(12) as visitors:
        replies = list(visitors.map(web.get, addresses))
    assert {reply.status for reply in replies[24:]} == {200}
    assert {reply.status for reply in replies[:24]} <= {200, 503}
    assert all(reply.headers["Retry-After"] for reply in replies if reply.status == 503)
    assert [web.get(address).status for address in addresses[:2]] == [200, 200]
