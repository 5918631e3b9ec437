"""Ready replies for the texts about all pages that programs read: `/llms.txt`, the feed."""

from app.content.live_paths import FEED_PATH, LLMS_PATH
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.replies.ready_reply import ReadyReply
from app.pages.replies.text_reply import packed_text


def may_be_text(path: str) -> bool:
    """Tell whether programs may read something there."""
    return path in {LLMS_PATH, FEED_PATH}


def text_reply(snapshot: ContentSnapshot, path: str) -> ReadyReply | None:
    """Return the reply of a text's address, None where there is none."""
    try:
        text = snapshot.text(path)
    except KeyError:
        return None
    return packed_text(text.body, text.media_type)
