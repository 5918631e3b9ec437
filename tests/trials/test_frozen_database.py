"""While PostgreSQL is frozen or gone, visitors get answers and unchanged pages; afterwards all is well."""

import http.client
import json
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlencode

import pytest

from tests.app.databases import make_postgres_template
from tests.factories.processes import Server, running_web
from tests.postgres import Postgres, running_postgres
from tests.trials.test_working_day import NO_RENDERER, stored_queries
from tests.waiting import LIMIT_S, await_true

QUERY = {"name": "Asha Rao", "phone": "+919876543210", "email": "asha@example.in"}
# More than all connections of both processes, so that some requests wait for one and some come later.
POSTS_AT_ONCE = 40

Answer = tuple[int, str | None, bytes]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


@pytest.fixture(scope="module")
def database_url(postgres: Postgres) -> str:
    return f"{postgres.url}/{make_postgres_template(postgres.url, 'frozen')}"


@pytest.fixture(params=[64])
def web(tmp_path: Path, built_pages: Path, database_url: str, request: pytest.FixtureRequest) -> Iterator[Server]:
    """The site with all pages stored and its connections open. The parameter is the number of threads a process has."""
    shutil.copytree(built_pages, tmp_path / "pages", symlinks=True)
    settings = {"DATABASE_URL": database_url, "FORM_LIMIT_PER_MINUTE": "100000", "WEB_THREADS": str(request.param)}
    with running_web(tmp_path, renderer_port=NO_RENDERER, **settings) as server:
        assert {status for status, _, _ in post_many(server, "open")} == {201}
        yield server


def post(web: Server, email: str) -> Answer:
    """Send a query as a program does; return status, Retry-After and body."""
    return send(web, "/api/contact", json.dumps(QUERY | {"email": email}), "application/json")


def send(web: Server, path: str, body: str, media_type: str) -> Answer:
    connection = http.client.HTTPConnection("127.0.0.1", web.port, timeout=LIMIT_S)
    try:
        connection.request("POST", path, body, {"Content-Type": media_type})
        reply = connection.getresponse()
        return reply.status, reply.headers["Retry-After"], reply.read()
    finally:
        connection.close()


def post_many(web: Server, name: str) -> list[Answer]:
    with ThreadPoolExecutor(POSTS_AT_ONCE) as visitors:
        return list(visitors.map(lambda number: post(web, f"{name}{number}@example.in"), range(POSTS_AT_ONCE)))


@pytest.mark.parametrize(
    ("away", "back"), [(Postgres.freeze, Postgres.thaw), (Postgres.stop, Postgres.start)], ids=["frozen", "stopped"]
)
def test_posts_have_an_answer_while_the_database_is_away(
    web: Server,
    postgres: Postgres,
    database_url: str,
    away: Callable[[Postgres], None],
    back: Callable[[Postgres], None],
) -> None:
    away(postgres)
    try:
        answers = post_many(web, away.__name__)
        assert {(status, retry_after) for status, retry_after, _ in answers} == {(503, "5")}
        plain = send(web, "/contact", urlencode(QUERY), "application/x-www-form-urlencoded")
        assert plain[:2] == (503, "5")
        assert web.get("/nri/nri-faqs").source == "store"
        assert web.get("/readyz").status == 503
        assert web.get("/readyz/pages").status == 200
    finally:
        back(postgres)
    await_true(lambda: post(web, f"after.{away.__name__}@example.in")[0] == 201)
    assert {status for status, _, _ in post_many(web, f"then.{away.__name__}")} == {201}
    stored = stored_queries(database_url)
    assert f"after.{away.__name__}@example.in" in stored


@pytest.mark.parametrize("web", [32], indirect=True)
def test_pages_are_answered_while_posts_fill_all_that_waits(web: Server, postgres: Postgres) -> None:
    postgres.freeze()
    try:
        with ThreadPoolExecutor(2 * POSTS_AT_ONCE) as visitors:
            answers = [visitors.submit(post, web, f"flood{number}@example.in") for number in range(2 * POSTS_AT_ONCE)]
            beside = set()
            while any(not answer.done() for answer in answers):
                source = web.get("/nri/nri-faqs").source
                if any(not answer.done() for answer in answers):
                    beside.add(source)
        assert beside == {"store"}, "pages are answered beside waiting posts"
        assert {answer.result()[0] for answer in answers} == {503}
    finally:
        postgres.thaw()


def test_a_restart_costs_no_query(web: Server, postgres: Postgres, database_url: str) -> None:
    postgres.stop()
    postgres.start()
    assert {status for status, _, _ in post_many(web, "restart")} == {201}
    assert len([email for email in stored_queries(database_url) if email.startswith("restart")]) == POSTS_AT_ONCE
