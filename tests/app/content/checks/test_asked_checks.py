"""Each wording leads to one place, and each search word has one meaning."""

from pathlib import Path

from tests.app.content.small_site import FAQ, changed, check_faults, load_faults, write_site

ASKED = FAQ + "    alsoAsked: [who is it]\n"


def test_a_wording_at_two_places_is_told_with_the_other_place(tmp_path: Path) -> None:
    page = changed("pages/nri.yaml", "path: /nri\n", "path: /nri\nalsoAsked: [Who is it?]\n")
    (fault,) = check_faults(tmp_path, {**page, "faqs/nri.yaml": ASKED})
    assert "'who is it' is already used in content/faqs/nri.yaml:6" in fault


def test_a_wording_longer_than_a_query_is_refused(tmp_path: Path) -> None:
    (fault,) = load_faults(write_site(tmp_path, {"faqs/nri.yaml": FAQ + f"    alsoAsked: [{'word ' * 30}]\n"}))
    assert "should have at most 100" in fault


def test_a_word_in_two_groups_is_refused(tmp_path: Path) -> None:
    words = "groups:\n  - [fee, charge]\n  - [cost, charge]\n"
    (fault,) = check_faults(tmp_path, {"search-words.yaml": words})
    assert fault.endswith("search-words.yaml:3: groups.1.1: 'charge' is already used in content/search-words.yaml:2")


def test_a_group_of_one_word_or_of_capitals_is_refused(tmp_path: Path) -> None:
    words = "groups:\n  - [fee]\n  - [TDS, tax]\n"
    assert len(load_faults(write_site(tmp_path, {"search-words.yaml": words}))) == 2
