"""`python -m app.worker`: keep a worker running until SIGTERM or Ctrl-C.

Once the settings are checked, this process becomes the keeper, which needs a sixth of an app's memory.
"""

import os
import sys

from app.configuration.settings import SettingsError, load_settings

try:
    settings = load_settings()
except SettingsError as error:
    sys.exit(f"Error: {error}")
sys.stdout.flush()
keeper = [sys.executable, "-m", "supervised.keeper", "--pid-file", str(settings.worker_pid_file)]
worker = [sys.executable, "-m", "app.worker.process"]
os.execv(sys.executable, [*keeper, "--log-level", settings.log_level, *worker])  # noqa: S606 (our own program)
