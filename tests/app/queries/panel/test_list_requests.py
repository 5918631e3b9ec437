"""Parameters and cursors: which are accepted, which are refused, and under which name."""

from datetime import UTC, date, datetime

import pytest

from app.queries.panel.list_request import ListRequest
from app.queries.query_store import Position
from app.web.errors import ApiError

POSITION = Position(datetime(2026, 4, 15, 6, 30, 1, 234567, UTC), "0123456789abcdef01234567")


def test_without_parameters_the_newest_thousand_are_asked_for() -> None:
    asked = ListRequest.read({})
    assert (asked.search, asked.sort, asked.limit, asked.after) == ("", "newest", 1000, None)


def test_all_parameters_are_read() -> None:
    asked = ListRequest.read(
        {
            "q": "asha",
            "from": "2026-04-01",
            "to": "2026-04-01",
            "sort": "oldest",
            "limit": "7",
            "cursor": POSITION.cursor,
        }
    )
    assert (asked.search, asked.sort, asked.limit, asked.after) == ("asha", "oldest", 7, POSITION)
    assert asked.first_day == asked.last_day == date(2026, 4, 1)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("q", "x" * 101),
        ("q", "a\0b"),
        ("q", "\ud800"),
        ("from", "2026-02-30"),
        ("from", ""),
        ("from", "0001-01-01"),
        ("to", "9999-12-31"),
        ("to", "yesterday"),
        ("to", "2026-04-01T00:00"),
        ("sort", "name"),
        ("sort", "NEWEST"),
        ("limit", "0"),
        ("limit", "1001"),
        ("limit", "-1"),
        ("limit", "1e3"),
        ("limit", "٣"),
        ("limit", "9" * 5000),
    ],
)
def test_a_faulty_parameter_is_named(name: str, value: str) -> None:
    with pytest.raises(ApiError) as refused:
        ListRequest.read({name: value})
    assert set(refused.value.errors) == {name}


def test_the_last_day_may_not_lie_before_the_first() -> None:
    with pytest.raises(ApiError) as refused:
        ListRequest.read({"from": "2026-04-02", "to": "2026-04-01"})
    assert "before the first" in refused.value.errors["to"]


def test_a_cursor_holds_its_position_to_the_microsecond() -> None:
    assert ListRequest.read({"cursor": POSITION.cursor}).after == POSITION


@pytest.mark.parametrize(
    "cursor",
    [
        "x",
        "%%%",
        "é",
        "A" * 5000,
        POSITION.id,
        f"_{POSITION.id}",
        f"2026-04-31T00:00:00_{POSITION.id}",
        f"0000-01-01T00:00:00_{POSITION.id}",
        f"2026-04-15T06:30:01_{POSITION.id}x",
        "2026-04-15T06:30:01_'; DROP TABLE lead",
    ],
)
def test_a_broken_cursor_is_refused(cursor: str) -> None:
    with pytest.raises(ApiError) as refused:
        ListRequest.read({"cursor": cursor})
    assert set(refused.value.errors) == {"cursor"}
