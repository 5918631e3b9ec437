"""Publishes scheduled editions once their moment has come."""

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.content.editions.findings import Finding
from app.content.snapshots.composing_process import ComposerFailed
from app.desk.api.places import place_in_words
from app.desk.publishing.context import PublishingContext
from app.desk.publishing.edition_store import due_editions
from app.desk.publishing.lifecycle import EditionFaultyError, publish_scheduled, refuse
from app.desk.publishing.records import Actor, EditionConflictError, EditionRecord
from app.desk.publishing.two_persons.approval import ApprovalRefusedError

WORKER = "worker"
PUT_OFF_S = 30.0
MOST_CHARACTERS = 300

_log = logging.getLogger(__name__)


@dataclass
class PublishDue:
    """Several machines may run it: one conditional change publishes an edition, and only one machine makes it.

    `report_progress` is called before each edition, because judging takes seconds. `is_stopping` ends the run between
    two editions.
    """

    context: PublishingContext
    report_progress: Callable[[], None]
    is_stopping: Callable[[], bool]
    clock: Callable[[], float] = time.monotonic
    put_off_until_s: float = 0.0
    """If an edition could not be published for reasons outside itself, no later run begins before this time."""

    def run(self) -> None:
        """Publish what is due. An edition that has become faulty is made a draft again, and its record says so."""
        if self.put_off_until_s > self.clock():
            return
        for edition in due_editions(self.context.now()):
            if self.is_stopping():
                return
            self.report_progress()
            try:
                self._publish(edition)
            except EditionConflictError:
                # Another machine was first, or somebody sent the edition back at this moment.
                continue

    def _publish(self, edition: EditionRecord) -> None:
        # It is published in its approver's name.
        by = Actor(str(edition.approved_by), WORKER)
        try:
            publish_scheduled(self.context, edition, by)
        except ApprovalRefusedError as error:
            self._refuse(edition, [str(error)], by)
        except EditionFaultyError as error:
            if error.outcome.is_published_faulty:
                # Otherwise a fault of the folder would cost every due edition its approval.
                self._put_off(edition, f"the content has faults: {error.outcome.faults[0].message}")
            else:
                self._refuse(edition, [fault_in_words(fault) for fault in error.outcome.faults], by)
        except ComposerFailed as error:
            self._put_off(edition, str(error))
        else:
            _log.info("scheduled edition published", extra={"edition": edition.id, "subject": edition.subject})

    def _put_off(self, edition: EditionRecord, reason: str) -> None:
        _log.error("scheduled edition not published yet", extra={"reason": reason, "edition": edition.id})
        self.put_off_until_s = self.clock() + PUT_OFF_S

    def _refuse(self, edition: EditionRecord, why: Sequence[str], by: Actor) -> None:
        refuse(self.context, edition, by, why)
        _log.error("scheduled edition refused; it is a draft again", extra={"reason": why[0], "edition": edition.id})


def fault_in_words(fault: Finding) -> str:
    """Return one line for a mail: the place in the edition as the desk names it, and what is wrong."""
    row = None if fault.row is None else f"row {fault.row + 1}"
    steps = [step for step in (fault.dataset, row, fault.column, *fault.field.split(".")) if step]
    where = place_in_words([int(step) if step.isdecimal() else step for step in steps])
    line = " ".join(f"{where}: {fault.message}".split()) if where else " ".join(fault.message.split())
    return line if len(line) <= MOST_CHARACTERS else f"{line[: MOST_CHARACTERS - 2]} …"
