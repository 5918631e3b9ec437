"""Answers `/cards/…` for a card that a page names and that is not drawn yet. The front hands out drawn cards."""

from http import HTTPStatus
from pathlib import Path

from flask import Blueprint, Response, abort

from app.content.live_paths import CARDS_PREFIX, card_digest
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.cards.card_folder import PNG, CardFolder
from app.pages.page_store.current_content import CurrentContent
from app.web.access import Access, open_to
from app.web.response_headers import NO_STORE

_HOME = "/"
_ICON = "icon-512.png"


def create_card_routes(current: CurrentContent, folder: CardFolder, client_dist_dir: Path) -> Blueprint:
    """Return the blueprint. If not even the home page's card is drawn, the client build's icon is shown."""
    routes = Blueprint("cards", __name__)

    @routes.get(f"{CARDS_PREFIX}<name>", provide_automatic_options=False)
    @open_to(Access.EVERYONE)
    def card(name: str) -> Response:
        snapshot = current.snapshot()
        digest = card_digest(f"{CARDS_PREFIX}{name}")
        if snapshot is None or digest not in snapshot.cards:
            abort(HTTPStatus.NOT_FOUND)
        picture = _any_picture(snapshot, folder, client_dist_dir / _ICON)
        if picture is None:
            abort(HTTPStatus.SERVICE_UNAVAILABLE)
        # The next request then finds the card itself.
        return Response(picture, content_type=PNG, headers={"Cache-Control": NO_STORE})

    return routes


def _any_picture(snapshot: ContentSnapshot, folder: CardFolder, icon: Path) -> bytes | None:
    """Return the picture of the whole site: the home page's card, else the icon, else None."""
    home = (folder.file(digest) for digest, path in snapshot.cards.items() if path == _HOME)
    for file in (*home, icon):
        try:
            return file.read_bytes()
        except OSError:
            continue
    return None
