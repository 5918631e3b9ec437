"""`python -m supervised.renderer --address URL …`: `python -m app.renderer` executes this."""

import sys

from supervised.json_lines import log_json_lines
from supervised.renderer.setup import RendererSetup, RendererSetupError
from supervised.renderer.supervisor import Supervisor

setup = RendererSetup.from_arguments(sys.argv[1:])
log_json_lines(setup.log_level)
try:
    Supervisor(setup).run()
except (RendererSetupError, OSError) as error:
    sys.exit(f"Error: {error}")
