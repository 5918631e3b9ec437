"""An edition that cannot be laid over is a fault that names it; the composing process continues."""

from pathlib import Path
from typing import Any

import pytest

from app.content.editions.published import Publications, Subject, read_publications, write_publications
from app.content.errors import ContentError
from app.content.reading.loader import load_sources
from tests.app.content.published_site import PublishedSite, write_published_site


@pytest.fixture
def site(tmp_path: Path) -> PublishedSite:
    return write_published_site(tmp_path)


def faults(site: PublishedSite) -> list[str]:
    with pytest.raises(ContentError) as raised:
        load_sources(site.content_dir, site.file)
    return str(raised.value).splitlines()


def publish_instead(site: PublishedSite, **changes: Any) -> None:
    (edition,) = read_publications(site.file).editions
    write_publications(site.file, Publications(sequence=3, editions=[edition.model_copy(update=changes)]))


def test_figures_in_the_shape_of_another_release_are_named(site: PublishedSite) -> None:
    publish_instead(site, data={"asOn": "2025-07-31"})
    [fault] = faults(site)
    assert fault.startswith("content/strategies/alpha.yaml:1: edition 2 of alpha, 2025-07-31, cannot be used: ")
    assert fault.endswith("this release cannot read its figures: Field required")


def test_an_edition_stays_in_force_over_a_changed_folder_and_its_subject_says_so(site: PublishedSite) -> None:
    def alpha() -> Subject:
        return next(one for one in load_sources(site.content_dir, site.file).subjects if one.subject == "alpha")

    before = alpha()
    publish_instead(site, original_digest="0" * 64)
    assert (before.originals_changed, alpha()) == (
        False,
        before.model_copy(update={"original_digest": "0" * 64, "originals_changed": True}),
    )


def test_a_file_that_is_gone_is_missed_and_the_way_to_remove_it_is_told(site: PublishedSite) -> None:
    (site.content_dir / "strategies/alpha.yaml").unlink()
    [fault] = (fault for fault in faults(site) if "edition 2 of alpha, 2025-07-31, has no file to replace" in fault)
    assert "the content folder has no such file any more, or it cannot be read: bring it back" in fault
    assert fault.endswith("renamed for good, publish the original values again in the staff panel")


@pytest.mark.parametrize("text", ["name: [Alpha\n", "- name: Alpha\n", "name: Alpha\ndatasets:\n"])
def test_a_file_that_is_broken_is_missed_too(site: PublishedSite, text: str) -> None:
    (site.content_dir / "strategies/alpha.yaml").write_text(text)
    assert any("edition 2 of alpha, 2025-07-31, has no file to replace" in fault for fault in faults(site))


def test_a_term_that_was_emptied_stays_so_in_the_next_month(site: PublishedSite) -> None:
    (edition,) = read_publications(site.file).editions
    assert edition.data is not None
    edition.data["terms"]["managementFee"] = None
    publish_instead(site, data=edition.data)
    [next_month] = (one.data for one in load_sources(site.content_dir, site.file).subjects if one.subject == "alpha")
    assert next_month["terms"]["managementFee"] is None
    publish_instead(site, number=3, data=next_month)
    assert load_sources(site.content_dir, site.file).strategies["alpha"].value.management_fee is None


def test_a_sign_that_turns_the_direction_of_a_text_is_named_at_its_field(site: PublishedSite) -> None:
    (edition,) = read_publications(site.file).editions
    assert edition.data is not None
    edition.data["datasets"]["growth"]["basis"] = "Fees \u202eare off"
    publish_instead(site, data=edition.data)
    [fault] = faults(site)
    assert "datasets.growth.basis: has a character that cannot be read" in fault


def test_words_in_the_fields_of_another_release_are_named(site: PublishedSite) -> None:
    publish_instead(
        site, kind="words", subject="site/contact", as_on=None, data={"value": {"telephone": "+91 11 4000"}}
    )
    fault_text = "\n".join(faults(site))
    assert "content/site.yaml:1: 'telephone' is not known here" in fault_text
    assert "phone: is missing" in fault_text
