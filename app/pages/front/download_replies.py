"""Ready replies for the datasets of pages as CSV files."""

from app.content.snapshots.download_files import DownloadAddress
from app.content.snapshots.snapshot import ContentSnapshot
from app.http.response_headers import ASSET_HEADERS, CACHE_HASHED_ASSET, CACHE_PAGE, stands_for
from app.pages.page_store.stored_page import content_hash
from app.pages.replies.ready_reply import ReadyReply, prepare_reply

# `header=present`: the first line names the columns (RFC 4180, section 3).
CSV = "text/csv; charset=utf-8; header=present"


def download_reply(snapshot: ContentSnapshot, path: str, page_url: str) -> ReadyReply | None:
    """Return the reply of a dataset's address, None where there is none. `page_url` is whole: of the page it is of.

    What an address of certain bytes answers never changes; the lasting one answers what is there now.
    """
    try:
        download = snapshot.download(path)
    except KeyError:
        return None
    is_lasting = DownloadAddress.of(path).digest is None
    headers = [
        *ASSET_HEADERS,
        *stands_for(page_url),
        ("Content-Type", CSV),
        ("Content-Disposition", f'attachment; filename="{download.filename}"'),
        ("Cache-Control", CACHE_PAGE if is_lasting else CACHE_HASHED_ASSET),
    ]
    return prepare_reply(
        {"identity": download.body, "br": download.br, "gzip": download.gzip},
        etag_stem=content_hash(download.body),
        headers=headers,
    )
