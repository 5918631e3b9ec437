"""Ready replies for the datasets of pages as CSV files."""

from app.content.snapshots.download_files import DownloadAddress
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.page_store.stored_page import content_hash
from app.pages.replies.ready_reply import ReadyReply, prepare_reply
from app.web.response_headers import ASSET_HEADERS, CACHE_HASHED_ASSET, CACHE_PAGE, Header, stands_for

# `header=present`: the first line names the columns (RFC 4180, section 3).
CSV = "text/csv; charset=utf-8; header=present"


def csv_headers(filename: str, page_url: str, cache_control: str) -> list[Header]:
    """Return a dataset's own headers, without those for security. `page_url` is the whole URL of its page."""
    return [
        *stands_for(page_url),
        ("Content-Type", CSV),
        ("Content-Disposition", f'attachment; filename="{filename}"'),
        ("Cache-Control", cache_control),
    ]


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
    cache_control = CACHE_PAGE if is_lasting else CACHE_HASHED_ASSET
    headers = [*ASSET_HEADERS, *csv_headers(download.filename, page_url, cache_control)]
    return prepare_reply(
        {"identity": download.body, "br": download.br, "gzip": download.gzip},
        etag_stem=content_hash(download.body),
        headers=headers,
    )
