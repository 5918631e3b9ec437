"""Every public GET that the front did not answer: policy, then store, renderer, stale copy or 503."""

from http import HTTPStatus
from typing import Any

from flask import Blueprint, Flask, Response, request
from werkzeug.routing import BaseConverter

from app.configuration.settings import Settings
from app.content.known_paths import COMPARISON_PATH, page_of_twin, twin_path
from app.content.models.base import is_page_path
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.context import EXTENSION, PagesContext, create_front
from app.pages.dynamic_addresses import given_parameters, has_meaning, list_parameters, searched_text
from app.pages.path_policy import PathIndex, PermanentRedirect, decide_page, location_with_query_string
from app.pages.replies.ready_reply import page_headers, page_reply
from app.pages.replies.send_document import send_ready
from app.pages.replies.text_reply import has_twin, twin_reply
from app.pages.share_images.routes import create_share_image_routes
from app.pages.suggestions import create_suggestion_routes
from app.pages.views.dynamic_pages import DynamicPages
from app.pages.views.finder import FoundPage, PageFinder
from app.pages.views.screens import StatusScreens
from app.pages.well_known_files import create_well_known_routes
from app.web.access import Access, open_to
from app.web.api_paths import NOT_API_PATTERN
from app.web.request_log import current_request_id
from app.web.response_headers import CACHE_PAGE, CACHE_REDIRECT, CACHE_STALE_PAGE, NO_STORE


class AnyPathConverter(BaseConverter):
    """Matches everything after the first slash, also nothing and further slashes, except the paths of the API."""

    regex = NOT_API_PATTERN
    part_isolating = False


def register_pages(app: Flask, settings: Settings, context: PagesContext) -> None:
    """Give the app the routes of the room, and put the front above it."""
    app.extensions[EXTENSION] = context
    app.url_map.merge_slashes = False
    app.url_map.converters["any_path"] = AnyPathConverter
    app.register_blueprint(create_well_known_routes(context.current, settings.public_origin, settings.client_dist_dir))
    app.register_blueprint(create_suggestion_routes(context.current))
    app.register_blueprint(create_share_image_routes(context.current, settings.client_dist_dir))
    app.register_blueprint(create_page_routes(context, settings.public_origin))
    setattr(app, "wsgi_app", create_front(app.wsgi_app, settings, context))  # noqa: B010


def create_page_routes(context: PagesContext, origin: str) -> Blueprint:
    """Return the blueprint with the catch-all page route. `origin` has no slash at its end."""
    routes = Blueprint("pages", __name__)
    current, finder, screens = context.current, context.finder, context.screens

    @routes.get("/<any_path:path>", provide_automatic_options=False)
    @open_to(Access.EVERYONE)
    def page(path: str) -> Response:
        raw_path = requested_path(request.environ)
        snapshot = current.snapshot()
        if snapshot is None:
            return _answer_without_content(raw_path, finder, screens)
        index = current.path_index(snapshot)
        decision = decide_page(raw_path, index)
        page_path = page_of_twin(raw_path)
        if decision is None and page_path is not None:
            if has_twin(snapshot, page_path):
                # Twins are of stored pages: what answers a query is the page alone.
                if has_meaning(raw_path, request.environ.get("QUERY_STRING", "")):
                    return _redirect(page_path, snapshot)
                return _answer_twin(snapshot, page_path, context, origin)
            decision = _moved_twin(snapshot, page_path, index)
        if decision is None:
            # The front hands out the files of a snapshot. Without the snapshot nobody knows which there are.
            is_known = snapshot.file.exists()
            return screens.show(HTTPStatus.NOT_FOUND if is_known else HTTPStatus.SERVICE_UNAVAILABLE)
        if isinstance(decision, PermanentRedirect):
            return _redirect(decision.target, snapshot)
        return _answer_query_string(snapshot, decision, context.dynamic) or _answer_page(
            snapshot, decision, finder, screens
        )

    return routes


