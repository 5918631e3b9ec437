"""Pictures for words: upload one, and show it in the form. A draft names a picture by its file."""

from http import HTTPStatus

from flask import Blueprint, Response, request
from typing_extensions import TypedDict
from werkzeug.exceptions import NotFound

from app.content.limited_process import NoPlaceError
from app.content.pictures.convert_apart import PictureRefusedError, cleaned_apart
from app.content.pictures.picture_folder import (
    FOLDER,
    PICTURE_TYPES,
    UPLOAD_TYPE,
    PictureFolder,
    digest_in_upload,
    uploaded_name,
)
from app.content.snapshots.variant import content_files
from app.desk.editions.services import DeskServices
from app.desk.publishing.uploads import find_upload, store_upload
from app.members.replies import staff_blueprint
from app.web.access import Access
from app.web.api_view import AcceptedBody, api_view
from app.web.errors import error_reply, later_reply

PICTURE = AcceptedBody(tuple(dict.fromkeys(PICTURE_TYPES.values())), 12 * 1024 * 1024)
BUSY = "The server is busy with other pictures. Please try again in a moment."
RETRY_AFTER_S = 5


class UploadedPictureReply(TypedDict):
    """The name of an uploaded picture in the words of a section."""

    file: str


def create_picture_routes(services: DeskServices) -> Blueprint:
    """Return the blueprint."""
    routes = staff_blueprint("staff_pictures")

    @routes.post("/api/pictures")
    @api_view(Access.STAFF, 422, 429, status=HTTPStatus.CREATED, accepts=PICTURE)
    def upload_picture() -> UploadedPictureReply:
        """Upload a picture for words; it is kept for a week, or as long as an edition names it."""
        cleaned = cleaned_apart(request.get_data(cache=False))
        digest = store_upload(cleaned, services.this_actor().name, services.publishing.now())
        # Convert it now, while somebody waits for one picture: a preview then finds it ready.
        PictureFolder(services.publishing.pictures_dir).keep(digest, cleaned)
        return {"file": uploaded_name(digest)}

    @routes.get("/api/pictures/<path:file>")
    @api_view(Access.STAFF, 404, replies={200: UPLOAD_TYPE})
    def show_picture(file: str) -> Response:
        """Show a picture by its name in the words."""
        digest = digest_in_upload(file)
        if digest is not None:
            data, media_type = find_upload(digest), UPLOAD_TYPE
        else:
            data, media_type = _of_folder(services, file)
        if data is None:
            raise NotFound
        return Response(data, content_type=media_type)

    @routes.errorhandler(PictureRefusedError)
    def refuse(error: PictureRefusedError) -> Response:
        return error_reply(HTTPStatus.UNPROCESSABLE_ENTITY, f"The file {error}.")

    @routes.errorhandler(NoPlaceError)
    def ask_later(_error: NoPlaceError) -> Response:
        return later_reply(HTTPStatus.TOO_MANY_REQUESTS, BUSY, RETRY_AFTER_S)

    return routes


def _of_folder(services: DeskServices, name: str) -> tuple[bytes | None, str]:
    """Return a picture of the content folder; only names in that folder are found."""
    folder = services.publishing.content_dir / FOLDER
    known = {file.name: file for file in content_files(services.publishing.content_dir) if file.parent == folder}
    if name not in known:
        return None, ""
    return known[name].read_bytes(), PICTURE_TYPES[known[name].suffix]
