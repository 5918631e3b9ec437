"""Names and sizes, in the content's spelling."""

import re
import unicodedata

from app.content.sheets.cells.cell import Cell, Text, shown, tidy, typed
from app.content.sheets.layout import SIZES

_NO_NAME = ("=", "+", "-", "@", "#")
"""The characters with which a formula, or its error, begins in spreadsheets."""
_SIZE_NAMES = {
    "large": ("large", "large cap", "largecap", "l", "lc", "mega", "mega cap"),
    "mid": ("mid", "mid cap", "midcap", "medium", "m", "mc"),
    "small": ("small", "small cap", "smallcap", "s", "sc"),
    "cash": ("cash", "debt", "liquid", "cash and equivalents"),
}
_SIZES = {name: size for size, names in _SIZE_NAMES.items() for name in names}
_CASH = re.compile(
    r"(?:cash|bank balance|treps|tri party repo|(?:reverse )?repo|net (?:receivables|payables)|(?:net )?current assets)"
    r"(?: .*)?|(?:.* )?liquid (?:fund|scheme)s?|t bills?|treasury bills?"
)


def bare(text: str) -> str:
    """Return a text in small letters without punctuation, for comparing names; `%` is the word percent."""
    folded = unicodedata.normalize("NFKC", tidy(text)).casefold()
    spelt = folded.replace("%", " percent ").replace("&", " and ")
    return " ".join(re.sub(r"[\W_]+", " ", spelt).split())


def as_name(cell: Cell) -> Text:
    """Return a tidied name, and what is wrong with it."""
    text = typed(cell)
    return text, name_problem(text)


def name_problem(name: str) -> str | None:
    """Return what is wrong with a name: it begins as what a spreadsheet would calculate."""
    if name.startswith(_NO_NAME):
        return f"{shown(name)} begins with '{name[0]}', as formulas do: write the name alone"
    return None


def as_size(cell: Cell) -> Text:
    """Return `large`, `mid`, `small` or `cash`."""
    text = typed(cell)
    size = _SIZES.get(bare(text))
    if size is not None or not text:
        return size or "", None
    return text, f"{shown(text)} is not a known size: write one of {', '.join(SIZES)}"


def is_cash(name: str) -> bool:
    """Return whether a position's name means cash: `Cash & equivalents`, `TREPS`, `Net receivables / (payables)`."""
    return _CASH.fullmatch(bare(name)) is not None
