"""An answer: two sentences before the detail, FAQ data in the page's words, and an address of its own."""

from pathlib import Path

import pytest

from app.content.blocks.given_parts import words_of
from app.content.composing.compose import ComposedContent
from app.content.models.parts import DataTable, TableColumn
from tests.app.content.small_site import FILES, compose_site_content

ANSWER = """\
  - kind: answer
    id: fees
    heading: What does it cost?
    alsoAsked: [kharcha]
    answer: It costs a fee. The fee is agreed.
    body: It stands in the **agreement**.
    source: An act of 2025.
"""
AN_ANSWER = {"pages/nri.yaml": FILES["pages/nri.yaml"] + ANSWER}


@pytest.fixture
def content(tmp_path: Path) -> ComposedContent:
    return compose_site_content(tmp_path, AN_ANSWER)


def test_faq_data_are_the_words_of_the_page_with_their_address(content: ComposedContent) -> None:
    graph = (content.documents["/nri"].head.structured_data or {})["@graph"]
    (faq,) = [node for node in graph if node["@type"] == "FAQPage"]
    told = {entry["name"]: entry["acceptedAnswer"]["text"] for entry in faq["mainEntity"]}
    assert told["What does it cost?"] == "It costs a fee. The fee is agreed. It stands in the agreement."
    assert [entry["url"].partition("#")[2] for entry in faq["mainEntity"]] == ["first", "fees"]


def test_an_answer_is_one_passage_and_is_found_by_what_else_it_is_asked_as(content: ComposedContent) -> None:
    (passage,) = [each for each in content.passages if each.href == "/nri#fees"]
    assert (passage.kind, passage.other_names) == ("question", ("kharcha",))
    assert "kharcha" not in passage.text
    assert b"kharcha" not in content.request_json("/nri")


def test_a_table_is_read_by_rows_for_the_search() -> None:
    columns = [TableColumn(label=label) for label in ("Income", "Resident", "NRI")]
    table = DataTable(caption="Rates", columns=columns, rows=[["Dividends", "10", "20"], ["Interest", "30", "30"]])
    assert words_of(table) == "Rates. Dividends: 10, 20. Interest: 30, 30."
