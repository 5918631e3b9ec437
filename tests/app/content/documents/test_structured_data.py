import json
from pathlib import Path
from typing import Any

from app.content.blocks.text.faq import FaqBlock
from app.content.composing.compose import ComposedContent
from app.content.models.rich_text import plain_text
from tests.app.content.small_site import FILES, changed, compose_site_content
from tests.app.content.strategy_site import STRATEGY_FILES, strategy_changed, strategy_site

ARTICLE = """\
  - kind: article
    id: story
    heading: A story
    lede: In short.
    body: At length.
"""


def data_of(content: ComposedContent, path: str) -> list[dict[str, Any]]:
    return content.document(path).head.structured_data


def one(data: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    (node,) = [node for node in data if kind in ([node["@type"]] if isinstance(node["@type"], str) else node["@type"])]
    return node


def test_home_tells_who_the_firm_is(tmp_path: Path) -> None:
    data = data_of(compose_site_content(tmp_path), "/")
    firm = one(data, "FinancialService")
    assert firm["@type"] == ["Organization", "FinancialService"]
    assert (firm["name"], firm["legalName"]) == ("Tester Wealth", "Tester Wealth Private Limited")
    assert (firm["url"], firm["telephone"]) == ("https://tester.example/", "+911140000000")
    assert firm["address"]["postalCode"] == "110001"
    assert firm["openingHoursSpecification"] == [
        {
            "@type": "OpeningHoursSpecification",
            "dayOfWeek": ["https://schema.org/Monday"],
            "opens": "09:30",
            "closes": "18:30",
        }
    ]
    assert [(item["propertyID"], item["value"]) for item in firm["identifier"]] == [
        ("APRN", "APRN-1"),
        ("ARN", "ARN-2"),
    ]
    assert one(data, "WebSite")["publisher"] == {"@id": firm["@id"]}
    assert all(node["@context"] == "https://schema.org" for node in data)
    assert [node for node in data if node["@type"] == "BreadcrumbList"] == []


def test_a_firm_without_numbers_has_no_identifier(tmp_path: Path) -> None:
    without = changed("site.yaml", '{ aprn: "APRN-1", arn: "ARN-2" }', "{}")
    firm = one(data_of(compose_site_content(tmp_path, without), "/"), "Organization")
    assert "identifier" not in firm
    assert "sameAs" not in firm


def test_a_page_tells_its_address_date_and_way(tmp_path: Path) -> None:
    data = data_of(compose_site_content(tmp_path), "/nri")
    page = one(data, "WebPage")
    assert (page["url"], page["dateModified"], page["inLanguage"]) == (
        "https://tester.example/nri",
        "2026-02-03",
        "en-IN",
    )
    assert one(data, "BreadcrumbList")["itemListElement"] == [
        {"@type": "ListItem", "position": 1, "name": "Home", "item": "https://tester.example/"},
        {"@type": "ListItem", "position": 2, "name": "NRI"},
    ]


def test_a_page_may_be_of_another_type(tmp_path: Path) -> None:
    collection = changed("pages/nri.yaml", "path: /nri", "path: /nri\nschemaType: CollectionPage")
    assert one(data_of(compose_site_content(tmp_path, collection), "/nri"), "CollectionPage")["name"]


def test_faq_data_says_exactly_what_the_page_shows(tmp_path: Path) -> None:
    answer = 'answer: "You **do**, on [the front page](/#counts).\\n\\n- one\\n- two"'
    content = compose_site_content(
        tmp_path, changed("faqs/nri.yaml", "answer: You do, on [the front page](/#counts).", answer)
    )
    block = content.document("/nri").blocks[1]
    assert isinstance(block, FaqBlock)
    (entry,) = one(data_of(content, "/nri"), "FAQPage")["mainEntity"]
    assert entry["name"] == block.questions[0].question
    assert entry["acceptedAnswer"]["text"] == plain_text(block.questions[0].answer)
    assert entry["acceptedAnswer"]["text"] == "You do, on the front page. one two"


def test_every_article_block_is_an_article(tmp_path: Path) -> None:
    content = compose_site_content(tmp_path, {"pages/nri.yaml": FILES["pages/nri.yaml"] + ARTICLE})
    article = one(data_of(content, "/nri"), "Article")
    assert (article["headline"], article["description"]) == ("A story", "In short.")
    assert article["url"] == "https://tester.example/nri#story"
    assert article["publisher"]["name"] == "Tester Wealth"


ALPHA = "https://tester.example/portfolio_services/Alpha"
PROFILES = """\
  - kind: profiles
    heading: People
    items:
      - { monogram: R, lobes: 12, alt: A rosette, name: Ritu Rao, role: Manager, text: Reads reports. }
      - { monogram: S, lobes: 12, alt: A rosette, role: Deputy, text: Reads them too. }
"""


def test_a_strategy_is_a_fund_that_the_firm_distributes(tmp_path: Path) -> None:
    fund = one(data_of(compose_site_content(tmp_path, strategy_site()), "/portfolio_services/Alpha"), "InvestmentFund")
    assert (fund["@id"], fund["name"], fund["category"]) == (f"{ALPHA}#fund", "Alpha", "Portfolio management service")
    assert (fund["provider"]["name"], fund["broker"]["@id"]) == ("North House", "https://tester.example/#firm")
    assert fund["feesAndCommissionsSpecification"] == "Management fee: As per term sheet"


def test_what_a_fund_does_not_state_is_left_out(tmp_path: Path) -> None:
    fund = one(data_of(compose_site_content(tmp_path, strategy_site()), "/portfolio_services/fund"), "InvestmentFund")
    assert fund["category"] == "Alternative investment fund"
    assert {"provider", "feesAndCommissionsSpecification"}.isdisjoint(fund)


def test_no_structured_data_holds_a_past_return(tmp_path: Path) -> None:
    data = json.dumps(data_of(compose_site_content(tmp_path, strategy_site()), "/portfolio_services/Alpha"))
    for word in ("interestRate", "annualPercentageRate", "20.1", "17.9", "1.44"):
        assert word not in data


def test_each_dataset_names_its_file_dates_and_nature(tmp_path: Path) -> None:
    data = data_of(compose_site_content(tmp_path, strategy_site()), "/portfolio_services/Alpha")
    holdings, growth = (node for node in data if node["@type"] == "Dataset")
    assert growth["distribution"] == {
        "@type": "DataDownload",
        "encodingFormat": "text/csv",
        "contentUrl": f"{ALPHA}/growth.csv",
    }
    assert (growth["name"], growth["temporalCoverage"]) == (
        "Alpha strategy and Wide index, month ends",
        "2023-03-15/2025-05-31",
    )
    assert (holdings["name"], holdings["temporalCoverage"]) == ("Alpha, all holdings", "2025-05-31")
    for node in (holdings, growth):
        assert "Illustrative data, not figures of a fund manager." in node["description"]
        assert 50 <= len(node["description"]) <= 5000
        assert "citation" not in node


def test_a_sourced_dataset_cites_its_source(tmp_path: Path) -> None:
    old, new = "illustrative: true\n    positionLimit", "source: A factsheet\n    positionLimit"
    content = compose_site_content(tmp_path, strategy_changed("strategies/alpha.yaml", old, new))
    data = data_of(content, "/portfolio_services/Alpha")
    (cited,) = [node for node in data if node["@type"] == "Dataset" and "citation" in node]
    assert (cited["name"], cited["citation"]) == ("Alpha, all holdings", "A factsheet")
    assert "Source: A factsheet." in cited["description"]


def test_only_people_who_are_named_are_people(tmp_path: Path) -> None:
    content = compose_site_content(tmp_path, {"pages/nri.yaml": FILES["pages/nri.yaml"] + PROFILES})
    person = one(data_of(content, "/nri"), "Person")
    assert (person["name"], person["jobTitle"], person["description"]) == ("Ritu Rao", "Manager", "Reads reports.")
    assert person["worksFor"]["name"] == "Tester Wealth"


def test_a_fund_manager_works_for_another_house(tmp_path: Path) -> None:
    beta = STRATEGY_FILES["strategies/beta.yaml"] + PROFILES
    content = compose_site_content(tmp_path, strategy_site({"strategies/beta.yaml": beta}))
    assert "worksFor" not in one(data_of(content, "/portfolio_services/beta"), "Person")


def test_an_invented_person_is_nobody(tmp_path: Path) -> None:
    invented = PROFILES.replace("heading: People", "heading: People\n    illustrative: true\n    synthetic: true")
    content = compose_site_content(tmp_path, {"pages/nri.yaml": FILES["pages/nri.yaml"] + invented})
    assert [node for node in data_of(content, "/nri") if node["@type"] == "Person"] == []
