"""What the content tells of itself, as its texts may name it: `{strategies}`, `{terms}`, `{updatedOn}` and the like.

All of it is read from the raw values of files, because texts are filled before files are typed.
"""

from collections.abc import Iterable, Mapping

from app.content.calendar import day_of, short_date
from app.content.reading.date_facts import date_facts
from app.content.reading.number_words import counted_in_words

CONTENT_PLACEHOLDERS = ("strategies", "Strategies", "terms", "noticeVersion")
_PRIVACY_PATH = "/privacy"
_DATE = "updatedOn"


def content_facts(strategies: Iterable[object], glossary: object, pages: Iterable[object]) -> dict[str, str]:
    """Return what the placeholders of all texts stand for: counts in words, and the version of the privacy notice.

    The version is the notice's date as ISO 8601 has it. Where there is no notice it stands for itself.
    """
    offered = counted_in_words(sum(_mapping(strategy).get("vehicle") == "pms" for strategy in strategies))
    terms = _mapping(glossary).get("terms")
    counted = counted_in_words(len(terms) if isinstance(terms, list) else 0)
    dates = (values.get(_DATE) for values in map(_mapping, pages) if values.get("path") == _PRIVACY_PATH)
    version = next((day for day in dates if isinstance(day, str)), "{noticeVersion}")
    told = (offered, offered[:1].upper() + offered[1:], counted, version)
    return dict(zip(CONTENT_PLACEHOLDERS, told, strict=True))


def page_facts(written: Mapping[str, object]) -> dict[str, str]:
    """Return what a page's texts may say of their own dates, from the raw value of its file."""
    day = day_of(written.get(_DATE))
    told = f"{{{_DATE}}}" if day is None else short_date(day)
    return {_DATE: told, **date_facts(written.get("asOn"))}


def _mapping(value: object) -> Mapping[str, object]:
    return value if isinstance(value, dict) else {}
