"""How mail of queries fares, as the dashboard's JSON."""

from collections.abc import Sequence

from app.leads.records import utc_iso
from app.outbox.condition import MailCondition
from app.outbox.records import DeadLetter

SHOWN_DEAD_LETTERS = 20


def mail_as_json(condition: MailCondition, dead_letters: Sequence[DeadLetter]) -> dict[str, object]:
    """Return the notice above the three cards."""
    seen_at = condition.last_seen_at
    return {
        "configured": condition.state != "off",
        "state": condition.state,
        "waiting": condition.waiting,
        "oldestWaitingMinutes": condition.oldest_waiting_minutes,
        "lastSeenAt": None if seen_at is None else utc_iso(seen_at),
        "deadTotal": condition.dead_letters,
        "deadLetters": [
            {
                "_id": letter.id,
                "queryId": letter.lead_id,
                "kind": letter.section.value,
                "createdAt": utc_iso(letter.query_at),
                "failedAt": utc_iso(letter.failed_at),
                "attempts": letter.attempts,
                "reason": letter.reason,
            }
            for letter in dead_letters
        ],
    }
