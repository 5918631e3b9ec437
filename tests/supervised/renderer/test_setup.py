"""The set-up as the command hands it to the supervisor that it becomes."""

from pathlib import Path

import pytest

from supervised.renderer.address import read_address
from supervised.renderer.setup import RendererSetup


@pytest.mark.parametrize("address", ["http://localhost:8101", "unix:/run/with a space/renderer.sock"])
def test_a_command_line_says_the_same(address: str) -> None:
    setup = RendererSetup(
        address=read_address(address),
        bundle=Path("/srv/with a space/main.mjs"),
        client_dist_dir=Path("--odd/dist"),
        pid_file=Path("var/run/renderer.pid"),
        log_level="info",
    )
    assert RendererSetup.from_arguments(setup.as_arguments()) == setup
