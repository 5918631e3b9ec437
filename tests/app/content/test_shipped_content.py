"""The words and figures of shared-content/: no faults, and as specified."""

import re
from pathlib import Path

import pytest

from app.content.blocks.fact_drawings import SpansDrawing
from app.content.blocks.firm.course import CourseBlock
from app.content.blocks.firm.highlights import HighlightsBlock
from app.content.blocks.firm.review_sheet import ReviewSheetBlock
from app.content.blocks.lists.related_strategies import PARTNERS, RelatedStrategiesBlock
from app.content.blocks.lists.strategy_index import StrategyIndexBlock
from app.content.blocks.page.contact_head import ContactHeadBlock
from app.content.blocks.page.page_head import PageHeadBlock
from app.content.blocks.text.article import ArticleBlock
from app.content.blocks.text.cards import CardsBlock
from app.content.blocks.text.faq import FaqBlock
from app.content.blocks.text.key_facts import KeyFactsBlock
from app.content.calendar import today_in_india
from app.content.checks.check_content import check_content
from app.content.composing.compose import ComposedContent
from app.content.datasets.wording import claim_figure
from app.content.errors import walk
from app.content.models.rich_text import LinkInline, plain_text
from app.content.rupees import in_full
from app.content.sources import ContentSources
from app.content.strategy_lists import pms_strategies
from tests.factories.shipped_content import CONTENT_DIR

FOOTER_STRATEGIES = (
    *("Multicap-PMS", "Phoenix-Portfolio", "motilal", "contra-strategy"),
    *("pipe-strategy", "growth-leaders", "ace-strategy", "largecap-strategy"),
)
SHORT_PAGES = ("/pms", "/nri", "/about/philosophy", "/about/why-us")

LONG_PAGE_WORDS = 400


def test_there_are_no_faults(sources: ContentSources) -> None:
    assert list(map(str, check_content(sources, today_in_india()))) == []


OTHER_SPELLINGS = {
    "money is spelt ₹50 lakh and ₹1 crore": r"₹[\d.,]+ (?:Lakhs?|Crores?)\b|₹ \d|\b(?:Rs\.?|INR)\s",
    "a range has an en dash": r"(?<![\w-])\d{1,4}%?-\d{1,4}%?(?![\w-])",
}
# Quotes of the managers, word for word.
QUOTED = {"70%-100%", "0%-30%", "3-5", "20-25", "Rs ", "INR "}


@pytest.mark.parametrize("rule", OTHER_SPELLINGS)
def test_money_and_ranges_have_one_spelling(rule: str) -> None:
    """Except in quotes of managers. `copy_lint` checks days."""
    found = [
        f"{file.relative_to(CONTENT_DIR)}: {match.group()}"
        for file in _prose_files()
        for match in re.finditer(OTHER_SPELLINGS[rule], file.read_text("utf-8"))
        if not (file.parent.name == "strategies" and match.group() in QUOTED)
    ]
    assert found == [], rule


def _prose_files() -> list[Path]:
    patterns = ("site.yaml", "pages/**/*.yaml", "faqs/*.yaml", "strategies/*.yaml")
    return sorted(file for pattern in patterns for file in CONTENT_DIR.glob(pattern))


def test_furnished_pages(content: ComposedContent) -> None:
    assert {"/", "/nri", "/nri/taxation-info", "/nri/nri-faqs"} <= set(content.facts.paths)


def test_the_opening_hours_keep_the_specification_s_spelling(content: ComposedContent) -> None:
    assert [(span.days, span.hours) for span in content.facts.site.hours] == [
        ("Monday to Friday", "9:30 AM–6:30 PM"),
        ("Saturday", "10:00 AM–5:00 PM"),
    ]
    assert "Monday to Friday 9:30 AM–6:30 PM, Saturday 10:00 AM–5:00 PM" in content.request_json("/nri").decode()


def test_the_counts_keep_the_specification_s_spelling(sources: ContentSources, content: ComposedContent) -> None:
    claims = {claim.id: claim_figure(claim) + "+" * claim.plus for claim in sources.site.value.claims.items}
    assert claims == {
        "established": "2020",
        "trusted-since": "2018",
        "experience": "15+",
        "pms": "100+",
        "aifs": "50+",
        "mutual-funds": "500+",
        "active-clients": "2500+",
        "demat-accounts": "8000+",
        "fund-houses": "10+",
    }
    (block,) = [block for block in content.documents["/"].blocks if isinstance(block, HighlightsBlock)]
    assert [item.figure for item in block.items] == ["100", "50", "500", "2500"]


