"""Two machines behind one nginx: nobody notices which one answers, nor that one is killed, ended or renewed."""

import json
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus

import psycopg

from app.content.snapshots.snapshot_file import digested_address
from app.database.sqlite.driver import sqlite3
from tests.factories.nginx import Nginx
from tests.factories.signed_in import SignedIn
from tests.trials.machines.site import Machine, Site, ask_machine
from tests.waiting import await_true

PAGES = ["/", "/contact", "/nri/nri-faqs", "/portfolio_services/ace-strategy"]
OLD_HEADING, NEW_HEADING = "Questions NRIs ask us", "What NRIs ask us"
PAGE_FILE = "pages/nri/nri-faqs.yaml"
ROWS_PATH, OTHER_ROWS = "/portfolio_services/ace-strategy/growth.csv", b"date,portfolio,benchmark\r\n"
WRONG = json.dumps({"username": "asha@example.in", "password": "not the password"}).encode()


def heading_is(machine: Machine, heading: str) -> bool:
    return heading.encode() in ask_machine(machine, "GET", "/nri/nri-faqs").body


def test_who_signed_in_is_signed_in_on_both(site: Site) -> None:
    [(email, password), _] = site.passwords.items()
    cookie = SignedIn.as_member(site.nginx, email, password).cookie
    for machine in (site.first, site.second):
        assert ask_machine(machine, "GET", "/api/me", Cookie=cookie).status == HTTPStatus.OK
    assert ask_machine(site.first, "POST", "/api/logout", b"", Cookie=cookie).status == HTTPStatus.NO_CONTENT
    assert ask_machine(site.second, "GET", "/api/me", Cookie=cookie).status == HTTPStatus.UNAUTHORIZED


def test_attempts_at_both_count_together(site: Site) -> None:
    answers = [
        ask_machine(machine, "POST", "/api/login", WRONG, Content_Type="application/json").status
        for machine in [site.first, site.second] * 5
    ]
    assert answers == [HTTPStatus.UNAUTHORIZED] * 8 + [HTTPStatus.TOO_MANY_REQUESTS] * 2


def test_new_content_is_taken_by_both_at_one_moment(site: Site) -> None:
    first, second = site.first, site.second
    write_heading(first, NEW_HEADING)
    time.sleep(1.5)
    assert heading_is(first, OLD_HEADING), "it has new content before the other can"
    write_heading(second, NEW_HEADING)
    await_true(lambda: heading_is(first, NEW_HEADING) and heading_is(second, NEW_HEADING))
    await_true(lambda: state_of(first) == state_of(second) == "ok")


def test_a_file_of_either_release_is_found(site: Site) -> None:
    assets = [machine.folder / "dist" / "assets" / f"{machine.folder.name}-01234567.css" for machine in machines(site)]
    for asset in assets:
        asset.write_text("a{}")
    for machine in machines(site):
        machine.end()
        machine.start()
    for asset in assets * 4:
        reply = site.nginx.get(f"/assets/{asset.name}")
        assert (reply.status, reply.body) == (HTTPStatus.OK, b"a{}")
    assert site.nginx.get("/assets/nowhere-01234567.css").status == HTTPStatus.NOT_FOUND


def test_rows_that_one_machine_has_are_found_from_either(site: Site) -> None:
    own = next((site.first.folder / "snapshots").rglob("*.sqlite3"))
    other = shutil.copyfile(own, own.with_name("other.0123456789abcdef.sqlite3"))
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("UPDATE downloads SET body = ? WHERE path = ?", [OTHER_ROWS, ROWS_PATH])
        connection.commit()
    for address, status in ((digested_address(ROWS_PATH, OTHER_ROWS), 200), (digested_address(ROWS_PATH, b""), 404)):
        assert [site.nginx.get(address).status for _ in range(4)] == [status] * 4


def test_one_killed_and_both_renewed_under_load_fail_nobody(site: Site) -> None:
    visitors = Visitors(site.nginx)
    with visitors.visiting():
        time.sleep(1)
        site.first.kill()
        time.sleep(2)
        site.first.start()
        for machine in machines(site):
            machine.end()
            time.sleep(1)
            machine.start()
        await_true(lambda: visitors.pages > 200 and len(visitors.acknowledged) > 20)
    assert visitors.faults == []
    with psycopg.connect(site.database_url) as connection:
        stored = {row[0] for row in connection.execute("SELECT email FROM lead")}
        assert connection.execute("SELECT count(*) FROM lead").fetchone() == (len(stored),)
    assert visitors.acknowledged <= stored


def machines(site: Site) -> tuple[Machine, Machine]:
    return site.first, site.second


def write_heading(machine: Machine, heading: str) -> None:
    file = machine.content / PAGE_FILE
    file.write_text(file.read_text().replace(OLD_HEADING, heading))


def state_of(machine: Machine) -> str:
    return str(json.loads(ask_machine(machine, "GET", "/readyz").body)["status"])


@dataclass
class Visitors:
    """Four visitors who read pages and two who send queries through nginx, each query once."""

    nginx: Nginx
    pages: int = 0
    acknowledged: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)
    _stopped: threading.Event = field(default_factory=threading.Event)

    @contextmanager
    def visiting(self) -> Iterator[None]:
        threads = [threading.Thread(target=self._read, args=(number,)) for number in range(4)]
        threads += [threading.Thread(target=self._write, args=(number,)) for number in range(2)]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            self._stopped.set()
            for thread in threads:
                thread.join()

    def _read(self, number: int) -> None:
        while not self._stopped.wait(0.02):
            path = PAGES[number]
            reply = self.nginx.get(path)
            self.pages += 1
            if reply.status != HTTPStatus.OK or not reply.body.rstrip().endswith(b"</html>"):
                self.faults.append(f"{path}: {reply.status} {reply.source}")

    def _write(self, number: int) -> None:
        count = 0
        while not self._stopped.wait(0.1):
            email = f"writer{number}.query{count}@example.in"
            body = json.dumps({"name": "Asha Rao", "phone": "+919876543210", "email": email}).encode()
            reply = self.nginx.post("/api/contact", body, Content_Type="application/json", Idempotency_Key=email)
            if reply.status in {HTTPStatus.OK, HTTPStatus.CREATED}:
                self.acknowledged.add(email)
            else:
                self.faults.append(f"{email}: {reply.status}")
            count += 1
