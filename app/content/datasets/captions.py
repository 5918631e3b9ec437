"""What a figure says of itself where it is quoted alone: its nature, its date, its basis. Pure.

One way of composing these words, for captions of tables, for what a chart tells and for a page's description.
"""

from collections.abc import Collection, Iterable, Iterator
from datetime import date

from app.content.calendar import OLDER, short_date
from app.content.datasets.figures import in_a_row
from app.content.datasets.periods import span_in_words
from app.content.models.datasets import Dataset, HoldingsDataset, SeriesDataset

ILLUSTRATIVE = "Illustrative data"


def told_age(dataset: Dataset, old_days: Collection[date]) -> str | None:
    """Return "older than 120 days" for stated figures of one of these days; illustrative ones have no age."""
    return OLDER if not dataset.illustrative and dataset.as_on in old_days else None


def age_on(day: date | None, datasets: Iterable[Dataset], old_days: Collection[date]) -> str | None:
    """Return what is said of the age of the stated figures of a day; None while there is nothing to say."""
    ages = (told_age(dataset, old_days) for dataset in datasets if dataset.as_on == day)
    return next((age for age in ages if age is not None), None)


def aged(day: date, age: str | None) -> str:
    """Return a day and behind it what is said of its age."""
    return short_date(day) if age is None else f"{short_date(day)}, {age}"


def rests_on(as_on: date | None, *, illustrative: bool, age: str | None = None, more: Iterable[str] = ()) -> str | None:
    """Return "Illustrative data as on 31 May 2025. Share of assets, cash included."; None where nothing is to say.

    `age` is said of the day; `more` are further sentences: the basis, the source, what is stated.
    """
    nature = ILLUSTRATIVE if illustrative else None
    day = None if as_on is None else f"as on {aged(as_on, age)}"
    opening = " ".join(words for words in (nature, day) if words is not None)
    return " ".join(sentence(words) for words in (opening, *more) if words) or None


def dataset_rests_on(dataset: Dataset, basis: str, age: str | None) -> str:
    """Return what a dataset's figures rest on; among invented ones also what is stated nevertheless."""
    more = [basis]
    if dataset.source is not None:
        more.append(f"Source: {dataset.source}")
    stated = list(stated_figures(dataset)) if dataset.illustrative else []
    if stated:
        more.append(f"Stated: {in_a_row(stated)}")
    return rests_on(dataset.as_on, illustrative=dataset.illustrative, age=age, more=more) or ""


def captioned(what: str, rests: str | None) -> str:
    """Return what is shown, then what it rests on."""
    return what if rests is None else f"{sentence(what)} {rests}"


def stated_figures(dataset: Dataset) -> Iterator[str]:
    """Yield what of a dataset's figures is stated, though its rows may be invented."""
    if isinstance(dataset, HoldingsDataset):
        given = dataset.stated
        told = {
            "the top 10 stocks' share": given.top_ten_percent is not None,
            "the top 5 sectors' share": given.top_five_sectors_percent is not None,
            "the market-cap split": given.market_cap is not None,
            "the equity share": given.equity_percent is not None,
            "the market-cap bands": bool(given.bands),
        }
        yield from (words for words, is_stated in told.items() if is_stated)
    elif isinstance(dataset, SeriesDataset):
        periods = [span_in_words(entry.period) for entry in dataset.stated_returns]
        if periods:
            yield f"the returns {in_a_row(periods)}"
        if dataset.stated_multiple is not None:
            yield "the two multiples"


def sentence(words: str) -> str:
    """Return words with a great letter in front and a full stop behind."""
    whole = words[:1].upper() + words[1:]
    return whole if whole.endswith(".") else f"{whole}."
