"""A preview over HTTP: what is shown to whom, until when, under which headers, and what is said when it cannot be."""

import threading
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from app.content.snapshots.job import Change, ComposerFailed, Finding
from app.database.extensions import db
from app.desk.previews import access, drafts
from app.desk.previews.tokens import preview_address
from app.desk.publishing.lifecycle import discard, propose
from app.desk.publishing.records import State
from app.desk.publishing.steps import Step
from app.desk.publishing.store import end_previews, get_edition, move_edition, save_draft
from app.members.audit.store import Action, newest_records
from app.web.throttle.throttle import Limit
from tests.app.desk.previews.preview_app import ASHA, PATH, Site, build_preview_site, draw_figure
from tests.factories.fake_renderer import FakeRenderer, RenderHandler, fail_to_draw
from tests.waiting import LIMIT_S


@pytest.fixture
def site(tmp_path: Path, sqlite_url: str, fake_renderer: FakeRenderer) -> Iterator[Site]:
    fake_renderer.behaviour = draw_figure
    built = build_preview_site(tmp_path, sqlite_url, fake_renderer)
    yield built
    with built.app.app_context():
        db.engine.dispose()


def test_the_first_page_lists_what_changes_and_nobodys_name(site: Site) -> None:
    _, address = site.begin()
    reply = site.client().get(address)
    assert reply.status_code == 200
    assert '<th scope="row">Top 5 sectors</th><td>57.10</td><td>56.42</td>' in reply.text
    assert "asha" not in reply.text
    assert "11 Jul 2026, 12:00 IST" in reply.text
    for part in ("page", "published"):
        assert f'<iframe src="{address}/{part}"' in reply.text


def test_the_draft_and_the_published_page_stand_beside_each_other(site: Site) -> None:
    _, address = site.begin()
    client = site.client()
    draft, published = (client.get(f"{address}/{part}") for part in ("page", "published"))
    assert '<p data-changed="">56.42<span class="preview-word"> (changed, before: 57.10)</span></p>' in draft.text
    assert "<p>57.10</p>" in published.text
    rows = client.get(f"{address}/growth.csv")
    assert (rows.text, rows.mimetype) == ("date,portfolio\n2026-06-30,56.42\n", "text/csv")
    assert client.get(f"{address}/holdings.csv").status_code == 404
    assert client.get(f"{address}/").headers["Location"] == address


@pytest.mark.parametrize(("part", "framing"), [("", "DENY"), ("/page", "SAMEORIGIN"), ("/published", "SAMEORIGIN")])
def test_only_our_own_pages_may_frame_the_parts_and_nobody_keeps_them(site: Site, part: str, framing: str) -> None:
    _, address = site.begin()
    headers = site.client().get(address + part).headers
    policy = dict(directive.split(" ", 1) for directive in headers["Content-Security-Policy"].split("; "))
    assert headers["X-Frame-Options"] == framing
    assert policy["frame-ancestors"] == ("'self'" if part else "'none'")
    assert policy["frame-src"] == ("https://www.openstreetmap.org" if part else "'self'")
    assert policy["connect-src"] == ("'self' https://api.bigdatacloud.net" if part else "'self'")
    assert policy["style-src"] == "'self'"
    assert (headers["X-Robots-Tag"], headers["Cache-Control"]) == ("noindex", "no-store")
    assert headers["Referrer-Policy"] == "no-referrer"
    assert "ETag" not in headers


def test_a_draft_is_judged_once_for_all_its_parts_and_anew_when_it_changed(site: Site) -> None:
    record, address = site.begin()
    client = site.client()
    for part in ("", "/page", "/published", "/growth.csv"):
        assert client.get(address + part).status_code == 200
    assert [job.candidate.data for job in site.judged] == [{"note": "x"}]
    assert all(job.draws for job in site.judged)
    with site.app.app_context():
        save_draft(record.id, 1, {"note": "y"}, published={}, as_on=None, by=ASHA, at=site.now + timedelta(seconds=1))
        saved = get_edition(record.id)
    client.get(preview_address(site.tokens.make(record.id, saved.changed_at, site.now)[0]))
    assert [job.candidate.data for job in site.judged] == [{"note": "x"}, {"note": "y"}]


def test_a_link_shows_the_state_it_was_made_for(site: Site) -> None:
    record, address = site.begin()
    site.advance(minutes=1)
    with site.app.app_context():
        saved = save_draft(record.id, 1, {"note": "y"}, published={}, as_on=None, by=ASHA, at=site.now)
        assert site.client().get(address).status_code == 410
        newer = preview_address(site.tokens.make(record.id, saved.changed_at, site.now)[0])
        propose(site.publishing, saved, saved.revision, ASHA)
    assert site.client().get(newer).status_code == 200, "what is proposed is what was saved"


