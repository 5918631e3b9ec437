"""The graphs of all pages against the vocabulary of schema.org, with nodes that only other content makes."""

import json
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from app.content.composing.compose import ComposedContent
from app.content.sources import ContentSources
from tests.app.content.documents.graph_types import Node, is_reference, nodes_in, type_faults
from tests.app.content.small_site import FILES, compose_site_content
from tests.app.content.strategy_site import strategy_site

pytestmark = pytest.mark.heavy

Graphs = Mapping[str, list[Node]]

ISO_DATE = re.compile(r"\d{4}-\d\d-\d\d")
PERSON = """\
  - kind: profiles
    heading: People
    items:
      - { name: Ritu Rao, role: Manager, text: Reads reports. }
"""
FAULTY: dict[str, Node] = {
    "no such type": {"@type": "Investment"},
    "no such property": {"@type": "WebPage", "modified": "2026-01-01"},
    "a property of another type": {"@type": "InvestmentFund", "headline": "A story"},
    "one inside": {"@type": "WebSite", "publisher": {"@type": "Organization", "opens": "09:30"}},
    "a value of another type": {"@type": "ListItem", "position": True},
    "a node of another type": {"@type": "Article", "author": {"@type": "Country", "name": "India"}},
    "a property of neither type": {"@type": ["Organization", "FinancialService"], "headline": "A story"},
    "a reference to another type": {"@type": "WebSite", "publisher": {"@id": "#page"}},
}


def graphs_of(content: ComposedContent) -> dict[str, list[Node]]:
    """Return the graph of each page that has one, by path."""
    data = {str(key): document.head.structured_data for key, document in content.documents.items()}
    return {path: node["@graph"] for path, node in data.items() if node is not None}


@pytest.fixture(scope="module")
def graphs(content: ComposedContent, tmp_path_factory: pytest.TempPathFactory) -> Graphs:
    """Every page's graph. The small site has numbers, links and a person, which no shipped page has."""
    links = "socialLinks: [https://social.example/tester]\n"
    changes = strategy_site({"site.yaml": FILES["site.yaml"] + links})
    changes["pages/nri.yaml"] = FILES["pages/nri.yaml"] + PERSON
    small = graphs_of(compose_site_content(tmp_path_factory.mktemp("small"), changes))
    return graphs_of(content) | {f"small{path}": graph for path, graph in small.items()}


def test_every_page_to_be_found_has_a_graph_and_no_other(content: ComposedContent) -> None:
    indexed = [str(key) for key, document in content.documents.items() if document.head.robots is None]
    assert list(graphs_of(content)) == indexed
    assert all(document.head.structured_data is None for document in content.dynamic.values())


def test_types_properties_and_values_are_those_of_the_vocabulary(graphs: Graphs, tmp_path: Path) -> None:
    faulty = {name: [node, {"@type": "WebPage", "@id": "#page"}] for name, node in FAULTY.items()}
    faults = type_faults({**graphs, **faulty}, tmp_path)
    assert {fault.partition(":")[0] for fault in faults} >= set(FAULTY), "the compiler overlooks faults"
    assert [fault for fault in faults if fault.partition(":")[0] not in FAULTY] == []


def test_what_content_can_make_is_among_the_graphs(graphs: Graphs) -> None:
    found = {str(node["@type"]) for graph in graphs.values() for node in graph}
    assert found >= {
        *("['Organization', 'FinancialService']", "Organization", "WebSite", "BreadcrumbList", "ItemList"),
        *("WebPage", "AboutPage", "ContactPage", "CollectionPage", "FAQPage", "ItemPage"),
        *("Article", "FinancialProduct", "InvestmentFund", "Person"),
    }


def test_every_reference_is_answered_in_the_page(graphs: Graphs) -> None:
    for path, graph in graphs.items():
        told = [node["@id"] for node in nodes_in(graph) if "@id" in node and not is_reference(node)]
        assert len(told) == len(set(told)), path
        assert {node["@id"] for node in nodes_in(graph) if is_reference(node)} - set(told) == set(), path


def test_every_date_is_iso(graphs: Graphs) -> None:
    dates = {
        value
        for graph in graphs.values()
        for node in nodes_in(graph)
        for name, value in node.items()
        if name.startswith("date") or name.endswith("Reviewed")
    }
    assert dates
    assert [date for date in dates if not ISO_DATE.fullmatch(date)] == []


def test_no_page_names_a_reviewer_before_somebody_has_read_it(content: ComposedContent, graphs: Graphs) -> None:
    read = [path for path, page in content.documents.items() if page.review is not None and page.review.reviewed]
    told = [path for path, graph in graphs.items() if any("reviewedBy" in node for node in graph)]
    assert told == read


def test_a_page_of_questions_has_questions(graphs: Graphs) -> None:
    pages = [node for graph in graphs.values() for node in graph if node["@type"] == "FAQPage"]
    assert pages
    assert all(node["mainEntity"] for node in pages)


def test_every_shipped_strategy_says_the_least_sum_and_only_an_aif_is_a_fund(
    content: ComposedContent, sources: ContentSources
) -> None:
    told = [node for graph in graphs_of(content).values() for node in graph if "category" in node]
    assert {node["name"]: node["@type"] for node in told} == {
        strategy.value.name: "InvestmentFund" if strategy.value.vehicle == "aif" else "FinancialProduct"
        for strategy in sources.strategies.values()
    }
    least = re.compile(r'"(?:minValue|minPrice)": \d{7,}')
    assert [node["name"] for node in told if not least.search(json.dumps(node))] == []


def test_nothing_tells_a_return(graphs: Graphs) -> None:
    assert not re.search("interestRate|annualPercentageRate|yield", json.dumps(graphs))
