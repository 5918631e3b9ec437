"""`python -m app.worker`: checks settings and becomes the supervisor, with a sixth of an app's memory."""

import os
import sys

from app.configuration.settings import SettingsError, load_settings

try:
    settings = load_settings()
except SettingsError as error:
    sys.exit(f"Error: {error}")
sys.stdout.flush()
supervisor = [sys.executable, "-m", "supervised.worker_supervisor", "--pid-file", str(settings.worker_pid_file)]
worker = [sys.executable, "-m", "app.worker.process"]
os.execv(sys.executable, [*supervisor, "--log-level", settings.log_level, *worker])  # noqa: S606 (our own program)
