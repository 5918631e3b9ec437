"""A page's date follows its words: changed words with an old date are reported; one command sets the date."""

from datetime import date
from pathlib import Path

import pytest
from click.testing import Result
from flask import Flask

from app.content.calendar import today_in_india
from app.content.cli import content_commands
from app.content.composing.compose import compose
from app.content.composing.mark_reviewed import UnknownPageError, mark_reviewed
from app.content.composing.reviews import furnished_pages, overdue_reviews, review_digest
from app.content.documents.render_request import Review
from app.content.models.page import ReviewedBy
from app.content.reading.loader import load_sources
from app.content.snapshots.variant import SiteVariant
from tests.app.content.glossary_site import GLOSSARY, GLOSSARY_FILES
from tests.app.content.published_site import write_published_site
from tests.app.content.small_site import FILES, TODAY, changed, check_faults, compose_site_content, write_site
from tests.factories.settings import build_settings

VARIANT = SiteVariant("https://tester.example", "build-1")
LATER = date(2026, 12, 1)
HOME = "pages/home.yaml"


def digest_of(folder: Path, changes: dict[str, str | None], path: str = "/") -> str:
    sources = load_sources(write_site(folder, changes))
    return review_digest(furnished_pages(sources)[path], sources)


def overdue_of(content_dir: Path) -> list[str]:
    return list(map(str, overdue_reviews(load_sources(content_dir))))


def run(folder: Path, *arguments: str) -> Result:
    app = Flask("reviews")
    app.extensions["settings"] = build_settings(folder, content_dir=folder / "content")
    app.cli.add_command(content_commands)
    return app.test_cli_runner().invoke(args=["content", *arguments])


@pytest.mark.parametrize(
    "change",
    [
        changed(HOME, "heading: Counts", "heading: Counted"),
        changed(HOME, "A description", "Another description"),
        changed(HOME, "href: /contact", "href: /nri"),
    ],
)
def test_the_digest_follows_what_is_written(tmp_path: Path, change: dict[str, str | None]) -> None:
    assert digest_of(tmp_path, change) != digest_of(tmp_path / "before", {})


@pytest.mark.parametrize(
    "change",
    [
        changed(HOME, "updatedOn: 2026-01-01", "updatedOn: 2026-02-02"),
        changed("site.yaml", "rightsLine: All", "rightsLine: Nearly all"),
        changed("navigation.yaml", "label: Questions", "label: Answers"),
    ],
)
def test_the_digest_leaves_dates_and_the_frame_alone(tmp_path: Path, change: dict[str, str | None]) -> None:
    assert digest_of(tmp_path, change) == digest_of(tmp_path / "before", {})


def test_only_furnished_pages_owe_a_review(tmp_path: Path) -> None:
    assert overdue_of(write_site(tmp_path)) == [
        "content/pages/home.yaml:3: updatedOn: / was not reviewed: read it, then run `flask content reviewed /`",
        "content/pages/nri.yaml:3: updatedOn: /nri was not reviewed: read it, then run `flask content reviewed /nri`",
    ]


def test_a_review_is_written_beside_the_date_and_all_else_stays(tmp_path: Path) -> None:
    noted = "updatedOn: 2026-01-01 # with the founder\n# Keep short.\n"
    home = FILES[HOME].replace("updatedOn: 2026-01-01\n", noted).replace("\n", "\r\n")
    content_dir = write_site(tmp_path, {HOME: home})
    (content_dir / HOME).write_bytes(home.encode())
    assert mark_reviewed(content_dir, ["/"], LATER) == ["/"]
    written = (content_dir / HOME).read_bytes().decode()
    (digest,) = [line for line in written.splitlines() if line.startswith("updatedDigest")]
    assert written == home.replace("2026-01-01 #", "2026-12-01 #").replace("founder\r\n", f"founder\r\n{digest}\r\n")
    assert [fault.split(":")[0] for fault in overdue_of(content_dir)] == ["content/pages/nri.yaml"]
    assert list((content_dir / "pages").glob(".*")) == []


def test_changed_words_are_overdue_until_they_are_read(tmp_path: Path) -> None:
    content_dir = write_site(tmp_path)
    assert mark_reviewed(content_dir, None, TODAY) == ["/", "/nri"]
    assert overdue_of(content_dir) == []
    faq = content_dir / "faqs" / "nri.yaml"
    faq.write_text(faq.read_text().replace("Who asks?", "Who answers?"))
    (overdue,) = overdue_of(content_dir)
    told = "/nri has changed since 2026-11-20: read it, then run `flask content reviewed /nri`"
    assert overdue == f"content/pages/nri.yaml:3: updatedOn: {told}"
    assert mark_reviewed(content_dir, None, LATER) == ["/nri"]
    assert overdue_of(content_dir) == []
    dated = compose(load_sources(content_dir), VARIANT, LATER)
    assert (dated.facts.updated_on["/nri"], dated.facts.updated_on["/"]) == (LATER, TODAY)


def test_a_page_read_again_unchanged_is_dated_anew(tmp_path: Path) -> None:
    content_dir = write_site(tmp_path)
    mark_reviewed(content_dir, None, TODAY)
    before = (content_dir / HOME).read_text()
    assert mark_reviewed(content_dir, ["/"], LATER) == ["/"]
    assert (content_dir / HOME).read_text() == before.replace("2026-11-20", "2026-12-01")


