"""What is said of figures beside them: their day, and that it is long ago. Pure."""

from collections.abc import Collection, Iterable
from datetime import date

from app.content.calendar import OLDER, short_date
from app.content.models.datasets import Dataset


def told_age(dataset: Dataset, old_days: Collection[date]) -> str | None:
    """Return "older than 120 days" for stated rows of one of these days; others have no age."""
    return OLDER if dataset.rows == "stated" and dataset.as_on in old_days else None


def age_on(day: date | None, datasets: Iterable[Dataset], old_days: Collection[date]) -> str | None:
    """Return what is said of the age of the stated figures of a day; None while there is nothing to say."""
    ages = (told_age(dataset, old_days) for dataset in datasets if dataset.as_on == day)
    return next((age for age in ages if age is not None), None)


def aged(day: date, age: str | None) -> str:
    """Return a day and behind it what is said of its age."""
    return short_date(day) if age is None else f"{short_date(day)}, {age}"


def sentence(words: str) -> str:
    """Return words with a great letter in front and a full stop behind."""
    whole = words[:1].upper() + words[1:]
    return whole if whole.endswith(".") else f"{whole}."
