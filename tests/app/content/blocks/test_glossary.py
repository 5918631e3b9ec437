"""The glossary: its file and its page."""

from pathlib import Path

import pytest

from app.content.blocks.text.glossary import GlossaryBlock
from tests.app.content.glossary_site import GLOSSARY, GLOSSARY_FILES, PAGE
from tests.app.content.small_site import check_faults, compose_site_content, load_faults, write_site


def test_terms_stand_in_the_order_of_their_names(tmp_path: Path) -> None:
    (_, block) = compose_site_content(tmp_path, GLOSSARY_FILES).documents["/glossary"].blocks
    assert isinstance(block, GlossaryBlock)
    assert [term.id for term in block.terms] == ["hurdle-rate", "nav"]
    nav = block.terms[1]
    assert (nav.name, nav.full, nav.formula) == ("NAV", "Net asset value", "assets ÷ units")


FIRST = "  - { id: hurdle-rate, name: Hurdle rate, spellings: [hurdle rate, hurdle]"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("spellings: [NAV]", "spellings: [hurdle]", "7: terms.1.spellings.0: 'hurdle' is already used in"),
        ("name: NAV", "name: Hurdle rate", "5: terms.1.name: 'Hurdle rate' is already used in"),
        ("id: nav", "id: hurdle-rate", "4: terms.1.id: 'hurdle-rate' is already used in"),
        ("/nri#first", "/nri#gone", "8: terms.1.definition: '/nri#gone' leads nowhere"),
    ],
)
def test_a_fault_of_the_file_is_named_with_its_line(old: str, new: str, fault: str, tmp_path: Path) -> None:
    assert old in GLOSSARY
    faults = check_faults(tmp_path, {**GLOSSARY_FILES, "glossary.yaml": GLOSSARY.replace(old, new, 1)})
    assert any(line.startswith(f"content/glossary.yaml:{fault}") for line in faults), faults


def test_a_field_of_a_term_that_is_missing_is_named(tmp_path: Path) -> None:
    folder = write_site(tmp_path, {**GLOSSARY_FILES, "glossary.yaml": GLOSSARY.replace("    source: Textbook\n", "")})
    assert any("terms.1" in line and "source" in line for line in load_faults(folder))


def test_the_page_needs_its_terms_and_its_address(tmp_path: Path) -> None:
    lost: dict[str, str | None] = {
        **GLOSSARY_FILES,
        "glossary.yaml": None,
        "pages/glossary.yaml": PAGE.replace("path: /glossary", "path: /words"),
        "url-ledger.yaml": (GLOSSARY_FILES["url-ledger.yaml"] or "").replace("/glossary", "/words"),
    }
    faults = check_faults(tmp_path, lost)
    assert any("there are no terms: expected content/glossary.yaml" in line for line in faults)
    assert any("belongs only at /glossary" in line for line in faults)
