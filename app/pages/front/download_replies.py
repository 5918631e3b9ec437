"""Ready replies for the datasets of pages as CSV files."""

from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_file import DownloadAddress
from app.pages.replies.ready_reply import ReadyReply
from app.pages.replies.text_reply import packed_text
from app.web.response_headers import CACHE_HASHED_ASSET, CACHE_PAGE, stands_for

# `header=present`: the first line names the columns (RFC 4180, section 3).
CSV = "text/csv; charset=utf-8; header=present"


def download_reply(snapshot: ContentSnapshot, path: str, page_url: str) -> ReadyReply | None:
    """Return the reply of a dataset's address, None if there is none.

    `page_url` is the whole URL of the dataset's page. An address with a digest always answers the same bytes; the
    lasting address answers the current ones.
    """
    try:
        download = snapshot.download(path)
    except KeyError:
        return None
    is_lasting = DownloadAddress.of(path).digest is None
    named = ("Content-Disposition", f'attachment; filename="{download.filename}"')
    cache_control = CACHE_PAGE if is_lasting else CACHE_HASHED_ASSET
    return packed_text(download.body, CSV, more=[*stands_for(page_url), named], cache_control=cache_control)
