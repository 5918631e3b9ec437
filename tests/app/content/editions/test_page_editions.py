"""Which day leads to which figures, and how addresses name a day."""

from datetime import UTC, date, datetime

import pytest

from app.content.editions.as_on_address import AsOnAddress, as_on_path
from app.content.editions.page_editions import PageEditions, page_editions
from app.content.editions.published import EarlierEdition

MAY, JUNE, JULY = date(2025, 5, 31), date(2025, 6, 30), date(2025, 7, 31)
TODAY = date(2025, 9, 10)
PAGE = "/portfolio_services/Alpha"


def moment(day: int) -> datetime:
    return datetime(2025, 8, day, tzinfo=UTC)


def earlier(number: int, as_on: date | None, replaced: int, subject: str = "alpha") -> EarlierEdition:
    published = None if number == 0 else moment(number)
    return EarlierEdition(
        subject=subject, number=number, as_on=as_on, published_at=published, replaced_at=moment(replaced)
    )


def editions(*replaced: EarlierEdition, current: date = JULY) -> PageEditions:
    return page_editions("alpha", current, MAY, replaced)


def test_the_folders_own_figures_are_the_first_edition_once_others_were_published() -> None:
    found = editions(earlier(0, None, 1), earlier(1, JUNE, 2), earlier(1, date(2024, 1, 31), 2, subject="beta"))
    assert [(each.number, each.as_on) for each in found.replaced] == [(1, JUNE), (0, MAY)]


def test_of_two_editions_of_one_day_the_later_one_counts() -> None:
    found = editions(earlier(0, None, 1), earlier(1, JUNE, 2), earlier(2, JUNE, 3))
    edition = found.on(JUNE)
    assert edition is not None
    assert edition.number == 2


def test_what_is_shown_again_is_no_earlier_edition() -> None:
    found = editions(earlier(0, None, 1), earlier(1, JUNE, 2), current=MAY)
    assert [each.as_on for each in found.replaced] == [JUNE]
    assert found.on(MAY) is None


@pytest.mark.parametrize(
    ("day", "leads_to"),
    [
        (date(2025, 5, 30), None),
        (MAY, MAY),
        (date(2025, 6, 29), MAY),
        (date(2025, 7, 1), JUNE),
        (JULY, JULY),
        (TODAY, JULY),
        (date(2025, 9, 11), None),
    ],
)
def test_a_day_leads_to_the_newest_edition_until_then(day: date, leads_to: date | None) -> None:
    assert editions(earlier(0, None, 1), earlier(1, JUNE, 2)).newest_until(day, TODAY) == leads_to


@pytest.mark.parametrize(("day", "leads_to"), [(date(2025, 4, 30), None), (JUNE, MAY), (TODAY, MAY)])
def test_no_day_leads_to_what_was_withdrawn(day: date, leads_to: date | None) -> None:
    undone = editions(earlier(0, None, 1), earlier(1, JUNE, 2), current=MAY)
    assert undone.newest_until(day, TODAY) == leads_to


def test_an_address_names_page_day_and_file() -> None:
    path = as_on_path(PAGE, MAY)
    assert path == f"{PAGE}/as-on/2025-05-31"
    assert AsOnAddress.of(path) == AsOnAddress(PAGE, MAY, None)
    for file in ("growth.csv", "growth.0123456789ab.csv"):
        assert AsOnAddress.of(f"{path}/{file}") == AsOnAddress(PAGE, MAY, file)


@pytest.mark.parametrize(
    "path",
    [
        *(f"{PAGE}/as-on/{day}" for day in ("2025-02-30", "2025-13-01", "0000-01-01", "25-05-31", "2025-05-31/", "")),
        *(f"{PAGE}/as-on/2025-05-31/{file}" for file in ("growth", ".csv", "a/b.csv", "../growth.csv", "%2e.csv")),
        "/as-on/2025-05-31",
        f"{PAGE}/AS-ON/2025-05-31",
        f"{PAGE}/as-on/٢٠٢٥-05-31",
    ],
)
def test_any_other_address_is_another_s(path: str) -> None:
    assert AsOnAddress.of(path) is None
