"""An edition that cannot be laid over is a fault that names it, and the composing process goes on."""

from pathlib import Path
from typing import Any

import pytest

from app.content.editions.published import Publications, read_publications, write_publications
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
    assert fault.endswith("its figures are of another shape than this release knows: Field required")


def test_a_changed_folder_is_named(site: PublishedSite) -> None:
    publish_instead(site, base_digest="0" * 64)
    assert len(faults(site)) == 1
    assert "alpha.yaml:1: edition 2 of alpha, 2025-07-31, was made on other words or figures" in faults(site)[0]


@pytest.mark.parametrize("text", [None, "name: [Alpha\n", "- name: Alpha\n", "name: Alpha\ndatasets:\n"])
def test_a_file_that_is_gone_or_broken_leaves_nothing_to_stand_over(site: PublishedSite, text: str | None) -> None:
    file = site.content_dir / "strategies/alpha.yaml"
    file.unlink()
    if text is not None:
        file.write_text(text)
    assert any("edition 2 of alpha, 2025-07-31, stands over nothing" in fault for fault in faults(site))


def test_a_sign_that_turns_the_direction_of_a_text_is_named_at_its_field(site: PublishedSite) -> None:
    (edition,) = read_publications(site.file).editions
    assert edition.data is not None
    edition.data["datasets"]["growth"]["basis"] = "Fees \u202eare off"
    publish_instead(site, data=edition.data)
    [fault] = faults(site)
    assert "datasets.growth.basis: has a character that cannot be read" in fault
