"""Words beside figures: their day, and a remark if they are old. Pure."""

from collections.abc import Collection, Iterable
from datetime import date

from app.content.calendar import OLDER, short_date
from app.content.models.datasets import Dataset


def age_text(dataset: Dataset, old_days: Collection[date]) -> str | None:
    """Return "older than 120 days" if stated rows of one of these days are old. Other rows have no age."""
    return OLDER if dataset.rows == "stated" and dataset.as_on in old_days else None


def age_on(day: date | None, datasets: Iterable[Dataset], old_days: Collection[date]) -> str | None:
    """Return the remark on the age of stated figures of a day; None while they are not old."""
    ages = (age_text(dataset, old_days) for dataset in datasets if dataset.as_on == day)
    return next((age for age in ages if age is not None), None)


def aged(day: date, age: str | None) -> str:
    """Return a day, followed by the remark on its age."""
    return short_date(day) if age is None else f"{short_date(day)}, {age}"


def sentence(words: str) -> str:
    """Return words with a capital letter at the beginning and a full stop at the end."""
    whole = words[:1].upper() + words[1:]
    return whole if whole.endswith(".") else f"{whole}."
