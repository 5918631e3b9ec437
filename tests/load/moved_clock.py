"""The machine's clock set six hours forward, back, six hours back, and thirty hours forward, beside pages and queries.

    python -m tests.load.moved_clock

libfaketime stands between the web processes and the clock (LD_PRELOAD); what they wait by is left alone, as it is on a
machine whose clock is set. Times of files are the real ones. Needs libfaketime (apt) and `make build`; ends by itself.
"""

import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from pathlib import Path

from tests.bench.figure import Figure, report
from tests.bench.mixed_visitor import MEMBER
from tests.factories.members import add_member
from tests.load.site import site_under_load
from tests.load.visitors.asking import Answer, ask
from tests.load.visitors.readers import Readers
from tests.load.visitors.writers import ACKNOWLEDGED, Writers, kept_figures

LIMIT_S = 150
PAUSE_S = 4.0
NOTICED_WITHIN_S = 20
# This many answers in a row show that every web process has noticed.
ANSWERS = 30
TOLERANCE_S = 60
SIX_HOURS_S, THIRTY_HOURS_S = 6 * 3600, 30 * 3600
FORM_LIMIT = 5
LIBRARIES = "usr/lib/*/faketime/libfaketimeMT.so.1"


class Clock:
    """The web processes' clock, as an offset from the real one."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._write(0)

    def move(self, seconds: int, port: int) -> None:
        """Set the offset, and wait until the answers of all web processes have its date."""
        self._write(seconds)
        right, deadline_s = 0, time.monotonic() + NOTICED_WITHIN_S
        while right < ANSWERS:
            off_s = read_date(ask(port, "/healthz")) - time.time() - seconds
            right = right + 1 if abs(off_s) < TOLERANCE_S else 0
            if time.monotonic() > deadline_s:
                sys.exit(f"the clock is {off_s:.0f} s off: libfaketime is not at work")

    def environment(self, library: Path) -> dict[str, str]:
        """Return the environment of a process that uses this clock."""
        return {
            "LD_PRELOAD": str(library),
            "PYTHONPATH": str(Path(__file__).with_name("moved")),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_CACHE_DURATION": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "NO_FAKE_STAT": "1",
        }

    def _write(self, seconds: int) -> None:
        scratch = self._file.with_suffix(".new")
        scratch.write_text(f"{seconds:+d}\n")
        scratch.replace(self._file)


def read_date(answer: Answer) -> float:
    """Return the date of an answer (Unix time)."""
    [line] = [line for line in answer.head.decode().split("\r\n") if line.lower().startswith("date:")]
    return parsedate_to_datetime(line.partition(":")[2]).timestamp()


class Staff:
    """A member with one browser."""

    def __init__(self, port: int, password: str) -> None:
        self._port = port
        self._password = password
        self._cookies = ""

    def sign_in(self) -> bool:
        """Sign in; return whether that succeeded."""
        fields = {"username": MEMBER, "password": self._password}
        answer = ask(self._port, "/api/login", method="POST", fields=fields)
        lines = [line for line in answer.head.decode().split("\r\n") if line.lower().startswith("set-cookie:")]
        self._cookies = "; ".join(line.partition(":")[2].partition(";")[0].strip() for line in lines)
        return answer.status == HTTPStatus.OK

    def is_signed_in(self) -> bool:
        """Whether the session is still valid."""
        return ask(self._port, "/api/me", headers={"Cookie": self._cookies}).status == HTTPStatus.OK


def main() -> None:
    """Measure and print."""
    with running_by_a_clock() as (clock, settings):
        limits = {"FORM_LIMIT_PER_MINUTE": str(FORM_LIMIT), "TRUSTED_PROXY_HOPS": "1"}
        with site_under_load(LIMIT_S, **settings, **limits) as stack:
            staff = Staff(stack.port, add_member(stack.environment, MEMBER))
            readers, writers = Readers(stack.port, threads=4, pause_s=0.05), Writers(stack.port)
            with readers.reading():
                wrong = move_about(clock, staff, writers, stack.port)
            report(
                [
                    *readers.figures("pages while the clock moves"),
                    *(Figure(name, int(is_wrong), "", 0) for name, is_wrong in wrong.items()),
                    *kept_figures(writers, stack.environment["DATABASE_URL"]),
                ]
            )


@contextmanager
def running_by_a_clock() -> Iterator[tuple[Clock, Mapping[str, str]]]:
    """Yield a clock, and the environment of a site that uses it."""
    library = next(Path("/").glob(LIBRARIES), None)
    if library is None:
        sys.exit("libfaketime is missing: apt-get install libfaketime")
    with tempfile.TemporaryDirectory(prefix="load-clock-") as folder:
        clock = Clock(Path(folder) / "offset")
        yield clock, clock.environment(library)


def move_about(clock: Clock, staff: Staff, writers: Writers, port: int) -> dict[str, bool]:
    """Move the clock several times; return faults by name."""
    wrong = {"sign-ins refused at the right time": not staff.sign_in() or not staff.is_signed_in()}
    clock.move(SIX_HOURS_S, port)
    wrong["idle sessions still open six hours later"] = staff.is_signed_in()
    wrong["sign-ins refused six hours ahead"] = not staff.sign_in() or not staff.is_signed_in()
    filled = [post_form(writers, port, f"ahead{number}", "203.0.113.30") for number in range(FORM_LIMIT + 1)]
    wrong["a form limit that does not hold six hours ahead"] = filled[-1].status != HTTPStatus.TOO_MANY_REQUESTS
    clock.move(0, port)
    back = post_form(writers, port, "back", "203.0.113.30")
    wrong["forms still refused once the clock went back"] = not is_kept(back)
    wrong["sessions lost when the clock went back"] = not staff.is_signed_in()
    clock.move(-SIX_HOURS_S, port)
    wrong["sign-ins refused six hours behind"] = not staff.sign_in() or not staff.is_signed_in()
    wrong["queries refused six hours behind"] = not is_kept(post_form(writers, port, "behind", "203.0.113.40"))
    clock.move(THIRTY_HOURS_S, port)
    time.sleep(PAUSE_S)
    source = ask(port, "/nri/nri-faqs").head.lower()
    wrong["published pages no longer from the store thirty hours ahead"] = b"x-page-source: store" not in source
    wrong["readiness other than 200 thirty hours ahead"] = ask(port, "/readyz").status != HTTPStatus.OK
    return wrong


def post_form(writers: Writers, port: int, name: str, address: str) -> Answer:
    """Send a query from an address; note its id if it was stored."""
    email = f"{name}@example.in"
    fields = {"name": "Asha Rao", "phone": "+919876543210", "email": email}
    answer = ask(port, "/api/contact", method="POST", fields=fields, headers={"X-Forwarded-For": address})
    if is_kept(answer):
        writers.acknowledged[email] = str(answer.json()["_id"])
    return answer


def is_kept(answer: Answer) -> bool:
    """Whether a query was stored."""
    return answer.status in ACKNOWLEDGED


if __name__ == "__main__":
    main()