def test_a_panel_thanks_in_the_words_of_the_thank_you_page(content: ComposedContent) -> None:
    [form] = [
        block.form for block in content.documents["/speakwithadvisor"].blocks if isinstance(block, ContactHeadBlock)
    ]
    [cards] = [
        block for block in content.documents["/speakwithadvisor/thank-you"].blocks if isinstance(block, CardsBlock)
    ]
    assert [(step.title, step.text) for step in form.next_steps] == [
        (item.title, plain_text(item.text)) for item in cards.items
    ]


def test_the_thirteen_strategies_of_the_specification_oldest_first(content: ComposedContent) -> None:
    (block,) = [block for block in content.documents["/"].blocks if isinstance(block, StrategyIndexBlock)]
    stated = [(row.name, row.stocks, row.since and row.since.isoformat()) for row in block.rows]
    named = [
        ("Absolute Freedom", None, "2004-09-24"),
        ("Multicap PMS", None, "2013-11-07"),
        ("High Conviction", "20-25", "2014-03-14"),
        ("Emerging India", None, "2017-04-07"),
        ("ACE strategy", "32", "2018-09-14"),
        ("Contra strategy", "33", "2018-09-14"),
        ("Growth Leaders", "33", "2018-09-14"),
        ("Large-cap strategy", "24", "2018-09-14"),
        ("PIPE strategy", "38", "2018-09-14"),
        ("Mid to Mega", None, "2019-12-24"),
        ("Phoenix Portfolio", None, "2021-01-28"),
        ("Founders Portfolio", None, None),
        ("India Growth Fund", None, None),
    ]
    assert [row for row in stated if row in named] == named


def test_the_footer_links_the_specification_s_strategies_first_then_the_others(sources: ContentSources) -> None:
    menus = sources.navigation.value
    linked = [link.path for link in menus.footer_strategies]
    assert linked[: len(FOOTER_STRATEGIES)] == [f"/portfolio_services/{page}" for page in FOOTER_STRATEGIES]
    *strategies, whole_list = map(str, linked)
    assert set(strategies) <= {strategy.path for strategy in pms_strategies(sources)}
    assert whole_list == "/portfolio_services"
    assert [link.path for link in menus.footer_funds if link.path is not None] == [
        "/aif/returns",
        "/alternative-investment-funds/equity-opportunity",
    ]
    assert [link.label for link in menus.footer_firm] == ["About Us", "PMS", "AIF", "NRI", "Contact"]


def test_each_menu_leads_to_its_hub_and_first_to_the_specification_s_pages_in_order(sources: ContentSources) -> None:
    menus = sources.navigation.value
    specified = {
        "about": ["/about/company-overview", "/about/vision-mission", "/about/philosophy", "/about/why-us"],
        "pms": ["/pms/investment-process", "/pms/performance", "/pms/team", "/portfolio_services"],
        "aif": ["/aif/fundstype", "/aif/eligibility", "/aif/returns"],
        "nri": ["/nri/taxation-info", "/nri/nri-faqs"],
    }
    linked = {group.id: [link.path for link in group.links] for group in menus.header if group.links}
    assert {name: links[: len(specified[name])] for name, links in linked.items()} == specified
    hubs = {group.id: group.overview.path for group in menus.header if group.overview is not None}
    assert hubs == {"about": "/about", "pms": "/pms", "aif": "/aif", "nri": "/nri"}


def test_every_factsheet_leads_to_the_glossary(sources: ContentSources, content: ComposedContent) -> None:
    paths = [strategy.path for strategy in pms_strategies(sources)]
    linked = {
        path
        for path in paths
        for _, value in walk(content.documents[path])
        if isinstance(value, LinkInline) and (value.href or "").startswith("/glossary#")
    }
    assert sorted(linked) == sorted(paths)


def test_every_factsheet_leads_to_the_others(sources: ContentSources, content: ComposedContent) -> None:
    strategies = pms_strategies(sources)
    blocks = [block for strategy in strategies for block in content.documents[strategy.path].blocks]
    feet = [block for block in blocks if isinstance(block, RelatedStrategiesBlock)]
    assert len(feet) == len(strategies)
    assert all(link.href for foot in feet for link in foot.comparisons)
    ace = feet[[strategy.name for strategy in strategies].index("ACE strategy")]
    others = {strategy.name for strategy in strategies} - {"ACE strategy"}
    assert len({link.label for link in ace.comparisons} & others) == PARTNERS


