"""Hostile sheets against the running site, through nginx: each is refused in words, and needs little memory."""

import http.client
import json
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest

from app.content.calendar import today_in_india
from app.content.sheets.read_sheets import CSV_TYPE, MOST_BYTES, XLSX_TYPE
from tests.app.content.sheets.files import HEADER, csv_of
from tests.app.content.sheets.test_hostile import GOOD, sheet_of
from tests.factories.members import add_member
from tests.factories.nginx import HOST, LOOPBACK, ask, running_site
from tests.factories.processes import Reply, Server, web_environment
from tests.factories.shipped_content import copy_stated_content
from tests.factories.signed_in import SignedIn
from tests.waiting import LIMIT_S

MEMBER = "asha@example.in"
FIGURES = "/api/figures/ace-strategy"
MOST_GROWTH_KB = 20 * 1024


@dataclass(frozen=True)
class Desk:
    """A member, and the web process behind nginx."""

    member: SignedIn
    web: Server

    def send_sheet(self, data: bytes, media_type: str) -> Reply:
        return self.member.nginx.post(f"{FIGURES}/sheet", data, Cookie=self.member.cookie, Content_Type=media_type)

    def worker_pid(self) -> int:
        [worker] = self.web.workers()
        return worker


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory, sqlite_template: Path) -> Iterator[Desk]:
    folder = tmp_path_factory.mktemp("hostile")
    (folder / "site.sqlite3").write_bytes(sqlite_template.read_bytes())
    places = {"ALLOWED_HOSTS": f"{HOST},{LOOPBACK}", "CONTENT_DIR": str(copy_stated_content(folder, "ace-strategy"))}
    # No page is requested, so nothing has to be rendered.
    password = add_member(os.environ | web_environment(folder, 9) | places, MEMBER)
    with running_site(folder, renderer_port=9, WEB_WORKERS="1", **places) as (nginx, web):
        yield Desk(SignedIn.as_member(nginx, MEMBER, password), web)


def many_merged() -> bytes:
    """More merged cells than fit into the memory of a sheet's process."""
    return sheet_of(b"<mergeCells>" + b'<mergeCell ref="A1:B2"/>' * 3_000_000 + b"</mergeCells>")


HOSTILE: list[tuple[Callable[[], bytes], str, str]] = [
    (many_merged, XLSX_TYPE, "needs more than"),
    (lambda: csv_of(HEADER) + b"\n1,2,3,4" * 200_000, CSV_TYPE, "more than 5,000 lines"),
    (lambda: b"%PDF-1.7", XLSX_TYPE, "not an Excel workbook"),
    (lambda: csv_of(HEADER, ("Société", "x", "large", 1)).decode().encode("cp1252"), CSV_TYPE, "not UTF-8"),
]


def test_a_hostile_file_is_refused_in_words_and_leaves_no_memory_behind(desk: Desk) -> None:
    assert desk.send_sheet(GOOD, XLSX_TYPE).status == HTTPStatus.OK
    pid = desk.worker_pid()
    before_kb = resident_kb(pid, "VmRSS")
    # The highest value is measured anew from here on.
    Path(f"/proc/{pid}/clear_refs").write_text("5")
    for make, media_type, words in HOSTILE:
        data = make()
        assert len(data) < MOST_BYTES
        for _ in range(2):
            reply = desk.send_sheet(data, media_type)
            assert reply.status == HTTPStatus.UNPROCESSABLE_ENTITY, reply.body
            assert words in json.loads(reply.body)["message"]
    assert desk.worker_pid() == pid
    assert resident_kb(pid, "VmHWM") - before_kb < MOST_GROWTH_KB


def resident_kb(pid: int, name: str) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(rf"^{name}:\s+(\d+) kB$", status, re.MULTILINE)
    assert found is not None
    return int(found[1])


def test_a_file_that_is_too_large_is_refused_by_nginx_and_by_the_application(desk: Desk) -> None:
    large = b"\n" * (MOST_BYTES + 1)
    by_nginx = desk.send_sheet(large, CSV_TYPE)
    connection = http.client.HTTPConnection(LOOPBACK, desk.web.port, timeout=LIMIT_S)
    headers = {"Cookie": desk.member.cookie, "Content-Type": CSV_TYPE}
    by_application = ask(connection, "POST", f"{FIGURES}/sheet", large, headers)
    log = desk.web.log.read_text()
    for reply, is_logged in ((by_nginx, False), (by_application, True)):
        assert reply.status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE, reply.body
        assert json.loads(reply.body) == {"message": "The body is too large.", "errors": {}}
        assert (reply.headers["X-Request-Id"] in log) is is_logged


def test_a_day_to_come_is_named_before_anyone_else_sees_it(desk: Desk) -> None:
    edition = desk.member.do("POST", f"{FIGURES}/editions", {})["edition"]
    data = desk.member.get(f"/api/editions/{edition['id']}")["data"]
    data["asOn"] = "2090-06-30"
    future = f"2090-06-30 is in the future; today is {today_in_india()} in India"
    assert ("asOn", future) in findings(desk.member, edition, data)


def findings(member: SignedIn, edition: Any, data: Any) -> list[tuple[str, str]]:
    """Save a draft and have it judged; return the places of faults, with their messages."""
    path = f"/api/editions/{edition['id']}"
    revision = member.get(path)["edition"]["revision"]
    member.do("PUT", path, {"revision": revision, "data": data})
    faults = member.do("POST", f"{path}/check", {})["faults"]
    return [(fault["column"] or fault["field"], fault["message"]) for fault in faults]
