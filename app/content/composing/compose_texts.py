"""What programs read of all public pages together: the list of their Markdown twins, the feed."""

from collections.abc import Sequence

from app.content.documents.feed import ATOM, atom_feed
from app.content.documents.llms import llms_text
from app.content.documents.public_page import PublicPage
from app.content.live_paths import FEED_PATH, LLMS_PATH
from app.content.models.site import SiteDocument
from app.content.snapshots.snapshot_file import TextFile

_UTF8 = "; charset=utf-8"


def compose_texts(pages: Sequence[PublicPage], site: SiteDocument, origin: str) -> dict[str, TextFile]:
    """Return each text by its path. `origin` has no slash at its end."""
    if not pages:
        return {}
    return {
        LLMS_PATH: TextFile(llms_text(pages, site, origin).encode(), f"text/plain{_UTF8}"),
        FEED_PATH: TextFile(atom_feed(pages, site, origin), ATOM + _UTF8),
    }
