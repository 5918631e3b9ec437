"""Who may approve an edition."""

from collections.abc import Collection
from enum import StrEnum


class ApprovalRefusedError(Exception):
    """This member may not take this step of this edition. The message says why."""


class Verdict(StrEnum):
    """The effect of one approval: the edition is complete, published by this member alone, or needs more approvals."""

    COMPLETE = "complete"
    ALONE = "alone"
    IN_PART = "in part"


def decide(
    authors: Collection[str | None],
    *,
    by: str,
    approved: Collection[str],
    approvers: Collection[str],
    needs_two: bool,
) -> Verdict:
    """Return the effect of a member's approval.

    `authors` are the last authors of all values that differ from the published ones, None for a value nobody typed.
    `approved` approved the same revision before; those without the permission no longer count. Each value needs an
    approver other than its author. Raises ApprovalRefusedError if the approval would change nothing.
    """
    if by not in approvers:
        raise ApprovalRefusedError("You may not approve. Ask a member who may.")
    before = set(approved) & set(approvers)
    open_before, still_open = _uncovered(authors, before), _uncovered(authors, before | {by})
    if not still_open:
        return Verdict.COMPLETE
    if not needs_two and set(approvers) == {by}:
        return Verdict.ALONE
    if open_before == still_open:
        raise ApprovalRefusedError("You entered this. Another member must approve it.")
    return Verdict.IN_PART


def _uncovered(authors: Collection[str | None], approved: Collection[str]) -> set[str | None]:
    return {author for author in authors if not any(name != author for name in approved)}
