"""What waits for the approval of the member who looks, as the dashboard's JSON."""

from collections.abc import Callable
from typing import get_args

from typing_extensions import TypedDict

from app.content.editions.published import Kind
from app.http.wire_values import Moment, utc_iso_or_none
from app.publishing.records import EditionRecord, State
from app.publishing.store import open_editions
from app.staff.signing_in.session import SignedInMember


class WaitingEdition(TypedDict):
    """A proposed edition, by its kind, subject and id."""

    kind: Kind
    subject: str
    title: str
    edition: str
    proposedBy: str | None
    proposedAt: Moment | None


def waiting_as_json(member: SignedInMember, title_of: Callable[[Kind, str], str]) -> list[WaitingEdition]:
    """Return the editions this member can bring nearer to their publication, the longest waiting first."""
    if not member.member.may_approve:
        return []
    opened = [edition for kind in get_args(Kind) for edition in open_editions(kind).values()]
    waiting = [edition for edition in opened if edition.state is State.PROPOSED and _can_help(member, edition)]
    return [
        {
            "kind": edition.kind,
            "subject": edition.subject,
            "title": title_of(edition.kind, edition.subject),
            "edition": edition.id,
            "proposedBy": edition.proposed_by,
            "proposedAt": utc_iso_or_none(edition.proposed_at),
        }
        for edition in sorted(waiting, key=lambda edition: str(edition.proposed_at))
    ]


def _can_help(member: SignedInMember, edition: EditionRecord) -> bool:
    """Tell whether it is not approved by this one already, and not all its own work."""
    is_own = set(edition.authors) == {member.email} and edition.again_of is None
    return member.email not in edition.approvals and not is_own
