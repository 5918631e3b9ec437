"""Ready replies for what programs read: Markdown twins of pages, `/llms.txt`, the feed."""

from app.content.live_paths import FEED_PATH, LLMS_PATH, TWIN_SUFFIX
from app.content.snapshots.snapshot import ContentSnapshot
from app.http.response_headers import ASSET_HEADERS, CACHE_PAGE, stands_for
from app.pages.page_store.stored_page import content_hash, encode_document
from app.pages.replies.ready_reply import ReadyReply, prepare_reply


def may_be_text(path: str) -> bool:
    """Tell whether programs may read something there."""
    return path.endswith(TWIN_SUFFIX) or path in {LLMS_PATH, FEED_PATH}


def text_reply(snapshot: ContentSnapshot, path: str, origin: str) -> ReadyReply | None:
    """Return the reply of a text's address, None where there is none. `origin` has no slash at its end.

    It is packed when it is first asked for, a millisecond a text: few of them ever are.
    """
    try:
        text = snapshot.text(path)
    except KeyError:
        return None
    of_page = [] if text.page_path is None else stands_for(origin + text.page_path)
    return prepare_reply(
        {
            "identity": text.body,
            "br": encode_document(text.body, "br", "quick"),
            "gzip": encode_document(text.body, "gzip", "quick"),
        },
        etag_stem=content_hash(text.body),
        headers=[*ASSET_HEADERS, *of_page, ("Content-Type", text.media_type), ("Cache-Control", CACHE_PAGE)],
    )
