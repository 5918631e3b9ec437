"""Ready replies for the datasets of pages as CSV files."""

import gzip

import brotli

from app.content.snapshots.snapshot import ContentSnapshot
from app.http.response_headers import ASSET_HEADERS, CACHE_PAGE
from app.pages.negotiation import Encoding
from app.pages.page_store.stored_page import content_hash
from app.pages.replies.ready_reply import ReadyReply, in_memory, prepare_reply

# `header=present`: the first line names the columns (RFC 4180, section 3).
CSV = "text/csv; charset=utf-8; header=present"


def download_replies(snapshot: ContentSnapshot) -> dict[str, ReadyReply]:
    """Return replies by address for every dataset of the snapshot."""
    return {path: _reply(download.body, download.filename) for path, download in snapshot.downloads()}


def _reply(body: bytes, filename: str) -> ReadyReply:
    headers = [
        *ASSET_HEADERS,
        ("Content-Type", CSV),
        ("Content-Disposition", f'attachment; filename="{filename}"'),
        ("Cache-Control", CACHE_PAGE),
    ]
    encoded: dict[Encoding, bytes] = {
        "identity": body,
        "br": brotli.compress(body, quality=9),
        "gzip": gzip.compress(body, mtime=0),
    }
    bodies = {encoding: in_memory(data) for encoding, data in encoded.items()}
    return prepare_reply(bodies, etag_stem=content_hash(body), headers=headers)
