"""Answers `/cards/…` for a card that a page names and that is not drawn yet. The front hands out drawn cards."""

from http import HTTPStatus
from pathlib import Path

from flask import Blueprint, Response, abort

from app.content.known_paths import CARDS_PREFIX, card_digest
from app.pages.page_store.current_content import CurrentContent
from app.web.access import Access, open_to
from app.web.response_headers import NO_STORE

_ICON = "icon-512.png"


def create_card_routes(current: CurrentContent, client_dist_dir: Path) -> Blueprint:
    """Return the blueprint. Until the card is drawn, the client build's icon is shown."""
    routes = Blueprint("cards", __name__)

    @routes.get(f"{CARDS_PREFIX}<name>", provide_automatic_options=False)
    @open_to(Access.EVERYONE)
    def card(name: str) -> Response:
        snapshot = current.snapshot()
        icon = client_dist_dir / _ICON
        if snapshot is None or card_digest(f"{CARDS_PREFIX}{name}") not in snapshot.cards or not icon.is_file():
            abort(HTTPStatus.NOT_FOUND)
        # The next request then finds the card itself.
        return Response(icon.read_bytes(), content_type="image/png", headers={"Cache-Control": NO_STORE})

    return routes
