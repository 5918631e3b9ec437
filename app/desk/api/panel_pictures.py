"""Pictures for words: upload one, and show it in the form. A draft names a picture by its file."""

from http import HTTPStatus

from flask import Blueprint, Response, request
from typing_extensions import TypedDict
from werkzeug.exceptions import NotFound

from app.content.pictures.isolated_conversion import clean_isolated
from app.content.pictures.picture_folder import (
    FOLDER,
    PICTURE_TYPES,
    UPLOAD_TYPE,
    PictureFolder,
    digest_in_upload,
    uploaded_name,
)
from app.content.snapshots.folder_files import content_files
from app.desk.api.context import DeskContext
from app.desk.publishing.pictures import find_upload, store_upload
from app.web.access import Access
from app.web.api_view import AcceptedBody, api_view

PICTURE = AcceptedBody(tuple(dict.fromkeys(PICTURE_TYPES.values())), 12 * 1024 * 1024)


class UploadedPictureReply(TypedDict):
    """The name of an uploaded picture in the words of a section."""

    file: str


def add_panel_picture_routes(routes: Blueprint, context: DeskContext) -> None:
    """Add the routes of pictures."""

    @routes.post("/api/pictures")
    @api_view(Access.STAFF, 422, 429, status=HTTPStatus.CREATED, accepts=PICTURE)
    def upload_picture() -> UploadedPictureReply:
        """Upload a picture for words; it is kept for a week, or as long as an edition names it."""
        cleaned = clean_isolated(request.get_data(cache=False))
        digest = store_upload(cleaned, context.this_actor().email, context.publishing.now())
        # Convert it now, while somebody waits for one picture: a preview then finds it ready.
        PictureFolder(context.publishing.pictures_dir).keep(digest, cleaned)
        return {"file": uploaded_name(digest)}

    @routes.get("/api/pictures/<path:file>")
    @api_view(Access.STAFF, 404, replies={200: UPLOAD_TYPE})
    def show_picture(file: str) -> Response:
        """Show a picture by its name in the words."""
        digest = digest_in_upload(file)
        if digest is not None:
            data, media_type = find_upload(digest), UPLOAD_TYPE
        else:
            data, media_type = _of_folder(context, file)
        if data is None:
            raise NotFound
        return Response(data, content_type=media_type)


def _of_folder(context: DeskContext, name: str) -> tuple[bytes | None, str]:
    """Return a picture of the content folder; only names in that folder are found."""
    folder = context.publishing.content_dir / FOLDER
    known = {file.name: file for file in content_files(context.publishing.content_dir) if file.parent == folder}
    if name not in known:
        return None, ""
    return known[name].read_bytes(), PICTURE_TYPES[known[name].suffix]
