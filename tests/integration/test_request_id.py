"""One id connects the visitor's answer with the log lines of nginx, web process and renderer."""

import json
import shutil
from pathlib import Path
from typing import Any

from supervised.renderer.address import find_free_port
from tests.factories.nginx import running_site
from tests.factories.processes import running_renderer
from tests.waiting import await_true

LIST = "/portfolio_services"
# Each is rendered at its first request and then cached in memory.
RENDERED = {f"{LIST}?style=growth": {}, f"{LIST}?style=value": {"X_Request_Id": "not plain, so a new one"}}


def lines_with(log: Path, key: str, request_id: str) -> list[dict[str, Any]]:
    """The log lines of the request, once they are written."""
    found: list[dict[str, Any]] = []

    def are_written() -> bool:
        lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
        found[:] = [line for line in lines if line.get(key) == request_id]
        return bool(found)

    await_true(are_written)
    return found


def test_an_id_is_in_the_lines_of_all_three(tmp_path: Path, built_pages: Path) -> None:
    # The store is filled, so the renderer renders nothing else.
    shutil.copytree(built_pages, tmp_path / "pages", symlinks=True)
    with (
        running_renderer(tmp_path, find_free_port("127.0.0.1")) as renderer,
        running_site(tmp_path, renderer_port=renderer.port) as (nginx, web),
    ):
        for address, sent in RENDERED.items():
            reply = nginx.get(address, **sent)
            assert (reply.status, reply.source) == (200, "render")
            request_id = reply.headers["X-Request-Id"]
            assert request_id
            assert request_id not in sent.values()
            [by_nginx] = lines_with(tmp_path / "wealth-site.access.log", "request_id", request_id)
            [by_flask] = lines_with(web.log, "request_id", request_id)
            [by_renderer] = lines_with(renderer.log, "request_id", request_id)
            assert by_nginx["status"] == by_flask["status"] == by_renderer["status"] == 200
            assert by_flask["path"] == LIST
            assert by_renderer["path"] == "/render"
