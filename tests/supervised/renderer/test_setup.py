"""The set-up as the command hands it to the supervisor it becomes."""

from pathlib import Path

import pytest

from supervised.renderer.address import LoopbackPort, RendererAddress
from supervised.renderer.setup import RendererSetup
from supervised.renderer.socket_file import SocketFile


@pytest.mark.parametrize("address", [LoopbackPort("::1", 8101), SocketFile(Path("/run/with a space/renderer.sock"))])
def test_a_command_line_says_the_same(address: RendererAddress) -> None:
    setup = RendererSetup(
        address=address,
        bundle=Path("/srv/with a space/main.mjs"),
        client_dist_dir=Path("--odd/dist"),
        pid_file=Path("var/run/renderer.pid"),
        log_level="info",
    )
    assert RendererSetup.from_arguments(setup.as_arguments()) == setup
