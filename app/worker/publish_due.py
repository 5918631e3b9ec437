"""Publishes what staff have scheduled once its moment has come."""

import logging
from collections.abc import Callable
from dataclasses import dataclass

from app.content.snapshots.job import ComposerFailed
from app.publishing.lifecycle import EditionFaultyError, publish_scheduled, refuse
from app.publishing.records import EditionConflictError, EditionRecord
from app.publishing.services import PublishingServices
from app.publishing.steps import Actor
from app.publishing.store import due_editions

WORKER = "worker"

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class PublishDue:
    """Several machines may run it: each publication is one conditional change, which one of them makes.

    `report_progress` is called before each edition, for to judge one takes seconds; `is_stopping` ends between two.
    """

    services: PublishingServices
    report_progress: Callable[[], None]
    is_stopping: Callable[[], bool]

    def run(self) -> None:
        """Publish what is due. What has become faulty is a draft again, and its record says so."""
        for edition in due_editions(self.services.now()):
            if self.is_stopping():
                return
            self.report_progress()
            try:
                self._publish(edition)
            except EditionConflictError:
                # Another machine was first, or somebody took it back in this moment.
                continue

    def _publish(self, edition: EditionRecord) -> None:
        # On behalf of whoever approved it.
        by = Actor(str(edition.approved_by), WORKER)
        try:
            publish_scheduled(self.services, edition, by)
        except EditionFaultyError as error:
            first = str(error.outcome.faults[0]) if error.outcome.faults else "the content folder has no such file"
            refuse(self.services, edition, by)
            _log.error("scheduled edition has faults", extra={"reason": first, "edition": edition.id})
        except ComposerFailed as error:
            _log.error("scheduled edition not judged", extra={"reason": str(error), "edition": edition.id})
        else:
            _log.info("scheduled edition published", extra={"edition": edition.id, "subject": edition.subject})
