"""`python -m supervised.renderer.supervisor --address URL …`: keeps one renderer running until SIGTERM or Ctrl-C.

`python -m app.renderer` executes this.
"""

import logging
import sys
import time

from supervised.json_lines import log_json_lines
from supervised.pid_file import write_pid_file
from supervised.renderer.health import HEALTH_TIMEOUT_S, is_healthy
from supervised.renderer.process import RendererProcess
from supervised.renderer.setup import RendererSetup, RendererSetupError
from supervised.stop_signal import exit_when_told

HEALTH_INTERVAL_S = 0.5
START_INTERVAL_S = 0.1
# A health check waits this long for its answer: a busy renderer first renders the pages that were asked for before.
SILENCE_ALLOWED_S = HEALTH_TIMEOUT_S
# A start takes less than a second; this allows for machines many times slower.
START_GRACE_S = 30.0
# A second more than the renderer's own limit, so that it ends and logs this itself.
DRAIN_S = 5.0

log = logging.getLogger("supervised.renderer")


def keep_running(setup: RendererSetup) -> None:
    """Start, watch and replace the renderer of `setup`, which the caller has checked.

    Must be called in the main thread: the kernel ends Node with the thread that started it. Once a renderer has
    answered, it is replaced without limit, because stored pages are served meanwhile. Raises RendererSetupError if the
    first one never answers.
    """
    exit_when_told()
    has_answered = False
    try:
        while True:
            child = RendererProcess(setup)
            try:
                write_pid_file(setup.pid_file, child.pid)
                log.info("renderer started", extra={"pid": child.pid, "address": setup.address.url})
                has_answered = _watch(child, setup) or has_answered
            finally:
                child.drain(DRAIN_S)
            if not has_answered:
                raise RendererSetupError(
                    "The renderer never answered; its own messages are above. "
                    "Run `make build` if the bundle is of another release."
                )
            time.sleep(child.restart_pause_s)
    finally:
        setup.pid_file.unlink(missing_ok=True)


def _watch(child: RendererProcess, setup: RendererSetup) -> bool:
    """Watch a renderer until it ends or must be killed; return whether it ever answered."""
    has_answered = False
    heard_at = child.started_at
    while (status := child.wait(HEALTH_INTERVAL_S if has_answered else START_INTERVAL_S)) is None:
        if is_healthy(setup.address):
            heard_at = time.monotonic()
            if not has_answered:
                log.info("renderer ready", extra={"pid": child.pid, "start_ms": round(child.age_s * 1000)})
            has_answered = True
        elif time.monotonic() - heard_at > (SILENCE_ALLOWED_S if has_answered else START_GRACE_S):
            log.error("renderer killed", extra={"pid": child.pid, "reason": "it does not answer"})
            child.kill()
            return has_answered
    log.log(
        logging.ERROR if status else logging.INFO,
        "renderer ended by itself",
        extra={"pid": child.pid, "exit_status": status},
    )
    return has_answered


if __name__ == "__main__":
    given = RendererSetup.from_arguments(sys.argv[1:])
    log_json_lines(given.log_level)
    try:
        keep_running(given)
    except (RendererSetupError, OSError) as error:
        sys.exit(f"Error: {error}")
