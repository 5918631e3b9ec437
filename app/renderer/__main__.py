"""`python -m app.renderer`: checks the set-up and becomes the supervisor, with a sixth of an app's memory."""

import os
import sys

from app.configuration.settings import Settings, SettingsError, load_settings
from app.renderer.setup import renderer_setup
from supervised.renderer.address import read_address
from supervised.renderer.setup import RendererSetupError

try:
    settings = load_settings()
    setup = renderer_setup(settings, read_address(settings.renderer_url))
    setup.check()
except (SettingsError, RendererSetupError, OSError) as error:
    sys.exit(f"Error: {error}")
sys.stdout.flush()
# Settings are passed as arguments. So the supervisor's environment, which Node's account could read, holds no secret.
environment = {name: value for name, value in os.environ.items() if name.lower() not in Settings.model_fields}
supervisor = [sys.executable, "-m", "supervised.renderer.supervisor", *setup.as_arguments()]
os.execve(sys.executable, supervisor, environment)  # noqa: S606 (our own program)
