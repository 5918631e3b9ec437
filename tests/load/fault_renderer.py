"""The renderer killed three times and frozen for ten seconds, while pages are read as fast as they come.

    python -m tests.load.fault_renderer [FEWEST_REQUESTS]

Readers ask for stored pages and an unknown address; one more visitor asks for comparisons, which need the renderer and
may be refused while it is away. Goes on until so many pages were asked for. Needs `make build`; ends by itself.
"""

import os
import signal
import sys
import time

from app.configuration.settings import Settings
from tests.bench.figure import Figure, report
from tests.e2e.stack import Stack
from tests.load.site import site_under_load
from tests.load.visitors.asking import ask
from tests.load.visitors.comparers import Comparers
from tests.load.visitors.readers import Readers

LIMIT_S = 200
FEWEST_REQUESTS = 30_000
KILLS = 3
PAUSE_S = 2.0
FREEZE_S = 10.0
RECOVERY_LIMIT_S = 2.0
# The time that a comparison may wait: for its turn, a connection and an answer.
COMPARISON_LIMIT_S = 2.0
# Other tests wait longer for a renderer. This one measures how long a visitor waits.
_WAITS = ("renderer_connect_timeout_s", "renderer_read_timeout_s")
AS_SHIPPED = {name.upper(): str(Settings.model_fields[name].default) for name in _WAITS}


def main() -> None:
    """Measure and print."""
    fewest = int(sys.argv[1]) if len(sys.argv) > 1 else FEWEST_REQUESTS
    with site_under_load(LIMIT_S, **AS_SHIPPED) as stack:
        readers, comparers = Readers(stack.port, threads=16), Comparers(stack.port)
        with readers.reading(), comparers.comparing():
            recovered_s = [kill_renderer(stack) for _ in range(KILLS)]
            thawed_s = freeze_renderer(stack)
            while readers.tally.asked < fewest:
                time.sleep(0.5)
    each = ", ".join(f"{seconds:.1f} s" for seconds in recovered_s)
    report(
        [
            *readers.figures("pages while the renderer is killed three times and frozen for 10 s"),
            *comparers.figures(COMPARISON_LIMIT_S),
            Figure("renderer ready again after a kill, longest", max(recovered_s), "s", RECOVERY_LIMIT_S, beside=each),
            Figure("another renderer ready after the freeze began", thawed_s, "s"),
        ]
    )


def kill_renderer(stack: Stack) -> float:
    """Kill it; return the seconds until the site finds another one healthy."""
    time.sleep(PAUSE_S)
    return until_replaced(stack, signal.SIGKILL)


def freeze_renderer(stack: Stack) -> float:
    """Freeze it for the whole time, whoever replaces it; return the seconds until another one was healthy."""
    time.sleep(PAUSE_S)
    begun_s = time.monotonic()
    replaced_after_s = until_replaced(stack, signal.SIGSTOP)
    time.sleep(max(0.0, begun_s + FREEZE_S - time.monotonic()))
    return replaced_after_s


def until_replaced(stack: Stack, number: signal.Signals) -> float:
    """Send the signal; return the seconds until another renderer runs and the site finds it healthy."""
    pid_file = stack.folder / "renderer.pid"
    before = pid_file.read_text()
    os.kill(int(before), number)
    begun_s = time.monotonic()
    while not pid_file.exists() or pid_file.read_text() in {"", before} or not is_renderer_well(stack.port):
        time.sleep(0.02)
    return time.monotonic() - begun_s


def is_renderer_well(port: int) -> bool:
    """Ask the site."""
    return b'"renderer":{"status":"ok"' in ask(port, "/readyz").body


if __name__ == "__main__":
    main()
