"""A query is stored once and for good, on both databases."""

from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from typing import Any, get_args

import pytest
from flask import Flask
from sqlalchemy import select, text

from app.database.extensions import db
from app.forms.declared import ADVISOR, CONTACT
from app.queries import query_store
from app.queries.models import Query
from app.queries.query_record import query_as_json
from app.queries.query_store import (
    KeyTakenError,
    QueryStoreError,
    count_queries,
    list_queries,
    mark_seen,
    save_query,
    stream_queries,
)
from app.queries.search import QueryFilter, Sort
from tests.app.queries.new_queries import NOON_IN_INDIA, keep, new_query

ALL = QueryFilter()


def only_row() -> Query:
    with db.session() as session:
        return session.scalars(select(Query)).one()


def test_the_migrations_make_exactly_the_tables_of_the_models(app: Flask) -> None:
    check = app.test_cli_runner().invoke(args=["db", "check"])
    assert check.exit_code == 0, check.output


def test_a_query_is_kept_as_it_was_given(app: Flask) -> None:
    saved = save_query(
        new_query(notice_version="2026-04", consented_at=NOON_IN_INDIA, suspicion="too quick"), queues_mail=False
    )
    row = only_row()
    assert (row.id, saved.is_replay) == (saved.id, False)
    assert (row.kind, row.name, row.email, row.phone) == ("contact", "Asha Rao", "asha@example.in", "+919876543210")
    assert (row.created_at, row.consented_at, row.seen_at) == (NOON_IN_INDIA, NOON_IN_INDIA, None)
    assert (row.suspected, row.suspicion, row.notice_version, row.via) == (True, "too quick", "2026-04", "api")
    assert row.search_text == "asha rao asha@example.in +919876543210 please call me."


def test_an_ordinary_query_is_not_suspected_and_consented_to_nothing(app: Flask) -> None:
    keep(message=None)
    row = only_row()
    assert (row.suspected, row.suspicion, row.consented_at, row.message) == (False, None, None, None)


def test_staff_get_a_query_in_one_shape(app: Flask) -> None:
    query_id = keep(message=None)
    [record] = list_queries(CONTACT, ALL, 10).records
    assert query_as_json(record) == {
        "_id": query_id,
        "name": "Asha Rao",
        "email": "asha@example.in",
        "phone": "+919876543210",
        "message": None,
        "createdAt": "2026-04-15T06:30:00.000Z",
        "seenAt": None,
        "suspected": False,
    }


def test_the_same_key_and_content_is_the_same_query(app: Flask) -> None:
    first = save_query(new_query(idempotency_key="key:1"), queues_mail=False)
    again = save_query(
        new_query(at=NOON_IN_INDIA + timedelta(days=3), idempotency_key="key:1", via="form"), queues_mail=False
    )
    assert (again.id, again.is_replay) == (first.id, True)
    assert count_queries(CONTACT, ALL) == 1


@pytest.mark.parametrize("change", [{"message": "Other"}, {"form": ADVISOR}, {"phone": "+919876543211"}])
def test_the_same_key_with_another_content_is_refused(app: Flask, change: dict[str, Any]) -> None:
    keep(idempotency_key="key:1")
    with pytest.raises(KeyTakenError):
        keep(idempotency_key="key:1", **change)
    assert count_queries(CONTACT, ALL) + count_queries(ADVISOR, ALL) == 1


def test_without_a_key_every_query_is_kept(app: Flask) -> None:
    assert len({keep() for _ in range(3)}) == 3


def test_twenty_at_once_with_one_key_are_one_query(app: Flask) -> None:
    def save(_number: int) -> tuple[str, bool]:
        with app.app_context():
            saved = save_query(new_query(idempotency_key="key:race"), queues_mail=False)
            return saved.id, saved.is_replay

    with ThreadPoolExecutor(20) as threads:
        outcomes = list(threads.map(save, range(20)))
    assert len({query_id for query_id, _ in outcomes}) == 1
    assert [is_replay for _, is_replay in outcomes].count(False) == 1
    assert count_queries(CONTACT, ALL) == 1


def test_a_failure_of_the_database_never_quotes_the_query(app: Flask) -> None:
    with db.engine.begin() as connection:
        connection.execute(text("ALTER TABLE lead RENAME TO away"))
    with pytest.raises(QueryStoreError) as failure:
        save_query(new_query(), queues_mail=False)
    assert str(failure.value) == "it is not ready: run `flask db upgrade`"
    assert failure.value.__suppress_context__


@pytest.mark.parametrize("key", [None, "key:2"])
def test_a_row_refused_for_another_reason_than_its_key_is_a_failure(app: Flask, key: str | None) -> None:
    twins = new_query(), new_query(idempotency_key=key)
    twins[1].id = twins[0].id
    save_query(twins[0], queues_mail=False)
    with pytest.raises(QueryStoreError):
        save_query(twins[1], queues_mail=False)
    assert count_queries(CONTACT, ALL) == 1


def test_ids_sort_by_time(app: Flask) -> None:
    ids = [keep(minutes_ago=minutes) for minutes in (30, 20, 10)]
    assert ids == sorted(ids)
    assert {len(query_id) for query_id in ids} == {24}


def test_the_first_opening_stays(app: Flask) -> None:
    query_id = keep()
    assert mark_seen(CONTACT, query_id, NOON_IN_INDIA)
    assert mark_seen(CONTACT, query_id, NOON_IN_INDIA + timedelta(hours=1))
    assert only_row().seen_at == NOON_IN_INDIA


def test_a_query_is_only_seen_under_its_own_kind(app: Flask) -> None:
    query_id = keep()
    assert not mark_seen(ADVISOR, query_id, NOON_IN_INDIA)
    assert not mark_seen(CONTACT, "0" * 24, NOON_IN_INDIA)
    assert only_row().seen_at is None


@pytest.mark.parametrize("sort", get_args(Sort))
def test_a_stream_yields_every_query_once_in_order(app: Flask, sort: Sort, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(query_store, "STREAM_BATCH", 20)
    ids = [keep(minutes_ago=number // 3) for number in range(60)]
    expected = sorted(ids, key=lambda query_id: (created_at(query_id), query_id), reverse=sort == "newest")
    assert [record.id for record in stream_queries(CONTACT, QueryFilter(sort=sort))] == expected


def test_a_stream_that_is_read_slowly_keeps_no_transaction_open(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(query_store, "STREAM_BATCH", 5)
    ids = [keep(minutes_ago=minutes) for minutes in range(12)]
    queries = stream_queries(CONTACT, ALL)
    assert next(queries).id == ids[0]
    assert db.engine.pool.status().count("Current Checked out connections: 0") == 1
    keep(minutes_ago=-1)
    assert [record.id for record in queries] == ids[1:]


def created_at(query_id: str) -> datetime:
    with db.engine.connect() as connection:
        return connection.scalars(select(Query.created_at).where(Query.id == query_id)).one()
