"""What pages need of each other: one object of each kind per app."""

from app.configuration.settings import Settings
from app.content.content_store import ContentStore
from app.pages.current_content import CurrentContent
from app.pages.front.front import Front, WsgiApp
from app.pages.front.front_log import FrontLog
from app.pages.front.load_replies import FrontReplies
from app.pages.page_store.filler import StoreFiller
from app.pages.page_store.page_store import PageStore
from app.pages.rendering.client import RendererClient
from app.pages.share_images.drawer import ShareImageDrawer
from app.pages.views.dynamic_cache import DynamicCache
from app.pages.views.dynamic_pages import DynamicPages
from app.pages.views.finder import PageFinder
from app.pages.views.rejected_forms import RejectedForms
from app.pages.views.screens import StatusScreens
from app.web.response_headers import security_headers

EXTENSION = "pages"
LOCK_FILE = "build.lock"
SHARE_IMAGES_LOCK_FILE = "cards.lock"


class PagesContext:
    """The parts that others use: routes, forms, commands, checks and the server. Making them starts nothing."""

    def __init__(self, settings: Settings, content: ContentStore) -> None:
        store_dir = settings.page_store_dir
        self.stale_limit_s = settings.page_stale_limit_s
        self.current = CurrentContent(content)
        self.store = PageStore(store_dir)
        self.renderer = RendererClient(settings)
        self.patient_renderer = RendererClient(settings, patient=True)
        self.screens = StatusScreens(self.store, self.current)
        self.finder = PageFinder(
            self.store,
            self.renderer,
            stale_limit_s=self.stale_limit_s,
            wait_s=settings.renderer_connect_timeout_s + settings.renderer_read_timeout_s,
        )
        self.dynamic = DynamicPages(RendererClient(settings), DynamicCache(), self.screens)
        self.rejected_forms = RejectedForms(self.current, self.renderer)
        self.filler = StoreFiller(
            current=self.current, store=self.store, renderer=self.patient_renderer, lock_file=store_dir / LOCK_FILE
        )
        self.share_image_drawer = ShareImageDrawer(
            current=self.current,
            folder=settings.cards_dir,
            bundle=settings.share_images_bundle,
            lock_file=store_dir / SHARE_IMAGES_LOCK_FILE,
        )


def create_front(app: WsgiApp, settings: Settings, context: PagesContext) -> Front:
    """Build the front above a WSGI app."""
    common = security_headers(settings)
    return Front(
        app,
        load_replies=FrontReplies(settings, current=context.current, store=context.store, common=common).load,
        allowed_hosts=settings.allowed_host_names,
        log=FrontLog(enabled=settings.log_level in {"debug", "info"}),
        common=common,
    )
