"""What only the firm can supply before the launch."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from app.content.blocks.firm.awards import AwardsBlock
from app.content.composing.compose import compose
from app.content.composing.launch_gaps import launch_gaps
from app.content.models.page import Confirmations, CounselConfirmation, CounselTopic
from app.content.reading.loader import load_sources
from app.content.reading.overlay.words_sections import SECTIONS
from app.content.sources import ContentSources
from tests.app.content.small_site import FILES, TODAY, VARIANT, write_site

READ = "{ name: Asha Rao, role: Partner, on: 2026-02-01 }"
AWARDS = """\
  - kind: awards
    heading: Awards
    untilCited: They follow.
    claims: [pms, begun]
"""
TOPIC = "counsel: [{ topic: Tax, standsOn: [/nri] }]\nreviews"
WHOLE = {
    "site.yaml": FILES["site.yaml"].replace("@tester.example", "@tester.in").replace("11 4000 0000", "11 4102 3857"),
    "confirmations.yaml": f"reviews: [{{ page: /nri, reviewed: {READ} }}]\n",
}


def missing(folder: Path, changes: dict[str, str | None]) -> dict[str | None, list[str]]:
    """The missing items, by the place in the panel where they are entered."""
    gaps = launch_gaps(load_sources(write_site(folder, {**WHOLE, **changes})))
    return {gap["subject"]: gap["missing"] for gap in gaps}


def test_nothing_is_missing_where_the_firm_has_supplied_all(tmp_path: Path) -> None:
    assert missing(tmp_path, {}) == {}


@pytest.mark.parametrize(
    ("change", "subject", "named"),
    [
        (("site.yaml", "APRN-1", ""), "site/registrations", "APRN"),
        (("site.yaml", "@tester.in", "@firm.example"), "site/contact", "hello@firm.example"),
        (("site.yaml", "@tester.in", "@mail.example.com"), "site/contact", "hello@mail.example.com"),
        (("site.yaml", "4102 3857", "4000 0000"), "site/contact", "+91 11 4000 0000"),
        (("confirmations.yaml", f", reviewed: {READ}", ""), "confirmations/reviews", "/nri"),
        (("confirmations.yaml", "reviews", TOPIC), "confirmations/counsel", "Tax (/nri)"),
    ],
)
def test_a_gap_names_what_is_missing_where_it_is_entered(
    tmp_path: Path, change: tuple[str, str, str], subject: str, named: str
) -> None:
    file, old, new = change
    found = missing(tmp_path, {file: WHOLE[file].replace(old, new)})
    assert list(found) == [subject]
    assert len(found[subject]) == 1
    assert named in found[subject][0]


def test_claims_stand_in_for_awards_until_one_is_cited(tmp_path: Path) -> None:
    home = FILES["pages/home.yaml"] + AWARDS
    assert list(missing(tmp_path, {"pages/home.yaml": home})) == ["home/awards"]
    award = "    items: [{ title: Service, givenBy: A jury, year: 2025 }]\n"
    assert missing(tmp_path, {"pages/home.yaml": home + award}) == {}
    claims, cited = (
        compose(load_sources(write_site(tmp_path, {"pages/home.yaml": text})), VARIANT, TODAY).documents["/"].blocks[-1]
        for text in (home, home + award)
    )
    assert isinstance(claims, AwardsBlock)
    assert isinstance(cited, AwardsBlock)
    assert claims.note == "They follow."
    assert [(slide.figure + slide.unit, slide.label) for slide in claims.items] == [("100+", "PMS"), ("2018", "begun")]
    assert cited.note is None
    [slide] = cited.items
    assert (slide.label, slide.figure, slide.explanation) == ("Service", "2025", "Given by A jury")


def test_every_gap_of_the_shipped_content_leads_to_a_place_of_the_panel(sources: ContentSources) -> None:
    gaps = launch_gaps(sources)
    assert gaps
    sections = {section.id for section in SECTIONS}
    for gap in gaps:
        assert gap["section"] == "figures" or gap["subject"] in sections, gap["title"]
        assert len(gap["missing"]) == len(set(gap["missing"]))


def test_what_counsel_has_confirmed_is_settled(sources: ContentSources) -> None:
    assert sources.confirmations is not None
    confirmed = CounselConfirmation(by="A. Counsel", on=date(2026, 2, 1))
    known = Confirmations(counsel=[CounselTopic(topic="Tax", stands_on=["/nri"], confirmed=confirmed)])
    settled = replace(sources, confirmations=replace(sources.confirmations, value=known))
    places = {gap["subject"] for gap in launch_gaps(settled)}
    assert not {"confirmations/reviews", "confirmations/counsel"} & places
