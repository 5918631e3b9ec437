"""The smallest glossary, and its page in the small site."""

from tests.app.content.small_site import FILES

GLOSSARY = """\
reviewedOn: 2026-02-03
terms:
  - { id: hurdle-rate, name: Hurdle rate, spellings: [hurdle rate, hurdle], definition: A line., source: Usage }
  - id: nav
    name: NAV
    full: Net asset value
    spellings: [NAV]
    definition: What a fund holds, on [its page](/nri#first).
    formula: assets ÷ units
    source: Textbook
"""

PAGE = """\
id: glossary
path: /glossary
updatedOn: 2026-01-01
title: Glossary of the test, long enough
description: A description of the glossary's page that is long enough to be a description at all.
blocks:
  - { kind: pageHead, heading: Words, lede: Plain words. }
  - { kind: glossary, id: terms, heading: All terms, footnote: "Read on {updatedOn}." }
"""

GLOSSARY_FILES: dict[str, str | None] = {
    "glossary.yaml": GLOSSARY,
    "pages/glossary.yaml": PAGE,
    "url-ledger.yaml": FILES["url-ledger.yaml"] + "  - { path: /glossary, name: Glossary, state: furnished }\n",
}
