import json
from pathlib import Path
from typing import Any

import pytest

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
LOGO = {"@id": "https://tester.example/#logo"}
FIRM = {"@id": "https://tester.example/#firm"}


def data_of(content: ComposedContent, path: str) -> list[dict[str, Any]]:
    data = content.documents[path].head.structured_data
    assert data is not None
    assert list(data) == ["@context", "@graph"]
    assert data["@context"] == "https://schema.org"
    graph: list[dict[str, Any]] = data["@graph"]
    return graph


def one(data: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    (node,) = [node for node in data if kind in ([node["@type"]] if isinstance(node["@type"], str) else node["@type"])]
    return node


def with_article(changes: str = "publishedOn: 2025-12-15") -> dict[str, str | None]:
    return {"pages/nri.yaml": FILES["pages/nri.yaml"].replace("id: nri", f"id: nri\n{changes}", 1) + ARTICLE}


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
    assert firm["geo"] == {"@type": "GeoCoordinates", "latitude": "28.6295", "longitude": "77.2266"}
    assert firm["areaServed"] == [{"@type": "Country", "name": "India"}]
    assert firm["logo"]["url"] == "https://tester.example/icon-512.png"
    assert firm["image"] == {"@id": firm["logo"]["@id"]} == LOGO
    assert one(data, "WebSite")["publisher"] == {"@id": firm["@id"]} == FIRM
    assert one(data, "WebPage")["mainEntity"] == FIRM
    assert [node for node in data if node["@type"] == "BreadcrumbList"] == []


@pytest.mark.parametrize("page_type", ["AboutPage", "ContactPage"])
def test_pages_about_the_firm_tell_as_much(tmp_path: Path, page_type: str) -> None:
    about = changed("pages/nri.yaml", "path: /nri", f"path: /nri\nschemaType: {page_type}")
    content = compose_site_content(tmp_path, about)
    data = data_of(content, "/nri")
    assert one(data, "FinancialService") == one(data_of(content, "/"), "FinancialService")
    assert one(data, page_type)["mainEntity"] == FIRM


def test_other_pages_tell_of_the_firm_what_they_refer_to(tmp_path: Path) -> None:
    firm = one(data_of(compose_site_content(tmp_path), "/nri"), "Organization")
    assert set(firm) == {"@type", "@id", "name", "url", "logo"}


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
    assert page["breadcrumb"] == {"@id": one(data, "BreadcrumbList")["@id"]}
    assert "datePublished" not in page


def test_a_page_may_be_of_another_type(tmp_path: Path) -> None:
    collection = changed("pages/nri.yaml", "path: /nri", "path: /nri\nschemaType: CollectionPage")
    assert one(data_of(compose_site_content(tmp_path, collection), "/nri"), "CollectionPage")["name"]


def test_faq_data_says_exactly_what_the_page_shows(tmp_path: Path) -> None:
    answer = 'answer: "You **do**, on [the front page](/#counts).\\n\\n- one\\n- two"'
    content = compose_site_content(
        tmp_path, changed("faqs/nri.yaml", "answer: You do, on [the front page](/#counts).", answer)
    )
    block = content.documents["/nri"].blocks[1]
    assert isinstance(block, FaqBlock)
    faq = one(data_of(content, "/nri"), "FAQPage")
    assert faq["isPartOf"] == {"@id": "https://tester.example/nri"}
    (entry,) = faq["mainEntity"]
    assert entry["name"] == block.questions[0].question
    assert entry["acceptedAnswer"]["text"] == plain_text(block.questions[0].answer)
    assert entry["acceptedAnswer"]["text"] == "You do, on the front page. one two"


def test_a_page_of_questions_is_the_faq_itself(tmp_path: Path) -> None:
    changes = changed("pages/nri.yaml", "path: /nri", "path: /nri\nschemaType: FAQPage")
    page = one(data_of(compose_site_content(tmp_path, changes), "/nri"), "FAQPage")
    assert page["@id"] == page["url"] == "https://tester.example/nri"
    assert [entry["@type"] for entry in page["mainEntity"]] == ["Question"]


def test_every_article_block_is_an_article(tmp_path: Path) -> None:
    content = compose_site_content(tmp_path, with_article())
    article = one(data_of(content, "/nri"), "Article")
    assert (article["headline"], article["description"]) == ("A story", "In short.")
    assert article["url"] == "https://tester.example/nri#story"
    assert (article["datePublished"], article["dateModified"]) == ("2025-12-15", "2026-02-03")
    assert (article["author"], article["publisher"]) == (FIRM, FIRM)
    head, page = content.documents["/nri"].head, one(data_of(content, "/nri"), "WebPage")
    assert head.share_image is not None
    assert page["primaryImageOfPage"]["url"] == head.share_image.url
    assert article["image"] == {"@id": page["primaryImageOfPage"]["@id"]}
    assert one(data_of(content, "/nri"), "WebPage")["datePublished"] == "2025-12-15"


ALPHA = "https://tester.example/portfolio_services/Alpha"
PROFILES = """\
  - kind: profiles
    heading: People
    items:
      - { name: Ritu Rao, role: Manager, text: Reads reports. }
      - { role: Deputy, text: Reads them too. }
"""


def least_of(product: dict[str, Any]) -> int:
    """The least that a client may invest, in rupees."""
    least: int = product["offers"]["eligibleTransactionVolume"]["minPrice"]
    return least


def test_a_pms_is_a_product_that_the_firm_distributes_and_no_fund(tmp_path: Path) -> None:
    data = data_of(compose_site_content(tmp_path, strategy_site()), "/portfolio_services/Alpha")
    pms = one(data, "FinancialProduct")
    assert one(data, "ItemPage")["mainEntity"] == {"@id": pms["@id"]}
    assert (pms["@id"], pms["name"], pms["category"]) == (f"{ALPHA}#product", "Alpha", "Portfolio management service")
    assert (pms["provider"]["name"], pms["broker"]["@id"]) == ("North House", "https://tester.example/#firm")
    assert pms["feesAndCommissionsSpecification"] == "Management fee: As per term sheet"
    assert (least_of(pms), pms["offers"]["eligibleTransactionVolume"]["priceCurrency"]) == (5_000_000, "INR")
    assert "InvestmentFund" not in json.dumps(data)


def test_a_minimum_of_its_own_wins_over_the_rule(tmp_path: Path) -> None:
    stated = strategy_changed("strategies/alpha.yaml", "minimumInvestment: ₹50 lakh", "minimumInvestment: Rs 2 Crores")
    data = data_of(compose_site_content(tmp_path, stated), "/portfolio_services/Alpha")
    assert least_of(one(data, "FinancialProduct")) == 20_000_000


def test_what_a_fund_does_not_state_is_left_out(tmp_path: Path) -> None:
    fund = one(data_of(compose_site_content(tmp_path, strategy_site()), "/portfolio_services/fund"), "InvestmentFund")
    assert fund["category"] == "Alternative investment fund"
    assert {"provider", "feesAndCommissionsSpecification", "amount", "offers"}.isdisjoint(fund)


def test_the_least_sum_of_a_fund_is_an_amount(tmp_path: Path) -> None:
    fund_file = strategy_site()["strategies/fund.yaml"]
    files = strategy_site({"strategies/fund.yaml": f"{fund_file}minimumInvestment: ₹1 crore\n"})
    fund = one(data_of(compose_site_content(tmp_path, files), "/portfolio_services/fund"), "InvestmentFund")
    assert fund["amount"] == {"@type": "MonetaryAmount", "currency": "INR", "minValue": 10_000_000}


def test_no_structured_data_holds_a_past_return(tmp_path: Path) -> None:
    data = json.dumps(data_of(compose_site_content(tmp_path, strategy_site()), "/portfolio_services/Alpha"))
    for word in ("interestRate", "annualPercentageRate", "20.1", "17.9", "1.44"):
        assert word not in data


def test_the_list_of_strategies_is_what_its_page_is_about(tmp_path: Path) -> None:
    data = data_of(compose_site_content(tmp_path, strategy_site()), "/portfolio_services")
    items = one(data, "ItemList")
    assert one(data, "WebPage")["mainEntity"] == {"@id": items["@id"]}
    assert [item["position"] for item in items["itemListElement"]] == [*range(1, len(items["itemListElement"]) + 1)]
    assert ("Alpha", ALPHA) in [(item["name"], item["url"]) for item in items["itemListElement"]]


def test_only_people_who_are_named_are_people(tmp_path: Path) -> None:
    content = compose_site_content(tmp_path, {"pages/nri.yaml": FILES["pages/nri.yaml"] + PROFILES})
    person = one(data_of(content, "/nri"), "Person")
    assert (person["name"], person["jobTitle"], person["description"]) == ("Ritu Rao", "Manager", "Reads reports.")
    assert (person["worksFor"], person["mainEntityOfPage"]) == (FIRM, {"@id": "https://tester.example/nri"})


def test_a_fund_manager_works_for_another_house(tmp_path: Path) -> None:
    beta = STRATEGY_FILES["strategies/beta.yaml"] + PROFILES
    content = compose_site_content(tmp_path, strategy_site({"strategies/beta.yaml": beta}))
    assert "worksFor" not in one(data_of(content, "/portfolio_services/beta"), "Person")
