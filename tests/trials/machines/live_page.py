"""The factsheet of the strategy whose months are published, as each machine serves it."""

import re
from datetime import datetime

from tests.trials.machines.desk import SLUG
from tests.trials.machines.site import Machine, Site, ask_machine
from tests.waiting import START_LIMIT_S, await_true

PATH = f"/portfolio_services/{SLUG}"
_CAPTION = re.compile(r"As on (\d{1,2} \w+ \d{4})")


def told_days(html: str) -> set[str]:
    """The as-on dates in captions, as ISO dates."""
    return {datetime.strptime(told, "%d %b %Y").date().isoformat() for told in _CAPTION.findall(html)}


def await_live(site: Site, day: str) -> None:
    """Return once both machines serve figures of that day."""
    await_true(lambda: _shows(site.first, day) and _shows(site.second, day), within_s=START_LIMIT_S)


def _shows(machine: Machine, day: str) -> bool:
    return told_days(ask_machine(machine, "GET", PATH).body.decode()) == {day}
