"""Ready replies for the datasets of pages as CSV files."""

from app.content.snapshots.download_files import DownloadAddress
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.page_store.stored_page import content_hash
from app.pages.replies.ready_reply import ReadyReply, prepare_reply
from app.web.response_headers import ASSET_HEADERS, CACHE_HASHED_ASSET, CACHE_PAGE, Header, stands_for

# `header=present`: the first line names the columns (RFC 4180, section 3).
CSV = "text/csv; charset=utf-8; header=present"


def csv_headers(filename: str, page_url: str, cache_control: str) -> list[Header]:
    """Return what a dataset says of itself beside what protects it. `page_url` is whole: of the page it is of."""
    return [
        *stands_for(page_url),
        ("Content-Type", CSV),
        ("Content-Disposition", f'attachment; filename="{filename}"'),
        ("Cache-Control", cache_control),
    ]


def download_reply(snapshot: ContentSnapshot, path: str, page_url: str) -> ReadyReply | None:
    """Return the reply of a dataset's address, None where there is none. `page_url` is whole: of the page it is of.

    What an address of certain bytes answers never changes; the lasting one answers what is there now.
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
