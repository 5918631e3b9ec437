"""A strategy's page with earlier figures, and how the current one leads there."""

import csv
import json
import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from app.content.composing.compose import ComposedContent
from app.content.composing.compose_as_on import compose_as_on
from app.content.editions.page_editions import ReplacedEdition
from app.content.editions.published import PublishedEdition
from app.content.snapshots.as_on_job import AsOnJob, AsOnOutcome
from tests.app.content.published_site import BASE_DAY, FIRST, JUNE, PAGE, PublishedSite, write_published_site
from tests.app.content.small_site import EDITION, TODAY, compose_site_content
from tests.app.content.strategy_site import strategy_site


@dataclass(frozen=True)
class Shown:
    """What was composed for a day."""

    outcome: AsOnOutcome

    @property
    def request(self) -> dict[str, Any]:
        return dict(json.loads(self.outcome.request_json))

    @property
    def blocks(self) -> list[dict[str, Any]]:
        return list(self.request["page"]["blocks"])

    def weights(self) -> dict[str, str]:
        return {row["company"]: row["weight_percent"] for row in self.rows("holdings.csv")}

    def rows(self, name: str) -> list[dict[str, str]]:
        return list(csv.DictReader(self.outcome.files[name].splitlines()))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> PublishedSite:
    return write_published_site(tmp_path_factory.mktemp("site"))


def compose_replaced(site: PublishedSite, number: int, **changes: Any) -> AsOnOutcome:
    replaced = site.compose().facts.editions[PAGE].replaced
    (wanted,) = (edition for edition in replaced if edition.number == number)
    figures = site.june if number else folders_own(wanted)
    job = AsOnJob(
        content_dir=site.content_dir,
        publications_file=site.file,
        edition=EDITION,
        today=TODAY,
        figures=figures.model_copy(update=changes),
        replaced=wanted,
        others=tuple(other for other in replaced if other != wanted),
    )
    return compose_as_on(job)


def folders_own(edition: ReplacedEdition) -> PublishedEdition:
    return PublishedEdition(
        kind="figures", subject="alpha", number=0, as_on=edition.as_on, published_at=FIRST, base_digest="", data=None
    )


@pytest.fixture(scope="module")
def june(site: PublishedSite) -> Shown:
    return Shown(compose_replaced(site, 1))


def test_each_edition_shows_its_own_figures_in_page_and_rows(site: PublishedSite, june: Shown) -> None:
    base, current = Shown(compose_replaced(site, 0)), site.compose()
    assert [shown.weights()["Amber Bank"] for shown in (base, june)] == ["12.0", "11.7"]
    assert b"Amber Bank,Finance,large,11.4" in current.downloads[f"{PAGE}/holdings.csv"].body
    assert [shown.rows("growth.csv")[-1]["date"] for shown in (base, june)] == ["2025-05-31", "2025-06-30"]
    for shown in (base, june):
        (holdings,) = (block for block in shown.blocks if block["kind"] == "holdings")
        assert holdings["rows"][0]["weightPercent"]["shown"] == shown.weights()["Amber Bank"]


def test_the_page_leads_to_rows_of_its_own_by_their_digest(june: Shown) -> None:
    hrefs = set(re.findall(r'"href":"([^"]+\.csv)"', june.outcome.request_json))
    digests = {name: sha256(body.encode()).hexdigest()[:12] for name, body in june.outcome.files.items()}
    assert hrefs == {f"{PAGE}/as-on/2025-06-30/{name[:-4]}.{digest}.csv" for name, digest in digests.items()}


def test_the_page_is_not_to_be_found_and_names_the_current_one(june: Shown) -> None:
    head = june.request["page"]["head"]
    assert (head["robots"], head["canonical"]) == ("noindex", f"https://tester.example{PAGE}")
    assert head["title"].startswith("As on 30 Jun 2025: ")
    assert (head["structuredData"], head["card"], head["alternates"]) == (None, None, [])
    assert june.request["page"]["breadcrumbs"][-2:] == [
        {"name": "Alpha", "href": PAGE},
        {"name": "As on 30 Jun 2025", "href": None},
    ]


def test_the_page_says_which_edition_it_is_in_days_of_india(site: PublishedSite, june: Shown) -> None:
    [told, link, _] = june.blocks[1]["body"][0]["inlines"]
    assert told["text"] == (
        "Figures as on 30 Jun 2025: edition 1, published on 4 Jul 2026, replaced on 4 Aug 2026. "
        "The words around them are today’s. Now: "
    )
    assert link["href"] == PAGE
    base = Shown(compose_replaced(site, 0)).blocks[1]["body"][0]["inlines"][0]["text"]
    assert base.startswith("Figures as on 31 May 2025: the first edition, replaced on 4 Jul 2026. ")


def test_every_page_of_the_strategy_lists_its_other_earlier_editions(site: PublishedSite, june: Shown) -> None:
    addresses = {day: f"{PAGE}/as-on/{day}" for day in (BASE_DAY, JUNE)}
    current = site.compose()
    assert hrefs_of_earlier(blocks_of(current)) == [addresses[JUNE], addresses[BASE_DAY]]
    assert hrefs_of_earlier(june.blocks) == [addresses[BASE_DAY]]
    assert f"https://tester.example{addresses[JUNE]}" in current.texts[f"{PAGE}.md"].body.decode()
    for text in ("/llms.txt", "/feed.xml"):
        assert "as-on" not in current.texts[text].body.decode()


def test_without_a_publication_no_page_tells_of_editions_and_reviews_count_written_words_alone(
    site: PublishedSite, tmp_path: Path
) -> None:
    untouched = compose_site_content(tmp_path, strategy_site())
    assert hrefs_of_earlier(blocks_of(untouched)) == []
    assert untouched.facts.editions[PAGE].replaced == ()
    publications = json.loads(site.file.read_text())
    (edition,) = publications["editions"]
    publications["editions"] = [{**edition, "data": None}]
    back = site.file.with_name("back.json")
    back.write_text(json.dumps(publications))
    restored = PublishedSite(site.content_dir, back, site.june).compose()
    assert hrefs_of_earlier(blocks_of(restored)) != []
    assert reviews_of_alpha(restored) == reviews_of_alpha(untouched)


def test_a_folder_that_changed_since_does_not_hide_earlier_figures(site: PublishedSite) -> None:
    outcome = compose_replaced(site, 1, base_digest="0" * 64)
    assert (outcome.faults, outcome.files != {}) == ([], True)


def test_figures_that_do_not_fit_today_s_words_are_named(site: PublishedSite) -> None:
    assert site.june.data is not None
    faulty = {**site.june.data, "datasets": {"holdings": site.june.data["datasets"]["growth"]}}
    outcome = compose_replaced(site, 1, data=faulty)
    assert "has the dataset 'holdings', which the strategy's file has not" in str(outcome.faults[0])
    assert (outcome.request_json, outcome.files) == ("", {})


def blocks_of(content: ComposedContent) -> list[dict[str, Any]]:
    return list(content.document(PAGE).model_dump(by_alias=True, mode="json")["blocks"])


def hrefs_of_earlier(blocks: list[dict[str, Any]]) -> list[str]:
    """Where the links of the list of earlier editions lead; [] where there is none."""
    lists = [block for block in blocks if block.get("id") == "earlier-editions"]
    return re.findall(r'"href": "([^"]+)"', json.dumps(lists))


def reviews_of_alpha(content: ComposedContent) -> list[str]:
    return [fault.message for fault in content.facts.overdue_reviews if "alpha" in fault.file]
