"""A preview over HTTP: who may see it, until when, with which headers, and the message if it cannot be shown."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from app.content.editions.findings import Change, Finding
from app.content.snapshots.composing_process import ComposerFailed
from app.database.extensions import db
from app.desk.previews import routes, tokens
from app.desk.publishing.edition_store import end_previews, save_draft
from app.desk.publishing.lifecycle import discard, propose
from app.desk.publishing.records import EditionStep, State
from app.members.audit_log import Action, newest_records
from app.web.throttle.throttle import Limit
from tests.app.desk.previews.preview_app import ASHA, PATH, Site, build_preview_site, draw_figure
from tests.app.desk.publishing.steps_taken import get_edition, move_edition
from tests.factories.fake_renderer import FakeRenderer, fail_to_render


@pytest.fixture
def site(tmp_path: Path, sqlite_url: str, fake_renderer: FakeRenderer) -> Iterator[Site]:
    fake_renderer.behaviour = draw_figure
    built = build_preview_site(tmp_path, sqlite_url, fake_renderer)
    yield built
    with built.app.app_context():
        db.engine.dispose()


def test_the_page_is_the_drafts_below_what_changes_and_nobodys_name(site: Site) -> None:
    _, address = site.begin()
    reply = site.client().get(address)
    assert reply.status_code == 200
    assert '<th scope="row">Top 5 sectors</th><td>57.10</td><td>56.42</td>' in reply.text
    assert f'<a href="{PATH}">The published page</a>' in reply.text
    assert "<p>56.42</p>" in reply.text
    assert "asha" not in reply.text
    assert [(job.candidate.data, job.renders) for job in site.judged] == [({"note": "x"}, True)]


def test_text_of_a_stranger_stays_text(site: Site) -> None:
    site.changes[:] = [Change(label="Note", before=None, after="<script>")]
    _, address = site.begin()
    assert "<td>&lt;script&gt;</td>" in site.client().get(address).text


def test_nobody_frames_keeps_or_indexes_a_preview(site: Site) -> None:
    _, address = site.begin()
    headers = site.client().get(address).headers
    assert headers["X-Frame-Options"] == "DENY"
    assert (headers["X-Robots-Tag"], headers["Cache-Control"]) == ("noindex", "no-store")
    assert headers["Referrer-Policy"] == "no-referrer"
    assert "ETag" not in headers


def test_a_link_shows_the_state_it_was_made_for(site: Site) -> None:
    record, address = site.begin()
    site.advance(minutes=1)
    with site.app.app_context():
        saved = save_draft(record.id, 1, {"note": "y"}, published={}, as_on=None, by=ASHA, at=site.now)
        assert site.client().get(address).status_code == 410
        newer = site.address(saved)
        propose(site.publishing, saved, saved.revision, ASHA)
    assert site.client().get(newer).status_code == 200, "what is proposed is what was saved"


def test_links_that_were_ended_show_nothing_and_newer_ones_do(site: Site) -> None:
    record, address = site.begin()
    with site.app.app_context():
        end_previews(EditionStep(Action.PREVIEWS_ENDED, ASHA, site.now), record.id)
        assert newest_records(1)[0].action == Action.PREVIEWS_ENDED
        newer = site.address(get_edition(record.id))
    assert site.client().get(address).status_code == 410
    assert site.client().get(newer).status_code == 200


def test_a_faulty_draft_says_so_and_is_not_rendered(site: Site, fake_renderer: FakeRenderer) -> None:
    site.faults.append(Finding(dataset="growth", row=0, column="date", message="is no date"))
    _, address = site.begin()
    reply = site.client().get(address)
    assert (reply.status_code, "The draft has 1 fault." in reply.text) == (409, True)
    assert fake_renderer.rendered == []


@pytest.mark.parametrize("address", ["/preview/x", "/preview/WyJ4IiwxXQ.c2lnbmVk", "/preview/x/page"])
def test_an_address_nobody_gave_out_is_not_found(site: Site, address: str) -> None:
    assert site.client().get(address).status_code == 404
    assert site.judged == []


def test_after_seven_days_a_link_has_ended(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    _, address = site.begin()
    monkeypatch.setattr(tokens, "LIFE", timedelta(seconds=-1))
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
            step = EditionStep(Action.EDITION_PUBLISHED, ASHA, site.now)
            move_edition(step, record, to=State.PUBLISHED)
    assert site.client().get(address).status_code == 410


def test_without_renderer_it_says_to_come_back(site: Site, fake_renderer: FakeRenderer) -> None:
    _, address = site.begin()
    fake_renderer.behaviour = fail_to_render
    assert site.client().get(address).status_code == 503
    fake_renderer.behaviour = draw_figure
    assert site.client().get(address).status_code == 200


def test_when_nobody_can_judge_it_says_to_come_back(site: Site) -> None:
    def fail() -> None:
        raise ComposerFailed("killed")

    _, address = site.begin()
    site.before_judging = fail
    assert site.client().get(address).status_code == 503


def test_one_address_looks_so_often_and_no_more(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "LIMIT", Limit("preview", 2, 60))
    _, address = site.begin()
    answers = [site.client().get(address) for _ in range(3)]
    assert [reply.status_code for reply in answers] == [200, 200, 429]
    assert int(answers[-1].headers["Retry-After"]) > 0
