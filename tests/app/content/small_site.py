"""The smallest content folder without faults, and functions that change one file of it."""

from collections.abc import Mapping
from datetime import date
from pathlib import Path

from app.configuration.root import ROOT
from app.content.checks.check_content import check_content
from app.content.composing.compose import ComposedContent, compose
from app.content.errors import ContentError, Fault
from app.content.reading.loader import load_sources
from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_file import write_snapshot
from app.content.snapshots.variant import SiteVariant

TODAY = date(2026, 11, 20)
VARIANT = SiteVariant("https://tester.example", "build-1")

SITE = """\
product: Tester
firmName: Tester Wealth
legalName: Tester Wealth Private Limited
registrations: { aprn: "APRN-1", arn: "ARN-2" }
email: hello@tester.example
phone: "+91 11 4000 0000"
address: { lines: [18 Test Road], street: 18 Test Road, locality: New Delhi, postalCode: "110001", country: IN }
hours:
  monday: { opens: "09:30", closes: "18:30" }
claims:
  asOn: 2025-05-31
  basis: as stated by the firm
  items:
    - { id: pms, count: 100, plus: true, label: PMS }
    - { id: begun, year: 2018, label: begun }
riskLine: Investments are subject to market risk.
rightsLine: All rights reserved.
pmsMinimum: ₹50 lakh
geo: { latitude: "28.6295", longitude: "77.2266" }
areaServed: [India]
publishingPrinciples: /
"""

NAVIGATION = """\
header:
  - { id: nri, label: NRI, links: [{ label: Questions, path: /nri }] }
action: { label: Speak with us, path: /contact }
footerFirm: []
footerStrategies: [{ label: Only words }]
footerFunds: []
footerLegal: []
"""

LEDGER = """\
urls:
  - { path: /, name: Home, state: furnished }
  - { path: /nri, name: NRI, state: furnished }
  - { path: /contact, name: Contact, state: planned }
  - { path: /probe, name: Probe, state: unlisted }
"""

HOME = """\
id: home
path: /
updatedOn: 2026-01-01
title: "{product} India: a title long enough"
description: A description of the home page that is long enough to be a description at all.
blocks:
  - kind: hero
    heading: "{product} India"
    lede: Plain words.
    alt: A river.
    action: { label: Ask us, href: /contact }
    promise: What it costs.
    showCosts: Show
    limits: By rule.
  - kind: highlights
    id: counts
    heading: Counts
    claims: [pms]
    link: { label: Questions, href: "/nri#first" }
"""

NRI = """\
id: nri
path: /nri
updatedOn: 2026-01-01
title: Questions of the test, long enough
description: A description of the questions page that is long enough to be a description at all.
blocks:
  - kind: pageHead
    heading: Questions
    lede: Plain words.
  - kind: faq
    id: questions
    heading: All of them
    faq: nri
    footnote: Read on {updatedOn}.
"""

PROBE = """\
id: probe
path: /probe
updatedOn: 2026-01-01
title: A page of the test that is not listed
description: A description of the unlisted page that is long enough to be a description at all.
blocks:
  - kind: pageHead
    heading: Probe
    lede: Plain words.
"""

FAQ = """\
reviewedOn: 2026-02-03
questions:
  - id: first
    question: Who asks?
    answer: You do, on [the front page](/#counts).
"""

SCREEN = """\
id: screen-{status}
path: null
status: {status}
updatedOn: 2026-01-01
title: Screen {status} of the test, long enough
description: A description of screen {status} that is long enough to be a description and no shorter.
blocks:
  - kind: statusScreen
    kolam: loose
    heading: Nothing here
    text: Plain words.
"""

REPORT = """\
testedOn: 2026-01-02
pages: 3
checks: 40
widthsPx: [390, 1440]
axe: "4.11.0"
chromium: "142.0.7444.59"
"""

FILES: Mapping[str, str] = {
    "site.yaml": SITE,
    "navigation.yaml": NAVIGATION,
    "redirects.yaml": "redirects:\n  - { from: /old, to: /nri#first }\n",
    "url-ledger.yaml": LEDGER,
    "form-rules.yaml": (ROOT / "shared-content" / "form-rules.yaml").read_text(),
    "accessibility-report.yaml": REPORT,
    "faqs/nri.yaml": FAQ,
    "pages/home.yaml": HOME,
    "pages/nri.yaml": NRI,
    "pages/probe.yaml": PROBE,
    **{f"pages/{status}.yaml": SCREEN.replace("{status}", str(status)) for status in (404, 500, 503)},
}


def write_site(folder: Path, changes: Mapping[str, str | None] | None = None) -> Path:
    """Write the site below `folder` and return its content folder. A changed file replaces one, None removes it."""
    content_dir = folder / "content"
    for name, text in {**FILES, **(changes or {})}.items():
        path = content_dir / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if text is None:
            path.unlink(missing_ok=True)
        else:
            path.write_text(text, encoding="utf-8")
    return content_dir


def changed(name: str, old: str, new: str) -> dict[str, str | None]:
    """One file with one passage replaced; the passage must exist."""
    assert old in FILES[name], f"{old!r} is not in {name}"
    return {name: FILES[name].replace(old, new)}


def load_faults(content_dir: Path) -> list[str]:
    """The faults that the loader reports, one line each."""
    try:
        load_sources(content_dir)
    except ContentError as error:
        return str(error).splitlines()
    return []


def check_site(folder: Path, changes: Mapping[str, str | None] | None = None) -> list[Fault]:
    """Load the changed site, whose shape must be valid, and check it."""
    return check_content(load_sources(write_site(folder, changes)), TODAY)


def check_faults(folder: Path, changes: Mapping[str, str | None]) -> list[str]:
    """The faults of the changed site, one line each."""
    return list(map(str, check_site(folder, changes)))


def compose_site_content(folder: Path, changes: Mapping[str, str | None] | None = None) -> ComposedContent:
    """Compose the changed site for https://tester.example."""
    return compose(load_sources(write_site(folder, changes)), VARIANT, TODAY)


def build_site_snapshot(folder: Path, changes: Mapping[str, str | None] | None = None) -> ContentSnapshot:
    """The changed site as web processes serve it."""
    file = folder / "site.sqlite3"
    content = compose_site_content(folder, changes)
    write_snapshot(file, content.rows(), content.passages)
    return ContentSnapshot.open(file)
