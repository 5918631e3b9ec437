"""Record every answer of the site in a folder, to compare it with another state of the code.

`python tests/comparison/keep_answers.py DIR`: needs `make build`. Starts renderer and web on free ports with a database
of its own, asks every public address and the API, writes one file an answer, and ends by itself. DIR must not exist.
"""

import re
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from app.pages.front.front import POLL_EVERY_S  # noqa: E402
from tests.comparison import form_calls, public_calls, staff_calls  # noqa: E402
from tests.comparison.calls import HOST, ORIGIN, Answer, Call, ask  # noqa: E402
from tests.comparison.written_answer import written  # noqa: E402
from tests.e2e.stack import Stack, start_stack  # noqa: E402
from tests.factories.members import add_member  # noqa: E402

LEDGER = ROOT / "tests" / "architecture" / "url-ledger.txt"
MANIFEST = ROOT / "client" / "dist" / "manifest.json"
LIMIT = 3
SETTINGS = {
    "PUBLIC_ORIGIN": ORIGIN,
    "ALLOWED_HOSTS": f"{HOST},127.0.0.1",
    # One worker, so that all answers come from the same memory.
    "WEB_WORKERS": "1",
    # Each request has an address of its own, so that only floods reach the limits.
    "TRUSTED_PROXY_HOPS": "1",
    "FORM_LIMIT_PER_MINUTE": str(LIMIT),
    "SIGN_IN_LIMIT_PER_ADDRESS": str(LIMIT),
}
TOO_MANY_REQUESTS = 429
# A limit's count may begin anew in the middle of a flood.
MOST_IN_FLOOD = 3 * LIMIT


@dataclass
class Keeper:
    """Asks one site and writes its answers below `folder`."""

    port: int
    folder: Path
    _addresses: Iterator[int] = field(default_factory=lambda: count(1))

    def keep(self, call: Call) -> Answer:
        """Ask, write, and return the answer. Raises ValueError if the name was used before."""
        answer = self._ask(call, next(self._addresses))
        self._write(call, answer)
        return answer

    def keep_all(self, calls: Iterable[Call]) -> list[Answer]:
        """Record the answer to each call, in order."""
        return [self.keep(call) for call in calls]

    def keep_refusal(self, call: Call) -> None:
        """Repeat a request from one address until it is refused, and record that answer."""
        address = next(self._addresses)
        answers = (self._ask(call, address) for _ in range(MOST_IN_FLOOD))
        self._write(call, next(answer for answer in answers if answer.status == TOO_MANY_REQUESTS))

    def _ask(self, call: Call, number: int) -> Answer:
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        return ask(self.port, replace(call, headers={"X-Forwarded-For": address, **call.headers}))

    def _write(self, call: Call, answer: Answer) -> None:
        file = self.folder / f"{call.name}.txt"
        if file.exists():
            raise ValueError(f"two calls are named {call.name}")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(written(call, answer), "utf-8", newline="")


def main() -> None:
    """Record all answers; if a request fails, DIR stays empty."""
    if len(sys.argv) != 2 or not sys.argv[1]:
        sys.exit("usage: python tests/comparison/keep_answers.py DIR")
    target = Path(sys.argv[1]).resolve()
    if target.exists():
        sys.exit(f"{target} exists already: name a new folder, so that no old answer stays in it")
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as name:
        folder = Path(name) / "answers"
        kept = keep_answers(Path(name), folder)
        folder.rename(target)
    print(f"{kept} answers kept in {target}")


def keep_answers(work: Path, folder: Path) -> int:
    """Start a site below `work`, record its answers below `folder`, end it; return their number."""
    stack = start_stack(work, {}, **SETTINGS)
    try:
        # The front polls for newly stored pages; until it has found them, Flask answers instead.
        time.sleep(2 * POLL_EVERY_S)
        keeper = Keeper(stack.port, folder)
        for keep in (_keep_public, _keep_forms, _keep_staff):
            keep(keeper, stack)
    finally:
        stack.stop()
    return sum(file.is_file() for file in folder.rglob("*"))


def _keep_public(keeper: Keeper, _stack: Stack) -> None:
    paths = LEDGER.read_text().split()
    pages = [_keep_whole(keeper, "pages", path) for path in paths]
    for path in public_calls.download_paths(pages):
        _keep_whole(keeper, "downloads", path)
    for path in public_calls.twin_paths(pages):
        _keep_whole(keeper, "twins", path)
    for path in (*public_calls.DISCOVERY, *public_calls.HEALTH):
        _keep_whole(keeper, "discovery", path)
    for name, path in public_calls.asset_paths(MANIFEST.read_text()).items():
        keeper.keep_all(
            replace(call, name=f"assets/{name}/{call.name.rpartition('/')[2]}", target=call.target)
            for call in public_calls.whole_calls("assets", path)
        )
    keeper.keep_all(public_calls.odd_calls())
    keeper.keep_all(public_calls.filter_calls(pages[paths.index(public_calls.LIST_PATH)]))
    keeper.keep_all(public_calls.compare_calls(paths))


def _keep_whole(keeper: Keeper, room: str, path: str) -> Answer:
    """Record all representations of one address; return the plain answer."""
    plain, *_ = keeper.keep_all(public_calls.whole_calls(room, path))
    etag = plain.header("ETag")
    if etag is not None:
        keeper.keep_all(public_calls.conditional_calls(room, path, etag))
    return plain


def _keep_forms(keeper: Keeper, _stack: Stack) -> None:
    keeper.keep_all(form_calls.json_calls())
    keeper.keep_all(form_calls.plain_calls())
    keeper.keep_all(form_calls.refused_calls())


def _keep_staff(keeper: Keeper, stack: Stack) -> None:
    keeper.keep_all(staff_calls.read_calls("signed-out", ""))
    keeper.keep_all(staff_calls.seen_calls("signed-out", "", staff_calls.NO_ID))
    *_, entrance = keeper.keep_all(staff_calls.sign_in_calls(add_member(stack.environment, staff_calls.MEMBER)))
    cookies = entrance.cookies()
    keeper.keep_all(staff_calls.read_calls("signed-in", cookies))
    newest = keeper.keep(Call("signed-in/newest", "/api/contact-data?limit=1", headers={"Cookie": cookies}))
    keeper.keep_all(staff_calls.seen_calls("signed-in", cookies, _first_id(newest)))
    keeper.keep(Call("signed-in/dashboard-after-opening", "/api/dashboard", headers={"Cookie": cookies}))
    keeper.keep_all(staff_calls.sign_out_calls(cookies))
    # Floods come last: how many requests pass depends on the moment.
    for call in form_calls.flood_calls():
        keeper.keep_refusal(call)


def _first_id(answer: Answer) -> str:
    return re.findall(r'"_id": ?"([0-9a-f]{24})"', answer.body.decode())[0]  # type: ignore[no-any-return]


if __name__ == "__main__":
    main()