def requested_path(environ: dict[str, Any]) -> str:
    """Return the path as it was sent, undecoded, without query string."""
    raw: str = environ.get("RAW_URI") or environ.get("REQUEST_URI") or ""
    path = raw.partition("?")[0]
    return path if path.startswith("/") else str(environ["PATH_INFO"])


def _answer_query_string(snapshot: ContentSnapshot, path: str, dynamic: DynamicPages) -> Response | None:
    """Answer a query string that has a meaning; None if the stored page answers."""
    query_string = request.environ.get("QUERY_STRING", "")
    if path == COMPARISON_PATH:
        return dynamic.show_comparison(snapshot, query_string)
    searched = searched_text(path, query_string)
    if searched:
        return dynamic.show_search(snapshot, searched)
    given = given_parameters(path, query_string)
    if given:
        return dynamic.show_answer(snapshot, path, given)
    wanted = list_parameters(path, query_string)
    return None if wanted.is_stored(snapshot.list_pages) else dynamic.show_list(snapshot, wanted)


def _redirect(target: str, snapshot: ContentSnapshot) -> Response:
    # A query string may be about a person or their money: no cache keeps it.
    query_string = request.environ.get("QUERY_STRING", "")
    location, url = location_with_query_string(target, query_string), snapshot.ledger.get(target)
    is_private = bool(query_string) or (url is not None and url.state == "private")
    cache_control = NO_STORE if is_private else CACHE_REDIRECT
    return Response(status=HTTPStatus.MOVED_PERMANENTLY, headers={"Location": location, "Cache-Control": cache_control})


def _moved_twin(snapshot: ContentSnapshot, page_path: str, index: PathIndex) -> PermanentRedirect | None:
    """Return where the twin of a moved page is, None if the page has not moved or has no twin there."""
    decision = decide_page(page_path, index)
    target = decision.target.partition("#")[0] if isinstance(decision, PermanentRedirect) else ""
    return PermanentRedirect(twin_path(target)) if has_twin(snapshot, target) else None


def _answer_page(snapshot: ContentSnapshot, path: str, finder: PageFinder, screens: StatusScreens) -> Response:
    found = finder.find(snapshot, path, request_id=current_request_id())
    if found is None:
        return screens.show(HTTPStatus.SERVICE_UNAVAILABLE)
    stands_in = has_meaning(path, request.environ.get("QUERY_STRING", ""))
    return _send(found, NO_STORE if stands_in or snapshot.ledger[path].state == "private" else CACHE_PAGE)


def _answer_twin(snapshot: ContentSnapshot, path: str, context: PagesContext, origin: str) -> Response:
    """Answer with the twin of a page that the front has not stored. The page is found in the usual way."""
    found = context.finder.find(snapshot, path, request_id=current_request_id())
    if found is None:
        return context.screens.show(HTTPStatus.SERVICE_UNAVAILABLE)
    cache_control = CACHE_STALE_PAGE if found.source == "stale" else CACHE_PAGE
    return send_ready(twin_reply(snapshot, path, found.page, origin, cache_control=cache_control))


def _answer_without_content(raw_path: str, finder: PageFinder, screens: StatusScreens) -> Response:
    """Answer without knowing which paths exist: a page that was once stored is shown, all else unavailable."""
    if not is_page_path(raw_path):
        return screens.show(HTTPStatus.NOT_FOUND)
    found = finder.find_stale(raw_path, not_version=None)
    return screens.show(HTTPStatus.SERVICE_UNAVAILABLE) if found is None else _send(found, NO_STORE)


def _send(found: FoundPage, cache_control: str) -> Response:
    """Send a page. Caches must ask again each time for a stale copy of a cacheable one."""
    stale = found.source == "stale"
    headers = page_headers(found.source, CACHE_STALE_PAGE if stale and cache_control == CACHE_PAGE else cache_control)
    reply = send_ready(page_reply(found.page, headers))
    if stale:
        reply.headers["Age"] = str(found.age_s)
    return reply
