"""Every public page is told as Markdown too: whole, in order, each figure with its day and basis."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from app.content.blocks.firm.metrics import MetricsBlock
from app.content.blocks.kind import BlockKind, unchanged
from app.content.blocks.registry import KINDS
from app.content.blocks.strategy.factsheet_head import FactsheetHeadBlock
from app.content.blocks.strategy.growth import GrowthBlock
from app.content.blocks.strategy.holdings import HoldingsBlock
from app.content.blocks.strategy.returns import ReturnsBlock
from app.content.blocks.text.faq import FaqBlock
from app.content.blocks.text.note import NoteBlock
from app.content.calendar import short_date
from app.content.composing.compose import ComposedContent
from app.content.live_paths import FORM_PATHS, twin_path
from app.content.markdown.page import left_out
from app.content.models.block import BlockModel
from app.content.models.rich_text import plain_text
from tests.factories.shipped_content import ORIGIN

READER = MarkdownIt("commonmark").enable("table")
# They lead about their page, need a query, or stand on pages without a twin.
UNTOLD = {"pageTabs", "comparison", "search", "statusScreen", "staffPanel", "islandProbe"}
DAY = re.compile(r"\b\d{1,2} [A-Z][a-z]{2} \d{4}\b")
LAW = re.compile(r"\bAct 20\d\d|tax year|Regulations 20\d\d|circular")
# A line of its own below a heading.
FIRM_STATES = re.compile(r"^As stated by the firm(?:, \d+ [A-Z][a-z]{2} \d{4})?\.$", re.MULTILINE)
OWNER = re.compile(r"[Aa]s stated by the firm|Source: ")


@pytest.fixture(scope="module")
def content(stated_content: ComposedContent) -> ComposedContent:
    return stated_content


@pytest.fixture(scope="module")
def twins(content: ComposedContent) -> dict[str, str]:
    """The text of each public page by the page's path."""
    return {text.page_path: text.body.decode() for text in content.texts.values() if text.page_path is not None}


def blocks_of(content: ComposedContent, twins: dict[str, str]) -> Iterator[tuple[str, BlockModel]]:
    """Blocks of the pages that have a twin; a sample is in none."""
    told = ((text, block) for path, text in twins.items() for block in content.document(path).blocks)
    return ((text, block) for text, block in told if not getattr(block, "sample", False))


def sections(text: str) -> list[str]:
    return re.split(r"^## ", text, flags=re.MULTILINE)


def headings(tokens: list[Token]) -> list[tuple[int, str]]:
    return [
        (int(token.tag[1]), following.content) for token, following in pairwise(tokens) if token.type == "heading_open"
    ]


def test_every_public_page_has_one_and_no_other_page(content: ComposedContent, twins: dict[str, str]) -> None:
    furnished = {path for path, url in content.facts.ledger.items() if url.state == "furnished"}
    assert set(twins) == furnished
    assert len(twins) >= 39
    told = {path for path, text in content.texts.items() if text.page_path is not None}
    assert told == {twin_path(path) for path in furnished}
    assert twin_path("/") == "/index.md"


def test_the_page_leads_to_its_twin(content: ComposedContent, twins: dict[str, str]) -> None:
    for path in twins:
        alternates = {link.media_type: link.href for link in content.document(path).head.alternates}
        assert alternates.pop("text/markdown") == ORIGIN + twin_path(path)
        assert alternates == ({"application/atom+xml": f"{ORIGIN}/feed.xml"} if path == "/" else {})
    assert content.document("/contact/thank-you").head.alternates == []


def test_a_kind_of_block_cannot_forget_its_markdown() -> None:
    with pytest.raises(TypeError, match="markdown"):
        BlockKind(NoteBlock, NoteBlock, unchanged)  # type: ignore[call-arg]
    untold = {kind.drawn.model_fields["kind"].annotation.__args__[0] for kind in KINDS if kind.markdown is left_out}
    assert untold == UNTOLD


def test_each_begins_with_its_page_and_has_an_outline_without_gaps(twins: dict[str, str]) -> None:
    for path, text in twins.items():
        outline = headings(READER.parse(text))
        levels = [level for level, _ in outline]
        assert (levels[0], levels.count(1)) == (1, 1), path
        assert all(words.strip() for _, words in outline), path
        assert all(below - above <= 1 for above, below in pairwise(levels)), path
        assert text.split("\n")[2] == f"- Page: <{ORIGIN}{path}>"


def test_no_heading_stands_over_nothing(twins: dict[str, str]) -> None:
    for path, text in twins.items():
        tokens = [token for token in READER.parse(text) if token.level == 0]
        for token, following in zip(tokens, [*tokens[1:], None], strict=True):
            if token.type == "heading_close":
                assert following is not None, path
                is_deeper = following.type == "heading_open" and following.tag > token.tag
                assert following.type != "heading_open" or is_deeper, (path, token.map)


def test_all_links_are_whole_and_nothing_is_markup(twins: dict[str, str]) -> None:
    for path, text in twins.items():
        inlines = [child for token in READER.parse(text) for child in token.children or []]
        addresses = [str(child.attrs["href"]) for child in inlines if child.type == "link_open"]
        assert addresses
        assert [href for href in addresses if not re.match(r"https://|tel:\+|mailto:", href)] == [], path
        assert not {"html_inline", "image"} & {child.type for child in inlines}, path
        assert not re.search(r"\{[a-zA-Z]+\}", text), path


