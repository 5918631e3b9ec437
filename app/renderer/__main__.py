"""`python -m app.renderer`: keep a renderer running until SIGTERM or Ctrl-C.

Once the set-up is proved this process becomes the supervisor, which needs a sixth of the memory of an app.
"""

import os
import sys

from app.renderer.setup import renderer_setup
from app.settings import SettingsError, load_settings
from supervised.renderer.address import RendererAddress
from supervised.renderer.setup import RendererSetupError

try:
    settings = load_settings()
    setup = renderer_setup(settings, RendererAddress.from_url(settings.renderer_url))
    setup.check()
except (SettingsError, RendererSetupError, OSError) as error:
    sys.exit(f"Error: {error}")
sys.stdout.flush()
os.execv(sys.executable, [sys.executable, "-m", "supervised.renderer", *setup.as_arguments()])  # noqa: S606 (our own program)
