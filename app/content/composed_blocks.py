"""Blocks that are written by naming data and drawn with the data itself."""

import re
from collections.abc import Mapping
from datetime import date
from typing import Any

from app.content.calendar import completed_years, long_date
from app.content.drawings import compose_drawing
from app.content.models import page
from app.content.models.blocks import Section
from app.content.models.site import Claim
from app.content.models.strategy import StrategyHead, StrategyRow
from app.content.placeholders import fill
from app.content.series import Series
from app.content.sources import ContentSources

_COUNT = re.compile(r"^(\d+)(\+?)$")


def compose_block(source: page.BlockSource, sources: ContentSources) -> page.Block:
    """Return the block as drawn, its links still as written. What it names exists: `checks` has proved it."""
    match source:
        case page.StepsSource():
            return _compose_steps(source, sources.series)
        case page.HighlightsSource():
            return _compose_highlights(source, sources)
        case page.StrategyIndexSource():
            return _compose_strategy_index(source, sources)
        case page.FaqSource():
            return _compose_faq(source, sources)
        case _:
            return source


def count_of(claim: Claim) -> tuple[int, bool] | None:
    """Return a claim such as "2500+" as its count and whether it ends in a plus; None if it is no count."""
    match = _COUNT.match(claim.value)
    return None if match is None else (int(match[1]), match[2] == "+")


def _section(source: Section) -> dict[str, Any]:
    return {name: getattr(source, name) for name in Section.model_fields}


def _compose_steps(source: page.StepsSource, series: Mapping[str, Series]) -> page.StepsBlock:
    items = [
        page.Step(
            drawing=None if item.drawing is None else compose_drawing(item.drawing, series),
            title=item.title,
            text=item.text,
        )
        for item in source.items
    ]
    return page.StepsBlock(**_section(source), kind=source.kind, items=items)


def _compose_highlights(source: page.HighlightsSource, sources: ContentSources) -> page.HighlightsBlock:
    claims = sources.site.value.claims
    named = {claim.id: claim for claim in claims.items}
    items = [_highlight(named[claim_id]) for claim_id in source.claims]
    return page.HighlightsBlock(
        **_section(source), kind=source.kind, items=items, as_on=claims.as_on, basis=claims.basis
    )


def _highlight(claim: Claim) -> page.Highlight:
    count, plus = count_of(claim) or (0, False)
    return page.Highlight(count=count, plus=plus, label=claim.label, explanation=claim.explanation)


def _compose_strategy_index(source: page.StrategyIndexSource, sources: ContentSources) -> page.StrategyIndexBlock:
    heads = [located.value for located in sources.strategies.values() if located.value.vehicle == "pms"]
    dates = {"asOn": long_date(source.as_on)}
    section = _section(source)
    section["note"] = None if source.note is None else fill(source.note, dates)
    return page.StrategyIndexBlock(
        **section,
        kind=source.kind,
        rows=[_strategy_row(head, source.as_on) for head in sorted(heads, key=_oldest_first)],
        footnote=fill(source.footnote, dates),
    )


def _oldest_first(head: StrategyHead) -> tuple[date, str]:
    return head.since or date.max, head.name


def _strategy_row(head: StrategyHead, as_on: date) -> StrategyRow:
    return StrategyRow(
        name=head.name,
        href=head.path,
        one_line=head.one_line if head.house is None else f"{head.house}. {head.one_line}",
        stocks=head.stocks,
        horizon=head.horizon,
        since=head.since,
        completed_years=None if head.since is None else completed_years(head.since, as_on),
    )


def _compose_faq(source: page.FaqSource, sources: ContentSources) -> page.FaqBlock:
    faq = sources.faqs[source.faq].value
    return page.FaqBlock(
        **_section(source),
        kind=source.kind,
        group=f"faq-{source.faq}",
        questions=faq.questions,
        drawing=source.drawing,
        footnote=fill(source.footnote, {"reviewedOn": long_date(faq.reviewed_on)}),
    )
