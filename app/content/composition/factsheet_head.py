"""The head of a factsheet, with the seal of the portfolio or the drawing of its crossings."""

from app.content.composition.context import BlockContext
from app.content.composition.crossings import crossing_lines
from app.content.datasets.portfolio import Portfolio
from app.content.figures import in_a_row, plain
from app.content.models.factsheet_blocks import CrossingFigure, FactsheetHeadBlock, Seal
from app.content.models.factsheet_sources import CrossingSource, FactsheetHeadSource
from app.content.models.strategy_blocks import CrossoverBlock

_RINGS_INVENTED = " The shares are illustrative."


def compose_factsheet_head(source: FactsheetHeadSource, context: BlockContext) -> FactsheetHeadBlock:
    """Return the head as drawn."""
    seal = None if source.seal is None else _seal(source.seal.monogram, context.portfolio(source.seal.dataset))
    return FactsheetHeadBlock(
        kind=source.kind,
        overline=source.overline,
        heading=source.heading,
        lede=source.lede,
        as_on=source.as_on,
        illustrative=source.illustrative,
        seal=seal,
        crossing=None if source.crossing is None else _crossing(source.crossing, context),
        key_terms=source.key_terms,
    )


def _crossing(source: CrossingSource, context: BlockContext) -> CrossingFigure:
    """Return the drawing of the page's crossover block, which `checks` has found."""
    crossover = next(block for block in context.page.blocks if isinstance(block, CrossoverBlock))
    lines = crossing_lines(crossover.types)
    return CrossingFigure(
        mid_to_mega=lines.get("midToMega", 0),
        mini_to_mid=lines.get("miniToMid", 0),
        mini_to_mega=lines.get("miniToMega", 0),
        alt=source.alt,
        caption=source.caption,
    )


def _seal(monogram: str, portfolio: Portfolio) -> Seal:
    """Return the seal: its lobes are stated, its rings too or owned up to be illustrative."""
    sizes = [(name.lower(), percent) for name, percent in portfolio.sizes]
    shares, stocks = dict(sizes), portfolio.stocks
    invented = portfolio.dataset.stated.market_cap is None
    return Seal(
        monogram=monogram,
        lobes=stocks,
        large_percent=shares.get("large", 0),
        mid_percent=shares.get("mid", 0),
        small_percent=shares.get("small", 0),
        alt=f"A seal of {stocks} lobes and rings for {in_a_row([f'{name} {plain(share)}%' for name, share in sizes])}",
        caption=(
            f"The seal of this portfolio: {stocks} lobes for {stocks} stocks, rings as deep as its "
            f"{in_a_row([name for name, _ in sizes])} company shares.{_RINGS_INVENTED if invented else ''}"
        ),
    )
