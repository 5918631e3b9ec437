"""Answers `/cards/…` for an image that a page names and that is not drawn yet. The front hands out drawn ones."""

from http import HTTPStatus
from pathlib import Path

from flask import Blueprint, Response, abort

from app.content.known_paths import SHARE_IMAGES_PREFIX, share_image_digest
from app.pages.current_content import CurrentContent
from app.web.access import Access, open_to
from app.web.response_headers import NO_STORE

_ICON = "icon-512.png"


def create_share_image_routes(current: CurrentContent, client_dist_dir: Path) -> Blueprint:
    """Return the blueprint. Until the share image is drawn, the client build's icon is shown."""
    routes = Blueprint("share_images", __name__)

    @routes.get(f"{SHARE_IMAGES_PREFIX}<name>", provide_automatic_options=False)
    @open_to(Access.EVERYONE)
    def share_image(name: str) -> Response:
        snapshot = current.snapshot()
        icon = client_dist_dir / _ICON
        if (
            snapshot is None
            or share_image_digest(f"{SHARE_IMAGES_PREFIX}{name}") not in snapshot.share_images
            or not icon.is_file()
        ):
            abort(HTTPStatus.NOT_FOUND)
        # The next request then finds the share image itself.
        return Response(icon.read_bytes(), content_type="image/png", headers={"Cache-Control": NO_STORE})

    return routes