def test_links_that_were_ended_show_nothing_and_newer_ones_do(site: Site) -> None:
    record, address = site.begin()
    site.advance(minutes=1)
    with site.app.app_context():
        end_previews(Step(Action.PREVIEWS_ENDED, ASHA, site.now), record.id)
        assert newest_records(1)[0].action == Action.PREVIEWS_ENDED
    assert site.client().get(address).status_code == 410
    site.advance(minutes=1)
    newer = preview_address(site.tokens.make(record.id, record.changed_at, site.now)[0])
    assert site.client().get(newer).status_code == 200


def test_a_faulty_draft_says_so_and_is_not_drawn(site: Site, fake_renderer: FakeRenderer) -> None:
    site.faults.append(Finding(dataset="growth", row=0, column="date", message="is no date"))
    _, address = site.begin()
    assert "The draft has 1 fault to fix." in site.client().get(address).text
    assert site.client().get(f"{address}/page").status_code == 409
    assert fake_renderer.rendered == []


def test_changes_of_words_are_those_of_the_page(site: Site) -> None:
    site.changes.clear()
    _, address = site.begin()
    assert '<th scope="row">Text</th><td>57.10</td><td>56.42</td>' in site.client().get(address).text


def test_what_is_gone_stands_beside_what_changes(site: Site, fake_renderer: FakeRenderer) -> None:
    def draw_without_heading(handler: RenderHandler, body: dict[str, object]) -> None:
        heading = "" if "figure" in body else "<h2>Locked for a year</h2>"
        handler.reply(
            200, "text/html; charset=utf-8", f"<!doctype html><html><body>{heading}<p>1</p></body></html>".encode()
        )

    fake_renderer.behaviour = draw_without_heading
    _, address = site.begin()
    text = site.client().get(address).text
    assert '<th scope="row">Top 5 sectors</th><td>57.10</td><td>56.42</td>' in text
    assert '<th scope="row">Gone from the page</th><td>Locked for a year</td><td>–</td>' in text


def test_many_changes_are_told_at_the_end(site: Site) -> None:
    site.changes.extend(Change(label=f"Series, {day}", before=None, after="1") for day in range(50))
    _, address = site.begin()
    assert "<summary>11 further changes</summary>" in site.client().get(address).text


@pytest.mark.parametrize("address", ["/preview/x", "/preview/WyJ4IiwxXQ.c2lnbmVk", "/preview/x/page"])
def test_an_address_nobody_gave_out_is_not_found(site: Site, address: str) -> None:
    reply = site.client().get(address)
    assert (reply.status_code, reply.headers["X-Robots-Tag"]) == (404, "noindex")
    assert site.judged == []


def test_after_seven_days_a_link_has_ended(site: Site) -> None:
    _, address = site.begin()
    site.advance(days=7)
    reply = site.client().get(address)
    assert (reply.status_code, reply.headers["Cache-Control"]) == (410, "no-store")
    assert "This link has ended" in reply.text
    assert site.judged == []


@pytest.mark.parametrize("end", ["published", "discarded"])
def test_what_is_no_draft_any_more_is_not_shown(site: Site, end: str) -> None:
    record, address = site.begin()
    with site.app.app_context():
        if end == "discarded":
            discard(site.publishing, record, record.revision, ASHA)
        else:
            step = Step(Action.EDITION_PUBLISHED, ASHA, site.now)
            move_edition(step, record, to=State.PUBLISHED)
    reply = site.client().get(f"{address}/page")
    assert reply.status_code == 410
    assert f'<a href="{PATH}" target="_top">' in reply.text


def test_without_renderer_it_says_to_come_back(site: Site, fake_renderer: FakeRenderer) -> None:
    _, address = site.begin()
    fake_renderer.behaviour = fail_to_draw
    reply = site.client().get(address)
    assert (reply.status_code, reply.headers["Retry-After"]) == (503, "5")
    assert "cannot be shown right now" in reply.text
    fake_renderer.behaviour = draw_figure
    assert site.client().get(address).status_code == 200


def test_one_draft_is_judged_at_a_time_and_few_wait(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drafts, "LONGEST_WAIT_S", 0.05)
    begun, may_end = threading.Event(), threading.Event()

    def wait() -> None:
        begun.set()
        assert may_end.wait(LIMIT_S)

    _, address = site.begin()
    site.before_judging = wait
    answers: list[int] = []
    first = threading.Thread(target=lambda: answers.append(site.client().get(address).status_code))
    first.start()
    assert begun.wait(LIMIT_S)
    reply = site.client().get(address)
    may_end.set()
    first.join()
    assert (reply.status_code, reply.headers["Retry-After"], answers) == (503, "5", [200])


def test_when_nobody_can_judge_it_says_to_come_back(site: Site) -> None:
    def fail() -> None:
        raise ComposerFailed("killed")

    _, address = site.begin()
    site.before_judging = fail
    assert site.client().get(address).status_code == 503


def test_one_address_looks_so_often_and_no_more(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access, "LIMIT", Limit("preview", 2, 60))
    _, address = site.begin()
    answers = [site.client().get(f"{address}/page") for _ in range(3)]
    assert [reply.status_code for reply in answers] == [200, 200, 429]
    assert int(answers[-1].headers["Retry-After"]) > 0
