"""Replies are made when they are requested; those requested least give way."""

from app.pages.front.reply_cache import ENTRY_BYTES, ReplyCache
from app.pages.negotiation import Accepted
from app.pages.replies.ready_reply import ReadyReply, prepare_reply

BODY = b"x" * 1000
PLAIN: Accepted = ("identity",)
PACKED: Accepted = ("br", "gzip", "identity")


class Maker:
    """Makes a reply for every address that begins with /page, and notes each."""

    def __init__(self, body: bytes = BODY) -> None:
        self.made: list[str] = []
        self._body = body

    def make(self, path: str) -> ReadyReply | None:
        if not path.startswith("/page"):
            return None
        self.made.append(path)
        return prepare_reply({"identity": self._body}, etag_stem="a", headers=[])


def test_a_reply_is_made_once() -> None:
    maker = Maker()
    replies = ReplyCache(maker.make, limit_bytes=10 * (ENTRY_BYTES + len(BODY)))
    assert replies.get("/page", PLAIN) is replies.get("/page", PLAIN)
    assert replies.get("/other", PLAIN) is None
    assert maker.made == ["/page"]


def test_headers_count_as_well_and_the_least_recently_used_goes() -> None:
    maker = Maker()
    replies = ReplyCache(maker.make, limit_bytes=2 * (ENTRY_BYTES + len(BODY)))
    for path in ("/page-1", "/page-2", "/page-1", "/page-3", "/page-1", "/page-2"):
        assert replies.get(path, PLAIN) is not None
    assert maker.made == ["/page-1", "/page-2", "/page-3", "/page-2"]


def test_each_client_gets_its_encoding() -> None:
    reply = prepare_reply({"identity": b"plain", "br": b"packed"}, etag_stem="a", headers=[])
    replies = ReplyCache(lambda _path: reply, limit_bytes=10 * ENTRY_BYTES)
    for _ in range(2):
        assert replies.get("/page", PACKED) is reply.encodings["br"]
        assert replies.get("/page", PLAIN) is reply.encodings["identity"]
        assert replies.get("/page", ("gzip", "identity")) is reply.encodings["identity"]


def test_what_is_larger_than_the_limit_is_handed_out_and_not_kept() -> None:
    maker = Maker(body=b"x" * 10_000)
    replies = ReplyCache(maker.make, limit_bytes=ENTRY_BYTES)
    for _ in range(2):
        variant = replies.get("/page", PLAIN)
        assert variant is not None
        assert variant.body == b"x" * 10_000
    assert maker.made == ["/page", "/page"]
