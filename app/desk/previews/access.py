"""Finds the edition that a preview's address shows, as long as it may be shown."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta

from flask import request

from app.content.snapshots.snapshot import ContentSnapshot
from app.desk.previews.tokens import Preview, PreviewTokens, UnknownPreviewError
from app.desk.publishing.records import OPEN_STATES, EditionRecord, State
from app.desk.publishing.services import PublishingServices
from app.desk.publishing.store import find_edition
from app.pages.views.live_cache import Busy
from app.web.throttle.addresses import TrustedProxies
from app.web.throttle.throttle import CountsError, Limit, LimitReachedError, Throttle

LIMIT = Limit("preview", 120, 60)
"""One view takes three requests: the overview, and two pages in frames."""


class PreviewEndedError(Exception):
    """The draft is gone or its link has ended. `page_path` is the path of the published page."""

    def __init__(self, heading: str, text: str, page_path: str | None) -> None:
        super().__init__(heading)
        self.heading, self.text, self.page_path = heading, text, page_path


class TooManyLooksError(Exception):
    """The network address has reached its limit for this minute; `retry_after_s` is in whole seconds."""

    def __init__(self, retry_after_s: int) -> None:
        super().__init__("too many looks")
        self.retry_after_s = retry_after_s


@dataclass(frozen=True)
class Opened:
    """A preview that may be shown: its edition, the name of its subject, and the content it is drawn with."""

    preview: Preview
    edition: EditionRecord
    title: str
    snapshot: ContentSnapshot


class PreviewAccess:
    """Reads tokens, counts views, finds editions. `snapshot` returns the content in use, or None."""

    def __init__(
        self,
        tokens: PreviewTokens,
        publishing: PublishingServices,
        snapshot: Callable[[], ContentSnapshot | None],
        throttle: Throttle,
        proxies: TrustedProxies,
    ) -> None:
        self._tokens = tokens
        self._publishing = publishing
        self._snapshot = snapshot
        self._throttle = throttle
        self._proxies = proxies

    def open(self, token: str) -> Opened:
        """Return what the token of this request shows.

        Raises UnknownPreviewError, TooManyLooksError, PreviewEndedError, Busy, SnapshotGone, SQLAlchemyError.
        """
        preview = self._tokens.read(token)
        self._count_look()
        edition, snapshot = find_edition(preview.edition_id), self._snapshot()
        if edition is None:
            raise UnknownPreviewError
        if snapshot is None:
            raise Busy("there is no content")
        title, page_path = _known(snapshot, edition)
        if preview.ends_at <= self._publishing.now():
            raise PreviewEndedError("This link has ended", "It was made for seven days. Ask for a new one.", page_path)
        if edition.previews_ended_at is not None and preview.made_at <= edition.previews_ended_at:
            raise PreviewEndedError("This link was ended", "A member of the firm ended it.", page_path)
        if edition.state not in OPEN_STATES:
            raise _over(edition, page_path)
        if edition.changed_at - preview.saved_at >= timedelta(milliseconds=1):
            text = "The draft was changed after this link was made. Ask for a new one."
            raise PreviewEndedError("There is a newer draft", text, page_path)
        return Opened(preview, edition, title, snapshot)

    def _count_look(self) -> None:
        address = self._proxies.visitor_address(request.remote_addr, request.headers.get("X-Forwarded-For"))
        try:
            self._throttle.hit(LIMIT, address)
        except CountsError:
            raise Busy("looks cannot be counted") from None
        except LimitReachedError as error:
            raise TooManyLooksError(error.retry_after_s) from None


def _known(snapshot: ContentSnapshot, edition: EditionRecord) -> tuple[str, str | None]:
    try:
        subject = snapshot.desk_subject(edition.kind, edition.subject)
    except KeyError:
        return edition.subject, None
    return subject.title, subject.page


def _over(edition: EditionRecord, page_path: str | None) -> PreviewEndedError:
    if edition.state is State.PUBLISHED:
        return PreviewEndedError("Published since", "This draft has been published.", page_path)
    return PreviewEndedError("Discarded", "This draft no longer exists.", page_path)
