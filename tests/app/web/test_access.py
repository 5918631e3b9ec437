"""Every route says who may call it."""

from pathlib import Path

from app.web.access import declared_access
from tests.factories.site import build_app


def test_every_route_declares_who_may_call_it(tmp_path: Path) -> None:
    app = build_app(tmp_path)
    views = app.view_functions
    assert views
    silent = [endpoint for endpoint, view in views.items() if declared_access(view) is None]
    assert silent == [], f"declare with @open_to(...) below the route: {silent}"
    assert {rule.endpoint for rule in app.url_map.iter_rules()} <= set(views)
