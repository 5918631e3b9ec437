from pathlib import Path

import pytest

from tests.app.content.small_site import FILES, LEDGER, changed, check_faults, check_site

DRAWING_STEP = """\
  - kind: steps
    id: steps
    heading: Steps
    items: [{ title: Fall, text: Plain words. }]
    drawings:
      - alt: A line.
        drawing: { kind: linePair, series: walk, leader: portfolio, leaderName: A, follower: benchmark,
          followerName: B }
"""

SPANS = "{ kind: spans, caption: Days, last: 2, spans: [{ label: Here, value: all, parts: [{ start: 0, end: 2 }] }] }"


def with_steps(block: str = DRAWING_STEP, series: str | None = None) -> dict[str, str | None]:
    changes: dict[str, str | None] = {"pages/home.yaml": FILES["pages/home.yaml"] + block}
    return changes | ({} if series is None else {"series/walk.csv": series})


DRAWN = """\
    drawings:
      first:
        kind: spans
        caption: Days
        last: 365
        ticks: [{ at: 183, label: Oct }]
        spans:
          - label: Here
            value: half a year
            parts: [{ start: 0, end: 183 }]
"""


def drawn(old: str = "", new: str = "") -> dict[str, str | None]:
    assert old in DRAWN
    return {"pages/nri.yaml": FILES["pages/nri.yaml"] + DRAWN.replace(old, new, 1)}


def test_spans_on_their_scale_are_right(tmp_path: Path) -> None:
    assert check_faults(tmp_path, drawn()) == []


