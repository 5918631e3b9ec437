"""What is missing before the launch, as the snapshot keeps it and staff are told; and what the settings lack of it."""

from collections.abc import Sequence
from typing import Literal

from typing_extensions import TypedDict


class LaunchGap(TypedDict):
    """One kind of thing that only the firm can supply, and what of it is missing.

    `entered` says where, in words. `section` and `subject` lead there in the panel: a section alone lists its
    subjects; both are null for what is no part of the panel.
    """

    title: str
    missing: list[str]
    entered: str
    section: Literal["words", "figures"] | None
    subject: str | None


_NOBODY_TOLD: LaunchGap = {
    "title": "Somebody who is told by mail of each query",
    "missing": ["No address is set"],
    "entered": "the machine's settings, by whoever runs it: NOTIFY_EMAIL is who is told, SMTP_URL the mail server",
    "section": None,
    "subject": None,
}


def with_settings(gaps: Sequence[LaunchGap], *, sends_mail: bool) -> list[LaunchGap]:
    """Return what is missing of content and settings together."""
    return [*gaps] if sends_mail else [*gaps, _NOBODY_TOLD]
