"""Headers that fund houses, registrars and spreadsheets give the columns of holdings and of series."""

import re

from app.content.sheets.cells.words import bare
from app.content.sheets.layout import COMPANY, DATE, SECTOR, SIZE, WEIGHT, DatasetLayout

PORTFOLIO, BENCHMARK = "portfolio", "benchmark"

_NAMES = {
    COMPANY: """company; stock; stocks; security; securities; instrument; instruments; issuer; scrip; holding; holdings;
        equity holdings; position; name; company issuer; issuer company; company instrument;
        company issuer instrument""",
    SECTOR: """sector; sectors; industry; industry classification; sector classification; sector industry;
        industry sector; amfi industry; amfi sector; industry rating; rating industry; industry and rating""",
    SIZE: """size; cap; cap size; market cap; market caps; marketcap; mcap; m cap; market capitalisation;
        market capitalization; market cap category; market cap classification; mcap category; mcap classification;
        category; classification; amfi classification; amfi category; size category; cap category; large mid small""",
    WEIGHT: """weight; weights; weight percent; wt; wt percent; weightage; weightage percent; percentage; share;
        share percent; allocation; allocation percent; exposure; exposure percent; percent; percent weight;
        percent weightage; percent allocation; percent exposure; percent aum; aum percent; percent nav; nav percent;
        percent net assets; net assets percent; percent assets; percent portfolio; portfolio percent; portfolio weight;
        percent total; percent holding; percent holdings; holding percent; weight aum; weight percent aum;
        weight percent portfolio""",
    "theme": "theme; themes; investment theme",
    "band": "band; size band; cap band; mcap band; market cap band; market capitalisation band",
    DATE: """date; dates; day; month; months; month end; month ended; month ending; as on; as on date; as; as date;
        nav date; valuation date; period; period end; period ended; month year""",
    PORTFOLIO: """portfolio; portfolio value; portfolio nav; portfolio index; scheme; scheme nav; fund; fund nav;
        strategy; strategy nav; nav; navs; nav per unit; unit nav; unit value; value; growth; pms; pms nav; twrr""",
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
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")


def column_of(header: str, dataset: DatasetLayout) -> str | None:
    """Return the dataset's column that a header names, or None.

    Its own name and aliases come first, then common names. Text in brackets counts only if it is an amount of money,
    which is neither a share nor a size.
    """
    spoken = _spoken(header)
    outside = _spoken(_IN_BRACKETS.sub(" ", header))
    if not spoken or spoken.replace(" ", "").isdigit():
        return None
    for column in dataset.columns:
        own = {bare(column), bare(_CAMEL.sub(" ", column)), *map(bare, dataset.aliases.get(column, ()))}
        if bare(header) in own:
            return column
    is_money = dataset.kind == "holdings" and _MONEY.search(header.casefold()) is not None
    for column in dataset.columns:
        if not (is_money and column in (SIZE, WEIGHT)) and _is_common(column, spoken, outside):
            return column
    return None


def examples(column: str) -> str:
    """Return examples of a column's headers, for a message."""
    names = [" ".join(name.split()) for name in _NAMES.get(column, column).split(";")]
    return " or ".join(f"'{name.capitalize()}'" for name in names[:2])


def _is_common(column: str, spoken: str, outside: str) -> bool:
    names = _COMMON.get(column, frozenset())
    return spoken in names or outside in names or (column == BENCHMARK and _BENCHMARK.fullmatch(spoken) is not None)
