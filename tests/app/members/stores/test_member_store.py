"""What the store keeps about a member, on both databases."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from flask import Flask
from sqlalchemy.exc import StatementError

from app.database.extensions import db
from app.members.stores.member_list import list_members
from app.members.stores.member_store import StaffStoreError, add_staff_user, count_staff_users
from app.members.stores.models import StaffUser

INDIA = timezone(timedelta(hours=5, minutes=30))
NOW = datetime(2026, 4, 1, tzinfo=UTC)


def test_a_time_of_another_zone_is_the_same_moment_in_utc(app: Flask) -> None:
    with app.app_context():
        add_staff_user("one@example.in", "hash", now=datetime(2026, 4, 1, 5, 30, tzinfo=INDIA))
        [member] = list_members()
        assert (member.added_at, member.added_at.tzinfo) == (datetime(2026, 4, 1, tzinfo=UTC), UTC)
        assert member.ended_at is None


def test_a_time_without_zone_is_refused(app: Flask) -> None:
    with app.app_context():
        db.session.add(StaffUser(email="x@example.in", password_hash="hash", created_at=datetime(2026, 4, 1)))
        with pytest.raises(StatementError, match="without time zone"):
            db.session.commit()
        db.session.rollback()


def test_a_refused_member_leaves_the_session_usable(app: Flask) -> None:
    with app.app_context():
        add_staff_user("one@example.in", "hash", now=NOW)
        with pytest.raises(StaffStoreError):
            add_staff_user("One@Example.in", "hash", now=NOW)
        add_staff_user("two@example.in", "hash", now=NOW)
        assert count_staff_users() == 2