def test_the_small_site_has_no_faults(tmp_path: Path) -> None:
    assert check_site(tmp_path) == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        (
            changed("pages/nri.yaml", "Questions of the test, long enough", '"{product} India: a title long enough"'),
            "pages/nri.yaml:4: title: 'Tester India: a title long enough' is already used in content/pages/home.yaml:4",
        ),
        (
            changed(
                "pages/nri.yaml",
                "A description of the questions page that is long enough to be a description at all.",
                "A description of the home page that is long enough to be a description at all.",
            ),
            (
                "pages/nri.yaml:5: description: 'A description of the home page that is long enough to be a "
                "description at all.' is already used in content/pages/home.yaml:5"
            ),
        ),
        (
            changed("pages/nri.yaml", "id: nri", "id: home"),
            "pages/nri.yaml:1: id: 'home' is already used in content/pages/home.yaml:1",
        ),
        (
            changed("pages/probe.yaml", "path: /probe", "path: /nri"),
            "pages/probe.yaml:2: path: '/nri' is already used in content/pages/nri.yaml:2",
        ),
        (
            changed("url-ledger.yaml", "path: /contact", "path: /nri"),
            "url-ledger.yaml:4: urls.2.path: '/nri' is already used in content/url-ledger.yaml:3",
        ),
        (
            changed("site.yaml", "id: begun", "id: pms"),
            "site.yaml:15: claims.items.1.id: 'pms' is already used in content/site.yaml:14",
        ),
        (
            changed("url-ledger.yaml", "  - { path: /nri, name: NRI, state: furnished }\n", ""),
            "pages/nri.yaml:2: path: /nri is not in url-ledger.yaml: add it",
        ),
        (
            changed("url-ledger.yaml", "name: NRI, state: furnished", "name: NRI, state: planned"),
            "pages/nri.yaml:2: path: /nri has a page but is planned in url-ledger.yaml: make it furnished",
        ),
        (
            changed("url-ledger.yaml", "name: NRI, state: furnished", "name: NRI, under: /gone, state: furnished"),
            "url-ledger.yaml:3: urls.1.under: /gone is not a page of the site",
        ),
        (
            changed("url-ledger.yaml", "state: planned", "state: furnished"),
            "url-ledger.yaml:4: urls.2: /contact is furnished but no file in pages/ has this path",
        ),
        (
            {"pages/probe.yaml": None},
            "url-ledger.yaml:5: urls.3: /probe is unlisted but no file in pages/ has this path",
        ),
        (
            {"pages/404.yaml": None},
            "url-ledger.yaml:1: 0 pages have status 404, exactly one must: see pages/status/",
        ),
        (
            changed("faqs/nri.yaml", "2026-02-03", "2026-11-21"),
            "faqs/nri.yaml:1: reviewedOn: 2026-11-21 is in the future; today is 2026-11-20 in India",
        ),
        (
            changed("site.yaml", "asOn: 2025-05-31", "asOn: 2027-01-01"),
            "site.yaml:11: claims.asOn: 2027-01-01 is in the future; today is 2026-11-20 in India",
        ),
        (
            changed("pages/home.yaml", "href: /contact", "href: /contacts"),
            (
                "pages/home.yaml:11: blocks.0.action.href: '/contacts' leads nowhere: "
                "/contacts is not in url-ledger.yaml: did you mean /contact"
            ),
        ),
        (
            changed("pages/home.yaml", "href: /contact", "href: "),
            "pages/home.yaml:11: blocks.0.action.href: is empty: write an address",
        ),
        (
            changed("pages/home.yaml", "/nri#first", "/nri#second"),
            "pages/home.yaml:19: blocks.1.link.href: '/nri#second' leads nowhere: /nri has no id 'second'",
        ),
        (
            changed("pages/home.yaml", "/nri#first", "#nowhere"),
            "pages/home.yaml:19: blocks.1.link.href: '/#nowhere' leads nowhere: / has no id 'nowhere'",
        ),
        (
            changed("pages/home.yaml", "/nri#first", "/old"),
            "pages/home.yaml:19: blocks.1.link.href: /old has moved: write /nri#first",
        ),
        (
            changed("pages/home.yaml", "/nri#first", "http://elsewhere.example/"),
            (
                "pages/home.yaml:19: blocks.1.link.href: 'http://elsewhere.example/' is not an address: "
                "begin with /, #, https://, mailto: or tel:+"
            ),
        ),
        (
            changed("faqs/nri.yaml", "/#counts", "/#amounts"),
            (
                "faqs/nri.yaml:5: questions.0.answer: '/#amounts' leads nowhere: "
                "/ has no id 'amounts': did you mean counts"
            ),
        ),
        (
            changed("navigation.yaml", "label: Questions, path: /nri", "label: Questions, path: /faq"),
            "navigation.yaml:2: header.0.links.0.path: '/faq' leads nowhere: /faq is not in url-ledger.yaml",
        ),
        (
            changed("navigation.yaml", "label: NRI, links", "label: NRI, covers: [/nro], links"),
            "navigation.yaml:2: header.0.covers.0: no page is below /nro: did you mean /nri",
        ),
        (
            {"redirects.yaml": "redirects:\n  - { from: /old, to: /gone }\n"},
            "redirects.yaml:2: redirects.0.to: '/gone' leads nowhere: /gone is not in url-ledger.yaml",
        ),
        (
            {"redirects.yaml": "redirects:\n  - { from: /nri, to: / }\n"},
            "redirects.yaml:2: redirects.0.from: /nri is itself a page in url-ledger.yaml",
        ),
        (
            {"redirects.yaml": "redirects:\n  - { from: /a, to: /b }\n  - { from: /b, to: / }\n"},
            "redirects.yaml:2: redirects.0.to: /b has moved: write /",
        ),
        (
            {"redirects.yaml": "redirects:\n  - { from: /a, to: /a }\n"},
            "redirects.yaml:2: redirects.0.to: /a has moved: write /a",
        ),
        (
            {"redirects.yaml": "redirects:\n  - { from: /a, to: / }\n  - { from: /a, to: /nri }\n"},
            "redirects.yaml:3: redirects.1.from: /a is here twice",
        ),
        (
            changed("pages/home.yaml", "claims: [pms]", "claims: [pms, aifs]"),
            (
                "pages/home.yaml:18: blocks.1.claims.1: claim 'aifs' is missing: "
                "expected it in site.yaml, one of pms, begun"
            ),
        ),
        (
            changed("pages/home.yaml", "claims: [pms]", "claims: [begun]"),
            "pages/home.yaml:18: blocks.1.claims.0: claim 'begun' is the year 2018, not a count",
        ),
        (
            changed("pages/home.yaml", "claims: [pms]", "claims: [pms]\n    ways: { aifs: { label: Us, href: / } }"),
            "pages/home.yaml:19: blocks.1.ways.aifs: a way from 'aifs', which is not a claim of the block",
        ),
        (
            changed("pages/nri.yaml", "faq: nri", "faq: nro"),
            "pages/nri.yaml:13: blocks.1.faq: faq 'nro' is missing: expected content/faqs/nro.yaml: did you mean nri",
        ),
        (
            changed("pages/nri.yaml", "faq: nri", f"faq: nri\n    drawings: {{ fist: {SPANS} }}"),
            "pages/nri.yaml:14: blocks.1.drawings.fist: question 'fist' is missing: did you mean first",
        ),
        (
            drawn("{ at: 183, label: Oct }", "{ at: 1183, label: Oct }"),
            "pages/nri.yaml:20: blocks.1.drawings.first.ticks.0.at: is 1183, outside of the scale from 0 to 365",
        ),
        (
            drawn("end: 183", "end: 0"),
            "pages/nri.yaml:24: blocks.1.drawings.first.spans.0.parts.0.end: is 0, not after the start, 0",
        ),
        (
            changed("pages/nri.yaml", "id: questions", "id: first"),
            "pages/nri.yaml:13: blocks.1.faq: the id 'first' is on this page already",
        ),
        (
            changed("pages/home.yaml", "id: counts", "id: main"),
            "pages/home.yaml:16: blocks.1.id: the id 'main' is on this page already",
        ),
        (
            {
                "pages/nri.yaml": FILES["pages/nri.yaml"]
                + "  - { kind: pageTabs, items: [{ label: Here, target: questions }, { label: No, target: no }] }\n"
            },
            "pages/nri.yaml:15: blocks.2.items.1.target: no block on this page has the id 'no'",
        ),
        (
            {"pages/nri.yaml": FILES["pages/nri.yaml"] + "  - { kind: pageHead, heading: More, lede: Words. }\n"},
            (
                "pages/nri.yaml:15: blocks.2.kind: a page has one h1, at its top: "
                "hero, pageHead, factsheetHead, contactHead, costsAnswer or statusScreen "
                "comes first, and only there"
            ),
        ),
        (
            with_steps(),
            (
                "pages/home.yaml:26: blocks.2.drawings.0.drawing.series: series 'walk' is missing: "
                "expected content/series/walk.csv"
            ),
        ),
        (
            with_steps(series="date,portfolio\n2025-01-31,1\n2025-02-28,1\n"),
            "pages/home.yaml:26: blocks.2.drawings.0.drawing.follower: series 'walk' has no column 'benchmark'",
        ),
        (
            with_steps(series="date,portfolio,benchmark\n2025-01-31,1,1\n2025-02-28,0,1\n"),
            (
                "pages/home.yaml:26: blocks.2.drawings.0.drawing.leader: "
                "series 'walk' has a value that is not above 0 in column 'portfolio'"
            ),
        ),
        (
            changed("pages/home.yaml", "lede: Plain words.", "lede: From ₹ 50"),
            "pages/home.yaml:9: blocks.0.lede: no space after ₹: 'From ₹ 50'",
        ),
    ],
)
def test_each_fault_has_file_line_and_field(changes: dict[str, str | None], fault: str, tmp_path: Path) -> None:
    assert f"content/{fault}" in check_faults(tmp_path, changes)


