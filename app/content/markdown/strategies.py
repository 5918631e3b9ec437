"""Lists of strategies as Markdown."""

from app.content.calendar import short_date
from app.content.markdown import signs
from app.content.markdown.page import MarkdownPage
from app.content.models.strategy import StrategyRow


def strategy_item(row: StrategyRow, page: MarkdownPage, **further: str | None) -> str:
    """Return a strategy as an item of a list: the way to its page, and its terms as far as they are stated."""
    since = None if row.since is None else short_date(row.since)
    years = None if row.completed_years is None else str(row.completed_years)
    horizon = None if row.horizon is None else f"{row.horizon[:1].lower()}{row.horizon[1:]}"
    terms = {**further, "stocks": row.stocks, "horizon": horizon, "since": since, "full years": years}
    stated = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in terms.items() if value is not None)
    told = f"{stated[:1].upper()}{stated[1:]}." if stated else "No terms stated."
    return f"{page.link_to(row.name, row.href)}: {signs.words(row.one_line.rstrip('.'))}. {signs.words(told)}"
