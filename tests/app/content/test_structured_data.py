from pathlib import Path
from typing import Any

from app.content.models.page import FaqBlock
from app.content.models.rich_text import plain_text
from app.content.snapshot import ContentSnapshot
from tests.app.content.small_site import FILES, build_site_snapshot, changed

ARTICLE = """\
  - kind: article
    id: story
    heading: A story
    lede: In short.
    body: At length.
"""


def data_of(snapshot: ContentSnapshot, path: str) -> list[dict[str, Any]]:
    return snapshot.document(path).head.structured_data


def one(data: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    (node,) = [node for node in data if kind in ([node["@type"]] if isinstance(node["@type"], str) else node["@type"])]
    return node


def test_home_tells_who_the_firm_is(tmp_path: Path) -> None:
    data = data_of(build_site_snapshot(tmp_path), "/")
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
    firm = one(data_of(build_site_snapshot(tmp_path, without), "/"), "Organization")
    assert "identifier" not in firm
    assert "sameAs" not in firm


def test_a_page_tells_its_address_date_and_way(tmp_path: Path) -> None:
    data = data_of(build_site_snapshot(tmp_path), "/nri")
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
    assert one(data_of(build_site_snapshot(tmp_path, collection), "/nri"), "CollectionPage")["name"]


def test_faq_data_says_exactly_what_the_page_shows(tmp_path: Path) -> None:
    answer = 'answer: "You **do**, on [the front page](/#counts).\\n\\n- one\\n- two"'
    snapshot = build_site_snapshot(
        tmp_path, changed("faqs/nri.yaml", "answer: You do, on [the front page](/#counts).", answer)
    )
    block = snapshot.document("/nri").blocks[1]
    assert isinstance(block, FaqBlock)
    (entry,) = one(data_of(snapshot, "/nri"), "FAQPage")["mainEntity"]
    assert entry["name"] == block.questions[0].question
    assert entry["acceptedAnswer"]["text"] == plain_text(block.questions[0].answer)
    assert entry["acceptedAnswer"]["text"] == "You do, on the front page. one two"


def test_every_article_block_is_an_article(tmp_path: Path) -> None:
    snapshot = build_site_snapshot(tmp_path, {"pages/nri.yaml": FILES["pages/nri.yaml"] + ARTICLE})
    article = one(data_of(snapshot, "/nri"), "Article")
    assert (article["headline"], article["description"]) == ("A story", "In short.")
    assert article["url"] == "https://tester.example/nri#story"
    assert article["publisher"]["name"] == "Tester Wealth"
