"""What only the firm can supply before the launch, as the dashboard's JSON."""

from collections.abc import Sequence

from typing_extensions import TypedDict

from app.content.snapshots.launch_gaps import LaunchGap, with_settings


class LaunchReply(TypedDict):
    """What is still missing, in the order in which staff go about it; empty where all is there."""

    gaps: list[LaunchGap]


def launch_as_json(gaps: Sequence[LaunchGap], *, sends_mail: bool) -> LaunchReply:
    """Return what the content lacks, and whether nobody is told of queries by mail."""
    return {"gaps": with_settings(gaps, sends_mail=sends_mail)}
