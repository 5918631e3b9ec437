"""What a draft's page says about itself, and what it omits for machines."""

from app.desk.previews.draft_document import fill_draft

HEAD = (
    '<title>Alpha</title><link rel="canonical" href="https://x.example/pms/alpha"><link rel="stylesheet" href="/a.css">'
    '<meta property="og:title" content="Alpha"><script type="application/ld+json">{"price": "57.10"}</script>'
)


def furnished(body: str) -> str:
    page = f'<!doctype html><html lang="en"><head>{HEAD}</head><body>{body}</body></html>'
    return fill_draft(page.encode(), "<p>Draft</p>").decode()


def test_a_form_that_would_send_rests_and_says_so() -> None:
    fields = '<input name="name"><textarea name="message"></textarea><button type="submit">Send</button>'
    form = f'<div data-island="toast-form" data-on="intent"><form action="/contact" method="post">{fields}</form></div>'
    chart, search = '<div data-island="chart">1</div>', '<form action="/search"><input name="q"></form>'
    text = furnished(form + chart + search)
    assert '<div data-on="intent"><p class="preview-notice">In a preview this form sends nothing.</p><form' in text
    for field in ('<input name="name" disabled', '<textarea name="message" disabled', '<button type="submit" disabled'):
        assert field in text
    assert chart in text
    assert search in text


def test_a_draft_says_that_it_is_one_and_nothing_to_machines() -> None:
    text = furnished('<a href="#main">Skip</a><header>Firm</header><p>a</p>')
    assert "<title>Draft: Alpha</title>" in text
    assert '<meta name="robots" content="noindex">' in text
    banner = '<aside class="preview-banner" aria-label="Draft"><p>Draft</p></aside>'
    assert text.index("Skip") < text.index(banner) < text.index("Firm")
    for gone in ("canonical", "og:title", "ld+json", "57.10"):
        assert gone not in text


def test_rows_are_not_to_be_had_of_a_draft() -> None:
    text = furnished('<a href="/pms/alpha/growth.0123456789ab.csv">Rows</a><a href="/contact">Write</a>')
    assert "<a>Rows</a>" in text
    assert '<a href="/contact">Write</a>' in text