def test_every_table_of_figures_says_what_it_rests_on(twins: dict[str, str]) -> None:
    tables = 0
    for path, text in twins.items():
        for section in sections(text):
            if re.search(r"^\|(?! ---).*\d", section, re.MULTILINE):
                tables += 1
                rests_on_a_day = OWNER.search(section) and DAY.search(section)
                assert rests_on_a_day or LAW.search(section) or FIRM_STATES.search(section), (path, section[:200])
    assert tables > 50


def test_the_firm_states_only_figures_that_nothing_else_answers_for(
    content: ComposedContent, twins: dict[str, str]
) -> None:
    stated = [(path, part) for path, text in twins.items() for part in sections(text) if FIRM_STATES.search(part)]
    assert len(stated) > 5
    for path, section in stated:
        own = FIRM_STATES.sub("", section.partition("\n")[2])
        assert re.search(r"[\d₹%]", re.sub(r"\(http[^)]*\)", "", own)), (path, own[:200])
        assert not re.search(r"[Ss]tated (by|as on)|dated \d|Act 20\d\d|Regulations 20\d\d", own), (path, own[:200])
        head = next((block for block in content.document(path).blocks if isinstance(block, FactsheetHeadBlock)), None)
        days = [] if head is None or head.as_on is None else [short_date(head.as_on)]
        assert DAY.findall("".join(FIRM_STATES.findall(section))) == days, (path, section[:200])


def test_words_without_figures_and_law_are_not_called_stated_by_the_firm(twins: dict[str, str]) -> None:
    assert "As stated by the firm" not in twins["/nri/taxation-info"]
    assert FIRM_STATES.search(twins["/disclosures"]) is None
    assert "\nAs stated by the firm.\n" in twins["/about/company-overview"]


def test_returns_holdings_growth_and_metrics_are_told_whole(content: ComposedContent, twins: dict[str, str]) -> None:
    told = 0
    for text, block in blocks_of(content, twins):
        for line in figure_lines(block):
            told += 1
            assert line in text
        if isinstance(block, HoldingsBlock | ReturnsBlock | GrowthBlock):
            section = next(part for part in sections(text) if part.startswith(f"{block.heading}\n"))
            assert block.footing.basis.rstrip(".") in section
            assert f"{ORIGIN}{block.footing.downloads[0].href}" in section
    assert told > 300


def figure_lines(block: BlockModel) -> Iterator[str]:
    if isinstance(block, HoldingsBlock):
        for row in block.rows:
            yield f"| {' | '.join(filter(None, (row.company, row.sector, row.weight_percent.shown)))} |"
    if isinstance(block, ReturnsBlock):
        for returns in (row for table in block.tables for row in table.rows):
            cells = (returns.portfolio_percent, returns.benchmark_percent, returns.difference_percent)
            yield f"| {returns.period} | {' | '.join(cell.shown for cell in cells)} |"
    if isinstance(block, GrowthBlock):
        yield f"| {block.portfolio.readings[-1]} | {block.benchmark.readings[-1]} |"
        yield from (f"| {row.portfolio} | {row.benchmark} |" for row in block.strip.rows)
    if isinstance(block, MetricsBlock):
        yield from (f"- **{item.label}**: {item.value}" for item in block.items)


def test_questions_are_told_with_their_whole_answers(content: ComposedContent, twins: dict[str, str]) -> None:
    told = ((text, block) for text, block in blocks_of(content, twins) if isinstance(block, FaqBlock))
    asked = [(text, question) for text, block in told for question in block.questions]
    assert len(asked) >= 5
    for text, question in asked:
        assert f"\n### {question.question}\n" in text
        read = " ".join(token.content for token in READER.parse(text) if token.type == "inline")
        words = re.sub(r"\]\([^)]*\)|[\[*]", "", read)
        assert plain_text(question.answer) in words


@pytest.mark.parametrize("path", FORM_PATHS.values())
def test_a_form_is_told_by_its_address_and_fields(twins: dict[str, str], path: str) -> None:
    assert f"The form is at <{ORIGIN}{path}>" in twins[path]
    assert all(f"(`{field}`)" in twins[path] for field in ("name", "phone", "email", "message"))
    assert "tel:+" in twins[path]
    assert "mailto:" in twins[path]


def test_no_sentence_ends_twice(twins: dict[str, str]) -> None:
    assert [path for path, text in twins.items() if ".." in text] == []


def test_no_code_of_a_period_is_told(twins: dict[str, str]) -> None:
    assert [path for path, text in twins.items() if re.search(r"\b\d{1,2}[MY]\b", text)] == []


def test_nothing_is_told_of_the_marks_of_drawings(twins: dict[str, str]) -> None:
    told = "\n".join(line for text in twins.values() for line in text.split("\n") if "Picture: " not in line)
    assert re.findall(r".*(?:\bits dial|[Ee]ach dial|One dot|gold one|One is marked|Gold the).*", told) == []
    assert "Marked on the line: 31 Mar 2020." in told
    assert "Horizon at least 3 years" in told
    assert re.findall(r"[Hh]orizon At.*", told) == []
