"""What production published is replaced by production alone."""

from pathlib import Path

import pytest

from app.pages.page_store.owner import NotOurPagesError
from app.pages.page_store.store import PageStore

HTML = b"<!doctype html><html></html>\n"
FIRST, SECOND = "a" * 16, "b" * 16


@pytest.mark.parametrize("app_env", ["development", "test"])
def test_nothing_of_a_store_of_production_is_changed_by_others(tmp_path: Path, app_env: str) -> None:
    production, other = PageStore(tmp_path, "production"), PageStore(tmp_path, app_env)
    production.put(FIRST, "/nri", HTML, effort="quick")
    production.publish(FIRST)
    before = sorted(tmp_path.rglob("*"))
    for change in (
        lambda: other.put(SECOND, "/nri", HTML, effort="quick"),
        lambda: other.publish(SECOND),
        lambda: other.mark_filled(SECOND),
        other.withdraw,
    ):
        with pytest.raises(NotOurPagesError, match=f"APP_ENV is {app_env} here.*`bin/site"):
            change()
    assert sorted(tmp_path.rglob("*")) == before
    page = other.get(FIRST, "/nri")
    assert page is not None
    assert page.html == HTML


@pytest.mark.parametrize(("first", "second"), [("development", "test"), ("test", "production"), ("production",) * 2])
def test_all_other_stores_may_be_published_anew(tmp_path: Path, first: str, second: str) -> None:
    PageStore(tmp_path, first).publish(FIRST)
    store = PageStore(tmp_path, second)
    store.publish(SECOND)
    assert store.fresh() == SECOND


def test_a_mark_that_cannot_be_read_keeps_others_out(tmp_path: Path) -> None:
    (tmp_path / ".publisher").mkdir()
    assert not PageStore(tmp_path, "development").owner.may_write()
