"""A renderer for the length of a command."""

from collections.abc import Iterator
from contextlib import contextmanager

from app.configuration.settings import Settings
from app.renderer.setup import renderer_setup
from supervised.renderer.address import RendererAddress, find_free_port, read_address
from supervised.renderer.health import is_healthy
from supervised.renderer.process import RendererProcess
from supervised.renderer.setup import RendererSetupError
from supervised.renderer.supervisor import DRAIN_S, START_GRACE_S

LOOPBACK = "127.0.0.1"
_ASK_EVERY_S = 0.1


@contextmanager
def temporary_renderer(settings: Settings) -> Iterator[RendererAddress]:
    """Yield the address of a renderer of the build on the disk, ready to answer.

    A renderer that is already running is left alone, because it may be of an older build. Raises RendererSetupError if
    there is no bundle or the renderer does not answer.
    """
    address = read_address(f"http://{LOOPBACK}:{find_free_port(LOOPBACK)}")
    setup = renderer_setup(settings, address)
    setup.check()
    child = RendererProcess(setup)
    try:
        _await_health(child, address)
        yield address
    finally:
        child.drain(DRAIN_S)


def _await_health(child: RendererProcess, address: RendererAddress) -> None:
    while not is_healthy(address):
        status = child.wait(_ASK_EVERY_S)
        if status is not None:
            raise RendererSetupError(f"The renderer ended with status {status} before it answered.")
        if child.age_s > START_GRACE_S:
            raise RendererSetupError(f"The renderer did not answer within {START_GRACE_S:g} s.")
