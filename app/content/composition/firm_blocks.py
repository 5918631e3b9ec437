"""Blocks drawn from series, claims, questions and the list of strategies."""

import re
from collections.abc import Mapping
from datetime import date

from app.content.calendar import completed_years, long_date
from app.content.composition.context import BlockContext, section_fields
from app.content.drawings import compose_drawing
from app.content.models import composed_blocks as models
from app.content.models.page import StrategySource
from app.content.models.site import Claim
from app.content.models.strategy import StrategyRow
from app.content.placeholders import fill
from app.content.sources import ContentSources

_COUNT = re.compile(r"^(\d+)(\+?)$")


def count_of(claim: Claim) -> tuple[int, bool] | None:
    """Return a claim such as "2500+" as its count and whether it ends in a plus; None if it is no count."""
    match = _COUNT.match(claim.value)
    return None if match is None else (int(match[1]), match[2] == "+")


def compose_steps(source: models.StepsSource, context: BlockContext) -> models.StepsBlock:
    """Return numbered steps, drawings with their points."""
    items = [
        models.Step(
            drawing=None if item.drawing is None else compose_drawing(item.drawing, context.sources.series),
            alt=item.alt,
            title=item.title,
            text=item.text,
        )
        for item in source.items
    ]
    return models.StepsBlock(**section_fields(source), kind=source.kind, items=items)


def compose_highlights(source: models.HighlightsSource, context: BlockContext) -> models.HighlightsBlock:
    """Return the named claims as counts."""
    claims, named = context.sources.site.value.claims, _claims_by_id(context.sources)
    items = [_highlight(named[claim_id]) for claim_id in source.claims]
    return models.HighlightsBlock(
        **section_fields(source), kind=source.kind, items=items, as_on=claims.as_on, basis=claims.basis
    )


def compose_claims(source: models.ClaimsSource, context: BlockContext) -> models.ClaimsBlock:
    """Return the named claims in their own spelling."""
    claims, named = context.sources.site.value.claims, _claims_by_id(context.sources)
    items = [
        models.StatedClaim(value=claim.value, label=claim.label, explanation=claim.explanation)
        for claim in map(named.__getitem__, source.claims)
    ]
    return models.ClaimsBlock(
        **section_fields(source), kind=source.kind, items=items, as_on=claims.as_on, basis=claims.basis
    )


def _claims_by_id(sources: ContentSources) -> Mapping[str, Claim]:
    return {claim.id: claim for claim in sources.site.value.claims.items}


def _highlight(claim: Claim) -> models.Highlight:
    count, plus = count_of(claim) or (0, False)
    return models.Highlight(count=count, plus=plus, label=claim.label, explanation=claim.explanation)


def pms_strategies(sources: ContentSources) -> list[StrategySource]:
    """Return the PMS strategies, oldest first; those without a date come last, by name."""
    strategies = [located.value for located in sources.strategies.values() if located.value.vehicle == "pms"]
    return sorted(strategies, key=lambda strategy: (strategy.since or date.max, strategy.name))


def years_run(strategy: StrategySource, as_on: date) -> int | None:
    """Return the completed years of a strategy; None where no start is stated."""
    return None if strategy.since is None else completed_years(strategy.since, as_on)


def compose_strategy_index(source: models.StrategyIndexSource, context: BlockContext) -> models.StrategyIndexBlock:
    """Return the list of PMS strategies, the date of the list filled in."""
    dates = {"asOn": long_date(source.as_on)}
    section = section_fields(source)
    section["note"] = None if source.note is None else fill(source.note, dates)
    return models.StrategyIndexBlock(
        **section,
        kind=source.kind,
        rows=[_strategy_row(strategy, source.as_on) for strategy in pms_strategies(context.sources)],
        footnote=fill(source.footnote, dates),
    )


def _strategy_row(strategy: StrategySource, as_on: date) -> StrategyRow:
    return StrategyRow(
        name=strategy.name,
        href=strategy.path,
        one_line=strategy.one_line if strategy.house is None else f"{strategy.house}. {strategy.one_line}",
        stocks=strategy.stocks,
        horizon=strategy.horizon,
        since=strategy.since,
        completed_years=years_run(strategy, as_on),
    )


def compose_faq(source: models.FaqSource, context: BlockContext) -> models.FaqBlock:
    """Return the questions of a file, the date of their review filled in."""
    faq = context.sources.faqs[source.faq].value
    return models.FaqBlock(
        **section_fields(source),
        kind=source.kind,
        group=f"faq-{source.faq}",
        questions=faq.questions,
        drawing=source.drawing,
        footnote=fill(source.footnote, {"reviewedOn": long_date(faq.reviewed_on)}),
    )
