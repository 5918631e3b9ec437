"""Ready replies for texts that programs read."""

from collections.abc import Sequence

from flask import Response, request

from app.content.known_paths import LLMS_PATH, MARKDOWN
from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_file import DownloadAddress
from app.pages.page_store.stored_page import StoredPage, content_hash, encode_document
from app.pages.replies.ready_reply import ReadyReply, prepare_reply
from app.web.response_headers import ASSET_HEADERS, CACHE_HASHED_ASSET, CACHE_PAGE, NOT_INDEXED, Header, stands_for

# `header=present`: the first line names the columns (RFC 4180, section 3).
CSV = "text/csv; charset=utf-8; header=present"


def packed_text(
    body: bytes, media_type: str, *, more: Sequence[Header] = (), cache_control: str = CACHE_PAGE
) -> ReadyReply:
    """Return the reply of a text in UTF-8. It is compressed at the first request: few texts are ever asked for."""
    return prepare_reply(
        {"identity": body, "br": encode_document(body, "br", "quick"), "gzip": encode_document(body, "gzip", "quick")},
        etag_stem=content_hash(body),
        headers=[*ASSET_HEADERS, *more, ("Content-Type", media_type), ("Cache-Control", cache_control)],
    )


def has_twin(snapshot: ContentSnapshot, path: str) -> bool:
    """Return whether a page has a Markdown twin: it is furnished, public and stored."""
    return path in snapshot.paths and snapshot.ledger[path].state == "furnished"


def twin_reply(
    snapshot: ContentSnapshot, path: str, page: StoredPage, origin: str, *, cache_control: str = CACHE_PAGE
) -> ReadyReply:
    """Return the reply of a page's twin, made from the stored page. `origin` has no slash at its end."""
    # Two parsers of HTML, loaded with the first twin that is asked for.
    from app.pages.replies.markdown_twin import markdown_twin  # noqa: PLC0415

    url = origin + path
    twin = markdown_twin(page.html, url, snapshot.updated_on[path], snapshot.site)
    return packed_text(twin.encode(), f"{MARKDOWN}; charset=utf-8", more=stands_for(url), cache_control=cache_control)


def list_reply(snapshot: ContentSnapshot) -> ReadyReply | None:
    """Return the reply of the list of twins, None if there is none."""
    try:
        return packed_text(snapshot.text(LLMS_PATH), "text/plain; charset=utf-8")
    except KeyError:
        return None


def download_reply(snapshot: ContentSnapshot, path: str, page_url: str) -> ReadyReply | None:
    """Return the reply of a dataset's path, None if there is none.

    `page_url` is the whole URL of the dataset's page. A path with a digest always answers the same bytes; the
    lasting path answers the current ones. Search engines index the page instead, and a sample nowhere.
    """
    try:
        download = snapshot.download(path)
    except KeyError:
        return None
    about = [NOT_INDEXED] if download.is_sample else stands_for(page_url)
    is_lasting = DownloadAddress.of(path).digest is None
    named = ("Content-Disposition", f'attachment; filename="{download.filename}"')
    cache_control = CACHE_PAGE if is_lasting else CACHE_HASHED_ASSET
    return packed_text(download.body, CSV, more=[*about, named], cache_control=cache_control)


def cacheable_text(text: str, media_type: str, cache_control: str) -> Response:
    """Return the reply to the current request: the text, or 304 where the client has it."""
    body = text.encode()
    response = Response(body, content_type=media_type, headers={"Cache-Control": cache_control})
    response.set_etag(content_hash(body))
    response.make_conditional(request)
    return response
