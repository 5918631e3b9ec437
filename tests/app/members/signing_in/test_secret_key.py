"""What depends on SECRET_KEY in the whole app: the names under which limits count, but no session."""

from pathlib import Path

import pytest

from tests.app.members.staff_app import add_member, log_in
from tests.factories.site import build_app

pytestmark = pytest.mark.heavy

SESSION = "staff-session"


def test_another_key_ends_no_session(tmp_path: Path, sqlite_template: Path) -> None:
    (tmp_path / "site.sqlite3").write_bytes(sqlite_template.read_bytes())
    before, after = (build_app(tmp_path, secret_key=sign * 40) for sign in "ab")
    add_member(before)
    client = before.test_client()
    assert log_in(client).status_code == 200
    cookie = client.get_cookie(SESSION)
    assert cookie is not None
    later = after.test_client()
    later.set_cookie(SESSION, cookie.value)
    assert later.get("/api/me").status_code == 200


def test_another_key_counts_from_nothing(tmp_path: Path, sqlite_template: Path) -> None:
    (tmp_path / "site.sqlite3").write_bytes(sqlite_template.read_bytes())
    before, after = (build_app(tmp_path, secret_key=sign * 40, sign_in_limit_per_address=1) for sign in "ab")
    assert [log_in(before.test_client()).status_code for _ in range(2)] == [401, 429]
    assert log_in(after.test_client()).status_code == 401
