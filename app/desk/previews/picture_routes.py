"""Serves `/pictures/…` that this machine has not converted yet: uploads of a draft rendered by another machine."""

from http import HTTPStatus
from pathlib import Path

from flask import Blueprint, Response, abort

from app.content.limited_process import ProcessBusyError
from app.content.pictures.picture_folder import PICTURES_PREFIX, PictureFolder, digest_in, media_type_of, variant_name
from app.desk.publishing.pictures import find_upload
from app.web.access import Access, open_to
from app.web.response_headers import CACHE_HASHED_ASSET


def create_picture_routes(pictures_dir: Path) -> Blueprint:
    """Return the blueprint. The front serves converted pictures before it."""
    routes, folder = Blueprint("pictures", __name__), PictureFolder(pictures_dir)

    @routes.get(f"{PICTURES_PREFIX}<name>", provide_automatic_options=False)
    @open_to(Access.EVERYONE)
    def picture(name: str) -> Response:
        if variant_name(f"{PICTURES_PREFIX}{name}") is None:
            abort(HTTPStatus.NOT_FOUND)
        digest = digest_in(name)
        if folder.find(digest) is None:
            data = find_upload(digest)
            if data is None:
                abort(HTTPStatus.NOT_FOUND)
            try:
                folder.keep(digest, data)
            except ProcessBusyError:
                abort(HTTPStatus.SERVICE_UNAVAILABLE)
        try:
            found = (pictures_dir / name).read_bytes()
        except FileNotFoundError:
            abort(HTTPStatus.NOT_FOUND)
        return Response(found, content_type=media_type_of(name), headers={"Cache-Control": CACHE_HASHED_ASSET})

    return routes
