"""Mail is queued with its query or not at all, and belongs to one worker at a time, on both databases."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from threading import Barrier

import pytest
from flask import Flask
from sqlalchemy import func, select, text

from app.database.extensions import db
from app.mail.models import QueryMail
from app.mail.outbox import forget_sent, give_up, lease, mark_sent, postpone, put_back, release_leases
from app.mail.records import LEASE
from app.queries.models import Query
from app.queries.query_store import QueryStoreError, purge_queries, save_query
from tests.app.mail.outbox_app import only_row, queue, rows
from tests.app.queries.new_queries import NOON_IN_INDIA, new_query
from tests.app.queries.query_app import GOOD, build_query_app

LATER = NOON_IN_INDIA + timedelta(hours=1)


def query_ids() -> set[str]:
    with db.engine.connect() as connection:
        return set(connection.scalars(select(Query.id)))


def count_unclaimed() -> int:
    with db.engine.connect() as connection:
        return connection.scalar(select(func.count()).where(QueryMail.leased_by.is_(None))) or 0


def test_each_query_queues_one_mail_and_a_replay_none(app: Flask) -> None:
    client = app.test_client()
    for path, key in (("/api/contact", "one"), ("/api/contact", "one"), ("/api/advisor", "two")):
        assert client.post(path, json=GOOD, headers={"Idempotency-Key": key}).status_code in {200, 201}
    for _ in range(2):
        assert client.post("/contact", data=GOOD).status_code == 303
    found = [(row.list_name, row.state, row.attempts, row.leased_by) for row in rows()]
    assert sorted(found) == [("contact", "waiting", 0, None)] * 2 + [("speak", "waiting", 0, None)]
    assert {row.query_id for row in rows()} == query_ids()


def test_a_suspected_query_is_queued_too(app: Flask) -> None:
    reply = app.test_client().post("/api/contact", json=GOOD | {"website": "https://spam.example"})
    assert reply.status_code == 201
    assert only_row().suspected


def test_without_configuration_nothing_is_queued(database_url: str) -> None:
    flask_app = build_query_app(database_url)
    with flask_app.app_context():
        assert flask_app.test_client().post("/api/contact", json=GOOD).status_code == 201
        assert (len(query_ids()), rows()) == (1, [])
        db.engine.dispose()


def test_a_query_whose_mail_cannot_be_queued_is_not_kept(app: Flask) -> None:
    with db.engine.begin() as connection:
        connection.execute(text("DROP TABLE outbox_mail"))
    with pytest.raises(QueryStoreError):
        save_query(new_query(), queues_mail=True)
    assert query_ids() == set()


def test_the_row_holds_nothing_of_the_person(app: Flask) -> None:
    queue()
    held = " ".join(str(value) for value in vars(only_row()).values())
    assert not any(value in held for value in ("Asha", "asha@", "98765", "call me"))


def test_the_mail_goes_with_its_query(app: Flask) -> None:
    queue(minutes_ago=60)
    kept = queue()
    purge_queries(NOON_IN_INDIA - timedelta(minutes=30))
    assert [row.query_id for row in rows()] == [kept]


def test_a_claimed_mail_is_nobody_elses_until_its_lease_ends(app: Flask) -> None:
    query_id = queue()
    claimed = lease(QueryMail, "worker-a", NOON_IN_INDIA)
    assert claimed is not None
    assert (claimed.query_id, claimed.list_name, claimed.attempts) == (query_id, "contact", 1)
    assert lease(QueryMail, "worker-b", NOON_IN_INDIA + LEASE - timedelta(seconds=1)) is None
    again = lease(QueryMail, "worker-b", NOON_IN_INDIA + LEASE)
    assert again is not None
    assert (again.id, again.attempts) == (claimed.id, 2)


def test_the_longest_due_comes_first_and_what_is_not_due_waits(app: Flask) -> None:
    young, old = queue(minutes_ago=1), queue(minutes_ago=5)
    queue(minutes_ago=-1)
    claimed = [lease(QueryMail, "worker-a", NOON_IN_INDIA) for _ in range(3)]
    assert [mail and mail.query_id for mail in claimed] == [old, young, None]


def test_a_worker_that_lost_its_lease_changes_nothing(app: Flask) -> None:
    queue()
    claimed = lease(QueryMail, "worker-a", NOON_IN_INDIA)
    assert claimed is not None
    assert lease(QueryMail, "worker-b", NOON_IN_INDIA + LEASE) is not None
    postpone(claimed, until=LATER, reason="late")
    give_up(claimed, at=LATER, reason="late")
    assert (only_row().state, only_row().leased_by, only_row().reason) == ("waiting", "worker-b", None)


def test_what_was_taken_is_sent_whoever_holds_the_lease(app: Flask) -> None:
    queue()
    claimed = lease(QueryMail, "worker-a", NOON_IN_INDIA)
    assert claimed is not None
    assert lease(QueryMail, "worker-b", NOON_IN_INDIA + LEASE) is not None
    mark_sent(claimed, LATER)
    postpone(claimed, until=LATER, reason="no answer")
    assert (only_row().state, only_row().settled_at, only_row().reason) == ("sent", LATER, None)


def test_the_leases_of_a_dead_worker_are_released_and_nobody_elses(app: Flask) -> None:
    queue(minutes_ago=1)
    queue()
    assert lease(QueryMail, "worker-a", NOON_IN_INDIA) is not None
    assert lease(QueryMail, "worker-b", NOON_IN_INDIA) is not None
    release_leases("worker-a")
    assert [row.leased_by for row in rows()] == [None, "worker-b"]


def test_a_dead_letter_is_put_back_as_if_new(app: Flask) -> None:
    queue()
    claimed = lease(QueryMail, "worker-a", NOON_IN_INDIA)
    assert claimed is not None
    give_up(claimed, at=NOON_IN_INDIA, reason="the server refused")
    assert lease(QueryMail, "worker-a", LATER) is None
    assert put_back(claimed.id, LATER)
    row = only_row()
    assert (row.state, row.queued_at, row.attempts, row.reason, row.settled_at) == ("waiting", LATER, 0, None, None)
    assert not put_back(claimed.id, LATER)
    assert not put_back("0" * 24, LATER)


def test_sent_mail_is_forgotten_in_its_time_and_nothing_else(app: Flask) -> None:
    for minutes_ago in (3, 2, 1):
        queue(minutes_ago=minutes_ago)
    claimed = [lease(QueryMail, "worker-a", NOON_IN_INDIA) for _ in range(2)]
    for mail in claimed:
        assert mail is not None
        mark_sent(mail, mail.query_at)
    forget_sent(NOON_IN_INDIA - timedelta(minutes=2))
    assert [row.state for row in rows()] == ["sent", "waiting"]


def test_workers_at_once_never_claim_one_mail_twice(app: Flask) -> None:
    for number in range(40):
        queue(minutes_ago=number)
    start = Barrier(4)

    def claim_all(worker: int) -> list[str]:
        claimed = []
        with app.app_context():
            start.wait()
            while True:
                mail = lease(QueryMail, f"worker-{worker}", NOON_IN_INDIA)
                if mail is not None:
                    claimed.append(mail.id)
                elif count_unclaimed() == 0:
                    return claimed

    with ThreadPoolExecutor(4) as threads:
        hands = list(threads.map(claim_all, range(4)))
    claimed = [mail_id for hand in hands for mail_id in hand]
    assert len(claimed) == len(set(claimed)) == 40
    assert {row.attempts for row in rows()} == {1}
