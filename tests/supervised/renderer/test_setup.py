"""The set-up as the command hands it to the supervisor it becomes."""

from pathlib import Path

from supervised.renderer.address import RendererAddress
from supervised.renderer.setup import RendererSetup


def test_a_command_line_says_the_same() -> None:
    setup = RendererSetup(
        address=RendererAddress("::1", 8101),
        bundle=Path("/srv/with a space/main.mjs"),
        client_dist_dir=Path("--odd/dist"),
        pid_file=Path("var/run/renderer.pid"),
        memory_limit_mb=300,
        log_level="info",
    )
    assert RendererSetup.from_arguments(setup.as_arguments()) == setup
