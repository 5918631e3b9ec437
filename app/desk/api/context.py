"""What the desk needs from the rest of the app: members, publishing, and the published content."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.content.editions.published import DeskSubject, Kind
from app.content.errors import Fault
from app.content.snapshots.snapshot import ContentSnapshot
from app.database.storable_text import is_storable
from app.desk.publishing.context import PublishingContext
from app.desk.publishing.edition_store import find_edition
from app.desk.publishing.publication_rows import number_in_force
from app.desk.publishing.records import Actor, EditionRecord
from app.members.context import StaffContext
from app.members.signing_in.session import this_member
from app.web.errors import ApiError

NOT_HERE_YET = "This machine is still loading the newest publication. Please try again in a moment."
_LOOK_EVERY_S = 0.1


@dataclass(frozen=True)
class DeskContext:
    """`snapshot` returns the content in use; it raises ContentError if there is none.

    `content_faults` returns the faults of the folder as it is now; the last good content stays in use meanwhile.
    `patience_s` is how long a member waits for content that is being composed.
    """

    staff: StaffContext
    publishing: PublishingContext
    snapshot: Callable[[], ContentSnapshot]
    content_faults: Callable[[], Sequence[Fault]]
    patience_s: float = 10.0

    def subjects(self, kind: Kind) -> list[DeskSubject]:
        """Return all subjects of a kind. Raises ContentError or SnapshotGone while there is no content."""
        return self.snapshot().desk_subjects(kind)

    def subject(self, kind: Kind, subject: str) -> DeskSubject:
        """Return a subject. Raises ApiError 404 where there is none, ContentError or SnapshotGone without content."""
        try:
            return self.snapshot().desk_subject(kind, subject)
        except KeyError:
            raise ApiError(404, "There is nothing to edit under this name.") from None

    def subject_in_force(self, kind: Kind, subject: str) -> DeskSubject:
        """Return a subject with its newest publication. Raises as `subject`, and ApiError 503 if that takes long."""
        number, deadline_s = number_in_force(kind, subject), time.monotonic() + self.patience_s
        while (found := self.subject(kind, subject)).number != number:
            if time.monotonic() >= deadline_s:
                raise ApiError(503, NOT_HERE_YET)
            time.sleep(_LOOK_EVERY_S)
        return found

    def this_actor(self) -> Actor:
        """Return the member and network address of this request."""
        member = this_member()
        return Actor(member.email, self.staff.ip_address_of_request(), member.name)


def edition_or_404(edition_id: str) -> EditionRecord:
    """Return an edition. Raises ApiError 404."""
    found = find_edition(edition_id) if is_storable(edition_id) else None
    if found is None:
        raise ApiError(404, "There is no such edition.")
    return found
