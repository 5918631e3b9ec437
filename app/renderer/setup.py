"""The settings that are passed to the renderer and its supervisor."""

from app.configuration.settings import Settings
from supervised.renderer.address import RendererAddress
from supervised.renderer.setup import RendererSetup


def renderer_setup(settings: Settings, address: RendererAddress) -> RendererSetup:
    """Return the set-up of the renderer of `settings` at `address`."""
    return RendererSetup(
        address=address,
        bundle=settings.renderer_bundle,
        client_dist_dir=settings.client_dist_dir,
        pid_file=settings.renderer_pid_file,
        log_level=settings.log_level,
    )
