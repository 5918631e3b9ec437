"""Headers that fund houses, registrars and spreadsheets give the columns of holdings and of series."""

import re

from app.content.sheets.cells.words import bare
from app.content.sheets.layout import COMPANY, DATE, SECTOR, SIZE, WEIGHT, DatasetLayout

PORTFOLIO, BENCHMARK = "portfolio", "benchmark"

_NAMES = {
    COMPANY: """company; stock; stocks; security; securities; instrument; instruments; issuer; scrip; holding; holdings;
        equity holdings; position; name; company instrument; company issuer; company issuer instrument""",
    SECTOR: """sector; sectors; industry; industry classification; sector classification; sector industry;
        industry sector; amfi industry; amfi sector; industry rating""",
    SIZE: """size; cap; cap size; market cap; marketcap; mcap; market capitalisation; market capitalization;
        market cap category; market cap classification; mcap category; category; classification; amfi classification;
        large mid small""",
    WEIGHT: """weight; weights; weight percent; wt; wt percent; weightage; weightage percent; percentage; share;
        share percent; allocation; allocation percent; exposure; exposure percent; percent; percent weight;
        percent allocation; percent aum; percent nav; percent net assets; percent assets; percent portfolio;
        percent holding; percent holdings; holding percent; weight percent portfolio""",
    "theme": "theme; themes; investment theme",
    "band": "band; size band; market cap band; market capitalisation band",
    DATE: """date; dates; day; month; month end; month ended; month ending; as on; as on date; nav date; valuation date;
        period; period end; period ended""",
    PORTFOLIO: """portfolio; portfolio value; portfolio nav; scheme; scheme nav; fund; fund nav; strategy; strategy nav;
        nav; navs; nav per unit; unit nav; unit value; value; growth; pms; pms nav; twrr""",
    BENCHMARK: "benchmark; bm; index; index value; index level; index close",
}
_FILLERS = frozenset(("name", "of", "the", "in", "to"))


def _spoken(header: str) -> str:
    """Return a header without words that change nothing: `Name of the Instrument` becomes `instrument`."""
    words = bare(header).split()
    return " ".join(word for word in words if word not in _FILLERS) or " ".join(words)


_COMMON = {column: frozenset(map(_spoken, names.split(";"))) for column, names in _NAMES.items()}
_BENCHMARK = re.compile(r"benchmark .*|.* (?:tri|total returns? index)")
_IN_BRACKETS = re.compile(r"\([^()]*\)|\[[^][]*\]")
_MONEY = re.compile(r"\b(?:rs|inr|cr|crs|crores?|lakhs?|lacs?|mn|million|bn|usd|value|quantity)\b|₹")


def column_of(header: str, dataset: DatasetLayout) -> str | None:
    """Return the dataset's column that a header names, or None.

    Its own name and aliases come first, then common names. Text in brackets counts only if it is an amount of money,
    which is neither a share nor a size.
    """
    for column in dataset.columns:
        if bare(header) in {bare(column), *map(bare, dataset.aliases.get(column, ()))}:
            return column
    is_money = dataset.kind == "holdings" and _MONEY.search(header.casefold()) is not None
    spoken = {_spoken(header), _spoken(_IN_BRACKETS.sub(" ", header))}
    for column in dataset.columns:
        if spoken & _COMMON.get(column, frozenset()) and not (is_money and column in (SIZE, WEIGHT)):
            return column
    is_index = BENCHMARK in dataset.columns and any(map(_BENCHMARK.fullmatch, spoken))
    return BENCHMARK if is_index else None
