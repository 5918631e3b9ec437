"""Puts the page room together: one object of each kind per app."""

from dataclasses import dataclass

from app.configuration.settings import Settings
from app.content.store import ContentStore
from app.pages.cards.drawer import CardDrawer
from app.pages.front.front import Front, WsgiApp
from app.pages.front.front_log import FrontLog
from app.pages.front.load_replies import FrontReplies
from app.pages.page_store.current_content import CurrentContent
from app.pages.page_store.filler import StoreFiller
from app.pages.page_store.store import PageStore
from app.pages.rendering.client import RendererClient
from app.pages.views.finder import PageFinder
from app.pages.views.live_cache import LiveCache
from app.pages.views.live_pages import LivePages
from app.pages.views.rejected_forms import RejectedForms
from app.pages.views.screens import StatusScreens
from app.web.response_headers import security_headers

EXTENSION = "pages"
LOCK_FILE = "build.lock"
CARDS_LOCK_FILE = "cards.lock"


@dataclass(frozen=True)
class PageServices:
    """The parts that others use: routes, forms, commands, checks and the server."""

    current: CurrentContent
    store: PageStore
    renderer: RendererClient
    patient_renderer: RendererClient
    screens: StatusScreens
    finder: PageFinder
    live: LivePages
    rejected_forms: RejectedForms
    filler: StoreFiller
    card_drawer: CardDrawer
    stale_limit_s: float


def create_page_services(settings: Settings, content: ContentStore) -> PageServices:
    """Build the services. Nothing is read, connected or started here."""
    current = CurrentContent(content)
    store = PageStore(settings.page_store_dir)
    renderer = RendererClient(settings)
    patient = RendererClient(settings, patient=True)
    lock_file = settings.page_store_dir / LOCK_FILE
    screens = StatusScreens(store, current)
    return PageServices(
        current=current,
        store=store,
        renderer=renderer,
        patient_renderer=patient,
        screens=screens,
        finder=PageFinder(
            store,
            renderer,
            stale_limit_s=settings.page_stale_limit_s,
            wait_s=settings.renderer_connect_timeout_s + settings.renderer_read_timeout_s,
        ),
        live=LivePages(RendererClient(settings), LiveCache(), screens),
        rejected_forms=RejectedForms(current, renderer),
        filler=StoreFiller(current=current, store=store, renderer=patient, lock_file=lock_file),
        card_drawer=CardDrawer(
            current=current,
            folder=settings.cards_dir,
            bundle=settings.cards_bundle,
            lock_file=settings.page_store_dir / CARDS_LOCK_FILE,
        ),
        stale_limit_s=settings.page_stale_limit_s,
    )


def create_front(app: WsgiApp, settings: Settings, services: PageServices) -> Front:
    """Build the front above a WSGI app."""
    common = security_headers(settings)
    replies = FrontReplies(settings, current=services.current, store=services.store, common=common)
    return Front(
        app,
        load_replies=replies.load,
        allowed_hosts=settings.allowed_host_names,
        log=FrontLog(enabled=settings.log_level in {"debug", "info"}),
        common=common,
    )
