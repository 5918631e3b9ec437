"""Made-up requests, allowed by the API's own document and not: each is answered as it says, none with 5xx."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from flask import Flask
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    ignored_auth,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from app.extensions import db
from app.leads.kinds import LeadKind
from tests.app.api_description.api_app import SESSION_COOKIE, build_api_app
from tests.app.api_description.test_document import PATHS
from tests.app.databases import upgrade
from tests.app.leads.new_leads import keep
from tests.app.staff.staff_app import signed_in_client

EXAMPLES = 25
SIGNING_OUT = "/api/logout"
# These take nothing that could be wrong.
TAKE_NOTHING = {SIGNING_OUT, "/api/openapi.json"}
KINDS = [
    (path, mode)
    for path in sorted(PATHS)
    for mode in GenerationMode
    if mode is GenerationMode.POSITIVE or path not in TAKE_NOTHING
]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]
hurried = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def api_app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    """The whole API with some queries in it."""
    app = upgrade(build_api_app(f"sqlite:///{tmp_path_factory.mktemp('openapi')}/site.sqlite3"))
    with app.app_context():
        for kind in LeadKind:
            for number in range(30):
                keep(kind=kind, minutes_ago=number * 700, message=None if number % 2 else "Please call me.")
    yield app
    with app.app_context():
        db.engine.dispose()


@pytest.fixture(scope="module")
def session_token(api_app: Flask) -> str:
    """The token of a member who is signed in."""
    cookie = signed_in_client(api_app).get_cookie(SESSION_COOKIE)
    assert cookie is not None
    return cookie.value


@pytest.mark.parametrize(("path", "mode"), KINDS)
def test_strangers(api_app: Flask, path: str, mode: GenerationMode) -> None:
    ask(api_app, path, mode, checks=[*CHECKS, ignored_auth])


@pytest.mark.parametrize(("path", "mode"), [kind for kind in KINDS if kind[0] != SIGNING_OUT])
def test_members(api_app: Flask, session_token: str, path: str, mode: GenerationMode) -> None:
    ask(api_app, path, mode, checks=CHECKS, cookies={SESSION_COOKIE: session_token})


def ask(app: Flask, path: str, mode: GenerationMode, **how: Any) -> None:
    """Send requests of one kind to one path and check each answer against the document."""
    schema = schemathesis.openapi.from_wsgi("/api/openapi.json", app)
    [operation] = schema[path].values()
    asked = 0

    @hurried
    @given(case=operation.as_strategy(generation_mode=mode))
    def send(case: schemathesis.Case[Any]) -> None:
        nonlocal asked
        asked += 1
        case.call_and_validate(**how)

    send()
    assert asked > 0