def test_the_first_nri_answer_is_plain_then_the_law_s_and_names_the_specification_s_rule(
    content: ComposedContent,
) -> None:
    (block,) = [block for block in content.documents["/nri/nri-faqs"].blocks if isinstance(block, FaqBlock)]
    assert len(block.questions) == 5
    plain, _, exact = plain_text(block.questions[0].answer).partition("By section 6 of the Income-tax Act 2025")
    assert plain.count(".") == 1
    assert "182 days" in plain
    assert "an NRI is someone abroad more than 182 days in a financial year" in exact
    assert {"182", "60", "365", "120"} <= set(re.findall(r"\d+", exact))


def test_a_long_page_says_in_two_sentences_what_it_says(content: ComposedContent) -> None:
    """Or three or four figures that are the answers, or a drawing of them, or questions that lead to one.

    But for lists, for stories, costs, the guide and the overview, whose drawing or answer says it, for returns, whose
    counters stand beside the head, and for the privacy notice."""
    drawn = {"/costs", "/pms/costs-and-tax", "/nri/guide", "/nri/returning-to-india", "/aif/returns"}
    drawn |= {"/about/company-overview"}
    own_words = {"/portfolio_services", "/glossary", "/privacy"} | drawn
    sentence_counts = {}
    for path in set(content.facts.paths) - own_words:
        blocks, is_story = content.documents[path].blocks, content.documents[path].layout == "story"
        head, words = blocks[0], sum(len(block.model_dump_json().split()) for block in blocks)
        if isinstance(head, PageHeadBlock) and words > LONG_PAGE_WORDS and not is_story:
            if head.figures or head.drawing or head.questions:
                assert len(head.figures) in (3, 4) or head.drawing or head.questions
                continue
            sentence_counts[path] = len(re.findall(r"[.!?](?=\s|$)", head.in_short or ""))
    assert sentence_counts
    assert set(sentence_counts.values()) == {2}, sentence_counts


def test_every_tax_statement_names_act_year_and_adviser(content: ComposedContent) -> None:
    (faq,) = [block for block in content.documents["/nri/nri-faqs"].blocks if isinstance(block, FaqBlock)]
    articles = [block for block in content.documents["/nri/taxation-info"].blocks if isinstance(block, ArticleBlock)]
    taxed = [plain_text(question.answer) for question in faq.questions if question.id != "pms-aif-and-accounts"]
    texts = [*taxed, *(article.basis or "" for article in articles)]
    assert len(texts) == 8
    for text in texts:
        assert "Income-tax Act 2025" in text
        assert "tax year 2026–27" in text
        assert re.search(r"Confirm [^.]*your tax adviser", text)
    pages = {path: str(page.blocks) for path, page in content.documents.items() if str(path).startswith("/nri")}
    for text in pages.values():
        assert "Income-tax Act" not in text or re.search(r"Confirm [^.]*your tax adviser", text)


def test_the_example_of_pay_is_that_of_the_review(sources: ContentSources, content: ComposedContent) -> None:
    sheet = sources.review_sheet
    assert sheet is not None
    fee, pay = sheet.value.costs[0].rupees, sheet.value.pay.rupees
    (head,) = [block for block in content.documents["/disclosures"].blocks if isinstance(block, PageHeadBlock)]
    assert isinstance(head.drawing, SpansDrawing)
    (span,) = head.drawing.spans
    kept, passed_on, _gst = span.parts
    gst = fee - fee * 100 // 118
    assert gst == sheet.value.gst.rupees
    assert [(part.end - part.start) * 1000 for part in span.parts] == [fee - gst - pay, pay, gst]
    told = [(kept.label, fee - gst - pay), (passed_on.label, pay), (span.value, fee - gst), (span.value, gst)]
    assert span.label == "Invented example"
    assert [words for words, rupees in told if in_full(rupees) not in str(words)] == []


def test_a_story_has_one_drawing_over_the_full_width(content: ComposedContent) -> None:
    stories = [page for page in map(content.documents.__getitem__, content.facts.paths) if page.layout == "story"]
    assert stories
    for page in stories:
        drawn = [block for block in page.blocks if isinstance(block, CourseBlock | ReviewSheetBlock)]
        assert len(drawn) == 1, page.path


@pytest.mark.parametrize("path", SHORT_PAGES)
def test_a_short_page_has_key_facts_and_a_drawing_of_figures(path: str, content: ComposedContent) -> None:
    assert any(isinstance(block, KeyFactsBlock) for block in content.documents[path].blocks)
