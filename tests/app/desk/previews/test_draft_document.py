"""What of a drawn page is marked as changed, and what a draft's page no longer says to machines."""

from collections.abc import Callable

import pytest

from app.desk.previews.draft_document import furnish_draft, furnish_published, stylesheets

PATH = "/pms/alpha"
HEAD = (
    '<title>Alpha</title><link rel="canonical" href="https://x.example/pms/alpha"><link rel="stylesheet" href="/a.css">'
    '<meta property="og:title" content="Alpha"><script type="application/ld+json">{"price": "57.10"}</script>'
)


def page(body: str) -> bytes:
    return f'<!doctype html><html lang="en"><head>{HEAD}</head><body>{body}</body></html>'.encode()


def drawn(before: str, after: str) -> str:
    return furnish_draft(page(before), page(after), PATH)[0].decode()


def test_a_changed_figure_is_marked_and_said() -> None:
    text = drawn("<dl><dt>Top 5</dt><dd>57.10</dd></dl>", "<dl><dt>Top 5</dt><dd>56.42</dd></dl>")
    word = '<span class="preview-word"> (changed, before: 57.10)</span>'
    assert f'<dl><dt>Top 5</dt><dd data-changed="">56.42{word}</dd></dl>' in text


def test_what_moved_and_what_is_the_same_is_not_marked() -> None:
    text = drawn("<p>One</p><p>Two</p>", "<p>New</p><p>One</p>\n<p> Two </p>")
    assert text.count("data-changed") == 1
    assert '<p data-changed="">New<span class="preview-word"> (changed)</span></p>' in text


def test_a_figure_in_a_drawing_is_marked_and_the_drawing_kept() -> None:
    before = '<svg viewBox="0 0 1 1"><text x="1">10</text><title>a</title></svg>'
    text = drawn(before, before.replace(">10<", ">12<").replace(">a<", ">b<"))
    assert '<svg viewBox="0 0 1 1"><text x="1" data-changed="">12</text><title>b</title></svg>' in text


def test_what_is_gone_is_counted_and_what_only_moved_is_not() -> None:
    before = page("<h2>Terms</h2><p>Exit load 1%</p><p>Lock-in</p><p>Fee</p>")
    document, changes = furnish_draft(before, page("<p>Fee</p><h2>Terms</h2>"), PATH)
    assert changes.gone == ["Exit load 1%", "Lock-in"]
    assert "Changed texts and figures are outlined. 2 of the published page’s texts are gone." in document.decode()
    assert "gone" not in drawn("<p>57.10</p>", "<p>56.42</p>")


@pytest.mark.parametrize("furnish", [furnish_published, lambda page: furnish_draft(None, page, PATH)[0]])
def test_a_form_that_would_send_rests_and_says_so(furnish: Callable[[bytes], bytes]) -> None:
    fields = '<input name="name"><textarea name="message"></textarea><button type="submit">Send</button>'
    form = f'<div data-island="toast-form" data-on="intent"><form action="/contact" method="post">{fields}</form></div>'
    chart, search = '<div data-island="chart">1</div>', '<form action="/search"><input name="q"></form>'
    text = furnish(page(form + chart + search)).decode()
    assert '<div data-on="intent"><p class="preview-notice">In a preview this form sends nothing.</p><form' in text
    for field in ('<input name="name" disabled', '<textarea name="message" disabled', '<button type="submit" disabled'):
        assert field in text
    assert chart in text
    assert '<form action="/search" target="_top"><input name="q"></form>' in text


def test_text_of_a_stranger_stays_text() -> None:
    text = drawn("<p>&lt;b&gt;</p>", "<p>&lt;i&gt;</p>")
    assert "&lt;i&gt;" in text
    assert "before: &lt;b&gt;)" in text


def test_a_draft_says_that_it_is_one_and_nothing_to_machines() -> None:
    text = drawn("", '<a href="#main">Skip</a><header>Firm</header><p>a</p>')
    assert "<title>Draft: Alpha</title>" in text
    assert '<meta name="robots" content="noindex">' in text
    assert text.index("Skip") < text.index("Draft, not published") < text.index("Firm")
    for gone in ("canonical", "og:title", "ld+json", "57.10"):
        assert gone not in text


@pytest.mark.parametrize(
    ("href", "link"),
    [
        (f"{PATH}/growth.0123456789ab.csv", '<a href="growth.csv">'),
        (f"{PATH}/growth.csv", '<a href="growth.csv">'),
        ("/pms/beta/growth.csv", '<a href="/pms/beta/growth.csv">'),
        ("#returns", '<a href="#returns">'),
        ("/contact", '<a href="/contact" target="_top">'),
    ],
)
def test_links_lead_to_the_drafts_datasets_and_out_of_the_frame(href: str, link: str) -> None:
    assert f"{link}a</a>" in drawn("a", f'<a href="{href}">a</a>')


def test_the_published_page_stands_in_a_frame_unmarked() -> None:
    text = furnish_published(page('<a href="/contact">57.10</a>')).decode()
    assert '<a href="/contact" target="_top">57.10</a>' in text
    assert '<meta name="robots" content="noindex">' in text
    assert stylesheets(text.encode()) == ["/a.css", "/preview/preview.css"]
