"""Names and sizes, in the content's spelling."""

import re
import unicodedata

from app.content.sheets.cells.cell import FORMULA_STARTS, Cell, Problem, Text, shown, tidy, typed
from app.content.sheets.layout import SIZES

MOST_CHARACTERS = 200
_TAG = re.compile(r"<\s*[a-zA-Z/!?]|&(?:[a-z]+|#\d+);")
_JOINERS = "\u200c\u200d"
"""Indian scripts need these two characters."""
_SIZE_NAMES = {
    "large": ("large", "large cap", "largecap", "large caps", "l", "lc", "mega", "mega cap"),
    "mid": ("mid", "mid cap", "midcap", "mid caps", "medium", "medium cap", "m", "mc"),
    "small": ("small", "small cap", "smallcap", "small caps", "s", "sc"),
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
    problem = name_problem(cell.value if isinstance(cell.value, str) else text)
    is_unseen = problem is not None and problem.kind == "unseen"
    return tidy(_visible(text)) if is_unseen else text, problem


def name_problem(name: str) -> Problem | None:
    """Return what is wrong with a name: markup, invisible characters, or text that a spreadsheet would calculate."""
    text = tidy(name)
    if hidden := next((each for each in name if _is_unseen(each)), None):
        visible = shown(tidy(_visible(name)))
        return Problem("unseen", f"{visible} holds an unseen sign, U+{ord(hidden):04X}: type it anew")
    if _TAG.search(text):
        return Problem("markup", f"{shown(text)} holds markup: write the name in plain text")
    if text.startswith(FORMULA_STARTS):
        message = f"{shown(text)} begins with '{text[0]}', which spreadsheets take for a formula: write the name alone"
        return Problem("formula-text", message)
    if len(text) > MOST_CHARACTERS:
        return Problem("length", f"{shown(text)} has {len(text)} characters: {MOST_CHARACTERS} at most")
    return None


def as_size(cell: Cell) -> Text:
    """Return `large`, `mid`, `small` or `cash`."""
    text = typed(cell)
    if not text:
        return "", None
    if size := _SIZES.get(bare(text)):
        return size, None
    return text, Problem("size", f"{shown(text)} is not a known size: write {', '.join(SIZES[:-1])} or {SIZES[-1]}")


def is_cash(name: str) -> bool:
    """Tell whether a position's name means cash: `Cash & equivalents`, `TREPS`, `Net receivables / (payables)`."""
    return _CASH.fullmatch(bare(name)) is not None


def _visible(text: str) -> str:
    return "".join(each for each in text if not _is_unseen(each))


def _is_unseen(character: str) -> bool:
    """Tell whether a character is invisible: a control, one that turns the writing direction, or half a character."""
    category = unicodedata.category(character)
    if category == "Cf":
        return character not in _JOINERS and bool(tidy(character))
    return category in ("Cc", "Cs", "Co", "Cn") and not character.isspace()
