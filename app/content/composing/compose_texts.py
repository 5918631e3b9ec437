"""What programs read of the public pages: their Markdown twins, the list of them, the feed."""

from collections.abc import Sequence

from app.content.blocks.strategy.factsheet_head import FactsheetHeadBlock
from app.content.documents.feed import ATOM, atom_feed
from app.content.documents.llms import llms_text
from app.content.documents.markdown_twin import MARKDOWN, markdown_twin
from app.content.documents.public_page import PublicPage
from app.content.live_paths import FEED_PATH, LLMS_PATH, twin_path
from app.content.markdown.page import MarkdownPage
from app.content.models.site import SiteDocument
from app.content.snapshots.snapshot_file import TextFile

_UTF8 = "; charset=utf-8"


def compose_texts(pages: Sequence[PublicPage], site: SiteDocument, origin: str) -> dict[str, TextFile]:
    """Return each text by its path. `origin` has no slash at its end."""
    if not pages:
        return {}
    twins = {twin_path(page.path): _twin(page, site, origin) for page in pages}
    listed = llms_text(pages, site, origin).encode()
    return {
        **twins,
        LLMS_PATH: TextFile(listed, f"text/plain{_UTF8}", None),
        FEED_PATH: TextFile(atom_feed(pages, site, origin), ATOM + _UTF8, None),
    }


def _twin(page: PublicPage, site: SiteDocument, origin: str) -> TextFile:
    head = next((block for block in page.document.blocks if isinstance(block, FactsheetHeadBlock)), None)
    told = MarkdownPage(
        url=origin + page.path,
        origin=origin,
        updated_on=page.updated_on,
        figures_as_on=None if head is None else head.as_on,
        figures_age=None if head is None else head.age,
        site=site,
    )
    return TextFile(markdown_twin(page.document, told).encode(), MARKDOWN + _UTF8, page.path)