def test_the_drawing_with_series_and_badge_is_right(tmp_path: Path) -> None:
    assert check_faults(tmp_path, with_steps(series="date,portfolio,benchmark\n2025-01-31,1,1\n2025-02-28,1,1\n")) == []


def test_a_page_without_a_heading(tmp_path: Path) -> None:
    faults = check_faults(tmp_path, {"pages/probe.yaml": FILES["pages/probe.yaml"].split("  - kind")[0] + CALL_BAND})
    assert faults == [
        (
            "content/pages/probe.yaml:7: blocks.0.kind: a page has one h1, at its top: "
            "hero, pageHead, factsheetHead, contactHead, costsAnswer or statusScreen "
            "comes first, and only there"
        )
    ]


CALL_BAND = """\
  - { kind: callBand, heading: Ask, text: Words., action: { label: Ask, href: /contact } }
"""


@pytest.mark.parametrize(
    "href", ["https://www.incometax.gov.in/", "mailto:a@b.example", "tel:+911140000000", "#counts", "/contact#form"]
)
def test_links_that_lead_somewhere(href: str, tmp_path: Path) -> None:
    assert check_faults(tmp_path, changed("pages/home.yaml", "/nri#first", href)) == []


def test_faults_are_sorted_and_each_stands_once(tmp_path: Path) -> None:
    changes = {
        **changed("pages/home.yaml", "href: /contact", "href: /nowhere"),
        "url-ledger.yaml": LEDGER.replace("name: Probe, state: unlisted", "name: Probe, state: planned"),
    }
    faults = check_faults(tmp_path, changes)
    assert len(faults) == len(set(faults)) == 2
    assert faults == sorted(faults)