def test_a_page_that_shows_its_date_is_as_it_was_read(tmp_path: Path) -> None:
    dated = FILES[HOME].replace("heading: Counts", 'heading: "Counts of {updatedOn}"')
    content_dir = write_site(tmp_path, {HOME: dated})
    mark_reviewed(content_dir, ["/"], LATER)
    assert "updatedOn: 2026-12-01" in (content_dir / HOME).read_text()
    assert [fault.split(":")[0] for fault in overdue_of(content_dir)] == ["content/pages/nri.yaml"]


def test_questions_are_dated_with_the_page_that_shows_them(tmp_path: Path) -> None:
    content_dir = write_site(tmp_path)
    mark_reviewed(content_dir, None, TODAY)
    faq = content_dir / "faqs" / "nri.yaml"
    assert "reviewedOn: 2026-11-20" in faq.read_text()
    assert overdue_of(content_dir) == []
    faq.write_text(faq.read_text().replace("Who asks?", "Who answers?"))
    assert mark_reviewed(content_dir, None, LATER) == ["/nri"]
    assert faq.read_text() == FILES["faqs/nri.yaml"].replace("2026-02-03", "2026-12-01").replace("asks", "answers")
    assert overdue_of(content_dir) == []


def test_terms_are_dated_with_the_glossary(tmp_path: Path) -> None:
    content_dir = write_site(tmp_path, GLOSSARY_FILES)
    mark_reviewed(content_dir, ["/glossary"], LATER)
    read = GLOSSARY.replace("2026-02-03", "2026-12-01")
    assert (content_dir / "glossary.yaml").read_text() == read
    assert [fault for fault in overdue_of(content_dir) if "glossary" in fault] == []


@pytest.mark.parametrize("path", ["/contact", "/probe", "pages/home.yaml"])
def test_nothing_is_written_where_one_path_has_no_page(tmp_path: Path, path: str) -> None:
    content_dir = write_site(tmp_path)
    with pytest.raises(UnknownPageError, match=f"^{path} is not a furnished page of content$"):
        mark_reviewed(content_dir, ["/", path], TODAY)
    assert (content_dir / HOME).read_text() == FILES[HOME]


def test_the_command_dates_pages_and_the_check_warns_until_then(tmp_path: Path) -> None:
    write_site(tmp_path)
    assert run(tmp_path, "check").output.endswith("0 faults, 2 warnings\n")
    today = today_in_india().isoformat()
    dated = run(tmp_path, "reviewed", "--all")
    assert (dated.exit_code, dated.output) == (0, f"/: reviewed on {today}\n/nri: reviewed on {today}\n2 pages dated\n")
    assert run(tmp_path, "check").output.endswith("0 faults, 0 warnings\n")
    assert run(tmp_path, "reviewed", "--all").output == "0 pages dated\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "name the paths of the pages, or say --all"),
        (["/nri", "--all"], "name the paths of the pages, or say --all"),
        (["/no"], "/no is not a furnished page of content"),
    ],
)
def test_the_command_refuses_what_it_cannot_do(tmp_path: Path, arguments: list[str], message: str) -> None:
    write_site(tmp_path)
    refused = run(tmp_path, "reviewed", *arguments)
    assert refused.exit_code != 0
    assert message in refused.output


def test_content_with_faults_is_not_dated(tmp_path: Path) -> None:
    write_site(tmp_path, changed(HOME, "claims: [pms]", "claims: [aifs]"))
    refused = run(tmp_path, "reviewed", "--all")
    assert refused.exit_code == 1
    assert "claim 'aifs' is missing" in refused.output


def test_once_something_is_published_no_page_needs_a_review(tmp_path: Path) -> None:
    site = write_published_site(tmp_path)
    assert overdue_of(site.content_dir)
    assert site.compose().facts.overdue_reviews == ()


def test_a_named_reviewer_is_told_with_the_day_they_read_the_page(tmp_path: Path) -> None:
    waiting: dict[str, str | None] = {"confirmations.yaml": "reviews: [{ page: /nri }]\n"}
    asked = compose_site_content(tmp_path, waiting)
    assert asked.documents["/nri"].review == Review(updated_on=date(2026, 2, 3), reviewed=None)
    assert asked.documents["/"].review is None
    named = "reviews: [{ page: /nri, reviewed: { name: Asha Rao, role: Partner, on: 2026-02-01 } }]\n"
    read = compose_site_content(tmp_path, {"confirmations.yaml": named})
    review, head = read.documents["/nri"].review, read.documents["/nri"].head
    assert review is not None
    assert review.reviewed == ReviewedBy(name="Asha Rao", role="Partner", on=date(2026, 2, 1))
    assert head.structured_data is not None
    (page,) = [node for node in head.structured_data["@graph"] if "reviewedBy" in node]
    assert page["reviewedBy"] == {"@type": "Person", "name": "Asha Rao", "jobTitle": "Partner"}
    assert page["lastReviewed"] == "2026-02-01"


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        ("reviews: [{ page: /nrj }]", "reviews.0.page: /nrj is not a page of the site: did you mean /nri"),
        (
            "reviews: [{ page: /nri }, { page: /nri }]",
            "reviews.1.page: '/nri' is already used in content/confirmations.yaml:1",
        ),
        ("counsel: [{ topic: Tax, standsOn: [/tax] }]", "counsel.0.standsOn.0: /tax is not a page of the site"),
    ],
)
def test_what_waits_stands_on_a_page_that_can_tell_it(tmp_path: Path, written: str, fault: str) -> None:
    (found,) = check_faults(tmp_path, {"confirmations.yaml": f"{written}\n"})
    assert found.startswith(f"content/confirmations.yaml:1: {fault}")
